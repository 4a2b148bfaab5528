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
final class HostileKitTest extends KitTestCase {
	private const HELLO = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->';
	private const PAGE  = [ 'title' => 'Home', 'slug' => 'home', 'content' => self::HELLO ];

	public function test_the_kit_that_the_others_are_made_of_is_taken(): void {
		$kit = ZipKit::open( $this->kit() );

		self::assertSame( [ 'page:home' ], array_keys( $kit->manifest()->items ) );
		self::assertSame( 'Home', $kit->item( 'page:home' )['title'] );
		self::assertSame( '', $kit->item( 'page:home' )['template'] );
		self::assertSame( self::png(), $kit->image( hash( 'sha256', self::png() ) ) );
	}

	/** @dataProvider names */
	public function test_a_name_that_kits_do_not_have_is_refused( string $name, string $reason = 'kit_bad_name' ): void {
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
		foreach ( [ 'php', 'php5', 'phtml', 'phar', 'inc', 'cgi', 'js', 'mjs', 'html', 'htm', 'svg', 'svgz', 'shtml', 'exe', 'sh' ] as $extension ) {
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
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $this->zip()->add( 'wheels/a.json', '{}', [ 'bytes' => 6_000_000 ] )->bytes() ), 'json' );
		$name = 'media/' . str_repeat( 'b', 64 ) . '.png';
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $this->zip()->add( $name, '{}', [ 'bytes' => 22_000_000 ] )->bytes() ), 'image' );
		$zip  = $this->zip();
		$many = $this->zip();
		foreach ( range( 1, 9 ) as $number ) {
			$zip->add( 'media/' . str_repeat( (string) $number, 64 ) . '.png', random_bytes( 200_000 ), [ 'bytes' => 19_000_000, 'method' => 0 ] );
			$many->add( "wheels/a$number.json", random_bytes( 60_000 ), [ 'bytes' => 5_000_000, 'method' => 0 ] );
		}
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $zip->bytes() ), 'total' );
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $many->bytes() ), 'all json' );
		$four = [ 'bytes' => 0xFFFFFFFF ];
		self::assertSame( 'kit_bomb', $this->reason_of_bytes( $this->zip()->add( 'wheels/a.json', '{}', $four )->bytes() ), 'zip64' );
	}

	public function test_a_false_declared_size_is_not_believed(): void {
		$page = Canonical::json( self::PAGE );
		$zip  = $this->zip( [], [ 'pages/home.json' => [ 'packed' => (string) gzdeflate( $page . str_repeat( ' ', 3_000_000 ), 9 ), 'bytes' => strlen( $page ) ] ] );

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

	/** @dataProvider bad_json */
	public function test_json_that_is_not_as_described_is_refused( string $json ): void {
		self::assertSame( 'kit_bad_json', $this->reason( [ 'pages/home.json' => $json ] ) );
	}

	/** @return array<string, array{string}> */
	public function bad_json(): array {
		$with = static fn ( array $more ): array => [ Canonical::json( $more + self::PAGE ) ];
		return [
			'no json'          => [ 'hello' ],
			'a number'         => [ '3' ],
			'cut off'          => [ '{"title":"Home' ],
			'no utf-8'         => [ "{\"title\":\"\xff\"}" ],
			'too deep'         => [ str_repeat( '[', 70 ) . str_repeat( ']', 70 ) ],
			'many values'      => [ '{"a":[' . str_repeat( '0,', 60000 ) . '0]}' ],
			'serialized'       => [ 'O:8:"stdClass":0:{}' ],
			'unknown property' => $with( [ 'post_author' => 1 ] ),
			'a post type'      => $with( [ 'post_type' => 'user' ] ),
			'wrong type'       => $with( [ 'title' => [ 'a' ] ] ),
			'wrong status'     => $with( [ 'status' => 'future' ] ),
			'a foreign number' => $with( [ 'image' => 12 ] ),
			'a foreign parent' => $with( [ 'parent' => 'post:hello' ] ),
			'no content'       => [ '{"title":"Home","slug":"home"}' ],
		];
	}

	public function test_a_long_text_full_of_quotes_is_read(): void {
		$page = Canonical::json( [ 'content' => str_repeat( '"\\', 500_000 ) . wp_generate_password( 30000 ) ] + self::PAGE );

		self::assertSame( '', $this->reason( [ 'pages/home.json' => $page ] ) );
	}

	/**
	 * @dataProvider manifests
	 * @param callable( array<string, mixed> ): array<string, mixed> $change
	 */
	public function test_a_manifest_that_disagrees_is_refused( string $reason, callable $change ): void {
		self::assertSame( $reason, $this->reason( [], $change ) );
	}

	/** @return array<string, array{string, callable}> */
	public function manifests(): array {
		$in_item  = static fn ( array $facts ): callable => static fn ( array $m ): array =>
			array_replace_recursive( $m, [ 'templates' => [ 'page:home' => $facts ] ] );
		$in_image = static fn ( array $facts ): callable => static fn ( array $m ): array =>
			array_replace_recursive( $m, [ 'media' => [ hash( 'sha256', self::png() ) => $facts ] ] );
		$replace  = static fn ( array $more ): callable => static fn ( array $m ): array => $more + $m;
		return [
			'another hash'        => [ 'kit_damaged', $in_item( [ 'sha256' => str_repeat( 'a', 64 ) ] ) ],
			'another size'        => [ 'kit_damaged', $in_item( [ 'bytes' => 12 ] ) ],
			'another file'        => [ 'kit_bad_json', $in_item( [ 'file' => 'wheels/home.json' ] ) ],
			'another kind'        => [ 'kit_bad_json', $in_item( [ 'doc_type' => 'wheel' ] ) ],
			'more about it'       => [ 'kit_bad_json', $in_item( [ 'post_status' => 'publish' ] ) ],
			'a path out'          => [ 'kit_bad_json', $in_item( [ 'file' => '../../wp-config.php' ] ) ],
			'a file too many'     => [ 'kit_damaged', $replace( [ 'templates' => [] ] ) ],
			'a missing file'      => [
				'kit_damaged',
				static function ( array $m ): array {
					$m['templates']['page:more'] = [ 'file' => 'pages/more.json' ] + $m['templates']['page:home'];
					return $m;
				},
			],
			'a missing setting'   => [ 'kit_damaged', $replace( [ 'settings' => [ 'cta' => true ] ] ) ],
			'a missing image'     => [ 'kit_damaged', $replace( [ 'media' => [ str_repeat( 'c', 64 ) => [ 'mime' => 'image/png', 'bytes' => 3, 'width' => 1, 'height' => 1 ] ] ] ) ],
			'an image too many'   => [ 'kit_damaged', $replace( [ 'media' => [] ] ) ],
			'another image size'  => [ 'kit_damaged', $in_image( [ 'bytes' => 5 ] ) ],
			'other dimensions'    => [ 'kit_bad_image', $in_image( [ 'width' => 5 ] ) ],
			'another mime'        => [ 'kit_bad_image', $in_image( [ 'mime' => 'image/jpeg' ] ) ],
			'svg'                 => [ 'kit_bad_json', $in_image( [ 'mime' => 'image/svg+xml' ] ) ],
			'another format'      => [ 'kit_bad_json', $replace( [ 'format' => 'zip' ] ) ],
			'no version'          => [ 'kit_bad_json', $replace( [ 'version' => 'x' ] ) ],
			'a newer version'     => [ 'kit_newer', $replace( [ 'version' => '2.0' ] ) ],
			'no such thumbnail'   => [ 'kit_bad_json', $replace( [ 'thumbnail' => str_repeat( 'd', 64 ) ] ) ],
			'templates as a text' => [ 'kit_bad_json', $replace( [ 'templates' => 'x' ] ) ],
		];
	}

	public function test_a_kit_without_a_manifest_is_refused(): void {
		self::assertSame( 'kit_damaged', $this->reason_of_bytes( ( new HostileZip() )->add( 'pages/home.json', '{}' )->bytes() ) );
	}

	public function test_a_newer_minor_version_s_fields_and_kinds_are_left_out(): void {
		$more = [
			'title'    => 'A popup',
			'doc_type' => 'popup',
			'file'     => 'popups/a.json',
			'sha256'   => hash( 'sha256', '{"x":1}' ),
			'bytes'    => 7,
			'uses'     => [],
		];
		$path = $this->kit(
			[ 'popups/a.json' => '{"x":1}' ],
			static function ( array $m ) use ( $more ): array {
				$m['templates']['popup:a'] = $more;
				return [ 'version' => '1.7', 'options' => [ 'users_can_register' => 1 ] ] + $m;
			}
		);

		$manifest = ZipKit::open( $path )->manifest();

		self::assertSame( [ 'page:home' ], array_keys( $manifest->items ) );
		self::assertSame( [ [ 'key' => 'popup:a', 'title' => 'A popup' ] ], $manifest->unknown );
	}

	public function test_an_older_kit_has_a_list_of_its_settings_and_no_hashes_of_them(): void {
		$old  = static fn ( array $m ): array => [ 'version' => '0.9', 'settings' => [ 'cta' ] ] + array_diff_key( $m, [ 'settings_files' => 0 ] );
		$path = $this->kit( [ 'settings/cta.json' => '{"title":"Go on"}' ], $old );
		$kit  = ZipKit::open( $path );

		self::assertSame( [ 'cta' => true, 'share' => false, 'accessibility' => false ], $kit->manifest()->settings );
		self::assertSame( 'Go on', $kit->settings( 'cta' )['title'] );
	}

	/** @dataProvider images */
	public function test_an_image_that_is_none_is_refused( string $bytes, string $extension = 'png', string $mime = 'image/png', int $width = 2, int $height = 3 ): void {
		$hash  = hash( 'sha256', $bytes );
		$facts = [ 'name' => 'a', 'mime' => $mime, 'bytes' => strlen( $bytes ), 'width' => $width, 'height' => $height, 'alt' => '' ];

		$reason = $this->reason(
			[ "media/$hash.$extension" => $bytes ],
			static fn ( array $m ): array => array_replace_recursive( $m, [ 'media' => [ $hash => $facts ] ] )
		);

		self::assertSame( 'kit_bad_image', $reason );
	}

	/** @return array<string, array<int, mixed>> */
	public function images(): array {
		$huge = (string) preg_replace( '/IHDR.{8}/s', 'IHDR' . pack( 'NN', 30000, 30000 ), self::png( 2, 3, 7 ) );
		return [
			'php'                => [ '<?php echo 1;' ],
			'polyglot'           => [ self::png( 2, 3, 9 ) . '<?php system( $_GET[0] ); ?>' ],
			'polyglot of script' => [ "GIF89a\x02\0\x03\0\0\0\0<SCRIPT>alert(1)</SCRIPT>", 'gif', 'image/gif' ],
			'svg as png'         => [ '<svg xmlns="http://www.w3.org/2000/svg"/>' ],
			'png as jpg'         => [ self::png( 2, 3, 8 ), 'jpg', 'image/jpeg' ],
			'png as webp'        => [ self::png( 2, 3, 8 ), 'webp', 'image/webp' ],
			'huge'               => [ $huge, 'png', 'image/png', 30000, 30000 ],
			'phar'               => [ self::png( 2, 3, 6 ) . '__HALT_COMPILER(); ' ],
			'nothing'            => [ ' ' ],
			'avif of nothing'    => [ "\0\0\0\x20ftypavif\0\0\0\0", 'avif', 'image/avif' ],
		];
	}

	public function test_a_message_names_the_entry(): void {
		try {
			ZipKit::open( $this->kit( [ 'media/shell.php' => 'x' ] ) );
			self::fail( 'It was taken.' );
		} catch ( KitError $error ) {
			self::assertSame( 'media/shell.php', $error->entry );
		}
	}

	public function test_a_message_names_an_entry_whose_name_cannot_be_read(): void {
		self::assertStringContainsString( 'wheels/�.json', KitErrors::sentence( 'kit_bad_name', "wheels/\xff\xfe.json" ) );
	}

	public function test_nothing_is_left_behind_in_the_temporary_folder(): void {
		// A temporary file is deleted when it is closed, so open files are counted.
		$before = count( get_resources( 'stream' ) );

		ZipKit::open( $this->kit() );
		$this->reason( [], static fn ( array $m ): array => array_replace_recursive( $m, [ 'media' => [ hash( 'sha256', self::png() ) => [ 'width' => 9 ] ] ] ) );

		self::assertCount( $before, get_resources( 'stream' ) );
	}

	/**
	 * @param array<string, string> $files
	 * @param callable|null         $change Of the manifest.
	 */
	private function reason( array $files, ?callable $change = null ): string {
		return $this->reason_of_bytes( $this->zip( $files, [], $change )->bytes() );
	}

	private function reason_of_bytes( string $bytes ): string {
		$path = $this->temp_file( $bytes );
		return self::reason_of( static fn () => ZipKit::open( $path ) );
	}

	/**
	 * @param array<string, string> $files
	 * @param callable|null         $change Of the manifest.
	 */
	private function kit( array $files = [], ?callable $change = null ): string {
		return $this->temp_file( $this->zip( $files, [], $change )->bytes() );
	}

	/**
	 * @param array<string, string>               $files  More files, or others.
	 * @param array<string, array<string, mixed>> $lies   By file.
	 * @param callable|null                       $change Of the manifest.
	 */
	private function zip( array $files = [], array $lies = [], ?callable $change = null ): HostileZip {
		$page     = $files['pages/home.json'] ?? Canonical::json( self::PAGE );
		$hash     = hash( 'sha256', self::png() );
		$manifest = [
			'format'    => 'rueda-kit',
			'version'   => '1.0',
			'name'      => 'small',
			'title'     => 'Small',
			'created'   => '2026-11-22T10:00:00Z',
			'settings'  => [ 'cta' => false ],
			'templates' => [
				'page:home' => [
					'title'    => 'Home',
					'doc_type' => 'page',
					'file'     => 'pages/home.json',
					'sha256'   => hash( 'sha256', $page ),
					'bytes'    => strlen( $page ),
					'uses'     => [],
				],
			],
			'media'     => [
				$hash => [ 'name' => 'sun.png', 'mime' => 'image/png', 'bytes' => strlen( self::png() ), 'width' => 2, 'height' => 3, 'alt' => '' ],
			],
		];
		$manifest = null === $change ? $manifest : $change( $manifest );
		$zip      = new HostileZip();
		$own      = [ 'manifest.json' => Canonical::json( $manifest ), 'pages/home.json' => $page, "media/$hash.png" => self::png() ];
		foreach ( $own + $files as $name => $content ) {
			$zip->add( $name, $content, $lies[ $name ] ?? [] );
		}
		return $zip;
	}
}
