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
use Rueda\Report\ReportDeletion;
use Rueda\Report\ReportModule;
use Rueda\Support\Http\AjaxCall;

defined( 'ABSPATH' ) || exit;

/** Sharing and emailing of reports: the two calls, the settings, and what is deleted with a report. */
final class ShareModule extends Module {
	public static function hooks(): array {
		return [
			'every'                      => [
				[ 'rueda_reports_deleted', 'forget_reports' ],
				[ 'rueda_mail_files_' . Letter::REPORT, 'report_file.add', 10, 2 ],
				[ 'rueda_mail_settled_' . Letter::REPORT, 'give_back', 10, 3 ],
				[ 'default_option_' . SharingSettings::OPTION, 'sharing.default', 10, 3 ],
			],
			'user'                       => [
				[ 'init', 'sharing.register', 10, 0 ],
				[ 'init', 'ReportMailTexts.register', 10, 0 ],
			],
			'ajax'                       => [
				[ 'wp_ajax_getSocialShare', 'share', 10, 0 ],
				[ 'wp_ajax_nopriv_getSocialShare', 'share', 10, 0 ],
				[ 'wp_ajax_sendMyWheelEmail', 'mail', 10, 0 ],
				[ 'wp_ajax_nopriv_sendMyWheelEmail', 'mail', 10, 0 ],
			],
			'rest /wp/v2/settings'       => [
				[ 'rest_api_init', 'sharing.register', 10, 0 ],
				[ 'rest_api_init', 'ReportMailTexts.register', 10, 0 ],
			],
			'rest /rueda/v1/report-mail' => [ [ 'rest_api_init', 'routes.register', 10, 0 ] ],
		];
	}

	private ?PlainMail $plain_mail = null;

	/** While the plugin Wheel of Life is active, it answers. */
	public function share(): void {
		if ( ! WheelOfLife::is_active() ) {
			$this->actions()->share()->send();
		}
	}

	/** While the plugin Wheel of Life is active, it answers. */
	public function mail(): void {
		if ( ! WheelOfLife::is_active() ) {
			$this->actions()->mail( new AjaxCall() )->send();
		}
	}

	/**
	 * Emails that still wait must not tell of a report that is gone.
	 *
	 * @param mixed $posts A list of reports.
	 */
	public function forget_reports( mixed $posts ): void {
		$ids = ReportDeletion::ids( $posts );
		$this->outbox()->forget( Letter::REPORT, ...$ids );
		$this->limits()->forget_reports( $ids );
	}

	public function give_back( int $mail_id, int $report_id, string $state ): void {
		if ( 'sent' !== $state ) {
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

	public function report_file(): ReportFile {
		return new ReportFile( $this->modules->get( ReportModule::class )->reports() );
	}

	public function routes(): TemplateRoutes {
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
