<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Elsewhere;

use Rueda\Form\Form;
use Rueda\Kit\Elsewhere\BuilderPages;
use Rueda\Kit\Import\Undo\Fingerprint;
use WP_Post;

/** @group newest */
final class BuilderPagesTest extends BuilderPagesTestCase {
	public function test_a_page_becomes_a_draft_and_stays_as_it_is(): void {
		$id     = $this->built(
			[
				[
					'elType'   => 'container',
					'settings' => [],
					'elements' => [
						$this->widget( 'heading', [ 'title' => 'Who we are' ] ),
						$this->widget( 'text-editor', [ 'editor' => '<p>Two <em>people</em>.</p>' ] ),
						$this->widget( 'button', [ 'text' => 'Home', 'link' => [ 'url' => home_url( '/home/' ) ] ] ),
						$this->widget( 'lottie', [] ),
					],
				],
			],
			[ 'post_excerpt' => 'In short' ]
		);
		$before = $this->whole( $id );
		$told   = $this->checked( $id );
		self::assertSame( [ 'About us' ], array_column( $told['items'], 'title' ) );
		self::assertSame( [ 'new' ], array_column( $told['items'], 'state' ) );
		self::assertSame( 'Pages of a page builder', $told['manifest']['title'] );
		self::assertStringContainsString( 'lottie', $told['skipped'][0]['name'] );

		$run   = $this->import( [ $id ] );
		$draft = $this->draft( $run, $id );
		self::assertSame(
			[ 'draft', 'page', 'About us', 'In short', '' ],
			[ $draft->post_status, $draft->post_type, $draft->post_title, $draft->post_excerpt, $draft->post_name ]
		);
		self::assertSame(
			[ 'core/heading', 'core/paragraph', 'core/buttons' ],
			array_column( parse_blocks( $draft->post_content ), 'blockName' )
		);
		self::assertStringContainsString( '<p>Two <em>people</em>.</p>', $draft->post_content );
		self::assertStringContainsString( 'href="' . home_url( '/home/' ) . '"', $draft->post_content );
		self::assertSame( $before, $this->whole( $id ) );
		self::assertSame( [ 'same' ], array_column( $this->checked( $id )['items'], 'state' ) );

		$this->undo( $run );
		self::assertNull( get_post( $draft->ID ) );
		self::assertSame( $before, $this->whole( $id ) );
	}

	public function test_a_page_is_never_replaced_by_its_own_blocks(): void {
		$id    = $this->built( [ $this->widget( 'heading', [ 'title' => 'One' ] ) ] );
		$first = $this->draft( $this->import( [ $id ] ), $id );
		wp_update_post( [ 'ID' => $first->ID, 'post_content' => 'Edited' ] );
		$before = $this->whole( $id );
		self::assertContains( 'replace', $this->checked( $id )['items'][0]['answers'] );
		$again = $this->draft( $this->import( [ $id ], [ "page:of-this-site--$id" => 'replace' ] ), $id );
		self::assertSame( $first->ID, $again->ID );
		self::assertStringContainsString( 'One', $again->post_content );
		self::assertSame( $before, $this->whole( $id ) );

		// A draft that the page builder shows by now is a page of its own.
		add_post_meta( $first->ID, '_elementor_data', wp_slash( '[{"elType":"widget"}]' ) );
		self::assertSame( [ 'new' ], array_column( $this->checked( $id )['items'], 'state' ) );
	}

	public function test_images_come_from_the_library_by_their_number_or_their_address(): void {
		$image = $this->library_image();
		$url   = (string) wp_get_attachment_url( $image );
		$id    = $this->built(
			[
				$this->widget( 'image', [ 'image' => [ 'id' => $image, 'url' => 'https://old.example/hills.webp' ] ] ),
				$this->widget( 'image', [ 'image' => [ 'id' => '', 'url' => $url, 'alt' => 'Far away' ] ] ),
				$this->widget(
					'text-editor',
					[ 'editor' => "<p><img class=\"wp-image-$image\" src=\"https://old.example/hills-1.webp\"></p>" ]
				),
				$this->widget( 'image', [ 'image' => [ 'id' => 99999999, 'url' => 'https://old.example/lost.jpg' ] ] ),
			]
		);
		set_post_thumbnail( $id, $image );
		$told    = $this->checked( $id );
		$content = $this->draft( $this->import( [ $id ] ), $id )->post_content;
		$blocks  = parse_blocks( $content );
		self::assertSame( [ 'https://old.example/lost.jpg' ], $told['missing'] );
		self::assertStringContainsString( 'media library', $told['skipped'][0]['reason'] );
		$numbers = array_map( static fn ( array $block ): ?int => $block['attrs']['id'] ?? null, $blocks );
		self::assertSame( [ $image, $image, $image, null ], $numbers );
		self::assertStringContainsString( "alt=\"Hills\" class=\"wp-image-$image\"", $blocks[0]['innerHTML'] );
		self::assertStringContainsString( 'alt="Far away"', $blocks[1]['innerHTML'] );
		self::assertStringNotContainsString( 'old.example/hills', $content );
		wp_delete_attachment( $image, true );
	}

