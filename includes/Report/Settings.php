<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Definitions;
use Rueda\Support\Read;
use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** How long reports are kept, whether pictures of them are drawn, and whether emails have them as a PDF. */
final class Settings {
	public const OPTION = 'rueda_settings_reports';

	private const DEFAULTS = [ 'months' => 12, 'picture' => true, 'mail_pdf' => false ];

	public static function register(): void {
		Setting::register(
			self::OPTION,
			__( 'How long reports are kept, and whether images of them are created.', 'rueda' ),
			Setting::schema(
				[
					'months'   => [
						'description' => __( 'After how many months a report expires; 0 for never.', 'rueda' ),
						'type'        => 'integer',
						'minimum'     => 0,
						'maximum'     => Definitions::REPORTS_MOST_MONTHS,
					],
					'picture'  => [ 'type' => 'boolean' ],
					'mail_pdf' => [
						'description' => __( 'Whether the report is attached to its email as a PDF.', 'rueda' ),
						'type'        => 'boolean',
					],
				]
			),
			[ self::class, 'sanitize' ],
			self::DEFAULTS
		);
	}

	/** @return array{months: int, picture: bool, mail_pdf: bool} */
	public static function stored(): array {
		return self::sanitize( get_option( self::OPTION ) );
	}

	/** @return array{months: int, picture: bool, mail_pdf: bool} Made of whatever was sent or is stored. */
	public static function sanitize( mixed $value ): array {
		$value  = is_array( $value ) ? $value : [];
		$months = $value['months'] ?? null;
		return [
			'months'   => self::is_months( $months ) ? (int) $months : self::DEFAULTS['months'],
			'picture'  => Read::is_yes( $value['picture'] ?? self::DEFAULTS['picture'] ),
			'mail_pdf' => Read::is_yes( $value['mail_pdf'] ?? self::DEFAULTS['mail_pdf'] ),
		];
	}

	/** @phpstan-assert-if-true int|numeric-string $value */
	public static function is_months( mixed $value ): bool {
		return ( is_int( $value ) || is_string( $value ) && Read::is_digits( $value ) )
			&& (int) $value >= 0
			&& (int) $value <= Definitions::REPORTS_MOST_MONTHS;
	}
}
