<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Message\MessageModule;
use Rueda\Modules;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;
use Rueda\Message\MessageSettings;
use Rueda\Tests\BrokenDatabase;

/** Messages in WordPress's tools for personal data. */
final class MessagePrivacyTest extends MessageTestCase {
	use BrokenDatabase;

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_exports_what_was_sent_from_an_address_and_nothing_of_others(): void {
		$form  = $this->contact_form( 'Write to us' );
		$first = $this->store( $form, [], [ 'message' => 'One <b>two</b>', 'your-email' => 'Ana@Example.org' ] );
		$spam  = $this->store( $form, [ 'status' => Message::SPAM ] );
		$named = $this->store( $form, [], [ 'your-email' => 'bea@example.org', 'friend' => ' ANA@example.org' ] );
		$this->store( $form, [], [ 'your-email' => 'bea@example.org', 'message' => 'I know ana@example.org well.' ] );
		$this->store( $form, [], [ 'your-email' => 'joana@example.org' ] );

		$told = $this->tool( 'exporters' )( 'ANA@example.org', 1 );
		$data = $told['data'];

		self::assertTrue( $told['done'] );
		self::assertSame(
			[ "rueda-message-{$named}", "rueda-message-{$spam}", "rueda-message-{$first}" ],
			array_column( $data, 'item_id' )
		);
		self::assertContains( [ 'name' => 'Message', 'value' => 'One &lt;b&gt;two&lt;/b&gt;' ], $data[2]['data'] );
		self::assertContains( [ 'name' => 'Form', 'value' => 'Write to us' ], $data[2]['data'] );
		self::assertSame( [], $this->tool( 'exporters' )( '', 1 )['data'] );
	}

	public function test_one_call_finds_what_lies_a_million_ids_apart_and_erases_it(): void {
		$form  = $this->contact_form();
		$first = $this->store( $form );
		$other = $this->store( $form, [], [ 'your-email' => 'bea@example.org' ] );
		$far   = $first + 1_000_000;
		$this->move( $this->store( $form ), $far );

		$export = $this->tool( 'exporters' )( 'ana@example.org', 1 );
		self::assertSame(
			[ "rueda-message-{$far}", "rueda-message-{$first}" ],
			array_column( $export['data'], 'item_id' )
		);
		self::assertTrue( $export['done'] );

		$erase = $this->tool( 'erasers' );
		$ended = $erase( 'ana@example.org', 1 );
		self::assertTrue( $ended['items_removed'] );
		self::assertTrue( $ended['done'] );
		self::assertSame( [ (string) $other ], array_map( 'strval', array_column( $this->messages(), 'id' ) ) );
		self::assertFalse( $erase( 'nobody@example.org', 1 )['items_removed'] );
	}

	/** @group newest */
	public function test_many_messages_of_one_person_come_and_go_part_by_part(): void {
		$this->store_many( 510, $this->contact_form(), 5 );
		$export = $this->tool( 'exporters' );
		$parts  = [ $export( 'ana@example.org', 1 ), $export( 'ana@example.org', 2 ) ];

		self::assertSame( [ 500, 10 ], array_map( static fn ( array $part ): int => count( $part['data'] ), $parts ) );
		self::assertSame( [ false, true ], array_column( $parts, 'done' ) );
		$items = array_merge( ...array_map( static fn ( array $part ): array => $part['data'], $parts ) );
		self::assertCount( 510, array_unique( array_column( $items, 'item_id' ) ) );

		$erase = $this->tool( 'erasers' );
		self::assertSame(
			[ false, true ],
			array_column( [ $erase( 'ana@example.org', 1 ), $erase( 'ana@example.org', 2 ) ], 'done' )
		);
		self::assertSame( [], $this->messages() );
	}

	/** @group newest */
	public function test_erasing_ends_where_the_database_deletes_nothing(): void {
		$this->store_many( 510, $this->contact_form(), 5 );
		$this->watch_the_log();
		$this->let_nothing_be_written();
		$told = $this->tool( 'erasers' )( 'ana@example.org', 1 );

		self::assertFalse( $told['items_removed'] );
		self::assertTrue( $told['items_retained'] );
		self::assertStringStartsWith( '510 messages could not be erased', $told['messages'][0] );
		self::assertTrue( $told['done'] );
	}

	public function test_suggests_words_for_the_policy(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$this->act_as( 'administrator' );
		set_current_screen( 'privacy' );
		// WordPress's own callbacks of this hook send headers.
		remove_all_actions( 'admin_init' );
		add_action(
			'admin_init',
			[ ( new Modules() )->get( MessageModule::class )->privacy(), 'suggest_text' ],
			10,
			0
		);
		do_action( 'admin_init' );
		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		// The plugin's sections have different names, because WordPress 6.5 shows only one section per name.
		self::assertStringContainsString( 'When you write to us with a form', $texts['Rueda: messages'] );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_only_users_who_can_read_the_guide_have_the_words_put_together(): void {
		$this->act_as( 'editor' );
		remove_all_actions( 'admin_init' );
		add_action(
			'admin_init',
			[ ( new Modules() )->get( MessageModule::class )->privacy(), 'suggest_text' ],
			10,
			0
		);
		update_option( MessageSettings::OPTION, [ 'days' => 3 ] );
		$reads = 0;
		add_filter(
			'option_' . MessageSettings::OPTION,
			static function ( mixed $value ) use ( &$reads ): mixed {
				++$reads;
				return $value;
			}
		);

		do_action( 'admin_init' );

		self::assertSame( 0, $reads );
	}

	/** @dataProvider times_kept */
	public function test_the_policy_names_the_time_that_is_set( int $days, string $told, string $of_spam ): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$this->act_as( 'administrator' );
		update_option( MessageSettings::OPTION, [ 'days' => $days ] );
		set_current_screen( 'privacy' );
		// WordPress's own callbacks of this hook send headers.
		remove_all_actions( 'admin_init' );
		add_action(
			'admin_init',
			[ ( new Modules() )->get( MessageModule::class )->privacy(), 'suggest_text' ],
			10,
			0
		);
		do_action( 'admin_init' );
		$text = array_column(
			\WP_Privacy_Policy_Content::get_suggested_policy_text(),
			'policy_text',
			'plugin_name'
		)['Rueda: messages'];
		unset( $GLOBALS['current_screen'] );
		self::assertStringContainsString( $told, $text );
		self::assertSame( '' !== $of_spam, str_contains( $text, 'spam' ) );
		self::assertStringContainsString( $of_spam, $text );
	}

	/** @return array<string, array{int, string, string}> */
	public static function times_kept(): array {
		return [
			'a year'      => [ 365, 'delete them after 365 days.', 'spam are deleted after 30 days.' ],
			'without end' => [ 0, 'keep them until we delete them by hand.', 'spam are deleted after 30 days.' ],
			'one day'     => [ 1, 'delete them after 1 day.', '' ],
		];
	}

	private function move( int $id, int $to ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- a row for a test.
		$wpdb->update( MessagesTable::full_name(), [ 'id' => $to ], [ 'id' => $id ] );
	}

	private function tool( string $kind ): callable {
		return apply_filters( "wp_privacy_personal_data_{$kind}", [] )['rueda-messages']['callback'];
	}
}
