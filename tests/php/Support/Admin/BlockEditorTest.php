<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Tests\TestCase;
use WP_Post;

/** Forms and wheels are made of blocks, so they open in the block editor on every site. */
final class BlockEditorTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		$this->act_as( 'administrator' );
		// As the plugin Classic Editor does, without a choice for users and with one.
		add_filter( 'use_block_editor_for_post_type', '__return_false', 100 );
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
	}

	/** @return iterable<string, array{string}> */
	public function types(): iterable {
		yield 'a form' => [ 'rueda_form' ];
		yield 'a wheel' => [ 'wheel' ];
	}

	/** @dataProvider types */
	public function test_it_opens_in_the_block_editor_where_other_posts_do_not( string $type ): void {
		self::assertTrue( use_block_editor_for_post_type( $type ) );
		self::assertTrue( use_block_editor_for_post( $this->post( $type ) ) );
		self::assertFalse( use_block_editor_for_post_type( 'page' ) );
		self::assertFalse( use_block_editor_for_post( $this->post( 'page' ) ) );
	}

	/** @dataProvider types */
	public function test_classic_editor_offers_no_other_editor( string $type ): void {
		$both  = [ 'classic_editor' => true, 'block_editor' => true ];
		$block = [ 'classic_editor' => false, 'block_editor' => true ];
		$post  = $this->post( $type );
		$page  = $this->post( 'page' );

		self::assertSame( $block, apply_filters( 'classic_editor_enabled_editors_for_post_type', $both, $type ) );
		self::assertSame( $block, apply_filters( 'classic_editor_enabled_editors_for_post', $both, $post ) );
		self::assertSame( $block, apply_filters( 'classic_editor_enabled_editors_for_post', $both, $post->ID ) );
		self::assertSame( $both, apply_filters( 'classic_editor_enabled_editors_for_post_type', $both, 'page' ) );
		self::assertSame( $both, apply_filters( 'classic_editor_enabled_editors_for_post', $both, $page ) );
	}

	/** @dataProvider types */
	public function test_the_classic_editor_says_why_its_text_is_empty( string $type ): void {
		$form = $this->echoed( fn () => do_action( 'edit_form_top', $this->post( $type ) ) );

		self::assertStringContainsString( 'turn the block editor on again', $form );
		self::assertSame( 1, substr_count( $form, 'notice-warning' ) );
		self::assertSame( '', $this->echoed( fn () => do_action( 'edit_form_top', $this->post( 'page' ) ) ) );
	}

	private function post( string $type ): WP_Post {
		$id   = wp_insert_post( [ 'post_type' => $type, 'post_title' => 'Anything' ] );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}
}
