<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use WP_Query;
use WP_REST_Request;

/** A published wheel that somebody is changing, in WordPress's preview. */
final class WheelPreviewTest extends WheelTestCase {
	private int $id;
	private string $nonce;

	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
		$this->id = $this->make_wheel( [ [ 'label' => 'Health' ] ] );
		require_once ABSPATH . 'wp-admin/includes/post.php';
		$autosave = wp_create_post_autosave(
			[
				'post_ID'      => $this->id,
				'post_type'    => 'wheel',
				'post_title'   => 'Changed',
				'post_content' => str_replace( 'Health', 'Sleep', get_post( $this->id )->post_content ),
				'post_excerpt' => '',
			]
		);
		update_metadata( 'post', $autosave, 'wheel_meta_range_max', 5 );
		$this->nonce = wp_create_nonce( "post_preview_{$this->id}" );
	}

	protected function tearDown(): void {
		remove_filter( 'get_post_metadata', '_wp_preview_meta_filter' );
		remove_filter( 'get_post_metadata', '_wp_preview_post_thumbnail_filter' );
		remove_filter( 'get_the_terms', '_wp_preview_terms_filter' );
		parent::tearDown();
	}

	public function test_the_script_of_the_page_gets_what_is_being_changed(): void {
		self::assertSame( [ 'Changed', 'Sleep', 5 ], $this->answer( [ 'preview_nonce' => $this->nonce ] ) );
	}

	public function test_other_users_get_nothing_of_the_preview(): void {
		$stored = [ 'My Wheel', 'Health', 10 ];
		self::assertSame( $stored, $this->answer( [] ) );
		self::assertSame( $stored, $this->answer( [ 'preview_nonce' => wp_create_nonce( 'post_preview_1' ) ] ) );
		self::assertSame( $stored, $this->answer( [ 'preview_nonce' => [ $this->nonce ] ] ) );
		wp_set_current_user( 0 );
		self::assertSame( $stored, $this->answer( [ 'preview_nonce' => $this->nonce ] ) );
		self::assertSame(
			$stored,
			$this->answer( [ 'preview_nonce' => wp_create_nonce( "post_preview_{$this->id}" ) ] )
		);
	}

	public function test_the_page_shows_what_is_being_changed(): void {
		add_filter( 'the_preview', '_set_preview' );
		self::assertStringContainsString( 'Changed', $this->page() );
		remove_filter( 'the_preview', '_set_preview' );
		// Without the nonce, WordPress does not add that filter.
		self::assertStringNotContainsString( 'Changed', $this->page() );
	}

	public function test_the_changes_of_other_wheels_in_a_list_stay_with_their_authors(): void {
		$others = $this->id;
		$this->act_as( 'author' );
		$own     = $this->make_wheel( [ [ 'label' => 'Work' ] ], [ 'post_author' => get_current_user_id() ] );
		$request = new WP_REST_Request( 'GET', '/wp/v2/wheel' );
		$request->set_query_params(
			[
				'preview_nonce' => wp_create_nonce( "post_preview_$own" ),
				'include'       => [ $own, $others ],
				'orderby'       => 'include',
			]
		);
		$data = rest_do_request( $request )->get_data();

		self::assertSame( [ $own, $others ], array_column( $data, 'id' ) );
		self::assertSame( 10, $data[1]['meta']['wheel_meta_range_max'] );
	}

	private function page(): string {
		$query                   = new WP_Query( [ 'p' => $this->id, 'post_type' => 'wheel', 'preview' => 'true' ] );
		$GLOBALS['wp_the_query'] = $query;
		$GLOBALS['wp_query']     = $query;
		$query->the_post();
		return do_blocks( sprintf( '<!-- wp:rueda/wheel {"wheelId":%d,"mode":"inline"} /-->', $this->id ) );
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array{string, string, int} Title, name of the first area, and the highest rating.
	 */
	private function answer( array $params ): array {
		$data  = $this->get_wheel( $this->id, $params )->get_data();
		$areas = array_values( array_filter( array_column( $data['blocks'], 'innerBlocks' ) ) )[0];
		$label = ( (array) $areas[0]['attrs'] )['label'];
		return [ $data['title']['rendered'], $label, $data['meta']['wheel_meta_range_max'] ];
	}
}
