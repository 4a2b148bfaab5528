<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use WP_Query;

/** A classic theme, where WordPress prints the styles of all blocks on each page. */
final class BlockStylesTest extends BlocksTestCase {
	/** @var mixed */
	private $query;

	protected function setUp(): void {
		parent::setUp();
		$this->query = $GLOBALS['wp_query'] ?? null;
		wp_deregister_style( self::STYLE );
	}

	protected function tearDown(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- gives back what setUp() took.
		$GLOBALS['wp_query'] = $this->query;
		parent::tearDown();
	}

	public function test_a_page_without_the_block_has_none_of_its_styles(): void {
		$this->open_page( 'Text' );
		$this->enqueue_all();

		self::assertFalse( wp_style_is( self::STYLE, 'enqueued' ) );
	}

	public function test_a_page_with_the_block_has_its_styles_in_the_head(): void {
		$this->open_page( self::BLOCK );
		$this->enqueue_all();

		self::assertTrue( wp_style_is( self::STYLE, 'enqueued' ) );
	}

	public function test_a_list_and_a_password_form_have_no_styles_of_blocks(): void {
		$this->open_page( self::BLOCK, 'secret' );
		$this->enqueue_all();
		self::assertFalse( wp_style_is( self::STYLE, 'enqueued' ) );

		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- given back above.
		$GLOBALS['wp_query'] = new WP_Query( [ 'post_type' => 'page' ] );
		self::assertTrue( $GLOBALS['wp_query']->have_posts() );
		$this->enqueue_all();
		self::assertFalse( wp_style_is( self::STYLE, 'enqueued' ) );
	}

	public function test_a_block_that_is_printed_later_brings_its_styles(): void {
		$this->open_page( 'Text' );
		$this->enqueue_all();
		$this->views->register_block( 'rueda/probe' );

		self::assertTrue( wp_style_is( self::STYLE, 'enqueued' ) );
	}

	private function open_page( string $content, string $password = '' ): void {
		$id = wp_insert_post(
			[
				'post_type'     => 'page',
				'post_status'   => 'publish',
				'post_title'    => 'A page',
				'post_content'  => $content,
				'post_password' => $password,
			]
		);
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- given back above.
		$GLOBALS['wp_query'] = new WP_Query( [ 'page_id' => $id ] );
	}

	/** WordPress asks for the styles of all block types, but our files are registered only when a block is printed. */
	private function enqueue_all(): void {
		wp_enqueue_style( self::STYLE );
		$this->views->load_styles_in_head();
	}
}
