<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Format\Canonical;
use Rueda\Kit\KitError;
use Rueda\Kit\KitErrors;

/**
 * Files made to do harm: each is a valid kit except for one thing.
 *
 * @group newest
 */
final class HostileKitTest extends HostileKitTestCase {
	public function test_the_kit_that_the_others_are_made_of_is_taken(): void {
		$kit = ZipKit::open( $this->kit() );

		self::assertSame( [ 'page:home' ], array_keys( $kit->manifest()->items ) );
		self::assertSame( 'Home', $kit->item( 'page:home' )['title'] );
		self::assertSame( '', $kit->item( 'page:home' )['template'] );
		self::assertSame( self::png(), $kit->image( hash( 'sha256', self::png() ) ) );
	}

	/** @dataProvider names */
	public function test_a_name_that_kits_do_not_have_is_refused(
		string $name,
		string $reason = 'kit_bad_name'
	): void {
		self::assertSame( $reason, $this->reason( [ $name => '{}' ] ) );
	}

	/** @return array<string, array{0: string, 1?: string}> */
	public function names(): array {
		$evil  = 'kit_forbidden_file';
		$cases = [
			'traversal'            => [ '../wheels/a.json' ],
			'traversal inside'     => [ 'wheels/../../a.json' ],
			'absolute'             => [ '/etc/a.json' ],
			'drive'                => [ 'C:/a.json' ],
			'backslash'            => [ 'wheels\\a.json' ],
			'nul'                  => [ "wheels/a.json\0.php" ],
			'control'              => [ "wheels/a\x1f.json" ],
			'line break'           => [ "wheels/a.json\n" ],
			'colon'                => [ 'wheels/a.json:stream' ],
			'dot-file'             => [ 'wheels/.a.json' ],
			'dot-file at the top'  => [ '.env' ],
			'deep'                 => [ 'wheels/deep/a.json' ],
			'long'                 => [ 'wheels/' . str_repeat( 'a', 180 ) . '.json' ],
			'no utf-8'             => [ "wheels/\xff.json" ],
			'right to left'        => [ "wheels/a\u{202E}nosj.json" ],
			'capitals'             => [ 'Wheels/a.json' ],
			'another folder'       => [ 'plugins/a.json' ],
			'unknown settings'     => [ 'settings/users.json' ],
			'image by no hash'     => [ 'media/sun.png' ],
			'no extension'         => [ 'wheels/a' ],
			'css'                  => [ 'media/a.css' ],
			'nested zip'           => [ 'wheels/a.zip', 'kit_bad_entry' ],
			'nested tar'           => [ 'media/a.tar.gz', 'kit_bad_entry' ],
			'htaccess'             => [ '.htaccess', $evil ],
			'htaccess below'       => [ 'media/.htaccess', $evil ],
			'user.ini'             => [ '.user.ini', $evil ],
			'double'               => [ 'media/a.php.jpg', $evil ],
			'double the other way' => [ 'media/a.jpg.php', $evil ],
			'php with capitals'    => [ 'media/a.PhP', $evil ],
		];
		foreach ( [
			'php',
			'php5',
			'phtml',
			'phar',
			'inc',
			'cgi',
			'js',
			'mjs',
			'html',
			'htm',
			'svg',
			'svgz',
			'shtml',
			'exe',
			'sh',
		] as $extension ) {
			$cases[ $extension ] = [ 'media/' . str_repeat( 'a', 64 ) . '.' . $extension, $evil ];
		}
		return $cases;
	}

	public function test_two_names_that_differ_in_capitals_only_are_refused(): void {
		$zip = $this->zip()->add( 'pages/home.json', '{}' );

		self::assertSame( 'kit_bad_name', $this->reason_of_bytes( $zip->bytes() ) );
		$zip = $this->zip()->add( 'pages/HOME.json', '{}' );
		self::assertSame( 'kit_bad_name', $this->reason_of_bytes( $zip->bytes() ) );
	}

