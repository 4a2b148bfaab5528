<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailPrivacy;
use Rueda\Support\Period;

final class MailPrivacyTest extends MailTestCase {
	public function test_gives_a_person_what_is_kept_of_them(): void {
		$this->outbox()->send( $this->letter( 1, 'Ana_B@example.org' ) );
		$this->outbox()->send( $this->letter( 2, 'anaxb@example.org' ) );
		$this->outbox()->send(
			new Letter(
				Letter::MESSAGE,
				3,
				[ 'admin@example.org' ],
				'A question',
				'From <Ana>',
				'',
				[ 'Reply-To: Ana <ana_b@example.org>' ]
			)
		);

		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', [] );
		$exported  = $exporters['rueda-mails']['callback']( 'ana_b@example.org', 1 );

		self::assertTrue( $exported['done'] );
		self::assertCount( 2, $exported['data'] );
		$values = array_column( $exported['data'][1]['data'], 'value' );
		self::assertContains( 'A question', $values );
		self::assertContains( 'From &lt;Ana&gt;', $values );
	}

	public function test_says_that_an_email_over_the_limits_was_not_sent(): void {
		$this->ledger()->refuse( $this->letter( 1, 'ana@example.org' ), 'limited' );
		$exported = ( new MailPrivacy( $this->ledger() ) )->export( 'ana@example.org', 1 );

		self::assertContains( 'Not sent', array_column( $exported['data'][0]['data'], 'value' ) );
	}

	public function test_erases_a_person_and_nobody_else(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter( 1, 'ana_b@example.org' ) );
		$this->outbox()->send( $this->letter( 2, 'anaxb@example.org' ) );
		$this->outbox()->send( $this->letter( 3, 'bana_b@example.org' ) );

		$erasers = apply_filters( 'wp_privacy_personal_data_erasers', [] );
		$erased  = $erasers['rueda-mails']['callback']( 'ANA_B@example.org', 1 );

		self::assertSame(
			[ true, false, true ],
			[ $erased['items_removed'], $erased['items_retained'], $erased['done'] ]
		);
		self::assertSame( [ '2', '3' ], array_map( 'strval', array_column( $this->rows(), 'subject_id' ) ) );
		$this->let_mails_go();
		$this->now += 60;
		$this->outbox()->send_due();
		self::assertCount( 2, $this->mails, 'What was erased is not sent any more.' );
	}

	public function test_says_that_reports_are_kept_where_one_was_mailed(): void {
		$privacy = new MailPrivacy( $this->ledger() );
		$this->ledger()->open( new Letter( Letter::MESSAGE, 3, [ 'ana@example.org' ], 'A question', 'Yes' ) );
		self::assertSame( [], $privacy->erase( 'ana@example.org' )['messages'] );

		$this->ledger()->open( $this->letter( 1 ) );
		$this->ledger()->open( $this->letter( 2 ) );
		$said = $privacy->erase( 'ana@example.org' )['messages'];
		self::assertCount( 1, $said );
		self::assertStringContainsString( 'still there', $said[0] );
	}

	public function test_goes_through_any_number_of_mails(): void {
		for ( $i = 0; $i < 101; $i++ ) {
			$this->ledger()->open( $this->letter( $i ) );
		}
		$privacy = new MailPrivacy( $this->ledger() );

		self::assertSame(
			[ 100, false ],
			[
				count( $privacy->export( 'ana@example.org', 1 )['data'] ),
				$privacy->export( 'ana@example.org', 1 )['done'],
			]
		);
		self::assertSame(
			[ 1, true ],
			[
				count( $privacy->export( 'ana@example.org', 2 )['data'] ),
				$privacy->export( 'ana@example.org', 2 )['done'],
			]
		);
		self::assertFalse( $privacy->erase( 'ana@example.org' )['done'] );
		self::assertTrue( $privacy->erase( 'ana@example.org' )['done'] );
		self::assertSame( [], $this->rows() );
	}

	public function test_the_policy_names_how_long_mails_are_kept(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$this->act_as( 'administrator' );
		set_current_screen( 'privacy' );
		// WordPress's own callbacks of this hook send headers.
		remove_all_actions( 'admin_init' );
		add_action( 'admin_init', [ new MailPrivacy( $this->ledger() ), 'suggest_text' ] );
		do_action( 'admin_init' );
		$text = array_column(
			\WP_Privacy_Policy_Content::get_suggested_policy_text(),
			'policy_text',
			'plugin_name'
		)['Rueda: emails'];
		unset( $GLOBALS['current_screen'] );
		foreach ( [
			Ledger::KEEP_SENT   => 'is sent and for %s after',
			Ledger::KEEP_FAILED => 'could not be sent is kept for %s,',
			Ledger::KEEP_ROWS   => 'For %s we keep',
		] as $seconds => $words ) {
			self::assertStringContainsString(
				sprintf( $words, Period::days( intdiv( $seconds, DAY_IN_SECONDS ) ) ),
				$text
			);
		}
	}
}
