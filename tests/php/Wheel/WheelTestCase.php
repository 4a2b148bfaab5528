<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Tests\Database;
use Rueda\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/** Wheels for tests, and the calls that visitors make. */
abstract class WheelTestCase extends TestCase {

	protected const VIEW = 'rueda-wheel-view-script';

	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REQUEST_METHOD'] = 'GET';
		// A new server, so that no fields and filters of other tests remain.
		$GLOBALS['wp_rest_server'] = null;
		$this->register_block();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_rest_server'] = null;
		$GLOBALS['wp_the_query']   = new WP_Query();
		$GLOBALS['wp_query']       = $GLOBALS['wp_the_query'];
		$GLOBALS['post']           = null;
		parent::tearDown();
	}

	/** Without a build the block is not registered, but its PHP needs no scripts. */
	private function register_block(): void {
		if ( WP_Block_Type_Registry::get_instance()->is_registered( 'rueda/wheel' ) ) {
			return;
		}
		$metadata = json_decode( (string) file_get_contents( RUEDA_DIR . 'block.json' ), true );
		wp_register_script( self::VIEW, 'https://rueda.test/view.js', [], '1', true );
		register_block_type(
			'rueda/wheel',
			[
				'attributes'          => $metadata['attributes'],
				'supports'            => $metadata['supports'],
				'view_script_handles' => [ self::VIEW ],
			]
		);
	}

	/**
	 * @param list<array<string, mixed>> $areas    Attributes of the areas.
	 * @param array<string, mixed>       $settings Fields of the post; `meta_input` for metas.
	 */
	final protected function make_wheel(
		array $areas = [ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ],
		array $settings = []
	): int {
		$inner = '';
		foreach ( $areas as $area ) {
			$inner .= sprintf( "<!-- wp:rueda/area %s /-->\n", $this->attributes( $area ) );
		}
		kses_remove_filters();
		return Database::insert_post(
			array_merge(
				[
					'post_status'  => 'publish',
					'post_type'    => 'wheel',
					'post_title'   => 'My Wheel',
					'post_content' => "<!-- wp:paragraph -->\n<p>Rate your life.</p>\n<!-- /wp:paragraph -->\n\n"
						. "<!-- wp:rueda/add-wheels -->\n$inner<!-- /wp:rueda/add-wheels -->",
				],
				$settings
			)
		);
	}

	/** @param array<string, mixed> $fields Stored as they are, as if the author might write anything. */
	final protected function make_post( array $fields ): int {
		kses_remove_filters();
		$id = wp_insert_post( wp_slash( array_merge( [ 'post_status' => 'publish' ], $fields ) ), true );
		self::assertIsInt( $id );
		return $id;
	}

	/** @param array<string, mixed> $attributes As the editor writes them into a block's comment. */
	final protected function attributes( array $attributes ): string {
		return serialize_block_attributes( $attributes );
	}

	/** @param array<string, mixed> $params */
	final protected function get_wheel( int $id, array $params = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', "/wp/v2/wheel/$id" );
		$request->set_query_params( $params );
		return rest_do_request( $request );
	}

	/** @return array<string, mixed> The answer as it goes over the wire, once encoded and decoded. */
	final protected function wire( int $id ): array {
		$answer = $this->get_wheel( $id );
		self::assertSame( 200, $answer->get_status() );
		return json_decode( (string) wp_json_encode( rest_get_server()->response_to_data( $answer, false ) ), true );
	}
}
