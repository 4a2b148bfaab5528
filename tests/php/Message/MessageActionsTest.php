<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\Record;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\Letter;

/** The actions that admins have for messages. */
final class MessageActionsTest extends MessageTestCase {
	public function test_not_spam_sends_the_mail_once_however_often_it_is_said(): void {
		$message = $this->caught( $this->contact_form() );
		self::assertSame( [], $this->mails );

		self::assertTrue( $this->actions()->take_out_of_quarantine( $message ) );
		// Somebody else had the same list open.
		self::assertFalse( $this->actions()->take_out_of_quarantine( $message ) );

		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Hello', (string) wp_json_encode( $this->mails[0] ) );
		self::assertSame( Message::SENT, $this->message( $message->id() )->status() );
	}

	public function test_a_rescued_message_whose_mail_fails_is_tried_again_like_any_other(): void {
		$message = $this->caught( $this->contact_form() );
		add_filter( 'pre_wp_mail', '__return_false' );
		self::assertTrue( $this->actions()->take_out_of_quarantine( $message ) );
		self::assertSame( Message::FAILED, $this->message( $message->id() )->status() );
		remove_filter( 'pre_wp_mail', '__return_false' );
		add_filter( 'rueda_now', static fn (): int => time() + 2 * MINUTE_IN_SECONDS );
		do_action( 'rueda_send_mails' );

		self::assertCount( 1, $this->mails );
		self::assertSame( Message::SENT, $this->message( $message->id() )->status() );
	}

	public function test_a_rescued_message_of_a_form_without_mails_sends_none(): void {
		$form    = $this->contact_form();
		$message = $this->caught( $form );
		add_filter( 'wpcf7_skip_mail', '__return_true' );
		self::assertTrue( $this->actions()->take_out_of_quarantine( $message ) );

		self::assertSame( [], $this->mails );
		self::assertSame( Message::STORED, $this->message( $message->id() )->status() );
		self::assertFalse( $this->message( $message->id() )->is_mail_due() );
	}

	/**
	 * @group newest
	 * @group mariadb
	 */
	public function test_a_message_with_emoji_goes_to_quarantine_in_a_table_without_them(): void {
		add_filter( 'pre_get_col_charset', static fn (): string => 'utf8mb3' );
		$meta = [ 'meta' => [], 'labels' => [ 'message' => 'Hola 😀' ] ];
		$id   = $this->store( $this->contact_form(), [ 'meta' => (string) wp_json_encode( $meta ) ] );

		self::assertTrue( $this->actions()->quarantine( $this->message( $id ) ) );
		self::assertSame( Message::SPAM, $this->message( $id )->status() );
		self::assertStringContainsString( 'Hola \\ud83d\\ude00', $this->messages()[0]['meta'] );
	}

	public function test_files_are_there_and_go_with_their_message_after_the_site_has_moved(): void {
		$file = UploadFolder::create() . '/cv.pdf';
		file_put_contents( $file, 'x' );
		$id  = $this->store(
			$this->contact_form(),
			[ 'meta' => ( new Record( [], [], [], [ 'cv' => [ $file ] ], [] ) )->meta_as_json() ]
		);
		$old = wp_upload_dir( null, false )['basedir'];
		$new = get_temp_dir() . 'rueda-moved-' . getmypid();
		wp_mkdir_p( $new . substr( dirname( $file ), strlen( $old ) ) );
		rename( $file, $new . substr( $file, strlen( $old ) ) );
		UploadFolder::delete( [ $file ] );
		add_filter( 'upload_dir', static fn ( array $folder ): array => [ 'basedir' => $new ] + $folder );

		[ $found ] = $this->message( $id )->record()->paths();
		self::assertFileExists( $found );
		$this->actions()->delete( $this->message( $id ) );
		self::assertFileDoesNotExist( $found );
		UploadFolder::clear();
		rmdir( $new );
	}

	public function test_spam_and_back_sends_no_second_mail(): void {
		$form = $this->contact_form();
		$this->answer( $form, [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ] );
		$id = (int) $this->messages()[0]['id'];
		self::assertTrue( $this->actions()->quarantine( $this->message( $id ) ) );
		self::assertSame( Message::SPAM, $this->message( $id )->status() );
		self::assertFalse( $this->actions()->quarantine( $this->message( $id ) ) );
		self::assertTrue( $this->actions()->take_out_of_quarantine( $this->message( $id ) ) );

		self::assertSame( Message::SENT, $this->message( $id )->status() );
		self::assertCount( 1, $this->mails );
	}

