<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\JsonReader;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;
use Rueda\Kit\Library\KitFolder;
use Rueda\Support\Read;
use WP_Post;
use ZipArchive;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a kit of pages of this site, in the form in which the page builder exports its own. It is checked, imported and
 * undone like any other, and holds the pages as they were when it was made.
 */
final class BuilderPagesFile {
	/** The field of the manifest with what of the chosen pages could not be taken. */
	private const LEFT = 'rueda_left';

	/** The manifest is in the same file. */
	private const MOST_BYTES = BuilderFiles::ALL_JSON - 1024 * 1024;

	/** @var array<string, string> JSON by the name of its file. */
	private array $files = [];
	private int $bytes   = 0;

	/** @var array<string, array<int, array<string, mixed>>> */
	private array $content = [ 'page' => [], 'post' => [] ];
	/** @var array<int, array<string, mixed>> */
	private array $templates = [];
	/** @var list<array{title: string, why: string}> */
	private array $left = [];

	/**
	 * @param list<int>                $ids
	 * @param callable(string): string $keep Keeps the file at this path, and gives the id of the upload.
	 * @return string The id of the upload.
	 * @throws KitError When the file cannot be written.
	 */
	public static function keep( array $ids, callable $keep ): string {
		$file = new self();
		foreach ( $ids as $id ) {
			$file->add( $id );
		}
		foreach ( $file->content['page'] as $id => $about ) {
			$file->tell_of_parent( $id, $about );
		}
		$path = KitFolder::temporary();
		try {
			$file->write( $path );
			return $keep( $path );
		} finally {
			wp_delete_file( $path );
		}
	}

	/**
	 * What could not be taken when the file was made.
	 *
	 * @param array<array-key, mixed> $manifest As it is written in the file.
	 * @return list<array{key: string, title: string, reason: string}>
	 */
	public static function left( array $manifest ): array {
		$left = [];
		$rows = OfThisSite::has_made( $manifest ) ? Read::rows( $manifest, self::LEFT ) : [];
		foreach ( $rows as $number => $row ) {
			$left[] = [
				'key'    => "page-of-this-site:$number",
				'title'  => Read::text( $row, 'title' ),
				'reason' => self::sentence( Read::text( $row, 'why' ) ),
			];
		}
		return $left;
	}

	private function add( int $id ): void {
		$post = BuilderPages::find( $id );
		if ( null === $post ) {
			/* translators: %s: number of a page */
			$this->leave( sprintf( __( 'Page %s', 'rueda' ), $id ), 'gone' );
			return;
		}
		$why = $this->take( $post );
		if ( '' !== $why ) {
			$this->leave( self::title( $post ), $why );
			return;
		}
		$this->tell_of_the_rest( $post );
	}

	/** @return string Why the post was not taken; empty where it was. */
	private function take( WP_Post $post ): string {
		// The size is asked first, because the data may be larger than PHP's memory.
		if ( BuilderPages::size( $post->ID ) > Limits::JSON ) {
			return 'large';
		}
		$data = BuilderPages::data( $post->ID );
		$json = '{"content":' . $data . '}';
		try {
			$content = JsonReader::decode( $json, (string) $post->ID )['content'] ?? null;
		} catch ( KitError ) {
			return 'broken';
		}
		$is_whole = is_array( $content ) && is_array( json_decode( $data, true ) );
		if ( ! $is_whole ) {
			return 'broken';
		}
		if ( strlen( $json ) > Limits::JSON ) {
			return 'large';
		}
		if ( $this->bytes + strlen( $json ) > self::MOST_BYTES ) {
			return 'many';
		}
		$this->bytes += strlen( $json );

		$this->files[ $this->list( $post ) ] = $json;
		return '';
	}

	/** @return string The name of the file for its elements. */
	private function list( WP_Post $post ): string {
		$about = [
			'title'       => self::title( $post ),
			'doc_type'    => BuilderPages::kind( $post ),
			'excerpt'     => $post->post_excerpt,
			'post_parent' => $post->post_parent,
			'image'       => Read::id( get_post_meta( $post->ID, '_thumbnail_id', true ) ),
		];
		if ( BuilderPages::is_template( $post ) ) {
			$this->templates[ $post->ID ] = $about;
			return "templates/{$post->ID}.json";
		}
		$this->content[ $post->post_type ][ $post->ID ] = $about;
		return "content/{$post->post_type}/{$post->ID}.json";
	}

	/** Tells what belongs to a post and does not come along. */
	private function tell_of_the_rest( WP_Post $post ): void {
		if ( '' !== $post->post_password ) {
			$this->leave( self::title( $post ), 'password' );
		}
		if ( DocType::POST === $post->post_type ) {
			$this->leave( self::title( $post ), 'terms' );
		}
	}

	/** @param array<string, mixed> $about */
	private function tell_of_parent( int $id, array $about ): void {
		$parent = Read::id( $about['post_parent'] ?? null );
		if ( $parent > 0 && $parent !== $id && ! isset( $this->content['page'][ $parent ] ) ) {
			$this->leave( Read::text( $about, 'title' ), 'parent' );
		}
	}

	private function leave( string $title, string $why ): void {
		$this->left[] = [ 'title' => $title, 'why' => $why ];
	}

	private static function title( WP_Post $post ): string {
		$title = sanitize_text_field( $post->post_title );
		/* translators: %s: number of a page */
		return '' === $title ? sprintf( __( 'Page %s', 'rueda' ), $post->ID ) : mb_substr( $title, 0, 200 );
	}

	private static function sentence( string $why ): string {
		return match ( $why ) {
			'gone'     => __( 'It is no longer there, or you may not edit it.', 'rueda' ),
			'large'    => __( 'It is not imported, because its data is larger than 5 MB.', 'rueda' ),
			'many'     => __( 'Together with the others it is more than 10 MB. Import it by itself.', 'rueda' ),
			'password' => __( 'Its password does not come along. Set one before you publish the draft.', 'rueda' ),
			'terms'    => __( 'Its categories and tags do not come along. Choose them in the draft.', 'rueda' ),
			'parent'   => __( 'Its parent page was not chosen, so the draft has none.', 'rueda' ),
			default    => __(
				'It is not imported, because the data of the page builder is damaged or nested too deeply.',
				'rueda'
			),
		};
	}

	/** @throws KitError When the file cannot be written. */
	private function write( string $path ): void {
		$manifest = [
			'title'          => '',
			'version'        => '3.0',
			'created'        => gmdate( 'Y-m-d H:i:s' ),
			'content'        => array_filter( $this->content ),
			'templates'      => $this->templates,
			OfThisSite::MARK => OfThisSite::signature(),
			self::LEFT       => $this->left,
		];
		if ( ! class_exists( ZipArchive::class ) ) {
			throw new KitError( 'zip-archive-module-missing' );
		}
		$zip = new ZipArchive();
		$zip->open( $path, ZipArchive::CREATE );
		foreach ( [ 'manifest.json' => (string) wp_json_encode( $manifest ) ] + $this->files as $name => $json ) {
			$zip->addFromString( $name, $json );
			// The reader takes a file that is packed very small for an attack, and elements repeat themselves.
			$zip->setCompressionName( $name, ZipArchive::CM_STORE );
		}
		if ( ! $zip->close() ) {
			throw new KitError( 'kit_disk_full' );
		}
	}
}
