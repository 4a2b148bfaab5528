<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\RunStore;
use Rueda\Support\Clock;
use Rueda\Tests\LateReplica;

/**
 * An import whose every step runs on another server than the last one, with a replica that is late.
 *
 * @group newest
 * @group mariadb
 */
final class LateReplicaImportTest extends ImportTestCase {
	private ?LateReplica $database = null;

	private bool $is_cached = false;

	protected function tearDown(): void {
		LateReplica::end();
		parent::tearDown();
	}

	protected function importer(): Importer {
		$this->database?->next_request( $this->is_cached );
		return parent::importer();
	}

	/** More than one step does. */
	private function fill(): void {
		$this->populate();
		$this->fill_kit();
		for ( $number = 0; $number < 25; $number++ ) {
			$this->kit->add( "page:p$number", [ 'content' => '<!-- wp:separator /-->' ] );
		}
	}

	/** @return iterable<string, array{bool}> */
	public function caches(): iterable {
		yield 'one object cache for all servers' => [ true ];
		yield 'no object cache' => [ false ];
	}

	/** @dataProvider caches */
	public function test_an_import_is_whole_and_can_be_undone_at_once( bool $is_cached ): void {
		$this->fill();
		$before          = $this->site();
		$this->database  = LateReplica::begin();
		$this->is_cached = $is_cached;

		$run = $this->import( [ 'page:contact' => 'replace' ] );
		self::assertSame( [ 'success', '' ], [ $run->result, $run->reason ] );
		$run = $this->undo( $run );
		LateReplica::end();

		self::assertTrue( $run->is_undone );
		self::assertSame( [], $run->kept );
		wp_cache_flush();
		$this->assert_site( $before );
	}

	/** @dataProvider caches */
	public function test_a_failed_import_is_rolled_back_on_any_server( bool $is_cached ): void {
		$this->fill();
		$before          = $this->site();
		$this->database  = LateReplica::begin();
		$this->is_cached = $is_cached;

		$run = $this->start();
		$run = $this->importer()->step( $run->id );
		$run = $this->cancel( $run );
		LateReplica::end();

		self::assertSame( [ 'failure', 'kit_cancelled', [] ], [ $run->result, $run->reason, $run->kept ] );
		wp_cache_flush();
		$this->assert_site( $before );
	}

	public function test_a_page_that_a_late_read_has_put_into_the_cache_is_not_written_back(): void {
		$this->fill();
		$this->database  = LateReplica::begin();
		$this->is_cached = true;
		$run             = $this->start( [ 'page:contact' => 'replace' ] );
		$id              = $run->items['page:contact']['id'];
		$steps           = 0;
		while ( $run->is_on() ) {
			++$steps;
			$run = $this->importer()->step( $run->id );
			// A visitor opens the page on a server that does not know the new one.
			$this->database->next_request( true );
			clean_post_cache( $id );
			get_post( $id );
		}
		LateReplica::end();

		wp_cache_flush();
		self::assertGreaterThan( 2, $steps );
		self::assertSame( 'success', $run->result );
		self::assertNotSame( 'Older than the kit.', get_post( $id )->post_content );
	}

	public function test_the_list_of_imports_has_one_that_has_just_begun(): void {
		$this->fill_kit();
		$this->database = LateReplica::begin();
		$run            = $this->start();
		$this->database->next_request( false );

		self::assertSame( $run->id, ( new RunStore( new Clock() ) )->current()?->id );
	}
}
