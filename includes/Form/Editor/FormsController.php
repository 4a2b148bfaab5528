<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The route `wp/v2/rueda_form`, for the editor. WordPress would show published forms to everybody, with the recipients
 * of their mails. So only users who may edit posts can list forms, and only users who may edit a form see its settings.
 */
final class FormsController extends WP_REST_Posts_Controller {
	/**
	 * @param WP_REST_Request $request
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return $this->may_choose() ? parent::get_items_permissions_check( $request ) : $this->refuse();
	}

	/**
	 * @param WP_REST_Request $request
	 * @return bool|WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return $this->may_choose() ? parent::get_item_permissions_check( $request ) : $this->refuse();
	}

	/** @param WP_Post $post */
	public function check_read_permission( $post ): bool {
		return $this->may_choose() && parent::check_read_permission( $post );
	}

	/**
	 * @param WP_Post         $item
	 * @param WP_REST_Request $request
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$response = parent::prepare_item_for_response( $item, $request );
		$data     = $response->get_data();
		if ( is_array( $data ) && ! current_user_can( 'edit_post', $item->ID ) ) {
			unset( $data['meta'] );
			$response->set_data( $data );
		}
		return $response;
	}

	private function may_choose(): bool {
		return current_user_can( 'edit_posts' );
	}

	private function refuse(): WP_Error {
		return new WP_Error(
			'rueda_forbidden',
			__( 'You are not allowed to access contact forms.', 'rueda' ),
			[ 'status' => rest_authorization_required_code() ]
		);
	}
}
