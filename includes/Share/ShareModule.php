<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Compat\WheelOfLife;
use Rueda\Mail\Letter;
use Rueda\Mail\MailModule;
use Rueda\Mail\Outbox;
use Rueda\Mail\TestMail;
use Rueda\Module;
use Rueda\Report\Preview\PictureModule;
use Rueda\Report\ReportModule;
use Rueda\Support\Http\AjaxCall;

defined( 'ABSPATH' ) || exit;

/** Sharing and emailing of reports: the two calls, the settings, and what is deleted with a report. */
final class ShareModule extends Module {
	private ?PlainMail $plain_mail = null;

	public function register(): void {
		self::at( 'init', [ $this->sharing(), 'register' ] );
		self::at( 'init', static fn () => MailTemplate::register() );
		self::at( 'init', [ $this, 'register_actions' ] );
		self::at( 'rest_api_init', fn () => $this->routes()->register() );
		add_action( 'rueda_report_deleted', [ $this, 'forget_report' ] );
		add_action( 'rueda_mail_settled', [ $this, 'give_back' ], 10, 4 );
	}

	/** While the plugin Wheel of Life is active, it answers these actions. */
	public function register_actions(): void {
		if ( WheelOfLife::is_active() ) {
			return;
		}
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $hook ) {
			add_action( $hook . 'getSocialShare', fn () => $this->actions()->share()->send() );
			add_action( $hook . 'sendMyWheelEmail', fn () => $this->actions()->mail( new AjaxCall() )->send() );
		}
	}

	/** Emails that still wait must not tell of a report that is gone. */
	public function forget_report( int $report_id ): void {
		$this->outbox()->forget( Letter::REPORT, $report_id );
		$this->limits()->forget_report( $report_id );
	}

	public function give_back( int $mail_id, string $kind, int $report_id, string $state ): void {
		if ( Letter::REPORT === $kind && 'failed' === $state ) {
			$this->limits()->give_back_report( $report_id );
		}
	}

	public function sharing(): SharingSettings {
		return new SharingSettings();
	}

	/** The email form of a report's page. */
	public function plain_mail(): PlainMail {
		return $this->plain_mail ??= new PlainMail( $this->actions(), $this->sharing(), $this->modules->clock() );
	}

	public function actions(): ShareActions {
		$mailer = new ReportMailer( $this->limits(), $this->letters(), $this->outbox() );
		return new ShareActions( $this->sharing(), $this->modules->get( ReportModule::class )->reports(), $mailer );
	}

	private function routes(): TemplateRoutes {
		$clock = $this->modules->clock();
		return new TemplateRoutes( $this->letters(), new TestMail( $this->outbox(), $clock, 'mail_test' ), $clock );
	}

	private function letters(): ReportLetters {
		$picture = $this->modules->get( PictureModule::class )->picture();
		return new ReportLetters( new ReportMailHtml(), new ReportMailText(), $picture );
	}

	private function limits(): MailLimits {
		return new MailLimits( $this->modules->clock() );
	}

	private function outbox(): Outbox {
		return $this->modules->get( MailModule::class )->outbox();
	}
}
