<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

final class RecipeTest extends BlocksTestCase {
	public function test_prints_nothing_on_a_page_without_our_blocks(): void {
		do_blocks( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );

		self::assertSame( '', $this->print() );
	}

	public function test_prints_once_on_a_page_with_many(): void {
		do_blocks( self::BLOCK . self::BLOCK );

		self::assertSame( 1, substr_count( $this->print() . $this->print(), 'id="rueda-recipe"' ) );
	}

	public function test_names_dependencies_first_and_each_handle_once(): void {
		$handles = array_column( $this->recipe()['handles'], 'handle' );

		self::assertSame( array_unique( $handles ), $handles );
		foreach ( [ 'react', 'react-dom', 'wp-element', 'wp-i18n', 'wp-hooks', 'wp-api-fetch' ] as $handle ) {
			self::assertContains( $handle, $handles );
		}
		foreach ( $handles as $position => $handle ) {
			$needed = array_diff( wp_scripts()->registered[ $handle ]->deps, [ 'wp-polyfill' ] );
			self::assertSame( [], array_diff( $needed, array_slice( $handles, 0, $position ) ), $handle );
		}
	}

	public function test_leaves_out_the_polyfill_and_the_loader(): void {
		$handles = array_column( $this->recipe()['handles'], 'handle' );

		self::assertSame(
			[],
			array_intersect( $handles, [ 'wp-polyfill', 'regenerator-runtime', 'rueda-frontend', self::VIEW ] )
		);
	}

	public function test_gives_the_address_that_wordpress_would_print(): void {
		add_filter(
			'script_loader_src',
			static fn ( string $src ): string => str_replace( 'rueda.test', 'cdn.test', $src )
		);
		wp_enqueue_script( 'wp-hooks' );
		ob_start();
		wp_scripts()->do_items( [ 'wp-hooks' ] );
		$tag = (string) ob_get_clean();

		$entry = $this->entry( 'wp-hooks' );
		self::assertStringContainsString( (string) $entry['src'], html_entity_decode( $tag ) );
		self::assertSame( 'wp.hooks', $entry['global'] );
	}

	public function test_carries_inline_parts(): void {
		wp_add_inline_script( 'wp-element', 'window.before = 1;', 'before' );
		wp_localize_script( 'wp-element', 'elementData', [ 'a' => 'b' ] );

		$this->recipe = new \Rueda\Blocks\Recipe( $this->views, self::folder() );
		$element      = $this->entry( 'wp-element' );
		self::assertStringContainsString( 'window.before', implode( '', $element['before'] ) );
		self::assertStringContainsString( 'elementData', (string) $element['extra'] );
	}

	public function test_script_tags_in_values_cannot_end_the_element(): void {
		// The test does this itself, because wp_add_inline_script() removes the tags and some plugins do not call it.
		wp_scripts()->registered['wp-element']->extra['after'][] = 'var hostile = "</script><!-- <script> ]]> &quot;";';
		add_filter( 'locale', static fn (): string => 'es_ES' );
		do_blocks( self::BLOCK );
		$printed = $this->print();

		self::assertSame( 1, preg_match( '#^<script[^>]*>(.*)</script>\s*$#s', trim( $printed ), $parts ) );
		self::assertDoesNotMatchRegularExpression( '/[<>&]/', $parts[1] );
		$recipe = json_decode( $parts[1], true );
		self::assertStringContainsString(
			'</script><!-- <script>',
			(string) wp_json_encode( $recipe['handles'], JSON_UNESCAPED_SLASHES )
		);
		self::assertSame( [ 'Cerrar </script><b>' ], $recipe['locale']['Close </script><b>'] );
	}

	public function test_contains_the_translated_strings_of_the_views_but_none_in_english(): void {
		self::assertArrayNotHasKey( 'locale', $this->recipe() );
	}

	public function test_can_be_asked_for_by_a_shortcode(): void {
		$this->views->enqueue( 'rueda/probe' );

		self::assertTrue( wp_style_is( self::STYLE, 'enqueued' ) );
		self::assertStringContainsString( 'rueda-recipe', $this->print() );
	}

	public function test_carries_what_others_add_to_api_fetch_and_not_twice_what_wordpress_adds(): void {
		self::assertArrayNotHasKey( 'after', $this->entry( 'wp-api-fetch' ) );

		wp_add_inline_script( 'wp-api-fetch', 'wp.apiFetch.use( ownMiddleware );' );

		$this->recipe = new \Rueda\Blocks\Recipe( $this->views, self::folder() );
		self::assertSame( [ 'wp.apiFetch.use( ownMiddleware );' ], $this->entry( 'wp-api-fetch' )['after'] );
	}

	public function test_ignores_a_block_that_is_not_there(): void {
		$this->views->enqueue( 'rueda/gone' );

		self::assertSame( '', $this->print() );
	}

	public function test_contains_the_address_of_the_build_and_all_its_strings(): void {
		$recipe = $this->recipe();

		self::assertSame( RUEDA_URL . 'build/', $recipe['base'] );
		self::assertSame( [ 'slow', 'failed', 'retry', 'reload', 'offline', 'ready' ], array_keys( $recipe['texts'] ) );
		self::assertSame( 'You are probably offline.', $recipe['texts']['offline'] );
		self::assertSame( get_rest_url(), $recipe['site']['rest'] );
		self::assertSame( admin_url( 'admin-ajax.php?action=rest-nonce' ), $recipe['site']['nonce'] );
		self::assertSame( wp_create_nonce( 'wp_rest' ), $recipe['site']['token'] );
	}

	private function print(): string {
		ob_start();
		$this->recipe->print();
		return (string) ob_get_clean();
	}

	/** @return array<string, mixed> */
	private function recipe(): array {
		do_blocks( self::BLOCK );
		return (array) json_decode(
			wp_strip_all_tags( str_replace( [ '<script', '</script' ], [ '<div', '</div' ], $this->print() ) ),
			true
		);
	}

	/** @return array<string, mixed> */
	private function entry( string $handle ): array {
		return array_column( $this->recipe()['handles'], null, 'handle' )[ $handle ];
	}
}
