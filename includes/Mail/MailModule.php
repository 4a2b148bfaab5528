<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Mails: sent at once, looked after by cron, watched by Site Health, open to those who ask for their data. */
final class MailModule implements Module {
	public function __construct(
		private Outbox $outbox,
		private Timetable $timetable,
		private MailHealth $health,
		private MailPrivacy $privacy,
		private MailRoutes $routes
	) {}

	public function register(): void {
		$this->timetable->job()->register( [ $this->outbox, 'tend' ] );
		add_action( Timetable::SEND, [ $this->outbox, 'send_due' ] );
		add_action( MailTimeout::RETRY, [ $this->outbox, 'send_due' ] );
		add_filter( 'site_status_tests', [ $this->health, 'add_test' ] );
		add_filter( 'wp_privacy_personal_data_exporters', [ $this->privacy, 'add_exporter' ] );
		add_filter( 'wp_privacy_personal_data_erasers', [ $this->privacy, 'add_eraser' ] );
		add_action( 'admin_init', [ $this->privacy, 'suggest_text' ] );
		add_action( 'rest_api_init', [ $this->routes, 'register' ] );
	}
}
