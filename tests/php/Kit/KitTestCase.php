<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Kit\KitError;
use Rueda\Tests\TestCase;
use WP_Post;

/** Content of a site that kits are exported from. */
abstract class KitTestCase extends TestCase {
	/** @var list<string> Deleted when the test is over. */
	private array $files = [];

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		kses_remove_filters();
	}

	protected function tearDown(): void {
		foreach ( $this->files as $file ) {
			if ( is_file( $file ) ) {
				unlink( $file );
			}
		}
		parent::tearDown();
	}

	/** @param array<string, mixed> $fields */
	final protected function make( string $type, string $slug, string $content = '', array $fields = [] ): WP_Post {
		$id = wp_insert_post(
			wp_slash(
				$fields + [
					'post_type'    => $type,
					'post_name'    => $slug,
					'post_title'   => ucfirst( $slug ),
					'post_content' => $content,
					'post_status'  => 'publish',
				]
			),
			true
		);
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/** @return int An attachment. */
	final protected function make_image( string $name = 'sun.png', ?string $bytes = null ): int {
		$upload = wp_upload_bits( $name, null, $bytes ?? self::png() );
		self::assertFalse( $upload['error'] );
		$this->files[] = $upload['file'];
		$id            = wp_insert_attachment(
			[
				'post_mime_type' => $upload['type'],
				'post_title'     => $name,
				'post_status'    => 'inherit',
			],
			$upload['file']
		);
		self::assertIsInt( $id );
		update_post_meta( $id, '_wp_attachment_image_alt', 'A sun' );
		return $id;
	}

	/** @param int $shade Another image for another number. */
	final protected static function png( int $width = 2, int $height = 3, int $shade = 200 ): string {
		$rows  = str_repeat( "\0" . str_repeat( chr( $shade ), $width ), $height );
		$chunk = static fn ( string $type, string $data ): string =>
			pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
		return "\x89PNG\r\n\x1a\n" . $chunk( 'IHDR', pack( 'NNCCCCC', $width, $height, 8, 0, 0, 0, 0 ) )
			. $chunk( 'IDAT', (string) gzcompress( $rows ) ) . $chunk( 'IEND', '' );
	}

	/** A path for a new file, which is deleted after the test. */
	final protected function temp_file( string $bytes = '' ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'rueda-kit-test-' );
		file_put_contents( $path, $bytes );
		$this->files[] = $path;
		return $path;
	}

	/** @param callable(): mixed $work */
	final protected static function reason_of( callable $work ): string {
		try {
			$work();
		} catch ( KitError $error ) {
			return $error->reason;
		}
		return '';
	}
}
