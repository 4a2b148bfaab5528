<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Routes for tools of the protocol: list, read, create, update and delete forms. The editor uses WordPress's own. */
final class ManagementRoutes {
	public function __construct(
		private Forms $forms,
		private FormProperties $properties,
		private FormWriter $writer
	) {}

	public function register(): void {
		$list    = __( 'You are not allowed to access contact forms.', 'rueda' );
		$create  = __( 'You are not allowed to create a contact form.', 'rueda' );
		$refusal = __( 'You are not allowed to access the requested contact form.', 'rueda' );
		register_rest_route(
			ContactForm7::ROUTES,
			'/contact-forms',
			[
				$this->endpoint( WP_REST_Server::READABLE, 'list', 'wpcf7_read_contact_forms', $list ),
				$this->endpoint( WP_REST_Server::CREATABLE, 'create', 'wpcf7_edit_contact_forms', $create ),
			]
		);
		register_rest_route(
			ContactForm7::ROUTES,
			'/contact-forms/(?P<id>\d+)',
			[
				$this->endpoint( WP_REST_Server::READABLE, 'read', 'wpcf7_edit_contact_form', $refusal ),
				$this->endpoint( WP_REST_Server::EDITABLE, 'update', 'wpcf7_edit_contact_form', $refusal ),
				$this->endpoint( WP_REST_Server::DELETABLE, 'delete', 'wpcf7_delete_contact_form', $refusal ),
			]
		);
	}

	/** @return array<string, mixed> */
	private function endpoint( string $methods, string $method, string $capability, string $refusal ): array {
		// phpcs:disable WordPress.WP.Capabilities -- capabilities of the protocol, mapped in Capabilities.
		$allowed = static fn (): bool|WP_Error => current_user_can( $capability )
			? true
			: new WP_Error( 'wpcf7_forbidden', $refusal, [ 'status' => 403 ] );
		// phpcs:enable
		return [ 'methods' => $methods, 'callback' => [ $this, $method ], 'permission_callback' => $allowed ];
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$asked = $request->get_query_params();
		$count = Read::whole( $asked, 'per_page' );
		$by    = Read::text( $asked, 'orderby' );
		$order = strtoupper( Read::text( $asked, 'order', 'ASC' ) );
		$posts = get_posts(
			[
				'post_type'      => FormPostType::NAME,
				'post_status'    => 'publish',
				// phpcs:ignore WordPress.WP.PostsPerPage -- the protocol lists all forms.
				'posts_per_page' => null === $count || 0 === $count ? -1 : $count,
				'offset'         => Read::whole( $asked, 'offset' ) ?? 0,
				'orderby'        => in_array( $by, [ 'title', 'date', 'modified', 'author' ], true ) ? $by : 'ID',
				'order'          => 'DESC' === $order ? 'DESC' : 'ASC',
				's'              => Read::text( $asked, 'search' ),
			]
		);
		$items = [];
		foreach ( $posts as $post ) {
			if ( $post instanceof \WP_Post ) {
				$form    = $this->forms->from_post( $post );
				$items[] = [
					'id'     => $form->id(),
					'hash'   => substr( FormPostType::hash( $form->id() ), 0, 7 ),
					'slug'   => $form->slug(),
					'title'  => $form->title(),
					'locale' => $form->locale(),
				];
			}
		}
		return new WP_REST_Response( $items );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function create( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( 0 !== ( Read::whole( $request->get_params(), 'id' ) ?? 0 ) ) {
			return self::error( 'wpcf7_post_exists', __( 'Cannot create existing contact form.', 'rueda' ), 400 );
		}
		return $this->write( null, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null === $form ? self::not_found() : new WP_REST_Response( $this->form_response( $form, true ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function update( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null === $form ? self::not_found() : $this->write( $form, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		if ( null === $form ) {
			return self::not_found();
		}
		return wp_delete_post( $form->id(), true ) instanceof \WP_Post
			? new WP_REST_Response( [ 'deleted' => true ] )
			: self::error( 'wpcf7_cannot_delete', __( 'There was an error deleting the contact form.', 'rueda' ), 500 );
	}

	/**
	 * Creates or updates a form. Without `context: save`, everything is checked but nothing is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function write( ?Form $form, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked   = $request->get_params();
		$is_save = 'save' === Read::text( $asked, 'context' );
		$written = $is_save ? $this->writer->save( $form, $asked ) : $this->writer->build_unsaved( $form, $asked );
		if ( null === $written ) {
			$words = __( 'There was an error saving the contact form.', 'rueda' );
			return self::error( 'wpcf7_cannot_save', $words, 500 );
		}
		/**
		 * Filters the errors in the setup of a form.
		 *
		 * @param array<string, list<array{message: string, link: string}>> $errors By section, as in `mail.recipient`.
		 * @param Form                                                      $form   The form.
		 */
		$errors = Listeners::filter( 'rueda_form_config_errors', [], $written );
		return new WP_REST_Response(
			$this->form_response( $written, $is_save || null !== $form ) + [ 'config_errors' => $errors ]
		);
	}

	/** @return array<string, mixed> */
	private function form_response( Form $form, bool $is_stored ): array {
		return [
			'id'         => $is_stored ? $form->id() : null,
			'slug'       => $is_stored ? $form->slug() : null,
			'title'      => $form->title(),
			'locale'     => $form->locale(),
			'properties' => $this->properties->properties_of( $form ),
		];
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function form( WP_REST_Request $request ): ?Form {
		$post = $this->forms->post( Read::whole( $request->get_url_params(), 'id' ) ?? 0 );
		return null === $post || 'trash' === $post->post_status ? null : $this->forms->from_post( $post );
	}

	private static function not_found(): WP_Error {
		return self::error( 'wpcf7_not_found', __( 'The requested contact form was not found.', 'rueda' ), 404 );
	}

	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, [ 'status' => $status ] );
	}
}
