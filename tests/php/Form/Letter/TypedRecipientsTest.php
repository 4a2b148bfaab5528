<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Letter;

use Rueda\Form\MailDefaults;
use Rueda\Mail\Failure;
use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailsTable;
use Rueda\Support\Clock;
use Rueda\Tests\Form\FormTestCase;

/**
 * Somebody types other people's addresses into a form that sends mail to the typed address.
 *
 * @group newest
 */
final class TypedRecipientsTest extends FormTestCase {
	private const FIELDS = [
		[ 'type' => 'email', 'name' => 'your-email' ],
		[ 'type' => 'textarea', 'name' => 'text' ],
		[ 'type' => 'select', 'name' => 'to', 'choices' => [ [ 'label' => 'Sales', 'value' => 'sales@example.org' ] ] ],
	];

	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . MailsTable::full_name() );
		update_option( 'admin_email', 'admin@example.org' );
	}

	public function test_one_address_gets_five_second_mails_a_day_and_every_message_arrives(): void {
		$id = $this->with_second_mail();
		for ( $i = 0; $i < 8; $i++ ) {
			self::assertSame(
				'mail_sent',
				$this->write( $id, 0 === $i % 2 ? 'Victim@example.net' : "victim+{$i}@example.net" )['status']
			);
		}

		self::assertSame( [ 8, 5 ], [ count( $this->mails_to( 'admin@' ) ), count( $this->mails_to( 'victim' ) ) ] );
		self::assertSame( array_fill( 0, 8, 'sent' ), array_column( $this->messages(), 'status' ) );
		$this->write( $id, 'other@example.net' );
		self::assertCount( 1, $this->mails_to( 'other@' ) );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + DAY_IN_SECONDS + 1 );
		$this->write( $id, 'victim@example.net' );
		self::assertCount( 6, $this->mails_to( 'victim' ) );
	}

	public function test_dots_make_no_other_person_where_the_service_does_not_look_at_them(): void {
		$this->allow( 'form_mail_address', 1 );
		$id = $this->with_second_mail();
		foreach ( [ 'vic.tim@gmail.com', 'v.i.c.t.i.m+2@gmail.com', 'victim@googlemail.com' ] as $typed ) {
			$this->write( $id, $typed );
		}

		self::assertSame( [ 3, 1 ], [ count( $this->mails_to( 'admin@' ) ), count( $this->mails ) - 3 ] );
	}

	public function test_admins_read_why_a_mail_did_not_go_and_may_send_it(): void {
		$this->allow( 'form_mail_address', 0 );
		$this->write( $this->with_second_mail(), 'victim@example.net' );
		$row = ( new Ledger( new Clock() ) )->about( Letter::SECOND_MESSAGE, (int) $this->messages()[0]['id'] )[0];

		self::assertSame( [ 'limited', 'address-limit' ], [ $row->state, $row->last_error ] );
		self::assertGreaterThan( 0, $row->settled );
		self::assertStringContainsString(
			'several emails that visitors triggered',
			Failure::in_words( $row->last_error )
		);
		$this->act_as( 'administrator' );
		$request = new \WP_REST_Request( 'POST', "/rueda/v1/mails/{$row->id}/again" );
		self::assertSame( [ 'sent' => true, 'state' => 'sent' ], rest_do_request( $request )->get_data() );
		self::assertCount( 1, $this->mails_to( 'victim' ) );
	}

	public function test_the_site_has_a_limit_of_its_own(): void {
		$this->allow( 'form_mail_site', 2 );
		$id = $this->with_second_mail();
		foreach ( [ 'a', 'b', 'c' ] as $name ) {
			$this->write( $id, "{$name}@example.net" );
		}

		self::assertSame(
			[ 3, 2 ],
			[ count( $this->mails_to( 'admin@' ) ), count( $this->mails_to( 'example.net' ) ) ]
		);
	}

	public function test_a_first_mail_to_the_visitor_alone_is_limited_and_its_message_stays(): void {
		$this->allow( 'form_mail_address', 0 );
		$answer = $this->write(
			$this->make( [ 'rueda_form_mail' => [ 'recipient' => '[your-email]' ] ] ),
			'victim@example.net'
		);

		self::assertSame( [], $this->mails );
		self::assertSame( [ 'mail_sent', 'stored' ], [ $answer['status'], $this->messages()[0]['status'] ] );
		self::assertSame( 'Thank you for your message. It has been received.', $answer['message'] );
		self::assertStringContainsString( 'victim@example.net', $this->messages()[0]['fields'] );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public function mixed(): iterable {
		yield 'in To' => [ [ 'recipient' => 'us@example.org, Visitor <[your-email]>' ] ];
		yield 'in Cc' => [ [ 'recipient' => 'us@example.org', 'additional_headers' => 'Cc: [your-email]' ] ];
		yield 'in Bcc' => [
			[
				'recipient'          => 'us@example.org',
				'additional_headers' => "Bcc: \"B, c\" <[your-email]>\nReply-To: [your-email]",
			],
		];
	}

	/**
	 * @dataProvider mixed
	 * @param array<string, string> $template
	 */
	public function test_a_mail_goes_on_to_those_whom_the_author_wrote( array $template ): void {
		$this->allow( 'form_mail_address', 0 );
		$answer = $this->write( $this->make( [ 'rueda_form_mail' => $template ] ), 'victim@example.net' );

		self::assertSame( 'mail_sent', $answer['status'] );
		self::assertSame(
			[ [ 'us@example.org' ] ],
			array_map( static fn ( array $mail ): array => (array) $mail['to'], $this->mails )
		);
		self::assertSame( [], preg_grep( '/^B?cc:/i', (array) $this->mails[0]['headers'] ) );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_additional_mails_are_limited_as_well(): void {
		$this->allow( 'form_mail_address', 1 );
		add_filter(
			'wpcf7_additional_mail',
			static fn ( array $more ): array => $more + [
				'third' => [ 'active' => true, 'recipient' => '[your-email]', 'body' => 'x' ],
			]
		);
		$this->write( $this->with_second_mail(), 'victim@example.net' );

		self::assertCount( 1, $this->mails_to( 'victim' ) );
	}

	public function test_who_types_the_sites_own_address_stops_none_of_its_mails(): void {
		$this->allow( 'form_mail_address', 0 );
		$id = $this->make(
			[
				'rueda_form_mail' => [
					'recipient'          => '[_site_admin_email], [to]',
					'additional_headers' => 'Cc: boss@example.org',
				],
			]
		);
		foreach ( [ 'admin@example.org', 'boss@example.org', 'sales@example.org' ] as $typed ) {
			$this->write( $id, $typed );
		}

		self::assertCount( 3, $this->mails );
		self::assertSame( [ 'admin@example.org', 'sales@example.org' ], (array) $this->mails[2]['to'] );
	}

	public function test_the_second_mail_of_a_new_form_repeats_nothing(): void {
		$mail = MailDefaults::mail_2();
		preg_match_all( '/\[(\w+)\]/', implode( ' ', array_filter( $mail, 'is_string' ) ), $tags );

		self::assertStringContainsString( 'It has arrived.', (string) $mail['body'] );
		self::assertSame(
			[],
			array_diff( $tags[1], [ '_site_title', '_contact_form_title', '_site_url', '_site_admin_email' ] )
		);
	}

	/** @return list<array<string, mixed>> */
	private function mails_to( string $address ): array {
		return array_values(
			array_filter(
				$this->mails,
				static fn ( array $mail ): bool => false !== stripos( implode( ' ', (array) $mail['to'] ), $address )
			)
		);
	}

	/** @return array<string, mixed> The answer. */
	private function write( int $form, string $address ): array {
		return $this->answer(
			$form,
			[ 'your-email' => $address, 'text' => 'Buy! ' . wp_generate_uuid4(), 'to' => 'Sales' ]
		);
	}

	private function with_second_mail(): int {
		return $this->make(
			[ 'rueda_form_mail_2' => [ 'active' => true, 'recipient' => '[your-email]', 'body' => '[text]' ] ]
		);
	}

	/** @param array<string, array<string, mixed>> $mails */
	private function make( array $mails ): int {
		return $this->make_form( self::FIELDS, [ 'meta_input' => $mails ] );
	}

	private function allow( string $name, int $count ): void {
		add_filter(
			'rueda_rate_limit',
			static fn ( int $limit, string $counted ): int => $name === $counted ? $count : $limit,
			10,
			2
		);
	}
}
