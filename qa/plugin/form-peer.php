<?php
/**
 * Stands in for Contact Form 7 where Rueda has to work beside it: its class, its post type with one form, its
 * shortcode, its script with the global variable, and its routes.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** Other code only checks that this class exists. */
final class WPCF7 {} // phpcs:ignore Generic.Classes.DuplicateClassName -- a fixture has one too.

/**
 * The form as that plugin prints it.
 *
 * @param array<string, string> $given The attributes of the shortcode.
 */
function rueda_qa_peer_form( array $given ): string {
	$id      = (int) $given['id'];
	$posted  = (int) ( $_POST['_wpcf7'] ?? 0 ) === $id ? (string) ( $_POST['your-name'] ?? '' ) : null;
	$status  = null === $posted ? 'init' : ( '' === $posted ? 'invalid' : 'sent' );
	$message = [
		'init'    => '',
		'invalid' => 'The other plugin says no.',
		'sent'    => esc_html( "The other plugin thanks $posted, without a script." ),
	][ $status ];
	$tip     = 'invalid' === $status ? '<span class="wpcf7-not-valid-tip" aria-hidden="true">Who are you?</span>' : '';
	return '<div class="wpcf7 no-js" id="wpcf7-f' . $id . '-o1" lang="en-US" dir="ltr" data-wpcf7-id="' . $id . '">'
		. '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">' . $message . '</p> <ul></ul></div>'
		. '<form action="' . esc_url( $_SERVER['REQUEST_URI'] ) . '#wpcf7-f' . $id . '-o1" method="post" class="wpcf7-form ' . $status . '" aria-label="' . esc_attr( $given['html_title'] ?? 'Contact form' ) . '" novalidate="novalidate" data-status="' . $status . '">'
		. '<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="' . $id . '"><input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_locale" value="en_US"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f' . $id . '-o1"><input type="hidden" name="_wpcf7_container_post" value="0"><input type="hidden" name="_wpcf7_posted_data_hash" value=""></fieldset>'
		. '<p><label> Your name<br><span class="wpcf7-form-control-wrap" data-name="your-name"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" aria-required="true" aria-invalid="false" value="" type="text" name="your-name">' . $tip . '</span> </label></p>'
		. '<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send"></p>'
		. '<div class="wpcf7-response-output" aria-hidden="true">' . $message . '</div></form></div>';
}

( static function (): void {
	$form = static function (): int {
		$known = get_posts( [ 'post_type' => 'wpcf7_contact_form', 'title' => 'Theirs', 'fields' => 'ids' ] );
		return (int) ( $known[0] ?? wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Theirs' ] ) );
	};

	add_action(
		'init',
		static function () use ( $form ): void {
			register_post_type( 'wpcf7_contact_form', [ 'public' => false ] );
			$form();
			add_shortcode( 'contact-form-7', 'rueda_qa_peer_form' );
			if ( isset( $_GET['form_peer_script'] ) ) {
				header( 'Content-Type: text/javascript' );
				echo 'document.addEventListener( "DOMContentLoaded", () => document.querySelectorAll( ".wpcf7 > form" ).forEach( ( form ) => { form.parentElement.append( "Taken by the other script." ); } ) );';
				exit;
			}
		}
	);

	add_action(
		'wp_enqueue_scripts',
		static function (): void {
			wp_enqueue_script( 'contact-form-7', home_url( '/?form_peer_script' ), [], '6.1.6', true );
			wp_add_inline_script( 'contact-form-7', 'var wpcf7 = ' . wp_json_encode( [ 'api' => [ 'root' => rest_url(), 'namespace' => 'contact-form-7/v1' ] ] ) . ';', 'before' );
		}
	);

	add_action(
		'rest_api_init',
		static function () use ( $form ): void {
			$route = static fn ( string $path, string $method, callable $answer ) => register_rest_route(
				'contact-form-7/v1',
				'/contact-forms' . $path,
				[
					'methods'             => $method,
					'callback'            => $answer,
					'permission_callback' => '__return_true',
				]
			);
			$route( '', 'GET', static fn (): array => [ [ 'id' => $form(), 'hash' => 'abcdef1', 'slug' => 'theirs', 'title' => 'Theirs', 'locale' => 'en_US' ] ] );
			$route( '/(?P<id>\d+)/refill', 'GET', static fn (): array => [] );
			$route( '/(?P<id>\d+)/feedback/schema', 'GET', static fn (): array => [ 'version' => 'Contact Form 7 SWV Schema 2024-10', 'locale' => 'en_US', 'rules' => [ [ 'rule' => 'maxlength', 'field' => 'your-name', 'threshold' => 400, 'error' => 'Too long.' ] ] ] );
			$route(
				'/(?P<id>\d+)/feedback',
				'POST',
				static function ( WP_REST_Request $request ) use ( $form ): array {
					$id   = (int) $request['id'];
					$name = $request->get_body_params()['your-name'] ?? '';
					$tag  = 'wpcf7-f' . $id . '-o1';
					$told = [ 'contact_form_id' => $id, 'into' => '#' . $tag, 'posted_data_hash' => '' ];
					return $told + ( $id === $form() && '' !== $name
						? [ 'status' => 'mail_sent', 'message' => 'The other plugin thanks ' . $name . '.', 'invalid_fields' => [] ]
						: [ 'status' => 'validation_failed', 'message' => 'The other plugin says no.', 'invalid_fields' => [ [ 'field' => 'your-name', 'message' => 'Who are you?', 'idref' => null, 'error_id' => $tag . '-ve-your-name' ] ] ] );
				}
			);
		}
	);
} )();
