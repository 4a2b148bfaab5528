<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Settings;
use Rueda\Share\MailLimits;
use Rueda\Share\ReportLetters;
use Rueda\Share\ReportMailer;
use Rueda\Share\ReportMailHtml;
use Rueda\Share\ReportMailText;
use Rueda\Share\ShareActions;
use Rueda\Share\SharingSettings;
use Rueda\Support\Clock;
use Rueda\Support\Database\LimitsTable;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\Http\AjaxCall;
use Rueda\Tests\Mail\MailTestCase;

/** A saved report, a site that mails reports, and visitors who ask for it. */
abstract class ShareTestCase extends MailTestCase {
	protected Report $report;

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );
		// The beginning of an hour and of a day, so that no window ends during a test.
		$this->now = 1_800_000_000 - 1_800_000_000 % DAY_IN_SECONDS;
		update_option( SharingSettings::OPTION, [ 'email' => true ] );
		update_option( Settings::OPTION, [ 'months' => 0, 'picture' => false ] );
		update_option( 'blogname', 'Life &amp; Wheel' );
		update_option( 'admin_email', 'admin@example.org' );
		$this->report           = $this->save_report();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
	}

	final protected function reports(): Reports {
		$clock = new Clock();
		return new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
	}

	/** @param list<array<string, mixed>>|null $areas */
	final protected function save_report( ?array $areas = null, string $locale = 'en_US', int $wheel = 0 ): Report {
		$areas ??= [
			[ 'label' => 'Health & Fitness', 'rating' => 7, 'color' => '#FF0000', 'min' => 1, 'max' => 10 ],
			[ 'label' => '<b>Fun</b>', 'rating' => 3, 'color' => '#1DB53F', 'min' => 1, 'max' => 10 ],
		];
		$json    = (string) wp_json_encode( [ 'type' => 'polar-chart', 'areas' => $areas, 'options' => [] ] );
		$report  = $this->reports()->save( RatedWheel::from_json( $wheel, $json ), 0, $locale, 1_700_000_000 );
		self::assertNotNull( $report );
		return $report;
	}

	final protected function letters(): ReportLetters {
		return new ReportLetters( new ReportMailHtml(), new ReportMailText(), PreviewPicture::in_our_font() );
	}

	final protected function actions(): ShareActions {
		$mailer = new ReportMailer( new MailLimits( new Clock() ), $this->letters(), $this->outbox() );
		return new ShareActions( new SharingSettings(), $this->reports(), $mailer );
	}

	/** @param array<string, mixed> $fields What a visitor's call has other than a right one. */
	final protected function mail( array $fields = [] ): AjaxAnswer {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = wp_slash(
			$fields + [
				'reportLink' => $this->report->link(),
				'toEmail'    => 'ana@example.org',
				'fullName'   => 'Ana',
				'security'   => wp_create_nonce( AjaxCall::NONCE ),
			]
		);
		return $this->actions()->mail( new AjaxCall() );
	}
}
