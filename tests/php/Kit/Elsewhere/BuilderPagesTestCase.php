<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Kit\Elsewhere\BuilderPagesFile;
use Rueda\Kit\Import\ImportChoice;
use Rueda\Kit\Import\ImportParts;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\Import\Run;
use Rueda\Support\Clock;
use Rueda\Tests\TestCase;
use WP_Post;

/** Pages of this site that a page builder has made. */
abstract class BuilderPagesTestCase extends TestCase {
	protected const HILLS = RUEDA_DIR . 'assets/pictures/hills.webp';

	private string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
		$this->folder = get_temp_dir() . 'rueda-kit-test-' . bin2hex( random_bytes( 6 ) );
		add_filter( 'rueda_kit_folder', fn (): string => $this->folder );
	}

	protected function tearDown(): void {
		KitFiles::clear();
		parent::tearDown();
	}

	/**
	 * A page, as the page builder stores it.
	 *
	 * @param list<mixed>|string   $elements
	 * @param array<string, mixed> $fields
	 * @param string               $kind     The page builder's own name for what it is.
	 */
	protected function built( array|string $elements, array $fields = [], string $kind = 'wp-page' ): int {
		$id = wp_insert_post(
			$fields + [
				'post_type'    => 'page',
				'post_title'   => 'About us',
				'post_status'  => 'publish',
				'post_content' => 'Flat text',
			]
		);
		add_post_meta( $id, '_elementor_edit_mode', 'builder' );
		add_post_meta( $id, '_elementor_template_type', $kind );
		$data = is_string( $elements ) ? $elements : (string) wp_json_encode( $elements );
		add_post_meta( $id, '_elementor_data', wp_slash( $data ) );
		return $id;
	}

	/**
	 * @param array<string, mixed> $settings
	 * @return array<string, mixed>
	 */
	protected function widget( string $type, array $settings ): array {
		return [ 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ];
	}

	/** @return array<string, mixed> What the admin sees before the import. */
	protected function checked( int ...$ids ): array {
		$kit = KitFiles::open( BuilderPagesFile::keep( array_values( $ids ), [ KitFiles::class, 'keep' ] ) );
		return ( new ImportParts( new Clock() ) )->preview()->describe( $kit );
	}

	/**
	 * @param list<int>             $ids
	 * @param array<string, string> $answers
	 */
	protected function import( array $ids, array $answers = [], bool $trusts = false ): Run {
		$importer = ( new ImportParts( new Clock() ) )->importer();
		$upload   = BuilderPagesFile::keep( $ids, [ KitFiles::class, 'keep' ] );
		$items    = array_keys( KitFiles::open( $upload )->manifest()->items );
		$run      = $importer->start( $upload, new ImportChoice( $items, [], $answers, $trusts ) );
		return $this->finish( $run );
	}

	protected function undo( Run $run ): Run {
		return $this->finish( ( new ImportParts( new Clock() ) )->importer()->undo( $run->id ) );
	}

	protected function finish( Run $run ): Run {
		$steps = 0;
		while ( $run->is_on() && $steps++ < 100 ) {
			$run = ( new ImportParts( new Clock() ) )->importer()->step( $run->id );
		}
		self::assertFalse( $run->is_on() );
		return $run;
	}

	/** The draft of a page. */
	protected function draft( Run $run, int $page, string $type = 'page' ): WP_Post {
		self::assertSame( 'success', $run->result, $run->reason . ' ' . $run->entry );
		$post = get_post( $run->items[ "$type:of-this-site--$page" ]['id'] );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	/** An image of the library. */
	protected function library_image(): int {
		$upload = wp_upload_bits( 'hills.webp', null, (string) file_get_contents( self::HILLS ) );
		$id     = wp_insert_attachment( [ 'post_mime_type' => 'image/webp' ], $upload['file'] );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Hills' );
		return $id;
	}
}
