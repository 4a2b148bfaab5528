<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Elsewhere\BuilderReferences;
use Rueda\Kit\Elsewhere\MissingImage;
use Rueda\Kit\Import\Undo\Fingerprint;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\Meant;
use Rueda\Kit\KitError;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an address; escaped where shown.

/**
 * Puts images that somebody fetched after an import into the media library and into their places. They belong to the
 * import from then on, and its undo deletes them.
 */
final class FetchedImages {
	public function __construct( private RunStore $store ) {}

	/** @return array<string, string> What each missing image shows, in words, by its address. */
	public static function missing( Run $run ): array {
		$missing = [];
		foreach ( self::posts( $run ) as $post ) {
			$missing += MissingImage::in_content( $post->post_content );
		}
		return $missing;
	}

	/**
	 * @param array{bytes: string, extension: string} $image As RemoteImage gives it.
	 * @throws KitError When the image is not missing, or cannot be stored.
	 */
	public function add( Run $run, string $url, array $image ): void {
		// Somebody may have edited them while the image was fetched.
		array_map( 'clean_post_cache', array_column( $run->items, 'id' ) );
		$missing = self::missing( $run );
		if ( ! isset( $missing[ $url ] ) ) {
			throw new KitError( 'kit_bad_choice', $url );
		}
		$bytes  = $image['bytes'];
		$sha256 = hash( 'sha256', $bytes );
		$given  = BuilderReferences::file_name( $url );
		$about  = BuilderReferences::facts( $bytes, 'image.' . $image['extension'], $given );
		$about  = [ 'alt' => $missing[ $url ] ] + $about;
		$known  = Images::known( [ $sha256 => $about ] );

		$run->media[ $sha256 ] = $known[ $sha256 ] ?? $this->store_image( $run, $sha256, $about, $bytes );
		foreach ( self::posts( $run ) as $key => $post ) {
			if ( isset( MissingImage::in_content( $post->post_content )[ $url ] ) ) {
				$this->fill( $run, $key, $post, $url, $sha256 );
			}
		}
	}

	/**
	 * The image is the run's before any post shows it. If the request dies in between, the next one finds it by its
	 * hash.
	 *
	 * @param array{name: string, mime: string, alt: string} $about
	 */
	private function store_image( Run $run, string $sha256, array $about, string $bytes ): int {
		$journal = new Journal( $run->id );
		$journal->begin( $run->position, 1 );
		$id = Images::add_image( $journal, $run, $sha256, $about, $bytes );

		$run->media[ $sha256 ]        = $id;
		$run->media_prints[ $sha256 ] = Posts::finish( $id, Posts::print( $id ) );
		$run->tasks[]                 = 'image:' . $sha256;
		$run->position                = count( $run->tasks );
		$run->total                   = $run->position;
		$this->store->save( $run );
		return $id;
	}

	private function fill( Run $run, string $key, WP_Post $post, string $url, string $sha256 ): void {
		$item      = $run->items[ $key ];
		$is_edited = Fingerprint::is_edited( $post, $item['print'] );
		$content   = MissingImage::filled( $post->post_content, $url, $run->media[ $sha256 ] );
		$values    = [ 'post' => [ 'post_content' => $content ], 'meta' => [] ];
		$meant     = Meant::watch( $post->ID, static fn () => Posts::fill( $post->ID, $values ) );

		$item['media'] = array_values( array_unique( [ ...$item['media'], $sha256 ] ) );
		if ( ! $is_edited ) {
			$item['print'] = Posts::finish( $post->ID, $meant->print() );
		}
		$run->items[ $key ] = $item;
		$this->store->save( $run );
	}

	/** @return array<string, WP_Post> What the import has made, by key, as far as the user may edit it. */
	private static function posts( Run $run ): array {
		$posts = [];
		foreach ( $run->items as $key => $item ) {
			$is_made = in_array( $item['outcome'], [ 'created', 'replaced' ], true );
			$post    = $is_made && $item['id'] > 0 ? get_post( $item['id'] ) : null;
			if (
				$post instanceof WP_Post && $item['doc_type'] === $post->post_type && 'trash' !== $post->post_status
				&& current_user_can( 'edit_post', $post->ID )
			) {
				$posts[ (string) $key ] = $post;
			}
		}
		return $posts;
	}
}
