<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Message\MessageRights;
use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** Tells what the daily look at the forms has found: in Site Health, and above the lists of messages and forms. */
final class WatchNotice {
	public const ACTION = 'rueda_watch_forms';

	private const TEST    = 'rueda_form_watch';
	private const SCREENS = '/(^edit-rueda_form|_page_rueda-messages)$/D';

	/** Seconds after which a look is overdue: cron does not run then. */
	private const OVERDUE = 2 * DAY_IN_SECONDS;

	public function __construct( private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_test( mixed $tests ): array {
		return SiteHealth::with_test( $tests, self::TEST, __( 'Rueda forms', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array<string, mixed> */
	public function test(): array {
		$is_on     = FormWatch::is_on();
		$sentences = $is_on ? $this->sentences() : [];
		if ( [] !== $sentences ) {
			$sentences[] = WatchWords::advice();
			return $this->result( 'critical', __( 'A form needs your attention', 'rueda' ), $sentences );
		}
		[ 'ran' => $ran, 'blind' => $is_blind ] = FormWatch::found();

		if ( ! $is_on ) {
			$text = __( 'The daily check of forms is switched off.', 'rueda' );
			return $this->result( 'good', __( 'Forms are not checked', 'rueda' ), [ $text ] );
		}
		if ( $is_blind ) {
			$text = __(
				'This server cannot open the pages of its own site, so it cannot look at the forms. WordPress’s own test of loopback requests says more.',
				'rueda'
			);
			return $this->result( 'recommended', __( 'Forms could not be checked', 'rueda' ), [ $text ] );
		}
		if ( $ran > 0 && $this->clock->now() - $ran > self::OVERDUE ) {
			/* translators: %s: a date. */
			$text = __(
				'The last check was on %s. It runs with WordPress’s planned tasks (WP-Cron), which also send waiting emails.',
				'rueda'
			);
			return $this->result(
				'recommended',
				__( 'Forms have not been checked lately', 'rueda' ),
				[ sprintf( $text, Period::day( $ran ) ) ]
			);
		}
		$text = 0 === $ran
			? __( 'The first check is within a day.', 'rueda' )
			: sprintf(
				/* translators: %s: a date. */
				__( 'Visitors can reach the forms that are on pages. The last check was on %s.', 'rueda' ),
				Period::day( $ran )
			);
		return $this->result( 'good', __( 'Forms can be reached', 'rueda' ), [ $text ] );
	}

	public function print(): void {
		$screen = get_current_screen();
		if (
			null === $screen
			|| 1 !== preg_match( self::SCREENS, $screen->id )
			|| ! current_user_can( MessageRights::READ )
		) {
			return;
		}
		$sentences = FormWatch::is_on() ? $this->sentences() : [];
		if ( [] === $sentences ) {
			return;
		}
		$paragraphs = array_map( 'esc_html', [ ...$sentences, WatchWords::advice() ] );
		wp_admin_notice(
			sprintf( '<p><strong>%s</strong></p>', esc_html__( 'A form needs your attention', 'rueda' ) )
				. '<p>' . implode( '</p><p>', $paragraphs ) . '</p>',
			[ 'type' => 'warning', 'paragraph_wrap' => false ]
		);
	}

	/** Switches the daily look on or off. */
	public function carry_out(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'rueda' ), '', [ 'response' => 403 ] );
		}
		check_admin_referer( self::ACTION );
		if ( FormWatch::is_on() ) {
			update_option( FormWatch::OFF, '1', false );
			delete_option( FormWatch::FOUND );
		} else {
			delete_option( FormWatch::OFF );
		}
		wp_safe_redirect( admin_url( 'site-health.php' ) );
		exit;
	}

	/** @return list<string> A sentence for each form that has a problem. */
	private function sentences(): array {
		$sentences = [];
		foreach ( FormWatch::found()['forms'] as $id => $state ) {
			$sentences[] = WatchWords::sentence( $id, $state );
		}
		return array_values( array_filter( $sentences, static fn ( string $one ): bool => '' !== $one ) );
	}

	/**
	 * @param 'good'|'recommended'|'critical' $status
	 * @param list<string>                    $sentences
	 * @return array<string, mixed>
	 */
	private function result( string $status, string $label, array $sentences ): array {
		$address = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION ), self::ACTION );
		$words   = FormWatch::is_on()
			? __( 'Stop checking forms every day', 'rueda' )
			: __( 'Check forms every day', 'rueda' );
		$link    = sprintf( '<p><a href="%s">%s</a></p>', esc_url( $address ), esc_html( $words ) );
		return SiteHealth::result( self::TEST, $status, $label, $sentences, $link );
	}
}
