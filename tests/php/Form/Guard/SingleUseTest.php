<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

use ArrayObject;
use Rueda\Form\Form;
use Rueda\Mail\MailTimeout;
use Rueda\Tests\Form\FormTestCase;

final class SingleUseTest extends FormTestCase {
	private const KEY = [ '_rueda_key' => '3f1c7d0a-2b64-4c1e-9a55-0d8e6f7a1b2c' ];

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
	}

	public function test_a_form_that_arrives_twice_is_one_message_one_mail_and_one_answer(): void {
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$first = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$again = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );

		self::assertSame( $first, $again );
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->messages() );
	}

	public function test_a_message_costs_few_statements(): void {
		$id   = $this->make_form( [ [ 'name' => 'a' ] ] );
		$seen = new ArrayObject();
		add_filter(
			'query',
			static function ( string $query ) use ( $seen ): string {
				preg_match( '/rueda_(?:mails|messages|limits)(?=`)/', $query, $table );
				$seen->append( $table[0] ?? '' );
				return $query;
			}
		);
		$this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		remove_all_filters( 'query' );

		$count = array_count_values( array_filter( (array) $seen ) );
		self::assertSame( [ 'rueda_limits' => 3, 'rueda_messages' => 3, 'rueda_mails' => 2 ], $count );
	}

	public function test_equal_words_of_two_visitors_behind_a_proxy_are_two_messages(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		foreach ( [ '198.51.100.1', '198.51.100.2' ] as $visitor ) {
			add_filter( 'rueda_visitor_address', static fn (): string => $visitor, 20 );
			$this->answer( $id, [ 'a' => 'x' ] );
			$this->answer( $id, [ 'a' => 'x' ] );
		}

		self::assertCount( 2, $this->mails );
		self::assertCount( 2, $this->messages() );
	}

	public function test_one_key_sent_with_two_forms_makes_two_messages(): void {
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] + self::KEY );
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] + self::KEY );

		self::assertCount( 2, $this->mails );
	}

	public function test_a_key_is_not_used_up_by_mistakes(): void {
		$id = $this->make_form( [ [ 'name' => 'a', 'isRequired' => true ] ] );

		self::assertSame( 'validation_failed', $this->answer( $id, self::KEY )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
	}

	public function test_a_second_press_after_a_failed_mail_tries_the_same_mail_again(): void {
		$id = $this->make_form( [ [ 'name' => 'a' ] ] );
		add_filter( 'pre_wp_mail', '__return_false' );
		self::assertSame( 'mail_failed', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );
		remove_filter( 'pre_wp_mail', '__return_false' );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + self::KEY )['status'] );

		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_a_form_whose_mail_server_hangs_is_received_once(): void {
		$tries = $this->let_mails_hang();
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$heard = [];
		foreach ( [ 'wpcf7_mail_sent', 'wpcf7_mail_failed' ] as $hook ) {
			add_action(
				$hook,
				static function () use ( $hook, &$heard ): void {
					$heard[] = $hook;
				}
			);
		}
		$first = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$again = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$other = $this->answer( $id, [ 'a' => 'y' ] );

		self::assertSame(
			[ 'mail_sent', 'Thank you for your message. It has been received.' ],
			[ $first['status'], $first['message'] ]
		);
		self::assertSame( $first, $again );
		self::assertSame( $first['message'], $other['message'] );
		self::assertSame( 1, $tries->count() );
		self::assertCount( 2, $this->messages() );
		self::assertSame( [ 'wpcf7_mail_sent', 'wpcf7_mail_sent' ], $heard );
	}

	public function test_an_authors_thanks_stay_where_the_mail_server_hangs(): void {
		$this->let_mails_hang();
		$id = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [a]!' ] ] ]
		);

		self::assertSame( 'Thanks, x!', $this->answer( $id, [ 'a' => 'x' ] )['message'] );
	}

	public function test_both_mails_go_by_cron_when_the_mail_server_is_well_again(): void {
		$this->let_mails_hang();
		$id = $this->make_form(
			[ [ 'name' => 'a' ] ],
			[
				'meta_input' => [
					'rueda_form_mail_2' => [ 'active' => true, 'recipient' => 'second@example.org', 'body' => 'x' ],
				],
			]
		);
		$this->answer( $id, [ 'a' => 'x' ] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );
		remove_all_filters( 'pre_wp_mail', 5 );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + 5 * MINUTE_IN_SECONDS + 10, 200 );
		wp_unschedule_hook( MailTimeout::RETRY );
		do_action( MailTimeout::RETRY );

		self::assertSame(
			[ get_option( 'admin_email' ), 'second@example.org' ],
			array_map( static fn ( array $mail ): string => implode( (array) $mail['to'] ), $this->mails )
		);
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	public function test_the_same_data_again_from_the_same_page_are_recognised(): void {
		$id    = $this->make_form( [ [ 'name' => 'a' ] ] );
		$first = $this->answer( $id, [ 'a' => 'x' ] );
		$again = $this->answer( $id, [ 'a' => 'x', '_wpcf7_posted_data_hash' => $first['posted_data_hash'] ] );
		$other = $this->answer( $id, [ 'a' => 'y', '_wpcf7_posted_data_hash' => $first['posted_data_hash'] ] );

		self::assertSame( $first, $again );
		self::assertNotSame( $first['posted_data_hash'], $other['posted_data_hash'] );
		self::assertCount( 2, $this->mails );
	}

	public function test_what_an_add_on_stopped_is_put_to_it_again(): void {
		$id   = $this->make_form( [ [ 'name' => 'a' ] ] );
		$stop = static function ( Form $form, bool &$abort ): void {
			$abort = true;
		};
		add_action( 'wpcf7_before_send_mail', $stop, 10, 2 );
		$stopped = $this->answer( $id, [ 'a' => 'x' ] + self::KEY );
		$hash    = [ '_wpcf7_posted_data_hash' => $stopped['posted_data_hash'] ];
		remove_action( 'wpcf7_before_send_mail', $stop );

		self::assertSame( 'aborted', $stopped['status'] );
		self::assertSame( $stopped, $this->answer( $id, [ 'a' => 'x' ] + self::KEY ), 'Its answer got lost.' );
		$other_key = [ '_rueda_key' => 'another-press' ];
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + $hash + $other_key )['status'] );
		self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] + $hash )['status'] );
		self::assertCount( 1, $this->mails );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>}> */
	public function different_data(): iterable {
		yield 'the same choice of another field' => [ [ 'dinner' => [ 'Yes' ] ], [ 'hotel' => [ 'Yes' ] ] ];
		yield 'the same signs in other fields' => [ [ 'a' => 'A|b', 'b' => 'c' ], [ 'a' => 'A', 'b' => 'b|c' ] ];
		yield 'another field left empty' => [ [ 'a' => 'x', 'b' => '' ], [ 'a' => '', 'b' => 'x' ] ];
		yield 'one consent or the other' => [ [ 'a' => 'x', 'news' => '1' ], [ 'a' => 'x', 'calls' => '1' ] ];
		yield 'two labels of one value' => [ [ 'a' => 'x', 'to' => 'Sales' ], [ 'a' => 'x', 'to' => 'Support' ] ];
		yield 'other words beside a choice' => [
			[ 'dinner' => [ 'Yes' ], '_wpcf7_free_text_dinner' => 'fish' ],
			[ 'dinner' => [ 'Yes' ], '_wpcf7_free_text_dinner' => 'meat' ],
		];
		yield 'two values or one' => [ [ 'a' => [ 'x', 'y' ] ], [ 'a' => 'x y' ] ];
		yield 'what only add-ons read' => [ [ 'a' => 'x', 'product' => '1' ], [ 'a' => 'x', 'product' => '2' ] ];
	}

	/**
	 * @dataProvider different_data
	 * @param array<string, mixed> $one
	 * @param array<string, mixed> $other
	 */
	public function test_different_data_are_two_messages( array $one, array $other ): void {
		$id    = $this->make_form(
			[
				[ 'name' => 'a' ],
				[ 'name' => 'b' ],
				[
					'type'        => 'checkbox',
					'name'        => 'dinner',
					'hasFreeText' => true,
					'choices'     => [ [ 'label' => 'Yes' ] ],
				],
				[ 'type' => 'checkbox', 'name' => 'hotel', 'choices' => [ [ 'label' => 'Yes' ] ] ],
				[
					'type'    => 'select',
					'name'    => 'to',
					'choices' => [
						[ 'label' => 'Sales', 'value' => 'shop' ],
						[ 'label' => 'Support', 'value' => 'shop' ],
					],
				],
				[ 'type' => 'acceptance', 'name' => 'news', 'isOptional' => true ],
				[ 'type' => 'acceptance', 'name' => 'calls', 'isOptional' => true ],
			]
		);
		$first = $this->answer( $id, $one );
		$this->answer( $id, $other + [ '_wpcf7_posted_data_hash' => $first['posted_data_hash'] ] );

		self::assertCount( 2, $this->messages() );
		self::assertCount( 2, $this->mails );
	}

	public function test_the_same_data_without_a_key_count_once_in_a_minute(): void {
		$now = 0;
		$id  = $this->make_form( [ [ 'name' => 'a' ] ] );
		add_filter(
			'rueda_now',
			static function () use ( &$now ): int {
				return $now;
			}
		);
		// The first one is in another minute and in another half hour, which the hash uses.
		foreach ( [ 1_000_000_799, 1_000_000_801, 1_000_000_858 ] as $now ) {
			self::assertSame( 'mail_sent', $this->answer( $id, [ 'a' => 'x' ] )['status'] );
		}
		self::assertCount( 1, $this->mails );

		$this->answer( $id, [ 'a' => 'y' ] );
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.45';
		$this->answer( $id, [ 'a' => 'x' ] );
		self::assertCount( 4, $this->mails, 'Other data, another form, another visitor.' );

		$_SERVER['REMOTE_ADDR'] = '192.0.2.44';
		$now                    = 1_000_000_859;
		$this->answer( $id, [ 'a' => 'x' ] );
		$this->answer( $id, [ 'a' => 'x' ] );
		self::assertCount( 5, $this->mails, 'After a minute it is another message.' );
		self::assertCount( 5, $this->messages() );
	}

	public function test_a_mail_that_is_sent_at_last_makes_its_message_sent(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->answer( $this->make_form( [ [ 'name' => 'a' ] ] ), [ 'a' => 'x' ] );
		self::assertSame( [ 'failed' ], array_column( $this->messages(), 'status' ) );

		do_action( 'rueda_mail_settled', 1, 'message', (int) $this->messages()[0]['id'], 'sent' );
		self::assertSame( [ 'sent' ], array_column( $this->messages(), 'status' ) );
	}

	/** @return ArrayObject<int, int> The tries. */
	private function let_mails_hang(): ArrayObject {
		$tries = new ArrayObject();
		$late  = 0;
		add_filter(
			'rueda_now',
			static function ( int $now ) use ( &$late ): int {
				return $now + $late;
			}
		);
		add_filter(
			'pre_wp_mail',
			static function () use ( $tries, &$late ): bool {
				$tries->append( 1 );
				$late += 10;
				return false;
			},
			5
		);
		return $tries;
	}
}