	public function test_shortcodes_of_forms_and_wheels_become_their_blocks(): void {
		$form  = wp_insert_post( [ 'post_type' => 'rueda_form', 'post_status' => 'publish', 'post_title' => 'Ask' ] );
		$wheel = wp_insert_post( [ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'Balance' ] );
		update_post_meta( $form, Form::SOURCE, '4711' );
		$code    = fn ( string $text ): array => $this->widget( 'shortcode', [ 'shortcode' => $text ] );
		$id      = $this->built(
			[
				$code( '[contact-form-7 id="4711" title="Ask" html_class="wide"]' ),
				$this->widget( 'text-editor', [ 'editor' => "Write to us:\n\n[contact-form-7 title=\"Ask\"]" ] ),
				$code( "[wheeloflife id=\"$wheel\" mode=\"inline\"]" ),
				$code( "[rueda_wheel id=\"$wheel\" label=\"Go\"]" ),
				$code( '[contact-form-7 id="77777777" title="Gone"]' ),
				$code( "[rueda_wheel id=\"$form\"]" ),
			]
		);
		$content = $this->draft( $this->import( [ $id ] ), $id )->post_content;
		$blocks  = array_map(
			static fn ( array $block ): array => [ $block['blockName'], $block['attrs'] ],
			parse_blocks( $content )
		);
		self::assertSame(
			[
				[ 'rueda/contact-form', [ 'formId' => $form, 'htmlClass' => 'wide' ] ],
				[ 'core/paragraph', [] ],
				[ 'rueda/contact-form', [ 'formId' => $form ] ],
				[ 'rueda/wheel', [ 'wheelId' => $wheel, 'mode' => 'inline' ] ],
				[ 'rueda/wheel', [ 'wheelId' => $wheel, 'buttonLabel' => 'Go' ] ],
				[ 'core/shortcode', [] ],
				[ 'core/shortcode', [] ],
			],
			$blocks
		);
		self::assertStringContainsString( '[contact-form-7 id="77777777" title="Gone"]', $content );
	}

	public function test_code_and_shortcodes_of_others_need_trust(): void {
		add_shortcode( 'other_plugin', static fn (): string => '' );
		$id   = $this->built(
			[
				$this->widget( 'html', [ 'html' => '<p>Map</p><script>track()</script>' ] ),
				$this->widget( 'shortcode', [ 'shortcode' => '[other_plugin]' ] ),
				$this->widget( 'heading', [ 'title' => 'Here' ] ),
			]
		);
		$told = $this->checked( $id );
		self::assertStringContainsString( '<script>', $told['items'][0]['code'][0] );
		self::assertStringContainsString( '[other_plugin]', $told['items'][0]['code'][0] );
		$run = $this->import( [ $id ] );
		self::assertStringNotContainsString( 'track()', $this->draft( $run, $id )->post_content );
		self::assertStringNotContainsString( 'other_plugin', $this->draft( $run, $id )->post_content );
		$this->undo( $run );
		if ( current_user_can( 'unfiltered_html' ) ) {
			$content = $this->draft( $this->import( [ $id ], [], true ), $id )->post_content;
			self::assertStringContainsString( 'track()', $content );
			self::assertStringContainsString( '[other_plugin]', $content );
		}
	}

	public function test_posts_become_posts_and_templates_patterns(): void {
		$words    = [ $this->widget( 'heading', [ 'title' => 'Words' ] ) ];
		$post     = $this->built( $words, [ 'post_type' => 'post', 'post_title' => 'News' ], 'wp-post' );
		$pattern  = $this->built( $words, [ 'post_type' => 'elementor_library', 'post_title' => 'Call' ], 'section' );
		$template = $this->built( $words, [ 'post_type' => 'elementor_library', 'post_title' => 'Whole' ], 'page' );
		$this->built( $words, [ 'post_type' => 'elementor_library', 'post_title' => 'Top' ], 'header' );
		$this->built( '[]' );
		$found = BuilderPages::page( '', 1, 50 );
		self::assertEqualsCanonicalizing( [ $post, $pattern, $template ], array_column( $found['posts'], 'ID' ) );
		self::assertSame( 3, $found['total'] );

		$told = $this->checked( $post, $pattern, $template );
		self::assertSame(
			[ 'pages', 'patterns', 'pages' ],
			array_column( $told['items'], 'section' )
		);
		self::assertStringContainsString( 'categories', $told['skipped'][0]['reason'] );
		$run  = $this->import( [ $post, $pattern, $template ] );
		$call = $this->draft( $run, $pattern, 'wp_block' );
		self::assertSame( [ 'post', 'draft' ], $this->type_and_status( $this->draft( $run, $post, 'post' ) ) );
		self::assertSame( [ 'wp_block', 'publish' ], $this->type_and_status( $call ) );
		self::assertSame( [ 'page', 'draft' ], $this->type_and_status( $this->draft( $run, $template ) ) );
		self::assertSame( 'call', $call->post_name );
	}

