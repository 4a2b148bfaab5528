<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Elsewhere\BuilderPages;
use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Format\Kit;
use Rueda\Kit\Format\Manifest;
use Rueda\Kit\Import\Undo\Fingerprint;
use Rueda\Kit\KitMeta;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds the items of a kit that this site has already. */
final class Matches {
	public const IS_NEW  = 'new';
	public const SAME    = 'same';
	public const CHANGED = 'changed';
	public const NEWER   = 'newer';

	/** @param \Closure( WP_Post ): list<array<string, mixed>> $fields A post's fields in each form a kit may have. */
	public function __construct( private \Closure $fields ) {}

	/**
	 * Posts that came from a kit under the same key, newest first; otherwise one post of the same kind and slug.
	 *
	 * @return array<string, list<WP_Post>> By key.
	 */
	public function find( Kit $kit ): array {
		return SlugMatches::add( $kit, $this->imported( $kit->manifest() ) );
	}

	/** @return array<string, list<WP_Post>> Only those that came from a kit, by key. */
	public function imported( Manifest $manifest ): array {
		$found = [];
		foreach ( array_reverse( KitMeta::values( KitMeta::KEY ), true ) as $id => $key ) {
			$item = $manifest->items[ $key ] ?? null;
			$post = null === $item ? null : get_post( $id );
			if ( null !== $item && $post instanceof WP_Post && self::counts( $post, $item->doc_type ) ) {
				$found[ $item->key() ][] = $post;
			}
		}
		return $found;
	}

	/**
	 * @param array<string, mixed> $fields  The item of the kit.
	 * @param list<WP_Post>        $matches
	 * @return array{state: string, post: WP_Post|null}
	 */
	public function compare( array $fields, array $matches ): array {
		if ( [] === $matches ) {
			return [ 'state' => self::IS_NEW, 'post' => null ];
		}
		foreach ( $matches as $post ) {
			if ( $this->is_same( $fields, $post ) ) {
				return [ 'state' => self::SAME, 'post' => $post ];
			}
		}
		$state = $this->is_newer( $fields, $matches[0] ) ? self::NEWER : self::CHANGED;
		return [ 'state' => $state, 'post' => $matches[0] ];
	}

	/** @param array<string, mixed> $fields */
	public static function hash( array $fields ): string {
		return Canonical::hash( $fields );
	}

	/** @param array<string, mixed> $fields */
	private function is_same( array $fields, WP_Post $post ): bool {
		$hash = self::hash( $fields );
		if ( get_post_meta( $post->ID, KitMeta::HASH, true ) === $hash && $this->is_untouched( $post ) ) {
			return true;
		}
		return in_array( $hash, array_map( [ self::class, 'hash' ], ( $this->fields )( $post ) ), true );
	}

	/** @param array<string, mixed> $fields */
	private function is_newer( array $fields, WP_Post $post ): bool {
		$modified = is_string( $fields['modified'] ?? null ) ? strtotime( $fields['modified'] ) : false;
		$here     = strtotime( $post->post_modified_gmt . ' UTC' );
		return ! $this->is_untouched( $post ) && false !== $modified && false !== $here && $here > $modified;
	}

	/** Whether the post is still as an import has left it. */
	private function is_untouched( WP_Post $post ): bool {
		$print = get_post_meta( $post->ID, KitMeta::FINGERPRINT, true );
		return is_string( $print ) && '' !== $print && ! Fingerprint::is_edited( $post, $print );
	}

	private static function counts( WP_Post $post, string $type ): bool {
		return $post->post_type === $type && ! in_array( $post->post_status, [ 'trash', 'auto-draft' ], true )
			// What a page builder shows now is its own, and would stay as it is whatever the post's content became.
			&& ! BuilderPages::has_data( $post->ID )
			// A post of a run that is still on may be deleted in a moment.
			&& '' === get_post_meta( $post->ID, KitMeta::RUN, true );
	}
}
