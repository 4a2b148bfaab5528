<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\Importer;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Import\Run;
use Rueda\Kit\KitError;
use Rueda\Support\Clock;

/** The whole file of a kit is checked once. The steps accept only this file and read only what they need. */
final class KitFileTest extends ImportTestCase {
	private string $upload;

	/** The path of the kit until it is imported. */
	private string $kept;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rueda_kit_folder', fn (): string => $this->uploads . '-kits' );
		$this->kit->add( 'page:one', [ 'content' => 'One.' ] )->add( 'page:two', [ 'content' => 'Two.' ] );
		$file = $this->uploads . '/kit.zip';
		$this->kit->write( $file );
		$this->upload = KitFiles::keep( $file );
		$this->kept   = "{$this->uploads}-kits/uploads/{$this->upload}.zip";
		unlink( $file );
	}

	protected function tearDown(): void {
		KitFiles::clear();
		parent::tearDown();
	}

	public function test_a_step_does_not_check_all_of_the_file_again(): void {
		$run = $this->begin( [ 'page:one' ] );
		$this->damage( 'Two.' );
		self::assertSame( 'kit_damaged pages/two.json', self::refusal( fn () => ZipKit::open( $this->kept ) ) );
		$run = $this->finish( $run );
		self::assertSame( [ 'success', 'One.' ], [ $run->result, $this->post_of( $run, 'page:one' )->post_content ] );
		self::assertFileDoesNotExist( $this->kept );
	}

	public function test_what_a_step_takes_is_what_was_checked(): void {
		$before = $this->site();
		$run    = $this->begin( [ 'page:one', 'page:two' ] );
		$this->damage( 'Two.' );
		$run = $this->finish( $run );
		self::assertSame( [ 'failure', 'kit_damaged', 'pages/two.json' ], [ $run->result, $run->reason, $run->entry ] );
		$this->assert_site( $before );
	}

	public function test_a_file_that_was_exchanged_in_between_is_refused(): void {
		$before = $this->site();
		$run    = $this->begin( [ 'page:one', 'page:two' ] );
		// A valid kit of the same size with another text.
		$this->kit->add( 'page:two', [ 'content' => 'Bad!' ] );
		$this->kit->write( $this->kept );
		self::assertSame( '', self::refusal( fn () => ZipKit::open( $this->kept ) ) );
		$run = $this->finish( $run );
		self::assertSame( [ 'failure', 'kit_damaged' ], [ $run->result, $run->reason ] );
		$this->assert_site( $before );
	}

	public function test_a_run_that_began_before_an_update_checks_its_file_when_it_goes_on(): void {
		$run       = $this->begin( [ 'page:one' ] );
		$seal      = $run->seal;
		$run->seal = '';
		$this->store->save( $run );
		$run = $this->finish( $run );
		self::assertSame( [ 'success', $seal ], [ $run->result, $run->seal ] );
	}

	protected function importer(): Importer {
		return ( new ImportParts( new Clock() ) )->importer();
	}

	/** @param list<string> $items */
	private function begin( array $items ): Run {
		return $this->importer()->start( $this->upload, new ImportChoice( $items, [], [] ) );
	}

	/** Changes one of its files without changing its size or its declared checksum. */
	private function damage( string $text ): void {
		$bytes = (string) file_get_contents( $this->kept );
		self::assertSame( 1, substr_count( $bytes, $text ) );
		file_put_contents( $this->kept, str_replace( $text, strrev( $text ), $bytes ) );
	}

	/** @param callable(): mixed $work */
	private static function refusal( callable $work ): string {
		try {
			$work();
		} catch ( KitError $error ) {
			return trim( $error->reason . ' ' . $error->entry );
		}
		return '';
	}
}