	public function test_a_draft_lies_below_the_draft_of_its_parent(): void {
		$parent = $this->built( [ $this->widget( 'heading', [ 'title' => 'Up' ] ) ] );
		$child  = $this->built(
			[ $this->widget( 'heading', [ 'title' => 'Down' ] ) ],
			[ 'post_parent' => $parent, 'post_title' => 'Below' ]
		);
		self::assertSame(
			[ [ 'name' => 'Below', 'reason' => 'Its parent page was not chosen, so the draft has none.' ] ],
			$this->checked( $child )['skipped']
		);
		$run = $this->import( [ $child, $parent ] );
		self::assertSame( $this->draft( $run, $parent )->ID, $this->draft( $run, $child )->post_parent );
	}

	/** @dataProvider hostile */
	public function test_says_which_data_cannot_be_read_and_takes_the_rest( string $data, string $reason ): void {
		$good = $this->built( [ $this->widget( 'heading', [ 'title' => 'Fine' ] ) ], [ 'post_title' => 'Good' ] );
		$bad  = $this->built( $data, [ 'post_title' => 'Bad' ] );
		$told = $this->checked( $bad, $good );
		self::assertSame( [ 'Good' ], array_column( $told['items'], 'title' ) );
		self::assertSame( [ 'Bad' ], array_column( $told['skipped'], 'name' ) );
		self::assertStringContainsString( $reason, $told['skipped'][0]['reason'] );
	}

	/** @return iterable<string, array{string, string}> */
	public function hostile(): iterable {
		yield 'half of a text' => [ '[{"elType":"widget","settings":{"title":"ab', 'damaged' ];
		yield 'no list' => [ '"text"', 'damaged' ];
		yield 'more than one value' => [ '[],"settings":[]', 'damaged' ];
		yield 'depth' => [ str_repeat( '[', 200 ) . str_repeat( ']', 200 ), 'nested too deeply' ];
		yield 'values' => [ '[' . str_repeat( '0,', 400000 ) . '0]', 'damaged' ];
		yield 'size' => [ '[{"elType":"' . str_repeat( 'a', 5 * 1024 * 1024 ) . '"}]', 'larger than 5 MB' ];
		yield 'a value of PHP that holds itself' => [ 'a:1:{i:0;R:1;}', 'damaged' ];
	}

	public function test_what_is_more_than_a_kit_may_hold_is_left_to_the_next(): void {
		$large = [ $this->widget( 'heading', [ 'title' => str_repeat( 'word ', 900000 ) ] ) ];
		$ids   = [
			$this->built( $large, [ 'post_title' => 'One' ] ),
			$this->built( $large, [ 'post_title' => 'Two' ] ),
			$this->built( $large, [ 'post_title' => 'Three' ] ),
		];
		$told  = $this->checked( ...$ids );
		self::assertSame( [ 'One', 'Two' ], array_column( $told['items'], 'title' ) );
		self::assertStringContainsString( 'more than 10 MB', $told['skipped'][0]['reason'] );
	}

	public function test_pages_that_the_user_may_not_edit_and_other_posts_are_not_read(): void {
		$id    = $this->built( [ $this->widget( 'heading', [ 'title' => 'Secret' ] ) ] );
		$wheel = $this->built(
			[ $this->widget( 'heading', [ 'title' => 'Secret' ] ) ],
			[ 'post_type' => 'wheel', 'post_title' => 'Wheel' ]
		);
		add_filter(
			'map_meta_cap',
			static fn ( array $caps, string $cap, int $user, array $about ): array
				=> 'edit_post' === $cap && $about[0] === $id ? [ 'do_not_allow' ] : $caps,
			10,
			4
		);
		$told = $this->checked( $id, $wheel, 99999999 );
		self::assertSame( [], $told['items'] );
		self::assertSame( [ "Page $id", "Page $wheel", 'Page 99999999' ], array_column( $told['skipped'], 'name' ) );
	}

	/** @return array<string, mixed> All that is stored of a post. */
	private function whole( int $id ): array {
		clean_post_cache( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return [ $post->to_array(), get_post_meta( $id ), Fingerprint::of_post( $post ) ];
	}

	/** @return array{string, string} */
	private function type_and_status( WP_Post $post ): array {
		return [ $post->post_type, $post->post_status ];
	}
}
