<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offers;
use WP_Error;
use WP_Post;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What a wheel's REST answer has besides core's fields. */
final class WheelRest {
	public function register_fields(): void {
		$read_only = [ 'context' => [ 'view', 'edit' ], 'readonly' => true ];
		$picture   = __( 'The address of the wheel’s image, or false.', 'rueda' );
		$fields    = [
			'blocks'           => [ 'get_callback' => [ $this, 'blocks' ], 'schema' => WireBlocks::schema() ],
			CallToAction::META => [
				'get_callback'    => [ $this, 'call_to_action' ],
				'update_callback' => [ $this, 'save_call_to_action' ],
				'schema'          => CallToAction::schema(),
			],
			Offers::META       => [
				'get_callback'    => [ $this, 'offers' ],
				'update_callback' => [ $this, 'save_offers' ],
				'schema'          => Offers::schema(),
			],
			'fimg_url'         => [
				'get_callback' => [ $this, 'picture' ],
				'schema'       => [ 'description' => $picture, 'type' => [ 'string', 'boolean' ] ] + $read_only,
			],
			'userId'           => [
				// Other plugins send the reader's own id. Answers are cached, so ours is the same for everybody.
				'get_callback' => '__return_false',
				'schema'       => [ 'description' => __( 'Always false.', 'rueda' ), 'type' => 'boolean' ] + $read_only,
			],
		];
		foreach ( $fields as $name => $field ) {
			register_rest_field( WheelPostType::NAME, $name, $field );
		}
	}

	/**
	 * @param array<string, mixed> $data
	 * @return list<array<string, mixed>> Empty while a password is asked for.
	 */
	public function blocks( array $data, string $field, WP_REST_Request $request ): array {
		$post = $this->post( $data );
		return null === $post || $this->is_locked( $post, $request )
			? []
			: WireBlocks::for_readers( $post->post_content );
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	public function call_to_action( array $data, string $field, WP_REST_Request $request ): array {
		$post = $this->post( $data );
		if ( null === $post || $this->is_locked( $post, $request ) ) {
			return CallToAction::complete( null );
		}
		return CallToAction::complete( get_post_meta( $post->ID, CallToAction::META, true ) );
	}

	public function save_call_to_action( mixed $value, WP_Post $post ): bool|WP_Error {
		if ( null === $value ) {
			delete_post_meta( $post->ID, CallToAction::META );
			return true;
		}
		if ( ! is_array( $value ) ) {
			return new WP_Error(
				'rueda_bad_cta',
				__( 'The call to action could not be read.', 'rueda' ),
				[ 'status' => 400 ]
			);
		}
		// The sanitize_callback of the meta cleans the value, and update_post_meta() removes the slashes again.
		update_post_meta( $post->ID, CallToAction::META, wp_slash( $value ) );
		return true;
	}

	/**
	 * @param array<string, mixed> $data
	 * @return array{offers: list<array<string, mixed>>, areas: list<string>}
	 */
	public function offers( array $data, string $field, WP_REST_Request $request ): array {
		$post = $this->post( $data );
		return null === $post || $this->is_locked( $post, $request )
			? [ 'offers' => [], 'areas' => [] ]
			: self::offers_of( $post );
	}

	/** @return array{offers: list<array<string, mixed>>, areas: list<string>} */
	public static function offers_of( WP_Post $post ): array {
		$offers = Offers::complete( get_post_meta( $post->ID, Offers::META, true ) );
		$areas  = [] === $offers ? [] : WheelReader::wheel_of_post( $post )->areas;
		return [
			'offers' => $offers,
			'areas'  => array_map( static fn ( Area $area ): string => $area->identity(), $areas ),
		];
	}

	public function save_offers( mixed $value, WP_Post $post ): bool {
		$offers = is_array( $value ) && is_array( $value['offers'] ?? null ) ? $value['offers'] : [];
		if ( [] === $offers ) {
			delete_post_meta( $post->ID, Offers::META );
		} else {
			update_post_meta( $post->ID, Offers::META, wp_slash( $offers ) );
		}
		return true;
	}

	/** @param array<string, mixed> $data */
	public function picture( array $data, string $field, WP_REST_Request $request ): string|false {
		$post = $this->post( $data );
		if ( null === $post || $this->is_locked( $post, $request ) ) {
			return false;
		}
		$url = get_the_post_thumbnail_url( $post, 'full' );
		return is_string( $url ) && '' !== $url ? $url : false;
	}

	/** Pages print the title as HTML, so everything that could run as a script is removed. */
	public function clean_title( WP_REST_Response $response ): WP_REST_Response {
		$data  = $response->get_data();
		$data  = is_array( $data ) ? $data : [];
		$title = is_array( $data['title'] ?? null ) ? $data['title'] : [];
		if ( is_string( $title['rendered'] ?? null ) ) {
			$title['rendered'] = trim( wp_kses_post( $title['rendered'] ) );
			$response->set_data( array_merge( $data, [ 'title' => $title ] ) );
		}
		return $response;
	}

	/** @param array<string, mixed> $data */
	private function post( array $data ): ?WP_Post {
		return is_int( $data['id'] ?? null ) ? get_post( $data['id'] ) : null;
	}

	/** A password given on the page unlocks as much as one sent along with the request. */
	private function is_locked( WP_Post $post, WP_REST_Request $request ): bool {
		if ( '' === $post->post_password || ! post_password_required( $post ) ) {
			return false;
		}
		$type       = get_post_type_object( WheelPostType::NAME );
		$controller = null === $type ? null : $type->get_rest_controller();
		return ! $controller instanceof WP_REST_Posts_Controller
			|| ! $controller->can_access_password_content( $post, $request );
	}
}
