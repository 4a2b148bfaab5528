<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\CallToAction\CallToActionSite;
use Rueda\Kit\KitError;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSchema;
use Rueda\Share\SharingSettings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Checks the names in a part of the settings. The values are checked by the sanitize() of each part's own class. */
final class SettingsFormat {
	/**
	 * @param array<array-key, mixed> $values
	 * @return array<string, mixed>
	 */
	public static function values( string $part, array $values ): array {
		$known = match ( $part ) {
			'cta'           => CallToActionSite::schema()['properties'] ?? [],
			'share'         => ( new SharingSettings() )->sanitize( [] ),
			'accessibility' => AccessibilityToolbarSchema::schema()['properties'] ?? [],
			default         => [],
		};
		$clean = array_intersect_key( $values, is_array( $known ) ? $known : [] );
		if ( [] === $known || count( $clean ) !== count( $values ) ) {
			throw new KitError( 'kit_bad_json', "settings/$part.json" );
		}
		/** @var array<string, mixed> $clean Their names are known. */
		return $clean;
	}
}
