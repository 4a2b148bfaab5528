<?php

declare( strict_types=1 );

namespace Rueda\Tests\Watch;

use Rueda\Form\Editor\FormPatterns;
use Rueda\Form\Forms;
use Rueda\Form\TestMessage\TestToken;
use Rueda\Support\Clock;
use Rueda\Watch\FormProbe;
use Rueda\Watch\FormWatch;
use Rueda\Watch\WatchSettings;
use Rueda\Watch\WatchWords;
use WP_Error;

/** What a test message does, and what it leaves alone. */
final class TestMessageTest extends TestMessageTestCase {
	public function test_a_test_message_goes_the_whole_way_and_its_email_stops_before_the_mailer(): void {
		$this->is_cached = false;

		$form  = $this->form_on_page( self::FIELDS );
		$found = $this->look( $form );

		self::assertSame( [ '', 'untried' ], [ $found['problem'], $found['email'] ] );
		self::assertSame( 'ana@example.com', $this->posted['your-email'] );
		self::assertArrayHasKey( '_rueda_time', $this->posted );
		self::assertCount( 1, preg_grep( '/^_(?!wpcf7|rueda)/', array_keys( $this->posted ) ) );
		self::assertCount( 1, $this->handed_over );
		self::assertSame( [ 'admin@example.org' ], $this->handed_over[0]['to'] );
		self::assertSame( [], $this->mails );
	}

