<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offers;
use Rueda\Support\Read;
use WP_Post;
use WP_REST_Post_Meta_Fields;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A published wheel as its author is changing it, in WordPress's preview. WordPress puts the changes only into the post
 * of the page itself; our block and the page's script read the wheel by its id.
 */
final class WheelPreview {
	/** The post of the page, if that is a preview of this wheel. WordPress has checked who sees the changes. */
	public static function on_page( int $id ): ?WP_Post {
		$shown = is_preview() && get_queried_object_id() === $id ? get_queried_object() : null;
		return $shown instanceof WP_Post ? $shown : null;
	}

	/** Puts the changes into the answer to the script of such a page, which sends WordPress's nonce of the preview. */
	public static function answer(
		WP_REST_Response $response,
		WP_Post $post,
		WP_REST_Request $request
	): WP_REST_Response {
		$nonce = $request['preview_nonce'];
		$data  = $response->get_data();
		// Only for the wheel that the address names: in a list, the changes of the wheels behind it would be read, too.
		if (
			! is_string( $nonce )
			|| Read::id( $request->get_url_params()['id'] ?? null ) !== $post->ID
			|| false === wp_verify_nonce( $nonce, "post_preview_{$post->ID}" )
			|| ! current_user_can( 'edit_post', $post->ID )
			|| ! is_array( $data )
		) {
			return $response;
		}
		// Changes the post that it gets, and what is read of the metas.
		_set_preview( $post );
		$title   = is_array( $data['title'] ?? null ) ? $data['title'] : [];
		$metas   = new WP_REST_Post_Meta_Fields( WheelPostType::NAME );
		$changes = [
			'title'            => array_merge( $title, [ 'rendered' => WheelReader::title( $post ) ] ),
			'blocks'           => WireBlocks::for_readers( $post->post_content ),
			'meta'             => $metas->get_value( $post->ID, $request ),
			CallToAction::META => CallToAction::complete( get_post_meta( $post->ID, CallToAction::META, true ) ),
			Offers::META       => WheelRest::offers_of( $post ),
		];
		$response->set_data( array_merge( $data, array_intersect_key( $changes, $data ) ) );
		return $response;
	}
}
