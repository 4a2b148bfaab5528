<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\FormModule;
use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\Letter;
use Rueda\Mail\MailHealth;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailSchedule;
use Rueda\Modules;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\OwnNode;
use Rueda\Support\Nodes\Nodes;
use Rueda\Support\Nodes\NodeTasks;

/** Emails with files of visitors, where each server of a site keeps its own files. */
final class NodesTest extends NodesTestCase {
	public function test_a_mail_waits_for_the_server_with_its_file_which_sends_it_at_the_end_of_any_request(): void {
		$this->message_on_a();
		$this->on( 'b', MailSchedule::SEND );

		self::assertSame( [], $this->sent );
		self::assertSame( [ 'waiting' ], array_column( $this->mail_rows(), 'state' ) );
		$this->request( 'b' );
		self::assertSame( [], $this->sent );

		$this->request( 'a' );
		self::assertSame( [ [ 'Hello' ] ], array_column( $this->sent, 'content' ) );
		self::assertSame( [ 'sent', '' ], [ $this->mail_rows()[0]['state'], $this->mail_rows()[0]['last_error'] ] );
		self::assertSame( 'sent', $this->stored_message()->status() );
		self::assertSame( [], $this->files_on( 'a' ) );
		$this->request( 'a' );
		$this->on( 'b', MailSchedule::SEND );
		self::assertCount( 1, $this->sent );
	}

	public function test_a_mail_that_cron_writes_on_another_server_waits_too(): void {
		$this->message_on_a();
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->prefix}rueda_mails" );
		MessagesTable::update( [ 'mail_due' => 1 ], [ 'id' => $this->stored_message()->id() ] );
		$this->on( 'b', 'rueda_send_overdue_messages' );
		self::assertSame( [], $this->sent );