	public function test_a_failing_mail_stops_when_its_message_is_spam(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->answer(
			$this->contact_form(),
			[ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ]
		);
		remove_filter( 'pre_wp_mail', '__return_false' );
		$id = (int) $this->messages()[0]['id'];
		$this->actions()->quarantine( $this->message( $id ) );
		add_filter( 'rueda_now', static fn (): int => time() + DAY_IN_SECONDS );
		do_action( 'rueda_send_mails' );
		self::assertSame( [], $this->mails );

		$this->actions()->take_out_of_quarantine( $this->message( $id ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_send_again_tries_the_mail_that_failed(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->answer(
			$this->contact_form(),
			[ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ]
		);
		$id = (int) $this->messages()[0]['id'];
		self::assertFalse( $this->actions()->send_again( $this->message( $id ) ) );
		remove_filter( 'pre_wp_mail', '__return_false' );

		self::assertTrue( $this->actions()->send_again( $this->message( $id ) ) );
		self::assertCount( 1, $this->mails );
		self::assertCount( 1, $this->outbox()->emails_about( Letter::MESSAGE, $id ) );
		self::assertSame( Message::SENT, $this->message( $id )->status() );
	}

	public function test_send_again_writes_a_mail_anew_that_is_no_longer_kept(): void {
		$id = $this->store( $this->contact_form(), [ 'status' => Message::FAILED ] );

		self::assertTrue( $this->actions()->send_again( $this->message( $id ) ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( Message::SENT, $this->message( $id )->status() );
		// The mail is sent again because an admin asked for it.
		self::assertTrue( $this->actions()->send_again( $this->message( $id ) ) );
		self::assertCount( 2, $this->mails );
	}

	public function test_nothing_is_sent_for_spam_and_for_forms_that_are_gone(): void {
		$form = $this->contact_form();
		$spam = $this->store( $form, [ 'status' => Message::SPAM ] );
		$lost = $this->store( 987654321, [ 'status' => Message::FAILED ] );

		self::assertFalse( $this->actions()->send_again( $this->message( $spam ) ) );
		self::assertFalse( $this->actions()->send_again( $this->message( $lost ) ) );
		self::assertSame( [], $this->mails );
	}

	public function test_deleting_takes_files_and_mails_along(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$form = $this->contact_form();
		$this->answer( $form, [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org', 'message' => 'Hello' ] );
		$id   = (int) $this->messages()[0]['id'];
		$file = UploadFolder::create() . '/cv.pdf';
		file_put_contents( $file, 'x' );
		$GLOBALS['wpdb']->update(
			$GLOBALS['wpdb']->prefix . 'rueda_messages',
			[ 'meta' => wp_json_encode( [ 'meta' => [], 'files' => [ 'cv' => [ $file ] ] ] ) ],
			[ 'id' => $id ]
		);
		$told = [];
		add_action(
			'rueda_message_deleted',
			static function ( int $message, int $of ) use ( &$told ): void {
				$told[] = [ $message, $of ];
			},
			10,
			2
		);
		self::assertNotSame( [], $this->outbox()->emails_about( Letter::MESSAGE, $id ) );

		$message = $this->message( $id );
		self::assertSame( 1, $this->actions()->delete( $message ) );
		self::assertSame( 0, $this->actions()->delete( $message ) );
		self::assertNull( $this->actions()->find( $id ) );
		self::assertFileDoesNotExist( $file );
		self::assertSame( [], $this->outbox()->emails_about( Letter::MESSAGE, $id ) );
		self::assertSame( [ [ $id, $form ] ], $told );
	}

	public function test_one_mail_is_sent_again_and_none_of_another_message(): void {
		$form  = $this->contact_form();
		$one   = $this->store( $form, [ 'status' => Message::FAILED ] );
		$other = $this->store( $form, [ 'status' => Message::FAILED ] );
		add_filter( 'pre_wp_mail', '__return_false' );
		$first  = $this->outbox()->send( new Letter( Letter::MESSAGE, $one, [ 'us@example.org' ], 'To us', 'Text' ) );
		$second = $this->outbox()->send(
			new Letter( Letter::SECOND_MESSAGE, $one, [ 'ana@example.org' ], 'To Ana', 'Text' )
		);
		remove_filter( 'pre_wp_mail', '__return_false' );
		$this->mails = [];

		self::assertFalse( $this->actions()->send_mail( $this->message( $other ), $second ) );
		self::assertTrue( $this->actions()->send_mail( $this->message( $one ), $second ) );
		self::assertSame( [ 'To Ana' ], array_column( $this->mails, 'subject' ) );
		self::assertSame(
			[ 'waiting', 'sent' ],
			array_column( $this->actions()->mails( $this->message( $one ) ), 'state' )
		);
		self::assertFalse( $this->actions()->send_mail( $this->message( $one ), $second ), 'Sent already.' );

		$this->actions()->quarantine( $this->message( $one ) );
		self::assertFalse( $this->actions()->send_mail( $this->message( $one ), $first ) );
	}
}
