<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat;

use Rueda\Form\Store\Message;
use Rueda\Form\TestMessage\TestToken;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\ListenerFailures;
use Rueda\Tests\Message\MessageTestCase;

/**
 * Flamingo beside our plugin. Runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class FlamingoTest extends MessageTestCase {
	private const GOOD = [ 'your-name' => 'Ana', 'your-email' => 'Ana@example.org', 'message' => 'C:\new "pencil"' ];

	protected function setUp(): void {
		parent::setUp();
		class_alias( FlamingoStandIn::class, 'Flamingo_Inbound_Message' );
		class_alias( FlamingoStandIn::class, 'Flamingo_Contact' );
		register_taxonomy( 'flamingo_inbound_channel', 'flamingo_inbound', [ 'hierarchical' => true ] );
	}

	public function test_flamingo_gets_a_message_in_the_channel_of_its_form_and_the_sender_as_a_contact(): void {
		$told = [];
		add_action(
			'wpcf7_after_flamingo',
			static function ( array $result ) use ( &$told ): void {
				$told = $result;
			}
		);
		$form = $this->contact_form( 'Contact us' );
		$this->answer( $form, self::GOOD );

		self::assertCount( 1, FlamingoStandIn::$messages );
		$given = FlamingoStandIn::$messages[0];
		self::assertSame(
			[ 'contact-us', 'mail_sent', 'Contact us', 'Ana <Ana@example.org>', 'Ana', 'Ana@example.org' ],
			array_map(
				static fn ( string $name ): mixed => $given[ $name ],
				[ 'channel', 'status', 'subject', 'from', 'from_name', 'from_email' ]
			)
		);
		self::assertSame( self::GOOD, $given['fields'] );
		self::assertSame( home_url( '/' ), $given['meta']['url'] );
		self::assertArrayNotHasKey( 'remote_ip', $given['meta'] );
		self::assertArrayNotHasKey( 'user_agent', $given['meta'] );
		self::assertSame( [ 'Contact us' ], wp_list_pluck( get_terms( self::in_parent() ), 'name' ) );
		self::assertSame(
			[ [ 'Ana@example.org', 'Ana' ] ],
			array_map( static fn ( array $one ): array => [ $one['email'], $one['name'] ], FlamingoStandIn::$contacts )
		);
		self::assertSame( [ $form, 77 ], [ $told['contact_form_id'], $told['flamingo_inbound_id'] ] );
	}

	public function test_the_settings_of_a_form_choose_name_address_and_subject(): void {
		$form = $this->make_form(
			self::FIELDS,
			[
				'meta_input' => [
					'rueda_form_settings' => "flamingo_name: \"Dr [your-name]\"\nflamingo_subject: \"About [message]\"",
				],
			]
		);
		$this->answer( $form, [ 'message' => 'us' ] + self::GOOD );

		self::assertSame(
			[ 'Dr Ana', 'Ana@example.org', 'About us' ],
			array_map(
				static fn ( string $name ): mixed => FlamingoStandIn::$messages[0][ $name ],
				[ 'from_name', 'from_email', 'subject' ]
			)
		);
	}

	public function test_an_email_can_say_the_number_of_its_message(): void {
		$mail = [ 'subject' => 'No. [_serial_number]', 'recipient' => 'me@example.org', 'body' => '[_all_fields]' ];
		$form = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_mail' => $mail ] ] );
		$this->answer( $form, self::GOOD );
		$this->answer( $form, [ 'message' => 'Another' ] + self::GOOD );

		self::assertSame( [ 'No. 1', 'No. 2' ], array_column( $this->mails, 'subject' ) );
	}

	public function test_a_message_that_arrives_twice_is_given_once(): void {
		$form = $this->contact_form();
		$this->answer( $form, [ '_rueda_key' => 'key-12345678' ] + self::GOOD );
		$this->answer( $form, [ '_rueda_key' => 'key-12345678' ] + self::GOOD );
		self::assertCount( 1, FlamingoStandIn::$messages );

		$this->parts()->actions()->send_again( new Message( $this->messages()[0] ) );
		self::assertCount( 1, FlamingoStandIn::$messages );
	}

	public function test_a_message_whose_email_failed_is_given_as_such_and_its_sender_is_no_contact(): void {
		add_filter( 'pre_wp_mail', '__return_false', 100 );
		self::assertSame( 'mail_failed', $this->answer( $this->contact_form(), self::GOOD )['status'] );

		self::assertSame( [ 'mail_failed' ], array_column( FlamingoStandIn::$messages, 'status' ) );
		self::assertSame( [], FlamingoStandIn::$contacts );
	}

	public function test_spam_is_given_when_an_admin_takes_it_out_of_quarantine_and_only_then(): void {
		$form    = $this->contact_form();
		$message = $this->caught( $form );
		self::assertSame( [], FlamingoStandIn::$messages );

		$this->actions()->take_out_of_quarantine( $message );
		self::assertSame( [ 'mail_sent' ], array_column( FlamingoStandIn::$messages, 'status' ) );
		$this->actions()->quarantine( $this->message( $message->id() ) );
		$this->actions()->take_out_of_quarantine( $this->message( $message->id() ) );
		self::assertCount( 1, FlamingoStandIn::$messages );
	}

	public function test_a_message_of_a_form_without_emails_is_given_too(): void {
		$form = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => 'skip_mail: on' ] ] );
		$this->answer( $form, self::GOOD );
		self::assertSame( [ 'mail_sent' ], array_column( FlamingoStandIn::$messages, 'status' ) );
		$this->actions()->take_out_of_quarantine( $this->caught( $form ) );
		self::assertCount( 2, FlamingoStandIn::$messages );
	}

	/** @dataProvider kept_by_nobody */
	public function test_what_a_form_does_not_keep_is_not_given( string $settings ): void {
		$form = $this->make_form( self::FIELDS, [ 'meta_input' => [ 'rueda_form_settings' => $settings ] ] );
		self::assertSame( 'mail_sent', $this->answer( $form, self::GOOD )['status'] );

		self::assertSame( [ [], [] ], [ FlamingoStandIn::$messages, FlamingoStandIn::$contacts ] );
	}

	/** @return array<string, array{string}> */
	public static function kept_by_nobody(): array {
		return [ 'keeps nothing' => [ 'do_not_store: on' ], 'is only tried' => [ 'demo_mode: on' ] ];
	}

	public function test_without_consent_to_keep_a_message_nothing_is_given(): void {
		$consent = [
			'type'       => 'acceptance',
			'name'       => 'keep',
			'isOptional' => true,
			'consentFor' => 'storage',
			'condition'  => 'Keep it',
		];
		$form    = $this->make_form( [ ...self::FIELDS, $consent ] );
		$this->answer( $form, self::GOOD );
		self::assertSame( [], FlamingoStandIn::$messages );
		$this->answer( $form, [ 'keep' => '1' ] + self::GOOD );
		self::assertSame( [ 'keep' ], array_keys( FlamingoStandIn::$messages[0]['consent'] ) );
	}

	public function test_a_test_message_of_the_daily_check_is_not_given(): void {
		$form   = $this->contact_form();
		$token  = ( new TestToken( new Clock() ) )->make( $form, TestToken::STOP );
		$answer = $this->answer( $form, [ '_rueda_test' => $token ] + self::GOOD );

		self::assertSame( [ 'mail_sent', 'untried' ], [ $answer['status'], $answer['rueda_test']['email'] ] );
		self::assertSame( [ [], [] ], [ FlamingoStandIn::$messages, FlamingoStandIn::$contacts ] );
	}

	public function test_where_flamingo_fails_the_message_is_sent_and_site_health_names_it(): void {
		FlamingoStandIn::$is_broken = true;
		$this->expect_failing_listeners();
		self::assertSame( 'mail_sent', $this->answer( $this->contact_form(), self::GOOD )['status'] );

		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Flamingo', ListenerFailures::since( 0 )[0]['listener'] );
	}

	/** @return array<string, mixed> */
	private static function in_parent(): array {
		$parent = get_term_by( 'slug', 'contact-form-7', 'flamingo_inbound_channel' );
		return [
			'taxonomy'   => 'flamingo_inbound_channel',
			'hide_empty' => false,
			'parent'     => $parent->term_id,
		];
	}
}