	public function test_if_an_admin_wants_it_one_email_a_day_arrives_and_says_what_it_is(): void {
		$mail  = [
			'recipient'          => 'office@example.org',
			'subject'            => 'From [your-name]',
			'body'               => '[_all_fields]',
			'additional_headers' => "Reply-To: [your-email]\nBcc: boss@example.org",
		];
		$first = $this->form_on_page( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		$other = $this->form_on_page( self::FIELDS );
		$found = $this->look( $first, WatchSettings::SEND );

		self::assertSame(
			[ 'sent', 'untried' ],
			[ $found['email'], FormWatch::found()['forms'][ $other ]['email'] ]
		);
		self::assertSame( [ '[Test message] From Sample answer' ], array_column( $this->mails, 'subject' ) );
		self::assertSame( [ 'admin@example.org' ], $this->mails[0]['to'] );
		self::assertStringContainsString( 'daily test message of the form “Contact”', $this->mails[0]['message'] );
		self::assertStringNotContainsString( '@example.', implode( ' ', $this->mails[0]['headers'] ) );
	}

	public function test_a_test_message_is_in_no_list_no_count_and_on_no_hook(): void {
		$form = $this->form_on_page( self::FIELDS );
		add_action(
			'all',
			function ( string $hook ): void {
				$about_messages = '/^(?:wpcf7_(?!contact_form|form_|init)|rueda_(?:message|mail_settled))/';
				if ( 1 === preg_match( $about_messages, $hook ) ) {
					$this->called[] = $hook;
				}
			}
		);
		$hooks = [ 'wpcf7_submit', 'wpcf7_before_send_mail', 'wpcf7_mail_sent', 'wpcf7_posted_data', 'wpcf7_validate' ];
		foreach ( $hooks as $hook ) {
			add_filter( $hook, static fn ( $value ) => $value );
		}
		$tables = [ 'rueda_messages', 'rueda_mails', 'rueda_message_addresses' ];
		$before = $this->rows( ...$tables );
		$this->look( $form );

		self::assertSame( '', FormWatch::found()['forms'][ $form ]['problem'] );
		self::assertSame( $before, $this->rows( ...$tables ) );
		self::assertSame( [], array_values( array_unique( $this->called ) ) );
	}

	/** @dataProvider forms */
	public function test_fields_are_filled_in_so_that_their_rules_accept_them( array $fields, string $name ): void {
		$form = $this->form_on_page( [ ...self::FIELDS, ...$fields ] );
		self::assertSame( [ '', [], 'untried' ], $this->verdict( $this->look( $form ) ) );
		self::assertArrayHasKey( $name, $this->posted );
	}

	/** @return array<string, array{list<array<string, mixed>>, string}> */
	public static function forms(): array {
		$one     = static fn ( string $type, array $more = [] ): array => [
			[ [ 'type' => $type, 'name' => 'one', 'isRequired' => true ] + $more ],
			'one',
		];
		$choices = [ 'choices' => [ [ 'label' => 'A', 'value' => 'a@example.org' ], [ 'label' => 'B' ] ] ];
		return [
			'a consent'      => $one( 'acceptance', [ 'condition' => 'Yes' ] ),
			'boxes'          => $one( 'checkbox', $choices ),
			'a list'         => $one( 'select', $choices ),
			'a long text'    => $one( 'text', [ 'minLength' => '80' ] ),
			'a short text'   => $one( 'text', [ 'maxLength' => '5' ] ),
			'a number'       => $one( 'number', [ 'min' => '7', 'max' => '9', 'step' => '2' ] ),
			'a later day'    => $one( 'date', [ 'min' => 'today+10days' ] ),
			'an earlier day' => $one( 'date', [ 'max' => '2001-02-03' ] ),
			'a time'         => $one( 'time', [ 'min' => '18:00' ] ),
			'a rating'       => $one( 'rating' ),
			'a calculation'  => [
				[
					[ 'type' => 'number', 'name' => 'one' ],
					[ 'type' => 'calculation', 'name' => 'sum', 'operands' => 'one one' ],
				],
				'one',
			],
			'a condition'    => [
				[
					[ 'type' => 'select', 'name' => 'one' ] + $choices,
					[
						'name'       => 'more',
						'isRequired' => true,
						'showIf'     => [
							'match' => 'all',
							'rules' => [ [ 'field' => 'one', 'is' => 'equal', 'value' => 'A' ] ],
						],
					],
				],
				'more',
			],
			'a hidden one'   => [
				[
					[ 'type' => 'select', 'name' => 'one' ] + $choices,
					[
						'name'       => 'more',
						'isRequired' => true,
						'showIf'     => [
							'match' => 'all',
							'rules' => [ [ 'field' => 'one', 'is' => 'equal', 'value' => 'B' ] ],
						],
					],
				],
				'one',
			],
		];
	}

	/** @dataProvider ready_made */
	public function test_every_ready_made_form_accepts_its_test_message( string $file ): void {
		$content = FormPatterns::pattern( require $file )['content'];
		$form    = $this->form_on_page( [], [ 'post_content' => $content ] );

		self::assertSame( [ '', [], 'untried' ], $this->verdict( $this->look( $form ) ) );
	}

	/** @return array<string, array{string}> By the name of the file. */
	public static function ready_made(): array {
		$files = glob( RUEDA_REPOSITORY . 'includes/Form/Editor/patterns/*.php' );
		return array_combine( array_map( 'basename', $files ), array_map( static fn ( $one ) => [ $one ], $files ) );
	}

	public function test_what_only_people_can_fill_in_is_left_out_and_site_health_says_so(): void {
		$form  = $this->form_on_page(
			[
				...self::FIELDS,
				[ 'type' => 'quiz', 'name' => 'sum', 'label' => 'A sum' ],
				[ 'type' => 'file', 'name' => 'cv', 'label' => 'Your CV', 'isRequired' => true ],
			]
		);
		$found = $this->look( $form );

		self::assertSame( [ '', [], 'untried' ], $this->verdict( $found ) );
		self::assertSame( [ 'A sum', 'Your CV' ], $found['left_out'] );
		$health = apply_filters( 'site_status_tests', [] )['direct']['rueda_form_watch']['test']();
		self::assertSame( 'good', $health['status'] );
		self::assertStringContainsString( 'left out “A sum”, “Your CV”', $health['description'] );
	}

	public function test_site_health_says_that_a_stopped_email_does_not_try_the_mailer_of_another_plugin(): void {
		$words = 'Another plugin sends the emails of this site.';
		$told  = static fn (): string =>
			apply_filters( 'site_status_tests', [] )['direct']['rueda_form_watch']['test']()['description'];
		add_filter( 'pre_wp_mail', static fn (): bool => true );

		$form = $this->form_on_page( self::FIELDS );
		$this->form_on_page( self::FIELDS );

		self::assertSame( [ '', [], 'untried' ], $this->verdict( $this->look( $form ) ) );
		self::assertSame( 1, substr_count( $told(), $words ) );
		self::assertSame( [ '', [], 'sent' ], $this->verdict( $this->look( $form, WatchSettings::SEND ) ) );
	}

	public function test_a_field_without_an_answer_that_fits_is_named_and_is_no_alarm(): void {
		$day   = [ 'type' => 'date', 'name' => 'day', 'label' => 'Day', 'isRequired' => true ];
		$form  = $this->form_on_page( [ ...self::FIELDS, $day + [ 'min' => '2030-01-01', 'max' => '2020-01-01' ] ] );
		$found = $this->look( $form );

		self::assertSame( [ '', [ 'Day' ] ], [ $found['problem'], $found['refused'] ] );
		self::assertStringContainsString( 'no answer that fits “Day”', WatchWords::untried( $form, $found ) );
	}

	public function test_an_email_that_cannot_be_sent_is_told_with_the_reason(): void {
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'SMTP connect() failed.' ) );
				return false;
			}
		);
		$form  = $this->form_on_page( self::FIELDS );
		$found = $this->look( $form, WatchSettings::SEND );

		self::assertSame( 'email', $found['problem'] );
		self::assertStringContainsString(
			'a test message arrived, but its email could not be sent (SMTP connect() failed.)',
			WatchWords::sentence( $form, $found )
		);
	}

	public function test_an_email_without_a_recipient_is_told(): void {
		$mail = [ 'recipient' => '[nobody]', 'subject' => 'S', 'body' => 'B' ];
		$form = $this->form_on_page( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		self::assertStringContainsString( 'no recipient', WatchWords::sentence( $form, $this->look( $form ) ) );
	}

	public function test_a_test_message_that_the_trap_catches_is_told(): void {
		add_filter( 'rueda_form_shortest_time', static fn (): int => PHP_INT_MAX );
		$form = $this->form_on_page( self::FIELDS );
		self::assertStringContainsString( 'taken for spam', WatchWords::sentence( $form, $this->look( $form ) ) );
		self::assertSame( [], $this->messages() );
	}

	public function test_a_site_in_maintenance_between_page_and_message_is_no_problem(): void {
		$form         = $this->form_on_page( self::FIELDS );
		$this->status = 503;
		update_option( WatchSettings::OPTION, [ 'mode' => 'stop' ] );
		( new FormWatch( new Clock(), new Forms(), new FormProbe( new Clock() ), $this->outbox() ) )->look();

		self::assertSame( [ [], [] ], [ FormWatch::found()['forms'], $this->mails ] );
	}

	/** @dataProvider settings_without_email */
	public function test_a_form_without_emails_is_tried_up_to_there( string $settings ): void {
		$form  = $this->form_on_page( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => $settings ] ] );
		$found = $this->look( $form, WatchSettings::SEND );
		self::assertSame( [ '', 'none', [] ], [ $found['problem'], $found['email'], $this->mails ] );
	}

	/** @return list<array{string}> */
	public static function settings_without_email(): array {
		return [ [ 'skip_mail: on' ], [ 'demo_mode: on' ] ];
	}

	/** @dataProvider marks */
	public function test_nobody_gets_past_anything_with_the_mark_of_a_test_message( callable $token ): void {
		$form   = $this->form_on_page( self::FIELDS );
		$answer = $this->send( $form, [ 'your-name' => 'Eve', '_rueda_test' => $token( $form ) ] );

		self::assertSame( [ 403, 'rueda_test_refused' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertSame( [ [], [], [] ], [ $this->messages(), $this->mails, $this->handed_over ] );
	}

	/** @return array<string, array{callable( int ): string}> */
	public static function marks(): array {
		$make = static fn ( int $form, string $email = TestToken::STOP ): string =>
			( new TestToken( new Clock() ) )->make( $form, $email );
		return [
			'made up'            => [ static fn ( int $form ): string => 'yes' ],
			'of another form'    => [ static fn ( int $form ): string => $make( $form + 1 ) ],
			'with a wish'        => [
				static fn ( int $form ): string => strtr( $make( $form ), [ 'stop' => 'send' ] ),
			],
			'used before'        => [
				static function ( int $form ) use ( $make ): string {
					$token = $make( $form );
					( new TestToken( new Clock() ) )->use_up( $token, $form );
					return $token;
				},
			],
			'of ten minutes ago' => [
				static function ( int $form ) use ( $make ): string {
					add_filter( 'rueda_now', static fn (): int => time() - 10 * MINUTE_IN_SECONDS );
					$token = $make( $form );
					remove_all_filters( 'rueda_now' );
					return $token;
				},
			],
		];
	}

	/** @return array<string, int> */
	private function rows( string ...$tables ): array {
		$count = static fn ( string $table ): int =>
			(int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}$table" );
		return array_combine( $tables, array_map( $count, $tables ) );
	}
}
