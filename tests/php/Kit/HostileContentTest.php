<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Format\Canonical;

/** What is wrong in the files of a kit, not with its zip. */
final class HostileContentTest extends HostileKitTestCase {
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
		$page = Canonical::json(
			[ 'content' => str_repeat( '"\\', 500_000 ) . wp_generate_password( 30000 ) ] + self::PAGE
		);

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
			'a missing image'     => [
				'kit_damaged',
				$replace(
					[
						'media' => [
							str_repeat( 'c', 64 ) => [
								'mime'   => 'image/png',
								'bytes'  => 3,
								'width'  => 1,
								'height' => 1,
							],
						],
					]
				),
			],
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
		self::assertSame(
			'kit_damaged',
			$this->reason_of_bytes( ( new HostileZip() )->add( 'pages/home.json', '{}' )->bytes() )
		);
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
		$old  = static fn ( array $m ): array => [
			'version'  => '0.9',
			'settings' => [ 'cta' ],
		] + array_diff_key( $m, [ 'settings_files' => 0 ] );
		$path = $this->kit( [ 'settings/cta.json' => '{"title":"Go on"}' ], $old );
		$kit  = ZipKit::open( $path );

		self::assertSame( [ 'cta' => true, 'share' => false, 'accessibility' => false ], $kit->manifest()->settings );
		self::assertSame( 'Go on', $kit->settings( 'cta' )['title'] );
	}

	/** @dataProvider images */
	public function test_an_image_that_is_none_is_refused(
		string $bytes,
		string $extension = 'png',
		string $mime = 'image/png',
		int $width = 2,
		int $height = 3
	): void {
		$hash  = hash( 'sha256', $bytes );
		$facts = [
			'name'   => 'a',
			'mime'   => $mime,
			'bytes'  => strlen( $bytes ),
			'width'  => $width,
			'height' => $height,
			'alt'    => '',
		];

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
}
