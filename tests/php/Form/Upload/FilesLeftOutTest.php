<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\FormModule;
use Rueda\Mail\Failure;
use Rueda\Mail\MailSchedule;
use Rueda\Modules;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

/** Files of visitors whose email went without them, because their server did not answer in time. */
final class FilesLeftOutTest extends NodesTestCase {
	public function test_a_file_that_no_mail_carried_stays_until_its_server_is_back_and_send_again_sends_it(): void {
		$this->meet();
		$this->go_without_the_file( DAY_IN_SECONDS );
		self::assertSame( 'sent', $this->stored_message()->status() );
		$this->wait( 4 * DAY_IN_SECONDS );
		touch( dirname( $this->files_on( 'a' )[0] ), time() - 4 * DAY_IN_SECONDS );

		$this->send_again_on_b();
		$this->request( 'a' );
		self::assertCount( 1, $this->files_on( 'a' ) );
		$this->send_again_on_b();
		$this->request( 'a' );
		self::assertSame( [ 'Hello' ], end( $this->sent )['content'] ?? null );
		self::assertSame( [], $this->files_on( 'a' ) );
		self::assertSame( '-', $this->stored_message()->record()->meta( 'node' ) );
	}

	public function test_a_file_of_a_new_server_that_did_not_answer_in_fifteen_minutes_stays_too(): void {
		$this->go_without_the_file( Nodes::ASK );
		self::assertSame( 'without-files', $this->mail_rows()[0]['last_error'] );

		$this->request( 'a' );
		$this->request( 'a' );
		self::assertCount( 1, $this->files_on( 'a' ) );
		$this->send_again_on_b();
		$this->request( 'a' );
		self::assertSame( [ 'Hello' ], end( $this->sent )['content'] ?? null );
	}

	public function test_a_form_that_stores_nothing_keeps_what_its_mail_lacks_until_it_was_sent(): void {
		$this->meet();
		$this->go_without_the_file( DAY_IN_SECONDS, 'do_not_store: true' );
		self::assertCount( 1, $this->stored_message()->record()->paths() );

		$this->send_again_on_b();
		$this->request( 'a' );
		self::assertSame( [ 'Hello' ], end( $this->sent )['content'] ?? null );
		self::assertSame( [], $this->stored_message()->record()->paths() );
		self::assertSame( [], $this->files_on( 'a' ) );
	}

	public function test_a_deleted_message_takes_the_file_along_that_no_mail_carried(): void {
		$this->meet();
		$this->go_without_the_file( DAY_IN_SECONDS );
		$actions = $this->message_parts()->actions();
		$this->on( 'b', fn () => $actions->delete( $this->stored_message() ) );
		$this->request( 'a' );
		self::assertSame( [], $this->files_on( 'a' ) );
	}

	public function test_a_mail_waits_a_day_for_a_new_server_where_servers_keep_files_of_their_own(): void {
		$this->meet();
		$this->wait( HOUR_IN_SECONDS );
		$this->message_on_a();
		$this->on( 'c', MailSchedule::SEND );
		$this->wait( Nodes::ASK + 1 );
		$this->on( 'c', MailSchedule::SEND );
		self::assertSame( [], $this->sent );

		$this->wait( DAY_IN_SECONDS );
		$this->on( 'c', MailSchedule::SEND );
		self::assertSame( [ [] ], array_column( $this->sent, 'names' ) );
	}

	public function test_admins_read_no_time_that_may_not_be_true(): void {
		self::assertStringNotContainsString( 'day', Failure::in_words( Failure::waiting_for( 'node' ) ) );
		self::assertStringNotContainsString( 'another', Failure::in_words( Failure::WITHOUT_FILES ) );
	}

	/** @param int $seconds How long the server with the file does not answer. */
	private function go_without_the_file( int $seconds, string $settings = '' ): void {
		$this->message_on_a( false, $settings );
		$this->on( 'b', MailSchedule::SEND );
		$this->wait( $seconds + 1 );
		$this->on( 'b', MailSchedule::SEND );
		self::assertSame( [ [] ], array_column( $this->sent, 'names' ) );
		self::assertSame( [], get_option( NodeTasks::OPTION )['delete'] ?? [] );
	}

	private function send_again_on_b(): void {
		$mailer = ( new Modules() )->get( FormModule::class )->mailer();
		$this->on( 'b', fn (): bool => $mailer->send_again( $this->stored_message() ) );
	}
}
