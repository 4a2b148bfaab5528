<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use Rueda\Form\FormPostType;
use Rueda\Types;

/** Our post types in visitors' requests, and how they are completed when a module starts late. */
final class TypesTest extends TestCase {
	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_a_type_of_posts_gets_its_labels_without_being_registered_again(): void {
		register_post_type( 'rueda_probe', Types::WHEEL );
		$type  = get_post_type_object( 'rueda_probe' );
		$again = did_action( 'registered_post_type_rueda_probe' );

		Types::complete( 'rueda_probe', Types::WHEEL + [ 'labels' => [ 'name' => 'Probes' ] ] );

		self::assertSame( $type, get_post_type_object( 'rueda_probe' ) );
		self::assertSame( 'Probes', $type->label );
		self::assertSame( $again, did_action( 'registered_post_type_rueda_probe' ) );
		self::assertTrue( post_type_supports( 'rueda_probe', 'thumbnail' ) );
		unregister_post_type( 'rueda_probe' );
	}

	public function test_a_type_that_is_completed_after_the_server_of_calls_was_built_has_its_routes(): void {
		register_post_type( FormPostType::NAME, Types::FORM );
		remove_all_actions( 'rest_api_init', 9 );
		self::assertArrayNotHasKey( '/wp/v2/rueda_form', self::new_server()->get_routes( 'wp/v2' ) );

		( new FormPostType() )->register();

		$routes = rest_get_server()->get_routes( 'wp/v2' );
		self::assertArrayHasKey( '/wp/v2/rueda_form', $routes );
		self::assertArrayHasKey( '/wp/v2/rueda_form/(?P<parent>[\d]+)/revisions', $routes );
	}

	public function test_lists_speak_of_wheels_and_forms_and_not_of_posts(): void {
		$counts = [ 'updated' => 0, 'locked' => 0, 'deleted' => 0, 'trashed' => 2, 'untrashed' => 1 ];

		$messages = apply_filters( 'bulk_post_updated_messages', [], $counts );

		self::assertSame( '%s wheels moved to the Trash.', $messages['wheel']['trashed'] );
		self::assertSame( '%s form restored from the Trash.', $messages['rueda_form']['untrashed'] );
	}

	private static function new_server(): \WP_REST_Server {
		$GLOBALS['wp_rest_server'] = null;
		return rest_get_server();
	}
}
