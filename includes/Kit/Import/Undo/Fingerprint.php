<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Undo;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offers;
use Rueda\Form\FormMeta;
use Rueda\Kit\Format\Canonical;
use Rueda\Kit\Import\ItemValues;
use Rueda\Kit\Import\Metas;
use Rueda\Wheel\WheelMeta;
use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** Tells whether somebody has edited a post, by a hash of all that an editor can change. */
final class Fingerprint {
	public const METAS = [
		'_thumbnail_id',
		'_wp_page_template',
		'_wp_attachment_image_alt',
		'_wp_attachment_metadata',
		'wp_pattern_sync_status',
		...ItemValues::WHEEL_METAS,
		CallToAction::META,
		FormMeta::MAIL,
		FormMeta::MAIL_2,
		FormMeta::MESSAGES,
		FormMeta::SETTINGS,
		FormMeta::LOCALE,
		Offers::META,
	];

	/** Metas that hashes of older imports do not have. They count where they are set. */
	private const LATER = [
		WheelMeta::WISHED,
		WheelMeta::NEXT_STEPS,
		WheelMeta::HIDE_SCORE,
		Offers::META,
	];

	public static function of_post( WP_Post $post ): string {
		$metas = [];
		foreach ( self::METAS as $name ) {
			$metas[ $name ] = get_post_meta( $post->ID, $name, true );
		}
		return self::of_values( $post, self::terms( $post ), $metas );
	}

	/**
	 * @param list<string>         $terms As terms() gives them.
	 * @param array<string, mixed> $metas A value for each of METAS.
	 */
	public static function of_values( WP_Post $post, array $terms, array $metas ): string {
		sort( $terms );
		$stored = array_map( [ Metas::class, 'stored' ], $metas );
		$unset  = array_filter(
			self::LATER,
			static fn ( string $name ): bool => '' === ( $stored[ $name ] ?? '' )
		);
		return Canonical::hash(
			[
				$post->post_title,
				$post->post_name,
				$post->post_status,
				$post->post_content,
				$post->post_excerpt,
				$post->post_password,
				$post->post_parent,
				$post->menu_order,
				$post->comment_status,
				$terms,
				array_values( array_diff_key( $stored, array_flip( $unset ) ) ),
			]
		);
	}

	/** @return list<string> As in "wp_pattern_category:banners". */
	public static function terms( WP_Post $post ): array {
		$taxonomies = get_object_taxonomies( $post->post_type );
		$terms      = [] === $taxonomies ? [] : wp_get_object_terms( $post->ID, $taxonomies );
		$slugs      = [];
		foreach ( is_array( $terms ) ? $terms : [] as $term ) {
			if ( $term instanceof WP_Term ) {
				$slugs[] = $term->taxonomy . ':' . $term->slug;
			}
		}
		return $slugs;
	}

	/** The fingerprint while a run is on. It stays the same when the run publishes the post. */
	public static function of_draft( WP_Post $post ): string {
		$draft              = clone $post;
		$draft->post_status = 'draft';
		return self::of_post( $draft );
	}

	/**
	 * Whether somebody has edited a post. A post in the trash counts as deleted, not as edited.
	 *
	 * @param bool $is_draft Whether $before came from of_draft().
	 */
	public static function is_edited( WP_Post $post, string $before, bool $is_draft = false ): bool {
		$now = $is_draft ? self::of_draft( $post ) : self::of_post( $post );
		return '' !== $before && 'trash' !== $post->post_status && $now !== $before;
	}
}
