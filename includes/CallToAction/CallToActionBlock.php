<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use WP_Block;

defined( 'ABSPATH' ) || exit;

/** A call to action on any page: the site's, or one written for that page. */
final class CallToActionBlock {
	public const NAME = 'rueda/call-to-action';

	public function __construct( private CallToActionChoice $choice, private CallToActionMarkup $markup ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content, WP_Block $block ): string {
		$counted = self::counted( $block->context['postId'] ?? null );
		$shown   = 'own' === ( $attributes['source'] ?? '' )
			? CallToActionShown::of_author( CallToActionSite::from_stored( $attributes['cta'] ?? null ), $counted )
			: $this->choice->of_site( $counted );
		return null === $shown ? '' : sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(),
			$this->markup->render( $shown )
		);
	}

	/** A block in a post's content is counted for that post; one in a template is not, because many pages show it. */
	private static function counted( mixed $post_id ): string {
		$post = is_numeric( $post_id ) ? get_post( (int) $post_id ) : null;
		return null !== $post && has_block( self::NAME, $post ) ? (string) $post->ID : CallToActionClicks::ELSEWHERE;
	}
}
