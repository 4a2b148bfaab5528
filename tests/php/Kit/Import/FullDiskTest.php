<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;
use Rueda\Tests\Kit\FullDisk;

/** An import on a disk that becomes full. WordPress's image editors report success all the same. */
final class FullDiskTest extends ImportTestCase {
	private string $disk = '';

	protected function setUp(): void {
		parent::setUp();
		$this->disk    = $this->uploads;
		$this->uploads = FullDisk::path( $this->disk );
	}

	protected function tearDown(): void {
		FullDisk::end();
		$this->uploads = $this->disk;
		parent::tearDown();
	}

	/** @dataProvider kinds */
	public function test_an_import_whose_images_do_not_fit_is_undone_and_says_why( string $type, string $end ): void {
		$image = $this->kit->add_image( 60, 40, 100, $type );
		$this->kit->add( 'page:one', [ 'image' => [ '$media' => $image ], 'content' => 'Text.' ] );
		FullDisk::begin( PHP_INT_MAX );
		$before = $this->real_site();
		$failed = 0;
		for ( $room = 0; $room < 20000; $room += 5 + $room ) {
			FullDisk::begin( $room );
			$run = $this->import();
			if ( 'success' === $run->result ) {
				break;
			}
			++$failed;
			self::assertSame( 'kit_disk_full', $run->reason, "With room for $room bytes." );
			FullDisk::begin( PHP_INT_MAX );
			self::assertSame( $before, $this->real_site(), "With room for $room bytes." );
		}
		self::assertGreaterThan( 3, $failed );
		$files = array_filter( (array) glob( $this->disk . '/*/*/*' ), 'is_string' );
		self::assertCount( 2, $files );
		foreach ( $files as $file ) {
			$bytes = (string) file_get_contents( $file );
			self::assertTrue( str_ends_with( $bytes, $end ) );
			self::assertNotFalse( imagecreatefromstring( $bytes ) );
		}
	}

	/** @return array<string, array{string, string}> With what its files end. */
	public function kinds(): array {
		return [
			'PNG'  => [ 'png', "IEND\xAE\x42\x60\x82" ],
			'JPEG' => [ 'jpeg', "\xFF\xD9" ],
			'GIF'  => [ 'gif', ';' ],
			'WebP' => [ 'webp', '' ],
		];
	}

	public function test_an_image_that_the_server_cannot_open_is_copied_as_a_whole_or_not_at_all(): void {
		$image = $this->kit->add_image( 60, 40 );
		$this->kit->add( 'page:one', [ 'image' => [ '$media' => $image ] ] );
		add_filter( 'wp_image_editors', '__return_empty_array' );
		FullDisk::begin( strlen( $this->kit->images[ $image ] ) - 1 );
		$run = $this->import();
		self::assertSame( [ 'failure', 'kit_disk_full' ], [ $run->result, $run->reason ] );
		self::assertSame( [], glob( $this->disk . '/*' ) );
		FullDisk::begin( strlen( $this->kit->images[ $image ] ) );
		self::assertSame( 'success', $this->import()->result );
	}

	public function test_a_copied_image_with_bytes_after_its_end_is_whole(): void {
		$plain = $this->kit->images[ $this->kit->add_image( 60, 40, 100, 'jpeg' ) ];
		$image = $this->kit->add_bytes( $plain . 'Made by a camera.' );
		$this->kit->add( 'page:one', [ 'image' => [ '$media' => $image ] ] );
		add_filter( 'wp_image_editors', '__return_empty_array' );
		FullDisk::begin( PHP_INT_MAX );

		self::assertSame( 'success', $this->import()->result );
		$files = array_filter( (array) glob( $this->disk . '/*/*/*' ), 'is_string' );
		self::assertContains( $image, array_map( static fn ( string $file ) => hash_file( 'sha256', $file ), $files ) );
	}

	public function test_an_upload_that_does_not_fit_leaves_no_file_behind(): void {
		$this->kit->add( 'page:one', [ 'content' => 'Text.' ] );
		$file = $this->disk . '/kit.zip';
		$this->kit->write( $file );
		FullDisk::begin( PHP_INT_MAX );
		KitFiles::drop( KitFiles::keep( $file ) );
		foreach ( [ 0, 100, filesize( $file ) - 1 ] as $room ) {
			FullDisk::begin( $room );
			try {
				KitFiles::keep( $file );
				self::fail( 'It was kept.' );
			} catch ( KitError $error ) {
				self::assertSame( 'kit_disk_full', $error->reason );
				self::assertStringContainsString( 'disk is full', KitErrors::sentence( $error->reason ) );
			}
			self::assertSame( [], glob( $this->disk . '/rueda-kits/uploads/*.zip' ) );
		}
	}

	/** @return array<string, list<mixed>> */
	private function real_site(): array {
		$this->uploads = $this->disk;
		$site          = $this->site();
		$this->uploads = FullDisk::path( $this->disk );
		return $site;
	}
}
