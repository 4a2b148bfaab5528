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
		$flag   = [ 'type' => 'boolean' ];
		$label  = [ 'type' => 'string', 'maxLength' => self::MOST_LETTERS ];
		$tool   = [ 'enabled' => $flag, 'label' => $label ];
		$link   = [ 'label' => $label, 'url' => [ 'type' => 'string' ] ];
		$length = self::text( self::LENGTH );

		return Setting::schema(
			[
				'display'    => self::one_of( [ 'block', 'everywhere' ] ),
				'devices'    => [
					'type'        => 'array',
					'items'       => self::one_of( Definitions::TOOLBAR_DEVICES ),
					'uniqueItems' => true,
				],
				'title'      => $label,
				'actions'    => self::each( array_column( Definitions::TOOLBAR_TOOLS, 'id' ), $tool ),
				'links'      => self::each( Definitions::TOOLBAR_LINKS, $link ),
				'side'       => self::one_of( Definitions::TOOLBAR_SIDES ),
				'topDesktop' => $length,
				'topMobile'  => $length,
				'icon'       => self::one_of( array_keys( Definitions::TOOLBAR_ICONS ) ),
				'colors'     => Setting::schema(
					array_fill_keys( array_keys( Definitions::TOOLBAR_COLORS ), self::text( self::COLOR ) )
				),
				'focusRing'  => self::focus_ring(),
				'skipLink'   => Setting::schema(
					[ 'enabled' => $flag, 'target' => self::text( '^[\p{L}\p{M}\p{N}_-]{0,100}$' ) ]
				),
				'save'       => $flag,
				'hours'      => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 8760 ],
			]
		);
	}

	/** @return array<string, mixed> */
	private static function focus_ring(): array {
		return Setting::schema(
			[
				'enabled' => [ 'type' => 'boolean' ],
				'style'   => self::one_of( Definitions::FOCUS_RING_STYLES ),
				'width'   => self::text( '^([1-9]|10)px$' ),
				'color'   => self::text( self::NO_COLOR ),
			]
		);
	}

	/**
	 * Several things with the same properties.
	 *
	 * @param list<string>                        $names
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function each( array $names, array $properties ): array {
		return Setting::schema( array_fill_keys( $names, Setting::schema( $properties ) ) );
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