	/**
	 * @dataProvider entries
	 * @param array<string, mixed> $lies
	 */
	public function test_what_is_no_plain_file_is_refused( array $lies ): void {
		$zip = $this->zip()->add( 'wheels/a.json', '/etc/passwd', $lies );

		self::assertSame( 'kit_bad_entry', $this->reason_of_bytes( $zip->bytes() ) );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function entries(): array {
		return [
			'symlink'            => [ [ 'mode' => 0120777 ] ],
			'device'             => [ [ 'mode' => 0020666 ] ],
			'pipe'               => [ [ 'mode' => 0010666 ] ],
			'folder'             => [ [ 'mode' => 0040755 ] ],
			'folder of windows'  => [ [ 'attributes' => 0x10 ] ],
			'encrypted'          => [ [ 'flags' => 1 ] ],
			'strongly encrypted' => [ [ 'flags' => 0x41 ] ],
			'packed with bzip2'  => [ [ 'method' => 12 ] ],
			'packed with lzma'   => [ [ 'method' => 14 ] ],
		];
	}

	public function test_a_folder_s_entry_is_refused(): void {
		self::assertSame( 'kit_bad_entry', $this->reason( [ 'wheels/' => '' ] ) );
	}

	public function test_what_unpacks_to_far_more_is_refused(): void {
		// The ratio is too high, one file of each kind too large, the total too large, or the declared size too small.
		$zeros = str_repeat( ' ', 2_000_000 );
		self::assertSame( 'kit_bomb', $this->reason( [ 'wheels/a.json' => $zeros ] ), 'ratio' );
		self::assertSame(
			'kit_bomb',
			$this->reason_of_bytes( $this->zip()->add( 'wheels/a.json', '{}', [ 'bytes' => 6_000_000 ] )->bytes() ),
			'json'
		);
		$name = 'media/' . str_repeat( 'b', 64 ) . '.png';
		self::assertSame(
			'kit_bomb',
			$this->reason_of_bytes( $this->zip()->add( $name, '{}', [ 'bytes' => 22_000_000 ] )->bytes() ),
			'image'
		);
		$zip  = $this->zip();
		$many = $this->zip();
		foreach ( range( 1, 9 ) as $number ) {
			$zip->add(
				'media/' . str_repeat( (string) $number, 64 ) . '.png',
				random_bytes( 200_000 ),
				[ 'bytes' => 19_000_000, 'method' => 0 ]
			);
			$many->add( "wheels/a$number.json", random_bytes( 60_000 ), [ 'bytes' => 5_000_000, 'method' => 0 ] );
		}
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $zip->bytes() ), 'total' );
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $many->bytes() ), 'all json' );
		$four = [ 'bytes' => 0xFFFFFFFF ];
		self::assertSame(
			'kit_bomb',
			$this->reason_of_bytes( $this->zip()->add( 'wheels/a.json', '{}', $four )->bytes() ),
			'zip64'
		);
	}

	public function test_a_false_declared_size_is_not_believed(): void {
		$page = Canonical::json( self::PAGE );
		$zip  = $this->zip(
			[],
			[
				'pages/home.json' => [
					'packed' => (string) gzdeflate( $page . str_repeat( ' ', 3_000_000 ), 9 ),
					'bytes'  => strlen( $page ),
				],
			]
		);

		self::assertContains( $this->reason_of_bytes( $zip->bytes() ), [ 'kit_bomb', 'kit_damaged' ] );
	}

	public function test_entries_that_share_their_bytes_are_refused(): void {
		$zip = $this->zip()->add( 'wheels/a.json', '{}', [ 'offset' => 0 ] );

		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $zip->bytes() ) );
	}

	public function test_too_many_entries_are_refused_before_the_zip_is_opened(): void {
		$zip = $this->zip();
		foreach ( range( 1, 2000 ) as $number ) {
			$zip->add( "wheels/a$number.json", '' );
		}

		self::assertSame( 'kit_too_many_files', $this->reason_of_bytes( $zip->bytes() ) );
		self::assertSame( 'invalid-zip-file', $this->reason_of_bytes( $zip->bytes( 3 ) ), 'a false count' );
	}

	public function test_what_is_no_zip_file_alone_is_refused(): void {
		$bytes = $this->zip()->bytes();
		$cases = [
			'empty'        => '',
			'text'         => 'Hello',
			'cut off'      => substr( $bytes, 0, -30 ),
			'behind a GIF' => "GIF89a<?php\n" . $bytes,
			'before more'  => $bytes . '<?php echo 1;',
			'no directory' => "PK\x03\x04" . str_repeat( 'x', 100 ),
			'an empty zip' => ( new HostileZip() )->bytes(),
		];
		foreach ( $cases as $name => $case ) {
			self::assertSame( 'invalid-zip-file', $this->reason_of_bytes( $case ), $name );
		}
	}

	public function test_a_file_beyond_the_limit_is_not_even_opened(): void {
		add_filter( 'rueda_kit_max_bytes', static fn (): int => 10 );

		self::assertSame( 'kit_too_large', $this->reason_of_bytes( $this->zip()->bytes() ) );
	}

	public function test_a_refusal_names_the_entry_of_the_zip(): void {
		try {
			ZipKit::open( $this->kit( [ 'media/shell.php' => 'x' ] ) );
			self::fail( 'It was taken.' );
		} catch ( KitError $error ) {
			self::assertSame( 'media/shell.php', $error->entry );
		}
	}

	public function test_a_message_names_an_entry_whose_name_cannot_be_read(): void {
		self::assertStringContainsString(
			'wheels/�.json',
			KitErrors::sentence( 'kit_bad_name', "wheels/\xff\xfe.json" )
		);
	}

	public function test_nothing_is_left_behind_in_the_temporary_folder(): void {
		// A temporary file is deleted when it is closed, so open files are counted.
		$before = count( get_resources( 'stream' ) );

		ZipKit::open( $this->kit() );
		$this->reason(
			[],
			static fn ( array $m ): array => array_replace_recursive(
				$m,
				[ 'media' => [ hash( 'sha256', self::png() ) => [ 'width' => 9 ] ] ]
			)
		);

		self::assertCount( $before, get_resources( 'stream' ) );
	}
}
