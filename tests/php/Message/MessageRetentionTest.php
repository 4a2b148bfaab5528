<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\Letter;
use Rueda\Message\MessageRetention;
use Rueda\Message\MessageSettings;
use Rueda\Support\Clock;
use Rueda\Tests\BrokenDatabase;
use WP_REST_Request;

/** How long messages are kept. */
final class MessageRetentionTest extends MessageTestCase {
	use BrokenDatabase;

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	/**
	 * The site's days; the message's state and age in days; whether it is there.
	 *
	 * @return iterable<string, array{mixed, string, int, bool}>
	 */
	public function ages(): iterable {
		yield 'by default, in time' => [ null, Message::SENT, 179, true ];
		yield 'by default, over' => [ null, Message::SENT, 181, false ];
		yield 'over, and its mail never went' => [ null, Message::FAILED, 181, false ];
		yield 'the site says a week' => [ 7, Message::SENT, 8, false ];
		yield 'the site says never' => [ 0, Message::SENT, 4000, true ];
		yield 'the site says nonsense' => [ 'x', Message::SENT, 179, true ];
		yield 'quarantine, in time' => [ null, Message::SPAM, 29, true ];
		yield 'quarantine, over' => [ null, Message::SPAM, 31, false ];
		yield 'quarantine ends although messages stay for ever' => [ 0, Message::SPAM, 31, false ];
		yield 'quarantine ends early where messages do' => [ 7, Message::SPAM, 8, false ];
	}

	/** @dataProvider ages */
	public function test_a_message_is_there_as_long_as_the_site_says(
		mixed $days,
		string $status,
		int $age,
		bool $is_there
	): void {
		remove_all_filters( 'sanitize_option_' . MessageSettings::OPTION );
		if ( null !== $days ) {
			update_option( MessageSettings::OPTION, [ 'days' => $days ] );
		}
		$id = $this->store(
			$this->contact_form(),
			[ 'status' => $status, 'created_at' => time() - $age * DAY_IN_SECONDS ]
		);
		do_action( 'rueda_expire_messages' );

		self::assertSame( $is_there, null !== $this->actions()->find( $id ) );
	}

	public function test_an_old_message_that_is_marked_as_spam_has_its_days_before_it(): void {
		$id = $this->store( $this->contact_form(), [ 'created_at' => time() - 100 * DAY_IN_SECONDS ] );
		$this->actions()->quarantine( $this->message( $id ) );
		do_action( 'rueda_expire_messages' );
		self::assertNotNull( $this->actions()->find( $id ) );

		add_filter( 'rueda_now', static fn (): int => time() + 31 * DAY_IN_SECONDS );
		do_action( 'rueda_expire_messages' );
		self::assertNull( $this->actions()->find( $id ) );
	}

	public function test_the_end_of_quarantine_is_told_as_it_is_where_messages_are_deleted_sooner(): void {
		update_option( MessageSettings::OPTION, [ 'days' => 7 ] );
		$id = $this->store( $this->contact_form(), [ 'status' => Message::SPAM, 'created_at' => 1_700_000_000 ] );

		self::assertSame( 7, MessageRetention::quarantine_days() );
		self::assertSame(
			1_700_000_000 + 7 * DAY_IN_SECONDS,
			MessageRetention::end_of_quarantine( $this->message( $id ) )
		);
	}

	public function test_files_go_with_their_messages(): void {
		$file = UploadFolder::create() . '/cv.pdf';
		file_put_contents( $file, 'x' );
		$this->store(
			$this->contact_form(),
			[
				'created_at' => 5,
				'meta'       => (string) wp_json_encode( [ 'meta' => [], 'files' => [ 'cv' => [ $file ] ] ] ),
			]
		);
		do_action( 'rueda_expire_messages' );

		self::assertFileDoesNotExist( $file );
		self::assertSame( [], $this->messages() );
	}

	/** @group newest */
	public function test_a_thousand_go_with_a_few_statements_and_their_mails_and_files_with_them(): void {
		global $wpdb;
		$form = $this->contact_form();
		$file = UploadFolder::create() . '/cv.pdf';
		file_put_contents( $file, 'x' );
		$meta = (string) wp_json_encode( [ 'meta' => [], 'files' => [ 'cv' => [ $file ] ] ] );
		$this->store_many( 999, $form, 5 );
		$with_file = $this->store( $form, [ 'created_at' => 3, 'meta' => $meta ] );
		$new       = $this->store( $form );
		foreach ( [ $with_file, $new ] as $id ) {
			$this->outbox()->send( new Letter( Letter::MESSAGE, $id, [ 'ana@example.org' ], 'Hello', 'Text' ) );
		}
		$told = [];
		add_action(
			'rueda_message_deleted',
			static function ( int $id ) use ( &$told ): void {
				$told[] = $id;
			}
		);
		$before = $wpdb->num_queries;
		do_action( 'rueda_expire_messages' );

		self::assertLessThan( 20, $wpdb->num_queries - $before );
		self::assertSame( [ (string) $new ], array_map( 'strval', array_column( $this->messages(), 'id' ) ) );
		self::assertFileDoesNotExist( $file );
		self::assertSame( [], $this->outbox()->emails_about( Letter::MESSAGE, $with_file ) );
		self::assertCount( 1, $this->outbox()->emails_about( Letter::MESSAGE, $new ) );
		self::assertCount( 1000, $told );
	}

	/** @group newest */
	public function test_a_run_ends_in_time_and_another_one_goes_on(): void {
		wp_unschedule_hook( 'rueda_expire_messages' );
		$this->store_many( 1002, $this->contact_form(), 5 );
		$run = fn () => ( new MessageRetention( new Clock(), $this->actions(), 0 ) )->delete_expired();

		$run();
		self::assertCount( 2, $this->messages() );
		self::assertNotFalse( wp_next_scheduled( 'rueda_expire_messages' ) );

		$run();
		self::assertSame( [], $this->messages() );
	}

	/** @group newest */
	public function test_a_database_that_deletes_nothing_is_not_asked_again_and_again(): void {
		wp_unschedule_hook( 'rueda_expire_messages' );
		$this->store_many( 2002, $this->contact_form(), 5 );
		$this->watch_the_log();
		$this->let_nothing_be_written();
		do_action( 'rueda_expire_messages' );

		self::assertCount( 2002, $this->messages() );
		self::assertFalse( wp_next_scheduled( 'rueda_expire_messages' ) );
	}

	/** @return iterable<string, array{string, int}> */
	public function roles(): iterable {
		yield 'nobody' => [ '', 401 ];
		yield 'editor' => [ 'editor', 403 ];
		yield 'administrator' => [ 'administrator', 200 ];
	}

	/** @dataProvider roles */
	public function test_the_setting_is_the_administrators( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		self::assertSame( $status, $this->set( [ 'days' => 30 ] ) );
		self::assertSame( 200 === $status ? 30 : 180, MessageSettings::stored()['days'] );
	}

	public function test_the_setting_refuses_what_it_does_not_know(): void {
		$this->act_as( 'administrator' );
		foreach ( [ [ 'days' => -1 ], [ 'days' => 3651 ], [ 'days' => 'x' ], [ 'other' => 1 ] ] as $wrong ) {
			self::assertSame( 400, $this->set( $wrong ), (string) wp_json_encode( $wrong ) );
		}
	}

	/** @param array<string, mixed> $value */
	private function set( array $value ): int {
		$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ MessageSettings::OPTION => $value ] );
		return rest_do_request( $request )->get_status();
	}
}
