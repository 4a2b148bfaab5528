<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Definitions;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** What the option of the toolbar may hold. REST refuses everything else. */
final class AccessibilityToolbarSchema {
	/** A length is printed in a style sheet, so it has to be a number with a unit, or zero. */
	private const LENGTH = '^(0|[0-9]{1,4}(\.[0-9]{1,2})?(px|em|rem|vh|%))$';

	private const COLOR        = '^#[0-9a-fA-F]{6}$';
	private const NO_COLOR     = '^(#[0-9a-fA-F]{6})?$';
	private const MOST_LETTERS = 100;

	/** @return array<string, mixed> */
	public static function schema(): array {
		$length = self::text( self::LENGTH );
		$color  = self::text( self::COLOR );
		return self::schema_of(
			Definitions::TOOLBAR_DEFAULTS,
			[
				'display'    => self::one_of( [ 'block', 'everywhere' ] ),
				'devices'    => [
					'type'        => 'array',
					'items'       => self::one_of( Definitions::TOOLBAR_DEVICES ),
					'uniqueItems' => true,
				],
				'url'        => [ 'type' => 'string' ],
				'side'       => self::one_of( Definitions::TOOLBAR_SIDES ),
				'topDesktop' => $length,
				'topMobile'  => $length,
				'icon'       => self::one_of( array_keys( Definitions::TOOLBAR_ICONS ) ),
				'style'      => self::one_of( Definitions::FOCUS_RING_STYLES ),
				'width'      => self::text( '^([1-9]|10)px$' ),
				'color'      => self::text( self::NO_COLOR ),
				'target'     => self::text( '^[\p{L}\p{M}\p{N}_-]{0,100}$' ),
				'hours'      => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 8760 ],
			] + array_fill_keys( array_keys( Definitions::TOOLBAR_COLORS ), $color )
		);
	}

	/**
	 * Values without a schema of their own are switches or labels, as their defaults are.
	 *
	 * @param array<string, mixed>                $defaults In groups as they are stored.
	 * @param array<string, array<string, mixed>> $own      The schemas by name, in whichever group that is.
	 * @return array<string, mixed>
	 */
	private static function schema_of( array $defaults, array $own ): array {
		$properties = [];
		foreach ( $defaults as $name => $value ) {
			/** @var array<string, mixed>|bool|string $value */
			$properties[ $name ] = $own[ $name ] ?? match ( true ) {
				is_array( $value ) => self::schema_of( $value, $own ),
				is_bool( $value )  => [ 'type' => 'boolean' ],
				default            => [ 'type' => 'string', 'maxLength' => self::MOST_LETTERS ],
			};
		}
		return Setting::schema( $properties );
	}

	/**
	 * In patterns of PHP, `$` also matches before a line break at the end.
	 *
	 * @return array<string, mixed>
	 */
	private static function text( string $pattern ): array {
		return [ 'type' => 'string', 'pattern' => $pattern . '(?!\s)' ];
	}

	/**
	 * @param list<string> $values
	 * @return array<string, mixed>
	 */
	private static function one_of( array $values ): array {
		return [ 'type' => 'string', 'enum' => $values ];
	}
}
