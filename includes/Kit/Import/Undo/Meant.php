<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * What this request means to write to a post, with what other plugins add to it on WordPress's hooks. What another
 * request changes in the post at the same time is not in it, so it counts as an edit later.
 */
final class Meant {
	/** Hooks that WordPress calls just before it writes, and how many arguments they have. */
	private const HOOKS = [
		'pre_post_update'            => 2,
		'add_post_meta'              => 3,
		'update_post_meta'           => 4,
		'delete_post_meta'           => 3,
		'set_object_terms'           => 5,
		'deleted_term_relationships' => 3,
	];

	/** @var list<string> */
	private array $terms;

	/** @var array<string, mixed> Those that the post has. */
	private array $metas = [];

	private function __construct( private WP_Post $post ) {
		$this->terms = Fingerprint::terms( $post );
		foreach ( Fingerprint::METAS as $name ) {
			if ( metadata_exists( 'post', $post->ID, $name ) ) {
				$this->metas[ $name ] = get_post_meta( $post->ID, $name, true );
			}
		}
	}

	/** @param callable(): void $work */
	public static function watch( int $id, callable $work ): self {
		clean_post_cache( $id );
		$post  = get_post( $id );
		$meant = new self( $post instanceof WP_Post ? clone $post : new WP_Post( (object) [ 'ID' => $id ] ) );
		foreach ( self::HOOKS as $hook => $arguments ) {
			add_action( $hook, [ $meant, $hook ], PHP_INT_MIN, $arguments );
		}
		try {
			$work();
		} finally {
			foreach ( array_keys( self::HOOKS ) as $hook ) {
				remove_action( $hook, [ $meant, $hook ], PHP_INT_MIN );
			}
		}
		return $meant;
	}

	/** The fingerprint that the post has if everything is stored and nobody else changes it. */
	public function print(): string {
		$metas = [];
		foreach ( Fingerprint::METAS as $name ) {
			$metas[ $name ] = $this->metas[ $name ] ?? get_metadata_default( 'post', $this->post->ID, $name, true );
		}
		return Fingerprint::of_values( $this->post, $this->terms, $metas );
	}

	public function print_of_draft(): string {
		$this->post->post_status = 'draft';
		return $this->print();
	}

	/** @param array<string, mixed> $fields */
	public function pre_post_update( int $id, array $fields ): void {
		if ( $id === $this->post->ID ) {
			$now = get_object_vars( $this->post );
			foreach ( array_intersect_key( $fields, $now ) as $name => $value ) {
				$now[ $name ] = is_int( $now[ $name ] ) && is_numeric( $value ) ? (int) $value : $value;
			}
			$this->post = new WP_Post( (object) $now );
		}
	}

	public function add_post_meta( int $id, string $name, mixed $value ): void {
		if ( $id === $this->post->ID ) {
			// WordPress reads the first of several metas of one name.
			$this->metas[ $name ] ??= $value;
		}
	}

	public function update_post_meta( int $meta, int $id, string $name, mixed $value ): void {
		if ( $id === $this->post->ID ) {
			$this->metas[ $name ] = $value;
		}
	}

	public function delete_post_meta( mixed $metas, int $id, string $name ): void {
		if ( $id === $this->post->ID ) {
			unset( $this->metas[ $name ] );
		}
	}

	/** @param array<array-key, mixed> $term_taxonomy_ids */
	public function set_object_terms(
		int $id,
		mixed $terms,
		array $term_taxonomy_ids,
		string $taxonomy,
		bool $is_added
	): void {
		if ( $id === $this->post->ID ) {
			$is_other    = static fn ( string $term ): bool => ! str_starts_with( $term, $taxonomy . ':' );
			$rest        = $is_added ? $this->terms : array_filter( $this->terms, $is_other );
			$this->terms = array_values( array_unique( [ ...$rest, ...self::slugs( $term_taxonomy_ids ) ] ) );
		}
	}

	/** @param array<array-key, mixed> $term_taxonomy_ids */
	public function deleted_term_relationships( int $id, array $term_taxonomy_ids, string $taxonomy ): void {
		if ( $id === $this->post->ID ) {
			$this->terms = array_values( array_diff( $this->terms, self::slugs( $term_taxonomy_ids ) ) );
		}
	}

	/**
	 * @param array<array-key, mixed> $term_taxonomy_ids
	 * @return list<string> As Fingerprint::terms() gives them.
	 */
	private static function slugs( array $term_taxonomy_ids ): array {
		$slugs = [];
		foreach ( array_filter( $term_taxonomy_ids, 'is_numeric' ) as $id ) {
			$term = get_term_by( 'term_taxonomy_id', (int) $id );
			if ( $term instanceof WP_Term ) {
				$slugs[] = $term->taxonomy . ':' . $term->slug;
			}
		}
		return $slugs;
	}
}
