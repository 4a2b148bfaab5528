<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Support\Label;
use Rueda\Support\Range;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds wheels and reads them. Blocks are known by the part of their name after the slash, whatever its prefix. */
final class WheelReader {
	/**
	 * The post of a wheel that the current visitor may see, even if a password has to be entered first.
	 *
	 * Drafts, scheduled and private wheels are found only for users who may read them.
	 */
	public static function visible_post( int $id ): ?WP_Post {
		$post = $id > 0 ? WheelPreview::on_page( $id ) ?? get_post( $id ) : null;
		if (
			! $post instanceof WP_Post
			|| WheelPostType::NAME !== $post->post_type
			|| 'trash' === $post->post_status
		) {
			return null;
		}
		return 'publish' === $post->post_status || current_user_can( 'read_post', $post->ID ) ? $post : null;
	}

	/**
	 * A wheel that is published, and open to this visitor. What somebody tries out in a draft is neither counted nor
	 * saved.
	 */
	public static function open_wheel( int $id ): ?Wheel {
		$post = self::visible_post( $id );
		return null !== $post && 'publish' === $post->post_status && ! post_password_required( $post )
			? self::wheel_of_post( $post )
			: null;
	}

	public static function wheel_of_post( WP_Post $post ): Wheel {
		$blocks = ContentBlock::blocks_in( $post->post_content );
		$range  = Range::from_limits(
			WheelMeta::value_of_wheel( $post->ID, WheelMeta::MIN ),
			WheelMeta::value_of_wheel( $post->ID, WheelMeta::MAX )
		);
		return new Wheel(
			$post->ID,
			self::title( $post ),
			self::description( $blocks ),
			self::areas( $blocks, $range ),
			$range,
			(string) WheelMeta::value_of_wheel( $post->ID, WheelMeta::INPUT_TYPE ),
			(string) WheelMeta::value_of_wheel( $post->ID, WheelMeta::CHART_TYPE ),
			true === WheelMeta::value_of_wheel( $post->ID, WheelMeta::WISHED )
		);
	}

	/** Clean HTML, as the REST answer has it: without "Private:" or "Protected:" before it. */
	public static function title( WP_Post $post ): string {
		/** This filter is documented in wp-includes/post-template.php */
		// Core's filter, so that titles look as everywhere.
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		$title = apply_filters( 'the_title', $post->post_title, $post->ID );
		return is_string( $title ) ? trim( wp_kses_post( $title ) ) : '';
	}

	/**
	 * @param list<ContentBlock> $blocks
	 * @return list<string>
	 */
	private static function description( array $blocks ): array {
		$paragraphs = [];
		foreach ( $blocks as $block ) {
			$html = 'core/paragraph' === $block->name() ? trim( $block->html() ) : '';
			if ( '' !== Label::plain( $html ) ) {
				$paragraphs[] = $html;
			}
		}
		return $paragraphs;
	}

	/**
	 * @param list<ContentBlock> $blocks
	 * @return list<Area>
	 */
	private static function areas( array $blocks, Range $range ): array {
		$list  = self::first_list( $blocks );
		$areas = array_map(
			static fn( ContentBlock $block ): Area => new Area( $block->attributes(), $range ),
			null === $list ? [] : $list->inner()
		);
		return array_values( array_filter( $areas, static fn( Area $area ): bool => '' !== $area->label() ) );
	}

	/**
	 * The first list of areas, at any depth: an author may have put it into a group.
	 *
	 * @param list<ContentBlock> $blocks
	 */
	private static function first_list( array $blocks ): ?ContentBlock {
		foreach ( $blocks as $block ) {
			$found = $block->is( 'add-wheels' ) ? $block : self::first_list( $block->inner() );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
