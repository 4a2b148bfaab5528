<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Compat\WheelOfLife;
use Rueda\Mail\Letter;
use Rueda\Mail\Outbox;
use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Sharing and mailing of reports: the two calls, the settings, and what has to end with a report. */
final class ShareModule implements Module {
	public function __construct(
		private ShareActions $actions,
		private SharingSettings $sharing,
		private MailSettings $mail,
		private TemplateRoutes $routes,
		private Outbox $outbox,
		private MailLimits $limits,
		private WheelOfLife $peer
	) {}

	public function register(): void {
		add_action( 'init', [ $this->sharing, 'register' ] );
		add_filter( 'rest_pre_get_setting', [ $this->sharing, 'tell' ], 10, 2 );
		add_action( 'init', [ $this->mail, 'register' ] );
		add_action( 'init', [ $this, 'register_actions' ] );
		add_action( 'rest_api_init', [ $this->routes, 'register' ] );
		add_action( 'rueda_report_deleted', [ $this, 'forget_report' ] );
		add_action( 'rueda_mail_settled', [ $this, 'give_back' ], 10, 4 );
	}

	/** While the peer is active, these names are the peer's. */
	public function register_actions(): void {
		if ( $this->peer->is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $hook ) {
			add_action( $hook . 'getSocialShare', [ $this->actions, 'answer_share' ] );
			add_action( $hook . 'sendMyWheelEmail', [ $this->actions, 'answer_mail' ] );
		}
	}

	/** Mails that still wait must not tell of a report that is gone. */
	public function forget_report( int $report_id ): void {
		$this->outbox->forget( Letter::REPORT, $report_id );
		$this->limits->forget_report( $report_id );
	}

	public function give_back( int $mail_id, string $kind, int $report_id, string $state ): void {
		if ( Letter::REPORT === $kind && 'failed' === $state ) {
			$this->limits->give_back_report( $report_id );
		}
	}
}
