<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageAddressesTable;
use Rueda\Form\Store\MessageStore;
use Rueda\Message\MessageAddresses;
use Rueda\Message\MessagesOfPerson;
use Rueda\Support\Clock;

/** A person's messages are found by what cron has noted, and by looking through what it has not noted yet. */
final class MessageAddressesTest extends MessageTestCase {
	/** @return iterable<string, array{mixed, string, bool}> An answer, an address, whether one is the other. */
	public function answers(): iterable {
		yield 'the address' => [ 'bea@example.org', 'bea@example.org', true ];
		yield 'in other letters, with blanks' => [ " BEA@example.org\n", 'Bea@Example.org ', true ];
		yield 'one of several answers' => [ [ 'x', 'bea@example.org' ], 'bea@example.org', true ];
		yield 'in a sentence' => [ 'Write to bea@example.org!', 'bea@example.org', false ];
		yield 'a longer address' => [ 'xbea@example.org', 'bea@example.org', false ];
		yield 'with an accent' => [ 'béa@example.org', 'bea@example.org', false ];
		yield 'with the same accent' => [ 'béa@example.org', 'béa@example.org', true ];
		yield 'no address, but asked for' => [ 'Bea and Carl', 'bea and carl', true ];
		yield 'two at signs' => [ 'a@b@example.org', 'a@b@example.org', true ];
		yield 'a character that LIKE reads' => [ 'b_a%c@example.org', 'b_a%c@example.org', true ];
		yield 'a quote' => [ 'o\'hara@example.org', 'o\'hara@example.org', true ];
		yield 'very long' => [ str_repeat( 'b', 330 ) . '@example.org', str_repeat( 'b', 330 ) . '@example.org', true ];
	}

	/**
	 * @dataProvider answers
	 * @param mixed $answer
	 */
	public function test_the_same_messages_are_found_before_and_after_they_are_noted(
		$answer,
		string $address,
		bool $is_found
	): void {
		$id = $this->store( $this->contact_form(), [], [ 'friend' => $answer ] );
		$this->store( $this->contact_form(), [], [ 'friend' => 'carl@example.org' ] );
		$before = self::found( $address );
		$this->note_all();

		self::assertSame( $is_found ? [ $id ] : [], $before );
		self::assertSame( $before, self::found( $address ) );
	}

	public function test_only_answers_that_are_not_noted_are_looked_through(): void {
		$form = $this->contact_form();
		$old  = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$this->note_all();
		$new     = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$queries = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$queries ): string {
				$queries[] = $query;
				return $query;
			}
		);

		self::assertSame( [ $new, $old ], self::found( 'bea@example.org' ) );
		$looks = array_values( (array) preg_grep( '/fields LIKE/', $queries ) );
		self::assertCount( 1, $looks );
		self::assertStringContainsString( "id > {$old} ", $looks[0] );
		self::assertSame( [ $old ], self::noted( 'bea@example.org' ) );
		self::assertSame( [], self::noted( 'ana@example.org' ), 'senders have an index of their own' );
	}

	public function test_messages_of_the_last_minutes_are_not_noted_yet(): void {
		$form = $this->contact_form();
		$old  = $this->store( $form, [ 'created_at' => time() - HOUR_IN_SECONDS ] );
		$this->store( $form, [ 'created_at' => time() - MINUTE_IN_SECONDS ] );
		$this->store( $form, [ 'created_at' => time() - HOUR_IN_SECONDS ] );
		do_action( 'rueda_index_addresses' );

		self::assertSame( $old, MessageAddressesTable::complete_until() );
	}

	/** @group newest */
	public function test_many_are_noted_in_several_runs(): void {
		wp_unschedule_hook( MessageAddresses::CRON );
		$this->store_many( 502, $this->contact_form(), 5 );
		$run = static fn () => ( new MessageAddresses( new Clock(), 0 ) )->note();

		$run();
		$ids = array_map( 'intval', array_column( $this->messages(), 'id' ) );
		self::assertSame( $ids[499], MessageAddressesTable::complete_until() );
		self::assertNotFalse( wp_next_scheduled( MessageAddresses::CRON ) );

		$run();
		self::assertSame( $ids[501], MessageAddressesTable::complete_until() );
	}

	public function test_nothing_is_kept_of_a_message_that_is_gone_or_emptied(): void {
		$form  = $this->contact_form();
		$ids   = [];
		$ids[] = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$ids[] = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$ids[] = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$this->note_all();
		self::assertSame( array_reverse( $ids ), self::noted( 'bea@example.org' ) );

		$this->actions()->delete( $this->message( $ids[2] ) );
		( new MessageStore( new Clock() ) )->blank( $ids[1], null );

		self::assertSame( [ $ids[0] ], self::noted( 'bea@example.org' ) );
		self::assertSame( $ids[2], MessageAddressesTable::complete_until(), 'what is done is done' );
	}

	public function test_an_older_copy_of_the_messages_is_noted_again_from_its_end_on(): void {
		$form  = $this->contact_form();
		$first = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$gone  = $this->store( $form, [], [ 'friend' => 'bea@example.org' ] );
		$this->note_all();
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->prefix . 'rueda_messages', [ 'id' => $gone ] );
		$this->note_all();
		self::assertSame( $first, MessageAddressesTable::complete_until() );

		$again = $this->store( $form, [ 'id' => $gone ], [ 'friend' => 'carl@example.org' ] );
		$this->note_all();
		self::assertSame( [ $first ], self::noted( 'bea@example.org' ) );
		self::assertSame( [ $again ], self::noted( 'carl@example.org' ) );
	}

	/** Runs the job at a time at which no message is new. */
	private function note_all(): void {
		$later = static fn (): int => time() + HOUR_IN_SECONDS;
		add_filter( 'rueda_now', $later );
		do_action( 'rueda_index_addresses' );
		remove_filter( 'rueda_now', $later );
	}

	/** @return list<int> */
	private static function found( string $address ): array {
		[ $messages ] = ( new MessagesOfPerson() )->find( $address );
		return array_map( static fn ( Message $message ): int => $message->id(), $messages );
	}

	/** @return list<int> */
	private static function noted( string $address ): array {
		return MessageAddressesTable::messages_with( (string) MessageAddressesTable::hash( $address ), 10 );
	}
}