		$this->request( 'a' );
		self::assertSame( [ [ 'Hello' ] ], array_column( $this->sent, 'content' ) );
	}

	public function test_without_that_server_the_mail_goes_after_a_day_and_says_where_the_file_is(): void {
		$this->meet();
		$this->message_on_a();
		$this->on( 'b', MailSchedule::SEND );
		$this->wait( DAY_IN_SECONDS - MINUTE_IN_SECONDS );
		$this->on( 'b', MailSchedule::SEND );
		self::assertSame( [], $this->sent );

		$this->wait( 2 * MINUTE_IN_SECONDS );
		$this->on( 'b', MailSchedule::SEND );
		self::assertSame( [ [] ], array_column( $this->sent, 'names' ) );
		self::assertStringContainsString( 'on another server of the site', $this->sent[0]['text'] );
		self::assertStringContainsString( 'cv.txt', $this->sent[0]['text'] );
		self::assertSame( 'sent', $this->mail_rows()[0]['state'] );
		self::assertSame( 'without-files', $this->mail_rows()[0]['last_error'] );
		$this->request( 'a' );
		self::assertCount( 1, $this->sent );
	}

	public function test_on_one_server_a_file_that_is_gone_keeps_no_mail_waiting(): void {
		$this->message_on_a();
		unlink( $this->files_on( 'a' )[0] );
		$this->on( 'a', MailSchedule::SEND );

		self::assertSame( [ [] ], array_column( $this->sent, 'names' ) );
		self::assertStringContainsString( 'no longer on the server', $this->sent[0]['text'] );
		self::assertFalse( get_option( NodeTasks::OPTION ) );
	}

	public function test_a_site_that_moved_without_its_files_waits_for_nobody_longer_than_fifteen_minutes(): void {
		$this->message_on_a();
		$this->on( 'moved', MailSchedule::SEND );
		self::assertSame( [], $this->sent );
		$this->wait( Nodes::ASK + 1 );
		$this->on( 'moved', MailSchedule::SEND );
		self::assertStringContainsString( 'no longer on the server', $this->sent[0]['text'] );
		self::assertFalse( $this->nodes()->are_apart() );

		$this->request( 'moved' );
		self::assertFalse( get_option( NodeTasks::OPTION ) );
	}

	public function test_a_file_that_is_gone_on_its_own_server_too_keeps_the_mail_no_longer(): void {
		$this->message_on_a();
		$this->on( 'b', MailSchedule::SEND );
		unlink( $this->files_on( 'a' )[0] );
		$this->request( 'a' );

		self::assertStringContainsString( 'no longer on the server', $this->sent[0]['text'] );
	}

	public function test_a_copied_folder_with_its_mark_is_another_server(): void {
		$this->on( 'a', [ $this, 'keep' ] );
		wp_mkdir_p( "{$this->folder}/copy/rueda-private" );
		copy( "{$this->folder}/a/rueda-private/.rueda-node", "{$this->folder}/copy/rueda-private/.rueda-node" );
		$this->message_on_a();
		$this->on( 'copy', MailSchedule::SEND );
		self::assertSame( [], $this->sent );

		$this->request( 'a' );
		self::assertSame( [ [ 'Hello' ] ], array_column( $this->sent, 'content' ) );
		self::assertTrue( $this->nodes()->are_apart() );
		$this->wait( WEEK_IN_SECONDS );
		self::assertFalse( $this->nodes()->are_apart() );
	}

	public function test_an_older_message_that_names_no_server_is_sent_at_once(): void {
		$this->meet();
		$this->message_on_a();
		$GLOBALS['wpdb']->query(
			"UPDATE {$GLOBALS['wpdb']->prefix}rueda_mails SET payload = REPLACE( payload, '\"node\"', '\"x\"' )"
		);
		$this->on( 'b', MailSchedule::SEND );
		self::assertStringContainsString( 'no longer on the server', $this->sent[0]['text'] );
	}

	public function test_a_visitor_who_repeats_a_message_elsewhere_reads_that_it_was_received(): void {
		$this->message_on_a();
		$this->on( 'b', MailSchedule::SEND );
		$mailer = ( new Modules() )->get( FormModule::class )->mailer();

		self::assertTrue( $mailer->is_put_off( $this->stored_message()->id() ) );
		self::assertNull( $this->on( 'b', fn () => $mailer->send_after_repeat( $this->stored_message() ) ) );
	}

	public function test_a_mail_that_waits_for_a_server_has_not_failed(): void {
		$this->message_on_a();
		$this->on( 'b', MailSchedule::SEND );

		$health = new MailHealth( new Ledger( new Clock() ), new Clock() );
		self::assertSame( 'good', $health->test()['status'] );
	}

	public function test_a_deleted_message_loses_its_file_on_its_own_server_at_its_next_request(): void {
		$this->message_on_a( true, 'keep_files: true' );
		self::assertCount( 1, $this->files_on( 'a' ) );
		$actions = $this->message_parts()->actions();
		$this->on( 'b', fn () => $actions->delete( $this->stored_message() ) );
		self::assertCount( 1, $this->files_on( 'a' ) );

		$this->request( 'b' );
		$this->request( 'a' );
		self::assertSame( [], $this->files_on( 'a' ) );
	}

	public function test_files_that_a_sent_mail_needs_no_more_are_deleted_on_their_own_server(): void {
		$this->message_on_a();
		$without = 'REPLACE( payload, \'"attachments":[\', \'"x":[\' )';
		$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->prefix}rueda_mails SET payload = {$without}" );
		$this->on( 'b', MailSchedule::SEND );
		self::assertSame( 'sent', $this->stored_message()->status() );
		self::assertCount( 1, $this->files_on( 'a' ) );

		$this->request( 'a' );
		self::assertSame( [], $this->files_on( 'a' ) );
		self::assertSame( '-', $this->stored_message()->record()->meta( 'node' ) );
		self::assertSame( [ 'cv' => 'cv' ], $this->stored_message()->record()->labels() );
	}

	public function test_an_erased_person_is_told_of_files_on_another_server(): void {
		$this->message_on_a( true, 'keep_files: true' );
		MessagesTable::update( [ 'sender_email' => 'ana@example.org' ], [ 'id' => $this->stored_message()->id() ] );
		$erase = fn (): array => apply_filters( 'wp_privacy_personal_data_erasers', [] )['rueda-messages']['callback'](
			'ana@example.org',
			1
		);
		$told  = $this->on( 'b', $erase );

		self::assertTrue( $told['items_retained'] );
		self::assertStringContainsString( 'another server', $told['messages'][0] );
		$this->message_on_a( true, 'keep_files: true' );
		MessagesTable::update( [ 'sender_email' => 'ana@example.org' ], [ 'id' => $this->stored_message()->id() ] );
		$told = $this->on( 'a', $erase );
		self::assertSame( [ true, false, [] ], array_slice( array_values( $told ), 0, 3 ) );
	}

	public function test_site_health_notices_servers_that_do_not_share_their_files(): void {
		$test = static fn (): array => apply_filters( 'site_status_tests', [] )['direct']['rueda_nodes']['test']();
		$this->on( 'a', [ $this, 'keep' ] );
		self::assertSame( 'good', $test()['status'] );

		$this->meet();
		self::assertSame( 'recommended', $test()['status'] );
		self::assertStringContainsString( $this->folder, $test()['description'] );
		$this->wait( 4 * DAY_IN_SECONDS );
		self::assertSame( 'good', $test()['status'] );
	}

	public function test_one_server_asks_nothing_of_anybody_and_stores_once_a_day_that_it_is_there(): void {
		$this->message_on_a( true );
		$first = get_option( Nodes::OPTION );
		self::assertCount( 1, $first );
		$this->message_on_a( true );
		self::assertSame( $first, get_option( Nodes::OPTION ) );
		self::assertFalse( get_option( NodeTasks::OPTION ) );
		$this->wait( DAY_IN_SECONDS );
		$this->message_on_a( true );
		self::assertNotSame( $first, get_option( Nodes::OPTION ) );

		$this->wait( 31 * DAY_IN_SECONDS );
		$this->on( 'b', [ $this, 'keep' ] );
		self::assertCount( 1, get_option( Nodes::OPTION ) );
	}

	public function test_nothing_is_done_at_the_end_of_a_request_while_nobody_asks_for_anything(): void {
		$this->message_on_a( true );
		$this->wait( 2 * DAY_IN_SECONDS );
		$before  = get_option( Nodes::OPTION );
		$queries = get_num_queries();
		$this->request( 'a' );

		self::assertSame( $before, get_option( Nodes::OPTION ) );
		self::assertSame( $queries, get_num_queries() );
	}

	public function test_the_mark_of_a_server_stays_and_one_that_a_full_disk_left_empty_is_made_anew(): void {
		self::assertSame( '', OwnNode::id() );
		$id = OwnNode::made();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{16}-[0-9a-f]{8}$/D', $id );
		self::assertSame( $id, OwnNode::made() );

		file_put_contents( "{$this->folder}/a/rueda-private/.rueda-node", '' );
		touch( "{$this->folder}/a/rueda-private/.rueda-node", time() - HOUR_IN_SECONDS );
		self::assertNotSame( '', OwnNode::made() );
	}

	public function test_a_letter_keeps_its_server_when_it_is_stored(): void {
		$letter = new Letter( Letter::MESSAGE, 1, [ 'a@example.org' ], 'S', 'T', attachments: [ '/x' ], node: 'n' );
		$again  = Letter::from_json( Letter::MESSAGE, 1, $letter->after_waiting()->to_json() );

		self::assertSame( [ 'n', true ], [ $again?->node, $again?->has_waited ] );
		self::assertStringNotContainsString( 'node', ( new Letter( 'test', 1, [ 'a@b.es' ], 'S', 'T' ) )->to_json() );
	}
}
