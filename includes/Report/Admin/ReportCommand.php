<?php

declare( strict_types=1 );

namespace Rueda\Report\Admin;

use Closure;
use Rueda\Report\ReportDeletion;
use Rueda\Report\Retention;
use Rueda\Support\Lock;

defined( 'ABSPATH' ) || exit;

/** Reports of Rueda on the command line. */
final class ReportCommand {
	private const AT_ONCE = 1000;

	/** @param Closure( string, string, mixed=): void $tell Takes a method of WP_CLI, such as `success`, and a text. */
	public function __construct( private Lock $lock, private Closure $tell ) {}

	/**
	 * Deletes reports permanently, with their images and waiting emails, and tells how far it has come.
	 *
	 * On a site with very many reports, this is faster than waiting for the deletion of the plugin to do it.
	 *
	 * ## OPTIONS
	 *
	 * [--before=<date>]
	 * : Only reports that were saved before this day, as in 2026-01-31. All, if it is left out.
	 *
	 * [--yes]
	 * : Does not ask.
	 *
	 * @param list<string>               $args
	 * @param array<string, string|bool> $options
	 */
	public function delete( array $args, array $options ): void {
		$before = $options['before'] ?? '';
		if ( ! is_string( $before ) || ( '' !== $before && ! self::is_day( $before ) ) ) {
			( $this->tell )( 'error', __( 'Give --before as a day, as in 2026-01-31.', 'rueda' ) );
			return;
		}
		$all = ReportDeletion::count( $before );
		if ( 0 === $all ) {
			( $this->tell )( 'success', __( 'There are no such reports.', 'rueda' ) );
			return;
		}
		$question = sprintf(
			/* translators: %s: a number of reports. */
			_n( 'Delete %s report permanently?', 'Delete %s reports permanently?', $all, 'rueda' ),
			number_format_i18n( $all )
		);
		( $this->tell )( 'confirm', $question, $options );
		$gone = $this->lock->alone(
			Retention::LOCK,
			HOUR_IN_SECONDS,
			fn (): int => $this->delete_all( $before, $all )
		);
		if ( null === $gone ) {
			( $this->tell )( 'error', __( 'Reports are being deleted already. Try again in a few minutes.', 'rueda' ) );
			return;
		}
		if ( $gone < $all ) {
			( $this->tell )(
				'error',
				/* translators: 1: number of reports that were deleted, 2: number of reports that were to be deleted. */
				sprintf( __( 'Only %1$s of %2$s reports could be deleted.', 'rueda' ), $gone, $all )
			);
			return;
		}
		/* translators: %s: a number of reports. */
		$told = _n( '%s report deleted.', '%s reports deleted.', $gone, 'rueda' );
		( $this->tell )( 'success', sprintf( $told, number_format_i18n( $gone ) ) );
	}

	private function delete_all( string $before, int $all ): int {
		$gone = 0;
		do {
			$now   = ReportDeletion::delete( ReportDeletion::some( self::AT_ONCE, $before ) );
			$gone += $now;
			if ( $now > 0 ) {
				/* translators: 1: number of reports that were deleted, 2: number of all reports to be deleted. */
				$told = __( '%1$s of %2$s deleted', 'rueda' );
				( $this->tell )( 'log', sprintf( $told, number_format_i18n( $gone ), number_format_i18n( $all ) ) );
			}
		} while ( $now > 0 );
		return $gone;
	}

	private static function is_day( string $text ): bool {
		return 1 === preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
	}
}
