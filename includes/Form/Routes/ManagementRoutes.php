<?php

declare( strict_types=1 );

namespace Rueda\Form\Routes;

use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Protocol\RouteNamespace;
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
		register_rest_route(
			RouteNamespace::SHARED,
			'/contact-forms',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'list' ],
					'permission_callback' => fn () => $this->allowed(
						'wpcf7_read_contact_forms',
						__( 'You are not allowed to access contact forms.', 'rueda' )
					),
				],
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'create' ],
					'permission_callback' => fn () => $this->allowed(
						'wpcf7_edit_contact_forms',
						__( 'You are not allowed to create a contact form.', 'rueda' )
					),
				],
			]
		);
		$refusal = __( 'You are not allowed to access the requested contact form.', 'rueda' );
		register_rest_route(
			RouteNamespace::SHARED,
			'/contact-forms/(?P<id>\d+)',
			[
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'read' ],
					'permission_callback' => fn () => $this->allowed( 'wpcf7_edit_contact_form', $refusal ),
				],
				[
					'methods'             => WP_REST_Server::EDITABLE,
					'callback'            => [ $this, 'update' ],
					'permission_callback' => fn () => $this->allowed( 'wpcf7_edit_contact_form', $refusal ),
				],
				[
					'methods'             => WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => fn () => $this->allowed( 'wpcf7_delete_contact_form', $refusal ),
				],
			]
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$asked = $request->get_query_params();
		$count = Read::whole( $asked, 'per_page' );
		$order = strtoupper( Read::text( $asked, 'order', 'ASC' ) );
		$posts = get_posts(
			[
				'post_type'      => FormPostType::NAME,
				'post_status'    => 'publish',
				// phpcs:ignore WordPress.WP.PostsPerPage -- the protocol lists all forms.
				'posts_per_page' => null === $count || 0 === $count ? -1 : $count,
				'offset'         => Read::whole( $asked, 'offset' ) ?? 0,
				'orderby'        => in_array(
					Read::text( $asked, 'orderby' ),
					[ 'title', 'date', 'modified', 'author' ],
					true
				)
					? Read::text( $asked, 'orderby' )
					: 'ID',
				'order'          => 'DESC' === $order ? 'DESC' : 'ASC',
				's'              => Read::text( $asked, 'search' ),
			]
		);
		$items = [];
		foreach ( $posts as $post ) {
			if ( $post instanceof \WP_Post ) {
				$form    = $this->forms->read( $post );
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
			return new WP_Error(
				'wpcf7_post_exists',
				__( 'Cannot create existing contact form.', 'rueda' ),
				[ 'status' => 400 ]
			);
		}
		return $this->write( null, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function read( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null === $form ? $this->not_found() : new WP_REST_Response( $this->told( $form, true ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function update( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		return null === $form ? $this->not_found() : $this->write( $form, $request );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = $this->form( $request );
		if ( null === $form ) {
			return $this->not_found();
		}
		return wp_delete_post( $form->id(), true ) instanceof \WP_Post
			? new WP_REST_Response( [ 'deleted' => true ] )
			: new WP_Error(
				'wpcf7_cannot_delete',
				__( 'There was an error deleting the contact form.', 'rueda' ),
				[ 'status' => 500 ]
			);
	}

	/**
	 * Creates or updates a form. Without `context: save`, everything is checked but nothing is stored.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function write( ?Form $form, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked   = $request->get_params();
		$is_save = 'save' === Read::text( $asked, 'context' );
		$written = $is_save ? $this->writer->save( $form, $asked ) : $this->writer->rehearse( $form, $asked );
		if ( null === $written ) {
			return new WP_Error(
				'wpcf7_cannot_save',
				__( 'There was an error saving the contact form.', 'rueda' ),
				[ 'status' => 500 ]
			);
		}
		/**
		 * Filters the errors in the setup of a form.
		 *
		 * @param array<string, list<array{message: string, link: string}>> $errors By section, as in `mail.recipient`.
		 * @param Form                                                      $form   The form.
		 */
		$errors = Listeners::filter( 'rueda_form_config_errors', [], $written );
		return new WP_REST_Response(
			$this->told( $written, $is_save || null !== $form ) + [ 'config_errors' => $errors ]
		);
	}

	/** @return array<string, mixed> */
	private function told( Form $form, bool $is_stored ): array {
		return [
			'id'         => $is_stored ? $form->id() : null,
			'slug'       => $is_stored ? $form->slug() : null,
			'title'      => $form->title(),
			'locale'     => $form->locale(),
			'properties' => $this->properties->of( $form ),
		];
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function form( WP_REST_Request $request ): ?Form {
		$post = $this->forms->post( Read::whole( $request->get_url_params(), 'id' ) ?? 0 );
		return null === $post || 'trash' === $post->post_status ? null : $this->forms->read( $post );
	}

	private function not_found(): WP_Error {
		return new WP_Error(
			'wpcf7_not_found',
			__( 'The requested contact form was not found.', 'rueda' ),
			[ 'status' => 404 ]
		);
	}

	private function allowed( string $capability, string $refusal ): bool|WP_Error {
		return current_user_can( $capability ) ? true : new WP_Error( 'wpcf7_forbidden', $refusal, [ 'status' => 403 ] ); // phpcs:ignore WordPress.WP.Capabilities -- capabilities of the protocol, mapped in Capabilities.
	}
}
