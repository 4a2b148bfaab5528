<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Kit\Format\DocType;
use Rueda\Kit\Import\Undo\Fingerprint;
use Rueda\Kit\Import\Undo\Journal;
use Rueda\Kit\Import\Undo\Snapshot;
use Rueda\Kit\KitError;
use Rueda\Kit\KitMeta;
use Rueda\Support\Label;
use Rueda\Support\Read;
use Rueda\Support\TemporaryFilter;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Creates the posts of a run, fills them and publishes them. Each change is in the journal before it is made. */
final class Posts {
	/** By what WordPress says that the database has refused a post. */
	private const REFUSED = [ 'db_insert_error', 'db_update_error' ];

	/**
	 * Creates an empty draft, so that other items can refer to it.
	 *
	 * @param array<string, mixed> $fields
	 */
	public static function create( Journal $journal, Run $run, string $key, array $fields ): int {
		$item  = $run->items[ $key ];
		$type  = $item['doc_type'];
		$terms = DocType::PATTERN === $type ? Categories::ids( $journal, $fields['categories'] ?? [] ) : [];
		// The row has this guid from its first moment, so that undo finds this post and no other.
		$guid   = home_url( '/?rueda_kit=' . $run->id . '-' . substr( md5( $key ), 0, 12 ) );
		$parent = $run->post_of( $item['parent'] );
		$slug   = sanitize_title( Read::string( $fields['slug'] ?? null ) );
		$metas  = [ KitMeta::RUN => $run->id, KitMeta::KEY => $key, KitMeta::HASH => $item['hash'] ];
		$journal->add( [ 'op' => 'post', 'guid' => $guid ] );
		$id = self::insert(
			[
				'post_type'   => $type,
				'post_status' => 'draft',
				'post_title'  => Label::line( $fields['title'] ?? null ),
				// Without a slug, WordPress makes one of the title once the draft is published.
				'post_name'   => '' === $slug ? '' : wp_unique_post_slug( $slug, 0, 'publish', $type, $parent ),
				'post_parent' => $parent,
				'post_author' => $run->user,
				'guid'        => $guid,
				'meta_input'  => $metas,
			]
		);
		$journal->complete( [ 'id' => $id ] );
		Metas::check( $id, $metas );
		Categories::give( $id, $terms );
		return $id;
	}

	/** @param array{post: array<string, mixed>, meta: array<string, mixed>} $values */
	public static function fill( int $id, array $values ): void {
		self::update( $id, $values['post'] );
		Metas::write( $id, $values['meta'] );
	}

	/**
	 * Replaces a post's content with the kit's, and keeps the old content as a revision.
	 *
	 * @param array<string, mixed>                                             $fields
	 * @param array{post: array<string, mixed>, meta: array<string, mixed>} $values
	 */
	public static function replace( Journal $journal, Run $run, string $key, array $fields, array $values ): void {
		$item = $run->items[ $key ];
		// WordPress would write those fields back that this request has read before another one changed them.
		clean_post_cache( $item['id'] );
		if ( ! current_user_can( 'edit_post', $item['id'] ) || ! user_can( $run->user, 'edit_post', $item['id'] ) ) {
			throw new KitError( 'kit_forbidden', $key );
		}
		$terms = DocType::PATTERN === $item['doc_type']
			? Categories::ids( $journal, $fields['categories'] ?? [], $item['id'] )
			: [];
		$journal->add( [ 'op' => 'replaced' ] + Snapshot::take( $item['id'] ) );
		self::keep_all_revisions( static fn () => wp_save_post_revision( $item['id'] ) );
		$values['post']['post_title'] = Label::line( $fields['title'] ?? null );
		$values['meta']              += [ KitMeta::KEY => $key, KitMeta::HASH => $item['hash'] ];
		self::fill( $item['id'], $values );
		Categories::give( $item['id'], $terms );
	}

