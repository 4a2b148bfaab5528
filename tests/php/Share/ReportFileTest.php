<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Mail\Letter;
use Rueda\Report\Settings;
use Rueda\Tests\Report\Pdf\ReadPdf;

/** The PDF that goes with the email of a report. */
final class ReportFileTest extends ShareTestCase {
	/** @var list<array<string, string>> Contents of the files of each email, by the names that its reader sees. */
	private array $files = [];

	/** @var list<string> Where they were. */
	private array $paths = [];

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', [ $this, 'look' ], 1, 2 );
	}

	/** @param array{attachments: array<array-key, string>} $mail */
	public function look( ?bool $sent, array $mail ): ?bool {
		$this->files[] = array_map( 'file_get_contents', $mail['attachments'] );
		$this->paths   = [ ...$this->paths, ...array_values( $mail['attachments'] ) ];
		return $sent;
	}

	public function test_no_email_has_it_unless_the_site_wants_that(): void {
		self::assertTrue( $this->mail()->is_success );
		self::assertSame( [ [] ], $this->files );
	}

	public function test_it_is_attached_under_a_name_that_says_what_it_is_and_nothing_is_left_on_the_server(): void {
		$this->attach();
		self::assertTrue( $this->mail()->is_success );

		$name = "report-{$this->report->id()}.pdf";
		self::assertSame( [ $name ], array_keys( $this->files[0] ) );
		$pdf = new ReadPdf( $this->files[0][ $name ] );
		self::assertContains( 'Health & Fitness', $pdf->lines() );
		self::assertStringContainsString( $this->report->link(), implode( '', $pdf->lines() ) );
		self::assertFileDoesNotExist( $this->paths[0] );
		self::assertSame( [], glob( get_temp_dir() . 'rueda-mail-*' ) );
		self::assertStringNotContainsString( 'rueda-mail-', $this->rows()[0]['content'] ?? '' );
	}

	public function test_an_email_that_failed_at_first_has_it_at_the_next_try_too(): void {
		$this->attach();
		$this->let_mails_fail();
		$this->mail();
		$this->let_mails_go();
		$this->now += 2 * MINUTE_IN_SECONDS;
		$this->outbox()->send_due();

		self::assertCount( 2, $this->files );
		self::assertSame( array_keys( $this->files[0] ), array_keys( $this->files[1] ) );
		self::assertCount( 1, $this->files[1] );
	}

	public function test_other_emails_do_not_have_it(): void {
		$this->attach();
		foreach ( [ Letter::TEST, Letter::MESSAGE ] as $kind ) {
			$this->outbox()->send( new Letter( $kind, $this->report->id(), [ 'ana@example.org' ], 'Subject', 'Text' ) );
		}
		self::assertSame( [ [], [] ], $this->files );
	}

	public function test_a_plain_text_email_has_it_too(): void {
		$this->attach();
		add_filter( 'rueda_report_mail', static fn ( array $mail ): array => [ 'message' => '' ] + $mail );
		$this->mail();
		self::assertCount( 1, $this->files[0] );
	}

	public function test_addresses_in_notes_are_no_links_because_anybody_can_send_a_report_to_anybody(): void {
		$this->attach();
		$note         = 'Look at https://evil.example/win';
		$this->report = $this->save_report(
			[ [ 'label' => 'Health', 'rating' => 7, 'color' => '#FF0000', 'min' => 1, 'max' => 10, 'note' => $note ] ]
		);
		$this->mail();
		$text = implode( ' ', ( new ReadPdf( (string) reset( $this->files[0] ) ) )->lines() );
		self::assertStringContainsString( 'https: //evil. example/win', $text );
	}

	private function attach(): void {
		update_option( Settings::OPTION, [ 'months' => 0, 'picture' => false, 'mail_pdf' => true ] );
	}
}
