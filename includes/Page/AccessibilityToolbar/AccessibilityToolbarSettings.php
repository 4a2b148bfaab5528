<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Definitions;
use Rueda\Support\Label;
use Rueda\Support\LinkAddress;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/**
 * The option of the toolbar. Each value that is missing or not allowed is replaced by the default.
 *
 * @phpstan-type Tool array{enabled: bool, label: string}
 * @phpstan-type Link array{label: string, url: string}
 * @phpstan-type Ring array{enabled: bool, style: string, width: string, color: string}
 * @phpstan-type Toolbar array{
 *     display: string, devices: list<string>, title: string, actions: array<string, Tool>, links: array<string, Link>,
 *     side: string, topDesktop: string, topMobile: string, icon: string, colors: array<string, string>,
 *     focusRing: Ring, skipLink: array{enabled: bool, target: string}, save: bool, hours: int
 * }
 */
final class AccessibilityToolbarSettings {
	public const OPTION = 'rueda_accessibility';

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'The accessibility toolbar: its tools, links and style.', 'rueda' ),
			AccessibilityToolbarSchema::schema(),
			[ self::class, 'sanitize' ],
			Definitions::TOOLBAR_DEFAULTS,
			[ self::class, 'stored' ]
		);
	}

	/** @return Toolbar */
	public static function stored(): array {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/** @return Toolbar Made of whatever was sent or is stored. */
	public static function sanitize( mixed $value ): array {
		/** @var Toolbar $clean Every field has been checked against its schema. */
		$clean = self::allowed( $value, Definitions::TOOLBAR_DEFAULTS, AccessibilityToolbarSchema::schema() );
		foreach ( $clean['actions'] as $name => $tool ) {
			$clean['actions'][ $name ]['label'] = Label::line( $tool['label'] );
		}
		foreach ( $clean['links'] as $name => $link ) {
			$clean['links'][ $name ] = [
				'label' => Label::line( $link['label'] ),
				'url'   => LinkAddress::clean( $link['url'] ),
			];
		}
		$clean['title'] = Label::line( $clean['title'] );
		return $clean;
	}

	/**
	 * The value as its schema allows it, field by field, so that one wrong field does not cost all others.
	 *
	 * @param array<array-key, mixed> $schema
	 */
	private static function allowed( mixed $value, mixed $fallback, array $schema ): mixed {
		$properties = $schema['properties'] ?? null;
		if ( is_array( $properties ) && is_array( $fallback ) ) {
			$value = is_array( $value ) ? $value : [];
			$clean = [];
			foreach ( $properties as $name => $part ) {
				$clean[ $name ] = self::allowed(
					$value[ $name ] ?? null,
					$fallback[ $name ] ?? null,
					is_array( $part ) ? $part : []
				);
			}
			return $clean;
		}
		if ( null === $value || is_wp_error( rest_validate_value_from_schema( $value, $schema ) ) ) {
			return $fallback;
		}
		$clean = rest_sanitize_value_from_schema( $value, $schema );
		return is_wp_error( $clean ) ? $fallback : $clean;
	}
}