	/** Sets the status that the kit asks for, if both may: the user who imports and the user who does this step. */
	public static function publish( Run $run, int $id, string $status ): void {
		$before = get_post( $id );
		if ( ! $before instanceof WP_Post ) {
			// Somebody has deleted the post meanwhile.
			throw new KitError( 'general', (string) $id );
		}
		$allowed = self::allowed_status( $run, $before->post_type, $status );
		// WordPress resets `fresh_site` with the first post, but the site is still new if this import fails.
		TemporaryFilter::during(
			'pre_update_option_fresh_site',
			static fn () => get_option( 'fresh_site' ),
			fn () => self::set_status( $before, $allowed )
		);
		$after = get_post( $id );
		if ( ! $after instanceof WP_Post || $after->post_name !== $before->post_name ) {
			// Links to the post's address have been written already.
			throw new KitError( 'general', $before->post_title );
		}
	}

	/** Keeps the slug, which WordPress removes from pending posts of users who may not publish. */
	private static function set_status( WP_Post $post, string $status ): void {
		TemporaryFilter::during(
			'wp_insert_post_data',
			static fn ( array $data ): array => ( $data['post_type'] ?? '' ) === $post->post_type
				? [ 'post_name' => $post->post_name ] + $data
				: $data,
			fn () => self::update( $post->ID, [ 'post_status' => $status ] )
		);
	}

	/** The present fingerprint of a post; that of a draft stays the same when the draft is published. */
	public static function print( int $id, bool $is_draft = false ): string {
		clean_post_cache( $id );
		$post = get_post( $id );
		if ( ! $post instanceof WP_Post ) {
			return '';
		}
		return $is_draft ? Fingerprint::of_draft( $post ) : Fingerprint::of_post( $post );
	}

	/**
	 * @param string $print The fingerprint of what this run has made of the post, which shows later whether somebody
	 *                      has edited it.
	 */
	public static function finish( int $id, string $print ): string {
		Metas::write( $id, [ KitMeta::RUN => '', KitMeta::FINGERPRINT => $print ] );
		return $print;
	}

	/** @param int $user Another user who needs the right as well as the present one; 0 for nobody else. */
	public static function may_publish( string $type, int $user = 0 ): bool {
		$object = get_post_type_object( $type );
		$right  = $object->cap->publish_posts ?? null;
		return is_string( $right ) && current_user_can( $right ) && ( 0 === $user || user_can( $user, $right ) );
	}

	private static function allowed_status( Run $run, string $type, string $status ): string {
		$may     = self::may_publish( $type, $run->user );
		$allowed = in_array( $status, [ 'publish', 'private', 'pending', 'draft' ], true ) ? $status : 'draft';
		return $may || ! in_array( $allowed, [ 'publish', 'private' ], true ) ? $allowed : 'pending';
	}

	/** @param array<string, mixed> $post */
	private static function insert( array $post ): int {
		$slashed = wp_slash( $post );
		/** @var array{post_title: string} $slashed As wp_insert_post() takes it. */
		$id = self::allow_empty( static fn () => wp_insert_post( $slashed, true ) );
		return is_int( $id ) ? $id : throw self::error( $id );
	}

	/** @param array<string, mixed> $post */
	private static function update( int $id, array $post ): void {
		$slashed = wp_slash( [ 'ID' => $id ] + $post );
		/** @var array{ID: int} $slashed As wp_update_post() takes it. */
		$updated = self::keep_all_revisions(
			static fn () => self::allow_empty( static fn () => wp_update_post( $slashed, true ) )
		);
		if ( ! is_int( $updated ) ) {
			throw self::error( $updated );
		}
	}

	private static function error( mixed $error ): KitError {
		$is_refused = is_wp_error( $error ) && in_array( $error->get_error_code(), self::REFUSED, true );
		return new KitError( $is_refused ? 'kit_not_stored' : 'general' );
	}

	/**
	 * Lifts the limit of revisions, which would delete older ones for good.
	 *
	 * @param callable(): mixed $work
	 */
	private static function keep_all_revisions( callable $work ): mixed {
		return TemporaryFilter::during( 'wp_revisions_to_keep', static fn (): int => -1, $work );
	}

	/**
	 * Allows empty posts, because their contents follow when all posts are there.
	 *
	 * @param callable(): mixed $work
	 */
	private static function allow_empty( callable $work ): mixed {
		return TemporaryFilter::during( 'wp_insert_post_empty_content', static fn (): bool => false, $work );
	}
}
