<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offer;
use Rueda\CallToAction\Offers;
use Rueda\Definitions;
use Rueda\Kit\Format\DocType;
use Rueda\Support\Read;
use Rueda\Wheel\WheelMeta;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads the fields of an item, as docs/kits.md lists them, from a post of this site. */
final class ItemFields {
	private const STATUSES = [ 'publish', 'draft', 'private', 'pending' ];

	/**
	 * Reads the fields for comparing them with a kit's: an imported image has the hash that it had in its kit.
	 *
	 * @return array<string, mixed>
	 */
	public static function from_post( WP_Post $post ): array {
		return self::with_references( $post, new References( new Keys(), new SiteImages( true ) ) );
	}

	/**
	 * @param References $references Records what the item refers to.
	 * @return array<string, mixed>
	 */
	public static function with_references( WP_Post $post, References $references ): array {
		$fields = [
			'title'    => $post->post_title,
			'slug'     => $post->post_name,
			'status'   => self::status( $post ),
			'content'  => ( new BlockReferences( $references ) )->content( $post->post_content ),
			'modified' => str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
		];
		$more   = match ( $post->post_type ) {
			DocType::WHEEL   => self::wheel( $post, $references ),
			DocType::FORM    => FormFields::from_post( $post ),
			DocType::PAGE    => self::page( $post, $references ),
			DocType::PATTERN => self::pattern( $post ),
			default          => [],
		};
		return $fields + $more;
	}

	/** A post with a password becomes a draft, so that it is not public on another site. */
	private static function status( WP_Post $post ): string {
		$is_open = '' === $post->post_password && in_array( $post->post_status, self::STATUSES, true );
		return $is_open ? $post->post_status : 'draft';
	}

	/** @return array<string, mixed> */
	private static function wheel( WP_Post $post, References $references ): array {
		$meta = [];
		foreach ( array_keys( Definitions::WHEEL_SETTINGS ) as $key ) {
			$meta[ $key ] = WheelMeta::value_of_wheel( $post->ID, $key );
		}
		return self::looks( $post, $references ) + [
			'meta'   => $meta,
			'cta'    => self::call_to_action( $post, $references ),
			'offers' => self::offers( $post, $references ),
		];
	}

	/** @return list<array<string, mixed>> */
	private static function offers( WP_Post $post, References $references ): array {
		return array_map(
			static fn ( Offer $offer ): array => array_replace(
				$offer->to_array(),
				[ 'cta' => SettingsParts::with_references( $offer->content, $references ) ]
			),
			Offers::of_wheel( $post->ID )->offers
		);
	}

	/** @return array<string, mixed>|null */
	private static function call_to_action( WP_Post $post, References $references ): ?array {
		if ( ! metadata_exists( 'post', $post->ID, CallToAction::META ) ) {
			return null;
		}
		$own                = CallToAction::complete( get_post_meta( $post->ID, CallToAction::META, true ) );
		$own['description'] = $references->text( Read::text( $own, 'description' ) );
		$page               = is_array( $own['page'] ) ? $own['page'] : [ 'value' => 0, 'label' => '' ];
		$marker             = $references->item( $page['value'], DocType::PAGE );
		$own['page']        = null === $marker ? '' : [ 'value' => $marker ] + $page;
		return $own;
	}

	/** @return array<string, mixed> */
	private static function page( WP_Post $post, References $references ): array {
		$template = get_post_meta( $post->ID, '_wp_page_template', true );
		return self::looks( $post, $references ) + [
			'template' => is_string( $template ) && 'default' !== $template ? $template : '',
			'parent'   => $references->key( $post->post_parent, DocType::PAGE ),
			'order'    => $post->menu_order,
		];
	}

	/** @return array<string, mixed> */
	private static function looks( WP_Post $post, References $references ): array {
		return [
			'excerpt' => $references->text( $post->post_excerpt ),
			'image'   => $references->image( get_post_meta( $post->ID, '_thumbnail_id', true ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function pattern( WP_Post $post ): array {
		$names = wp_get_post_terms( $post->ID, 'wp_pattern_category', [ 'fields' => 'names' ] );
		$names = is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : [];
		sort( $names, SORT_STRING );
		return [
			'sync'       => 'unsynced' === get_post_meta( $post->ID, 'wp_pattern_sync_status', true ) ? 'unsynced' : '',
			'categories' => $names,
		];
	}
}
