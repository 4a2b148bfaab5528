<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\CallToAction\CallToActionSettings;
use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\OptionRow;
use Rueda\Kit\KitError;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Share\SharingSettings;

defined( 'ABSPATH' ) || exit;

/** The settings that a kit may bring. Their options are fixed here, and each option's own sanitizer comes last. */
final class SettingsIn {
	public const PARTS = [
		'cta'           => CallToActionSettings::OPTION,
		'share'         => SharingSettings::OPTION,
		'accessibility' => AccessibilityToolbarSettings::OPTION,
	];

	/** @param array<string, mixed> $values */
	public static function is_same( string $part, array $values ): bool {
		return Canonical::hash( self::cleaned( $part, $values ) ) === self::print( $part );
	}

	/**
	 * @param array<string, mixed> $values The kit's values, with all references set.
	 * @return string The fingerprint of the new settings.
	 */
	public static function take( Journal $journal, string $part, array $values ): string {
		$journal->add( [ 'op' => 'option' ] + OptionRow::read_row( self::PARTS[ $part ] ) );
		$meant = self::cleaned( $part, $values );
		update_option( self::PARTS[ $part ], $meant );
		if ( ! OptionRow::has( self::PARTS[ $part ], $meant ) ) {
			throw new KitError( 'kit_not_stored' );
		}
		return Canonical::hash( $meant );
	}

	/** The fingerprint of the settings, which shows later whether somebody has changed them. */
	public static function print( string $part ): string {
		return FrontPage::PART === $part ? FrontPage::print() : Canonical::hash( self::now( $part ) );
	}

	/**
	 * The valid values of a part. Those that a kit does not name stay as they are here.
	 *
	 * @param array<string, mixed> $values
	 * @return array<array-key, mixed>
	 */
	private static function cleaned( string $part, array $values ): array {
		$clean = sanitize_option( self::PARTS[ $part ], array_replace( self::now( $part ), $values ) );
		return is_array( $clean ) ? $clean : [];
	}

	/** @return array<array-key, mixed> */
	private static function now( string $part ): array {
		OptionRow::forget( self::PARTS[ $part ] );
		return match ( $part ) {
			'cta'   => CallToActionSettings::stored()->to_array(),
			'share' => ( new SharingSettings() )->read(),
			default => AccessibilityToolbarSettings::stored(),
		};
	}
}
