<?php

declare( strict_types=1 );

namespace Rueda\Wheel\Plain;

use Rueda\Support\Http\SendingSite;
use Rueda\Support\Read;
use Rueda\Wheel\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * What the forms of a wheel without scripts post: for which place on the page, and which answers. Posts of other
 * websites' pages are left unread, because the page would show what they chose.
 */
final class PlainWheelPost {
	/** The names are not `wheel` or `name`, because WordPress takes its query from posted fields, too. */
	public const PLACE   = 'rueda_wheel_place';
	public const RATINGS = 'rueda_ratings';
	public const NOTES   = 'rueda_notes';
	public const WISHES  = 'rueda_wishes';

	/** Asks for the form, before anything is rated. */
	public const OPEN = 'rueda_wheel_open';

	/** Empty when nothing was posted for a wheel. */
	public function place(): string {
		return $this->text( self::PLACE );
	}

	/** The name of the place contains the id: see WheelBlock. 0 when there is none. */
	public function wheel_id(): int {
		return 1 === preg_match( '/^rueda-wheel-([1-9]\d{0,17})-\d+$/D', $this->place(), $found ) ? (int) $found[1] : 0;
	}

	/** What was answered, checked against this wheel. */
	public function answers( Wheel $wheel ): Answers {
		return new Answers(
			$wheel,
			$this->by_area( self::RATINGS ),
			$this->by_area( self::NOTES ),
			$this->by_area( self::WISHES )
		);
	}

	/** @return array<array-key, mixed> Of each area, by its key. */
	private function by_area( string $name ): array {
		$sent = $this->sent( $name );
		return is_array( $sent ) ? $sent : [];
	}

	public function text( string $name ): string {
		return Read::string( $this->sent( $name ) );
	}

	private function sent( string $name ): mixed {
		// Each caller says what protects it; what is read is compared, matched or held to bounds.
		// phpcs:ignore WordPress.Security
		$value = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ? wp_unslash( $_POST[ $name ] ?? null ) : null;
		return null === $value || SendingSite::is_other() ? null : $value;
	}
}
