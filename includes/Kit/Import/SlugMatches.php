<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\Kit;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds posts of this site by kind and slug, and pages by their parents too, because two pages may have one slug. Each
 * post matches one item only, otherwise the second item would replace what the first has brought.
 */
final class SlugMatches {
	/** @var array<int, string> The keys that posts were found for. */
	private array $taken = [];
	/** @var array<string, true> Keys that were looked for. They end the search when pages are parents of each other. */
	private array $asked = [];

	/** @param array<string, list<WP_Post>> $found Those that came from a kit, by key. */
	private function __construct( private Kit $kit, private array $found ) {
		foreach ( $found as $key => $posts ) {
			foreach ( $posts as $post ) {
				$this->taken[ $post->ID ] = (string) $key;
			}
		}
	}

	/**
	 * @param array<string, list<WP_Post>> $imported Those that came from a kit, by key.
	 * @return array<string, list<WP_Post>> These, and those that are found besides.
	 */
	public static function add( Kit $kit, array $imported ): array {
		$matches = new self( $kit, $imported );
		array_map( [ $matches, 'look' ], array_map( 'strval', array_keys( $kit->manifest()->items ) ) );
		return $matches->found;
	}

	private function look( string $key ): void {
		if ( isset( $this->found[ $key ] ) || isset( $this->asked[ $key ] ) ) {
			return;
		}
		$this->asked[ $key ] = true;
		$item                = $this->kit->manifest()->items[ $key ];
		$page                = DocType::PAGE === $item->doc_type ? $this->kit->item( $key ) : [];
		// The slug in the key may end in a number, where several pages have the same slug.
		$slug = is_string( $page['slug'] ?? null ) && '' !== $page['slug'] ? $page['slug'] : $item->slug;
		foreach ( self::of_slug( $item->doc_type, $slug ) as $post ) {
			$parent   = is_string( $page['parent'] ?? null ) ? $page['parent'] : '';
			$is_there = [] === $page || $this->is_below( $post, $parent );
			if ( $is_there && $this->is_free( $post ) ) {
				$this->found[ $key ]      = [ $post ];
				$this->taken[ $post->ID ] = $key;
				return;
			}
		}
	}

	/**
	 * Whether no other item needs the post. If an item was imported twice and both were kept, its second post has a
	 * slug of its own, and a kit of this site has it as an item of its own.
	 */
	private function is_free( WP_Post $post ): bool {
		$key = $this->taken[ $post->ID ] ?? '';
		if ( '' === $key ) {
			return true;
		}
		$others = array_filter(
			$this->found[ $key ] ?? [],
			static fn ( WP_Post $other ): bool => $other->ID !== $post->ID
		);
		if ( [] === $others ) {
			return false;
		}
		$this->found[ $key ] = array_values( $others );
		return true;
	}

	/** @param string $parent The key of a page, or empty. */
	private function is_below( WP_Post $post, string $parent ): bool {
		if ( '' === $parent || ! isset( $this->kit->manifest()->items[ $parent ] ) ) {
			// The kit lacks the parent, so the page may be at the top, or below the parent on the kit's own site.
			$above = '' === $parent ? null : get_post( $post->post_parent );
			return 0 === $post->post_parent
				|| ( null !== $above && DocType::PAGE . ':' . $above->post_name === $parent );
		}
		$this->look( $parent );
		return in_array( $post->post_parent, array_column( $this->found[ $parent ] ?? [], 'ID' ), true );
	}

	/** @return list<WP_Post> Oldest first. */
	private static function of_slug( string $type, string $slug ): array {
		$posts = get_posts(
			[
				'post_type'      => $type,
				// Unlike "name", this does not read a path as a slug.
				'post_name__in'  => [ $slug ],
				'post_status'    => [ 'publish', 'draft', 'pending', 'private', 'future' ],
				'posts_per_page' => -1,
				'orderby'        => 'ID',
				'order'          => 'ASC',
			]
		);
		return array_values( array_filter( $posts, static fn ( $post ): bool => $post instanceof WP_Post ) );
	}
}
