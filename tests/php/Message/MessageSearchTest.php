<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageSearch;
use Rueda\Tests\Database;

final class MessageSearchTest extends MessageTestCase {
	public function test_the_newest_come_first_and_spam_stands_apart(): void {
		$form = $this->contact_form();
		$old  = $this->store( $form, [ 'created_at' => 1000 ] );
		$new  = $this->store( $form, [ 'created_at' => 3000, 'status' => Message::FAILED ] );
		$mid  = $this->store( $form, [ 'created_at' => 2000, 'status' => Message::STORED ] );
		$spam = $this->store( $form, [ 'created_at' => 2500, 'status' => Message::SPAM ] );

		self::assertSame( [ $new, $mid, $old ], $this->ids( [] ) );
		self::assertSame( [ $spam ], $this->ids( [ 'state' => 'spam' ] ) );
		self::assertSame( [ $new ], $this->ids( [ 'state' => 'failed' ] ) );
		self::assertSame( [ $mid ], $this->ids( [ 'state' => 'stored' ] ) );
		self::assertSame(
			[ $old, $mid, $new ],
			self::of( ( new MessageSearch() )->by_date( new MessageFilter(), 1, 20, true )->messages )
		);
	}

	/** @group newest */
	public function test_a_page_far_back_reads_only_what_it_shows_and_mixes_all_states(): void {
		$form = $this->contact_form();
		$this->store_many( 620, $form, 1_000_000 );
		$this->store_many( 620, $form, 1_000_000, Message::FAILED );
		$this->store_many( 30, $form, 500_000, Message::STORED );
		$this->store_many( 700, $form, 1_000_000, Message::SPAM );
		$is_listed = static fn ( array $row ): bool => Message::SPAM !== $row['status'];
		$at        = array_column( array_filter( $this->messages(), $is_listed ), 'created_at', 'id' );
		$all       = array_keys( $at );
		usort( $all, static fn ( int $one, int $other ): int => [ $at[ $one ], $one ] <=> [ $at[ $other ], $other ] );
		$last = intdiv( count( $all ) - 1, 20 ) + 1;
		$read = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$read ): string {
				$read += preg_match( '/LIMIT \d{3,}$/', $query );
				return $query;
			}
		);

		foreach ( [ 1, 26, 40, $last ] as $page ) {
			foreach ( [ $all, array_reverse( $all ) ] as $turn => $ids ) {
				$shown = ( new MessageSearch() )->by_date( new MessageFilter(), $page, 20, 0 === $turn )->messages;
				self::assertSame( array_slice( $ids, ( $page - 1 ) * 20, 20 ), self::of( $shown ), "page {$page}" );
			}
		}
		self::assertSame( 0, $read );
	}

	public function test_filters_go_together(): void {
		$form  = $this->contact_form();
		$other = $this->contact_form( 'Other' );
		$day   = static fn ( string $time ): int => ( new \DateTimeImmutable( $time, wp_timezone() ) )->getTimestamp();
		update_option( 'timezone_string', 'America/Bogota' );
		$first = $this->store( $form, [ 'created_at' => $day( '2026-03-04 00:00:00' ) ] );
		$last  = $this->store( $form, [ 'created_at' => $day( '2026-03-05 23:59:59' ), 'is_read' => 1 ] );
		$this->store( $form, [ 'created_at' => $day( '2026-03-03 23:59:59' ) ] );
		$this->store( $form, [ 'created_at' => $day( '2026-03-06 00:00:00' ) ] );
		$this->store( $other, [ 'created_at' => $day( '2026-03-05 12:00:00' ) ] );

		self::assertSame(
			[ $last, $first ],
			$this->ids( [ 'form' => (string) $form, 'from' => '2026-03-04', 'until' => '2026-03-05' ] )
		);
		self::assertSame(
			[ $first ],
			$this->ids(
				[ 'form' => (string) $form, 'from' => '2026-03-04', 'until' => '2026-03-05', 'state' => 'new' ]
			)
		);
		$turned = [ 'form' => (string) $form, 'from' => '2026-03-05', 'until' => '2026-03-04' ];
		self::assertSame( [ $last, $first ], $this->ids( $turned ), 'days the wrong way round' );
	}

	public function test_an_invalid_filter_is_ignored(): void {
		foreach ( [
			[ 'form' => '1 OR 1' ],
			[ 'form' => [ '1' ] ],
			[ 'state' => 'all' ],
			[ 'from' => '2026-02-30' ],
			[ 'until' => "2026-01-01'" ],
			[ 's' => [ 'x' ] ],
		] as $query ) {
			self::assertTrue( MessageFilter::from_query( $query )->is_empty(), (string) wp_json_encode( $query ) );
		}
		$query = [
			'form'  => '12',
			'state' => 'new',
			'from'  => '2026-01-31',
			'until' => '2026-02-01',
			's'     => 'ñandú "x"',
		];
		self::assertSame( $query, MessageFilter::from_query( $query )->to_query() );
	}

	/** @return iterable<string, array{string, bool}> */
	public function searches(): iterable {
		yield 'a word' => [ 'spring', true ];
		yield 'in another case' => [ 'SPRING', true ];
		yield 'two words apart' => [ 'course ana', true ];
		yield 'one of two is missing' => [ 'course autumn', false ];
		yield 'a part of a word' => [ 'prin', true ];
		yield 'a name of a field is no word' => [ 'your-email', false ];
		yield 'nor is what JSON is made of' => [ 'posted', false ];
		yield 'quotes' => [ '"deluxe"', true ];
		yield 'a backslash' => [ 'a\\b', true ];
		yield 'a slash' => [ '24/7', true ];
		yield 'a percent sign' => [ '100%', true ];
		yield 'a percent sign that is not there' => [ 'sp%ng', false ];
		yield 'an underscore' => [ 'sp_ing', false ];
		yield 'an address' => [ 'ana@example.org', true ];
		yield 'how an address begins' => [ 'Ana@exam', true ];
		yield 'another address' => [ 'anna@example.org', false ];
		yield 'Spanish' => [ 'mañana', true ];
		yield 'Spanish in another case' => [ 'MAÑANA', true ];
		yield 'without the accents' => [ 'manana', true ];
		yield 'SQL' => [ "' OR 1=1 --", false ];
		yield 'the page' => [ 'example.org/contact', true ];
	}

	/** @dataProvider searches */
	public function test_finds_words_wherever_they_stand( string $search, bool $is_found ): void {
		$id = $this->store(
			$this->contact_form(),
			[],
			[ 'message' => 'The course in spring, "deluxe", a\\b, 24/7, 100%. Mañana.' ]
		);

		self::assertSame( $is_found ? [ $id ] : [], self::of( $this->search( $search )->messages ) );
	}

	public function test_many_results_are_split_into_pages(): void {
		$form = $this->contact_form();
		$ids  = [];
		for ( $number = 0; $number < 25; $number++ ) {
			$ids[] = $this->store( $form, [ 'created_at' => 1000 + $number ] );
		}
		rsort( $ids );
		$filter = MessageFilter::from_query( [ 's' => 'hello' ] );
		$page   = ( new MessageSearch() )->by_words( $filter, 2, 20 );

		self::assertSame( array_slice( $ids, 20 ), self::of( $page->messages ) );
		self::assertSame( 25, $page->total );
		self::assertFalse( $page->is_more );
	}

	public function test_sorts_by_sender(): void {
		$form = $this->contact_form();
		$zoe  = $this->store( $form, [], [ 'your-email' => 'zoe@example.org' ] );
		$ana  = $this->store( $form, [ 'created_at' => 5 ], [ 'your-email' => 'ana@example.org' ] );

		self::assertSame(
			[ $ana, $zoe ],
			self::of( ( new MessageSearch() )->by_sender( new MessageFilter(), 1, 20 )->messages )
		);
		self::assertSame(
			[ $zoe, $ana ],
			self::of( ( new MessageSearch() )->by_sender( new MessageFilter(), 1, 20, true )->messages )
		);
	}

	public function test_counts_no_further_than_asked(): void {
		$form = $this->contact_form();
		$this->store( $form );
		$this->store( $form, [ 'status' => Message::FAILED ] );
		$this->store( $form, [ 'status' => Message::SPAM ] );

		self::assertSame( 2, ( new MessageSearch() )->count( new MessageFilter(), 100 ) );
		self::assertSame( 1, ( new MessageSearch() )->count( new MessageFilter(), 1 ) );
	}

	public function test_names_the_forms_of_messages_without_reading_all_of_them(): void {
		$sent = $this->contact_form();
		$spam = $this->contact_form();
		$this->store( $sent );
		$this->store( $spam, [ 'status' => Message::SPAM ] );
		$statements = [];
		add_filter(
			'query',
			static function ( string $statement ) use ( &$statements ): string {
				$statements[] = $statement;
				return $statement;
			}
		);
		self::assertSame( [ $sent ], ( new MessageSearch() )->forms( new MessageFilter() ) );
		self::assertSame( [ $spam ], ( new MessageSearch() )->forms( new MessageFilter( 0, Message::SPAM ) ) );
		foreach ( $statements as $statement ) {
			// The one skips from form to form along an index, the others stop at the first message.
			self::assertMatchesRegularExpression( '/ DISTINCT form_id FROM \S+$| LIMIT 1 /', $statement );
		}
	}

	/** @group newest */
	public function test_the_list_ends_at_ten_thousand_and_says_so(): void {
		global $wpdb;
		$form = $this->contact_form();
		for ( $number = 1; $number <= 10050; $number += 50 ) {
			$rows = [];
			for ( $one = $number; $one < $number + 50; $one++ ) {
				$rows[] = "( 'k{$one}', {$form}, 'sent', 1000 + {$one}, 'v{$one}@example.org', '', "
					. "'{\"posted\":{\"a\":\"word{$one}.\"}}', '{}', '{}', '' )";
			}
			Database::run(
				"INSERT INTO {$wpdb->prefix}rueda_messages ( submission_key, form_id, status, created_at, "
					. 'sender_email, page, fields, consents, meta, result ) VALUES ' . implode( ', ', $rows )
			);
		}
		$page = ( new MessageSearch() )->by_date( new MessageFilter(), 1, 20 );
		self::assertSame( 10000, $page->total );
		self::assertTrue( $page->is_more );
		self::assertSame( [], ( new MessageSearch() )->by_date( new MessageFilter(), 501, 20 )->messages );

		// Words are found only in the newest messages, addresses in all of them.
		self::assertCount( 1, $this->search( 'word10050.' )->messages );
		self::assertSame( [], $this->search( 'word5.' )->messages );
		self::assertSame( 1050, $this->search( 'word10050' )->looked_to );
		self::assertCount( 1, $this->search( 'v5@example' )->messages );
	}

	private function search( string $search ): \Rueda\Message\MessagePage {
		return ( new MessageSearch() )->by_words( MessageFilter::from_query( [ 's' => $search ] ), 1, 100 );
	}

	/**
	 * @param array<string, string> $query
	 * @return list<int>
	 */
	private function ids( array $query ): array {
		return self::of( ( new MessageSearch() )->by_date( MessageFilter::from_query( $query ), 1, 20 )->messages );
	}

	/**
	 * @param list<Message> $messages
	 * @return list<int>
	 */
	private static function of( array $messages ): array {
		return array_map( static fn ( Message $message ): int => $message->id(), $messages );
	}
}
