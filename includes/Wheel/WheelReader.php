<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use WP_Post;

/** Finds wheels and reads them. Blocks count by the part of their name after the slash, whoever made them. */
final class WheelReader {

	/**
	 * The post of a wheel that the present visitor may see, be it by a password which is still to be given.
	 *
	 * Drafts, planned and private wheels are there only for those who may read them.
	 */
	public function find( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || WheelPostType::NAME !== $post->post_type || 'trash' === $post->post_status ) {
			return null;
		}
		return 'publish' === $post->post_status || current_user_can( 'read_post', $post->ID ) ? $post : null;
	}

	public function read( WP_Post $post ): Wheel {
		$blocks = parse_blocks( $post->post_content );
		$range  = Range::of(
			get_post_meta( $post->ID, WheelMeta::MIN, true ),
			get_post_meta( $post->ID, WheelMeta::MAX, true )
		);
		return new Wheel(
			$post->ID,
			$this->title( $post ),
			$this->description( $blocks ),
			$this->areas( $blocks, $range ),
			$range,
			WheelMeta::input_type( get_post_meta( $post->ID, WheelMeta::INPUT_TYPE, true ) ),
			WheelMeta::chart_type( get_post_meta( $post->ID, WheelMeta::CHART_TYPE, true ) )
		);
	}

	/** The part of a block's name after the slash. */
	public static function short_name( mixed $name ): string {
		return is_string( $name ) && str_contains( $name, '/' ) ? substr( (string) strrchr( $name, '/' ), 1 ) : '';
	}

	/** Clean HTML, as the REST answer has it: without "Private:" or "Protected:" before it. */
	private function title( WP_Post $post ): string {
		/** This filter is documented in wp-includes/post-template.php */
		$title = apply_filters( 'the_title', $post->post_title, $post->ID ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- core's filter, so that titles look as everywhere.
		return trim( wp_kses_post( (string) $title ) );
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private function description( array $blocks ): array {
		$paragraphs = [];
		foreach ( $blocks as $block ) {
			$html = 'core/paragraph' === $block['blockName'] ? trim( wp_kses_post( $block['innerHTML'] ) ) : '';
			if ( '' !== Label::plain( $html ) ) {
				$paragraphs[] = $html;
			}
		}
		return $paragraphs;
	}

	/**
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return list<Area>
	 */
	private function areas( array $blocks, Range $range ): array {
		$areas = [];
		foreach ( $this->parent( $blocks )['innerBlocks'] ?? [] as $block ) {
			$area = new Area( $block['attrs'], $range );
			if ( '' !== $area->label() ) {
				$areas[] = $area;
			}
		}
		return $areas;
	}

	/**
	 * The first list of areas, at any depth.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks
	 * @return array<string, mixed>|null
	 */
	private function parent( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$found = 'add-wheels' === self::short_name( $block['blockName'] ) ? $block : $this->parent( $block['innerBlocks'] );
			if ( null !== $found ) {
				return $found;
			}
		}
		return null;
	}
}
