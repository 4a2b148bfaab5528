<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Format\Canonical;

/**
 * Checking a file takes little memory, however large its content is.
 *
 * @group newest
 */
final class CheckFiguresTest extends KitTestCase {
	private const MOST = 32 * 1024 * 1024;

	/**
	 * @dataProvider files
	 * @param callable(): HostileZip $zip
	 */
	public function test_the_memory_that_a_check_takes_is_bounded( callable $zip, string $reason ): void {
		$path = $this->temp_file( $zip()->bytes() );
		gc_collect_cycles();
		// Older versions of PHP only know the peak of the whole process, which is above that of this check.
		$can_reset = function_exists( 'memory_reset_peak_usage' );
		if ( $can_reset ) {
			memory_reset_peak_usage();
		}
		$before = memory_get_usage();
		$start  = microtime( true );
		$used   = self::processor();

		$found = self::reason_of( static fn () => ZipKit::open( $path ) );

		if ( getenv( 'RUEDA_FIGURES' ) ) {
			fprintf(
				STDERR,
				"%s: %.2f s (%.2f s of the processor), %.1f MB above, %.1f MB large\n",
				$this->dataName,
				microtime( true ) - $start,
				self::processor() - $used,
				( memory_get_peak_usage() - $before ) / 1048576,
				filesize( $path ) / 1048576
			);
		}
		self::assertSame( $reason, $found );
		self::assertLessThan( self::MOST, $can_reset ? memory_get_peak_usage() - $before : 0 );
	}

	/** @return array<string, array{callable, string}> */
	public function files(): array {
		return [
			'eight items of 4.9 MB'  => [
				static fn () => self::of_items( 8, self::page( self::prose( 4_800_000 ) ) ),
				'',
			],
			'twenty items of 4.9 MB' => [
				static fn () => self::of_items( 20, self::page( self::prose( 4_800_000 ) ) ),
				'kit_bomb',
			],
			'items full of quotes'   => [
				static fn () => self::of_items( 4, self::page( str_repeat( '"\\', 1_220_000 ) ) ),
				'',
			],
			'two thousand items'     => [
				static fn () => self::of_items( 1998, self::page( self::prose( 19_000 ) ) ),
				'',
			],
			'an image of 19 MB'      => [ static fn () => self::of_image( 19_000_000 ), '' ],
			'values without end'     => [
				static fn () => self::of_items( 4, '{"a":[' . str_repeat( '[],', 1_600_000 ) . '1]}' ),
				'kit_bad_json',
			],
			'names without end'      => [ static fn () => self::of_items( 4, self::names() ), 'kit_bad_json' ],
			'entries without end'    => [ static fn () => self::of_entries( 150_000 ), 'kit_too_many_files' ],
		];
	}

	private static function names(): string {
		$names = '';
		for ( $number = 0; $number < 400_000; $number++ ) {
			$names .= "\"$number\":1,";
		}
		return '{' . $names . '"a":1}';
	}

	private static function processor(): float {
		$used = (array) getrusage();
		return $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] + (
			$used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec']
		) / 1e6;
	}

	/** Text that compresses to a fifth of its size. */
	private static function prose( int $bytes ): string {
		$prose = '';
		for ( $left = $bytes; $left > 0; $left -= 316 ) {
			$prose .= str_repeat( 'How satisfied are you? ', 12 ) . base64_encode( random_bytes( 30 ) );
		}
		return $prose;
	}

	private static function page( string $content ): string {
		return Canonical::json( [ 'title' => 'A', 'slug' => 'a', 'content' => $content ] );
	}

	private static function of_items( int $count, string $json ): HostileZip {
		$zip       = new HostileZip();
		$templates = [];
		$packed    = (string) gzdeflate( $json, 1 );
		$stored    = strlen( $json ) > 80 * strlen( $packed )
			? [ 'method' => 0, 'packed' => $json ]
			: [ 'packed' => $packed ];
		for ( $number = 1; $number <= $count; $number++ ) {
			$templates[ "page:a$number" ] = [
				'title'    => 'A',
				'doc_type' => 'page',
				'file'     => "pages/a$number.json",
				'sha256'   => hash( 'sha256', $json ),
				'bytes'    => strlen( $json ),
				'uses'     => [],
			];
			$zip->add( "pages/a$number.json", $json, $stored );
		}
		return $zip->add(
			'manifest.json',
			Canonical::json( [ 'format' => 'rueda-kit', 'version' => '1.0', 'templates' => $templates ] )
		);
	}

	private static function of_image( int $bytes ): HostileZip {
		$image    = self::png() . random_bytes( $bytes );
		$hash     = hash( 'sha256', $image );
		$media    = [
			$hash => [
				'name'   => 'a.png',
				'mime'   => 'image/png',
				'bytes'  => strlen( $image ),
				'width'  => 2,
				'height' => 3,
				'alt'    => '',
			],
		];
		$manifest = Canonical::json( [ 'format' => 'rueda-kit', 'version' => '1.0', 'media' => $media ] );
		return ( new HostileZip() )->add( 'manifest.json', $manifest )->add(
			"media/$hash.png",
			$image,
			[ 'method' => 0 ]
		);
	}

	private static function of_entries( int $count ): HostileZip {
		$zip = new HostileZip();
		for ( $number = 0; $number < $count; $number++ ) {
			$zip->add( "pages/a$number.json", '', [ 'method' => 0 ] );
		}
		return $zip;
	}
}
