<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Store\MessagesTable;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\MailsTable;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Database;
use Rueda\Tests\TestCase;

final class UnusedUploadsTest extends TestCase {
	use BrokenDatabase;

	private const HOOK = 'rueda_delete_unused_uploads';

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
		$this->folder = sys_get_temp_dir() . '/rueda-unused-' . getmypid();
		add_filter( 'rueda_form_upload_folder', fn (): string => $this->folder );
	}

	protected function tearDown(): void {
		$this->mend_the_database();
		UploadFolder::clear();
		array_map( 'rmdir', (array) glob( $this->folder . '/*', GLOB_ONLYDIR ) );
		UploadFolder::clear();
		parent::tearDown();
	}

	public function test_deletes_old_files_that_nothing_refers_to(): void {
		$lost  = $this->keep_file( 4 );
		$empty = UploadFolder::create();
		touch( $empty, time() - 4 * DAY_IN_SECONDS );
		$new = $this->keep_file( 2 );
		do_action( self::HOOK );

		self::assertDirectoryDoesNotExist( dirname( $lost ) );
		self::assertDirectoryDoesNotExist( $empty );
		self::assertFileExists( $new );
		self::assertFileExists( $this->folder . '/.htaccess' );
	}

	public function test_leaves_files_of_messages_and_of_mails_that_wait_or_failed(): void {
		$of_message = $this->keep_file( 9 );
		$of_waiting = $this->keep_file( 9 );
		$of_failed  = $this->keep_file( 9 );
		$of_sent    = $this->keep_file( 9 );
		for ( $i = 0; $i < 60; $i++ ) {
			$this->store_message( "key {$i}", "/elsewhere/{$i}" );
		}
		$this->store_message( 'key', $of_message );
		$this->write_mail( 'waiting', $of_waiting );
		$this->write_mail( 'failed', $of_failed );
		$this->write_mail( 'sent', $of_sent );
		do_action( self::HOOK );

		self::assertFileExists( $of_message );
		self::assertFileExists( $of_waiting );
		self::assertFileExists( $of_failed );
		self::assertFileDoesNotExist( $of_sent );
	}

	public function test_leaves_what_others_keep_in_the_same_folder(): void {
		$this->keep_file( 4 );
		$others = [ $this->folder . '/' . str_repeat( 'a', 32 ), $this->folder . '/1234567890' ];
		foreach ( $others as $other ) {
			mkdir( $other );
			touch( $other, time() - 9 * DAY_IN_SECONDS );
		}
		do_action( self::HOOK );

		self::assertSame( [ true, true ], array_map( 'is_dir', $others ) );
	}

	public function test_deletes_nothing_while_nobody_knows_what_is_used(): void {
		$path = $this->keep_file( 4 );
		Database::run( 'ALTER TABLE ' . MailsTable::full_name() . ' RENAME COLUMN payload TO something' );
		do_action( self::HOOK );
		self::assertFileExists( $path );
	}

	public function test_deletes_nothing_after_messages_were_lost(): void {
		$path = $this->keep_file( 4 );
		MessagesTable::drop();
		do_action( self::HOOK );
		do_action( self::HOOK );

		self::assertTrue( MessagesTable::exists() );
		self::assertFileExists( $path );
	}

	/** @group newest */
	public function test_goes_on_soon_where_there_are_many_files(): void {
		for ( $i = 0; $i < 1001; $i++ ) {
			touch( UploadFolder::create(), time() - 4 * DAY_IN_SECONDS );
		}
		do_action( self::HOOK );
		self::assertCount( 1, (array) glob( $this->folder . '/*', GLOB_ONLYDIR ) );
		self::assertNotFalse( wp_next_scheduled( self::HOOK ) );

		do_action( self::HOOK );
		self::assertSame( [], glob( $this->folder . '/*', GLOB_ONLYDIR ) );
		self::assertFalse( get_option( 'rueda_unused_uploads_place' ) );
	}

	private function keep_file( int $days ): string {
		$path = UploadFolder::create() . '/cv.txt';
		file_put_contents( $path, 'Some words.' );
		touch( dirname( $path ), time() - $days * DAY_IN_SECONDS );
		return $path;
	}

	private function store_message( string $key, string $path ): void {
		$meta = (string) wp_json_encode( [ 'meta' => [], 'files' => [ 'cv' => [ $path ] ] ], JSON_UNESCAPED_SLASHES );
		MessagesTable::insert(
			[
				'submission_key' => $key,
				'page'           => '',
				'fields'         => '{}',
				'consents'       => '{}',
				'meta'           => $meta,
				'result'         => '',
			]
		);
	}

	private function write_mail( string $state, string $path ): void {
		MailsTable::insert(
			[
				'kind'    => 'message',
				'state'   => $state,
				'created' => 1,
				'due'     => 2000000000,
				'people'  => '',
				'payload' => (string) wp_json_encode( [ 'attachments' => [ $path ] ] ),
			]
		);
	}
}
