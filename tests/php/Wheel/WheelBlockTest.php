<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use DOMDocument;
use DOMXPath;

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- the names of the DOM.

use Rueda\Definitions;
use Rueda\Modules;
use Rueda\VisitorPage;

final class WheelBlockTest extends WheelTestCase {

	private const ERROR = 'Error: No wheel selected or wheel ID missing!!';

	public function test_prints_root_and_intro_of_an_inline_wheel(): void {
		$id   = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => 'Life & <em>Wheel</em>' ] );
		$html = $this->block( [ 'wheelId' => $id, 'mode' => 'inline', 'buttonLabel' => 'Go "now"' ] );
		$root = $this->root( $html );
		self::assertContains( 'wp-block-rueda-wheel', explode( ' ', $root['class'] ) );
		self::assertContains( 'wheelOfLifeRootAppSelector', explode( ' ', $root['class'] ) );
		self::assertSame( (string) $id, $root['data-wheel-id'] );
		self::assertSame( 'inline', $root['data-mode'] );
		self::assertSame( 'Go "now"', $root['data-btn-label'] );
		self::assertSame( 'Start Assessment', $root['data-popup-lbl'] );
		self::assertSame( 'true', $root['data-isblock'] );
		self::assertStringContainsString( 'wheeloflife-title">Life &#038; <em>Wheel</em></h2>', $html );
		self::assertStringContainsString( '<p>Rate your life.</p>', $html );
		self::assertStringContainsString( 'data-rueda-press="start">Go &quot;now&quot;</button>', $html );
		// One for each area, in its colour.
		self::assertSame( 1, substr_count( $html, '<path ' ) );
		// On phones, the button comes before the chart, for the eyes, the keyboard and screen readers.
		self::assertLessThan( strpos( $html, '<path ' ), strpos( $html, 'data-rueda-press="start"' ) );
	}

	/**
	 * @testWith ["popup"]
	 *           ["fullwidth"]
	 *           ["full-width"]
	 */
	public function test_prints_the_opener_in_the_modes_with_a_dialog( string $mode ): void {
		$html = $this->block( [ 'wheelId' => $this->make_wheel(), 'mode' => $mode, 'popupLabel' => 'Open it' ] );
		self::assertSame( $mode, $this->root( $html )['data-mode'] );
		$shown = preg_replace( '#<noscript>.*</noscript>|<div[^>]* popover.*?</form>.*?</div>#s', '', $html );
		self::assertStringContainsString(
			'data-rueda-press="open" aria-haspopup="dialog" title="My Wheel">Open it</button>',
			$shown
		);
		self::assertSame( 'Open it', wp_strip_all_tags( (string) $shown ) );
	}

	/**
	 * @testWith ["inline"]
	 *           ["popup"]
	 *           ["fullwidth"]
	 */
	public function test_the_button_leads_to_the_form_for_browsers_without_scripts_before_any_script_runs(
		string $mode
	): void {
		$wheel = $this->make_wheel();
		$html  = $this->block( [ 'wheelId' => $wheel, 'mode' => $mode ] );
		$page  = new DOMDocument();
		$page->loadHTML( $html, LIBXML_NOERROR );
		$path   = new DOMXPath( $page );
		$button = $path->query( '//button[@data-rueda-press]' )->item( 0 );
		$box    = $page->getElementById( $button->getAttribute( 'popovertarget' ) );

		self::assertSame( 'show', $button->getAttribute( 'popovertargetaction' ) );
		self::assertTrue( $box->hasAttribute( 'popover' ) );
		$form = $path->query( './/form', $box )->item( 0 );
		self::assertSame( 'post', $form->getAttribute( 'method' ) );
		$place = $path->query( './/input', $form )->item( 0 )->getAttribute( 'value' );
		self::assertMatchesRegularExpression( "/^rueda-wheel-$wheel-\d+$/D", $place );
		self::assertSame( "#$place", $form->getAttribute( 'action' ) );
		self::assertSame( 'Show all areas at once', trim( $form->textContent ) );
	}

	/**
	 * @testWith ["A & <em>\"B\"</em>", "Open", "title=\"A &#038; &#8220;B&#8221;\">Open<"]
	 *           ["Life", "See my Life", "aria-haspopup=\"dialog\">See my Life<"]
	 */
	public function test_the_opener_tells_what_it_opens_unless_its_words_do(
		string $title,
		string $label,
		string $printed
	): void {
		$id = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => $title ] );
		self::assertStringContainsString(
			$printed,
			$this->block( [ 'wheelId' => $id, 'mode' => 'popup', 'popupLabel' => $label ] )
		);
	}

	public function test_an_unknown_mode_is_a_popup(): void {
		self::assertSame(
			'popup',
			$this->root( $this->block( [ 'wheelId' => $this->make_wheel(), 'mode' => 'sideways' ] ) )['data-mode']
		);
	}

	/**
	 * @testWith [0]
	 *           [99999999]
	 *           [-3]
	 *           ["abc"]
	 *           [null]
	 */
	public function test_without_a_wheel_there_is_the_exact_error_and_nothing_else( mixed $id ): void {
		$html = $this->block( [ 'wheelId' => $id, 'mode' => 'popup' ] );
		self::assertSame( self::ERROR, trim( wp_strip_all_tags( $html ) ) );
		self::assertSame( '', $this->root( $html )['data-wheel-id'] );
	}

	public function test_a_post_of_another_kind_is_no_wheel(): void {
		self::assertStringContainsString(
			self::ERROR,
			$this->block( [ 'wheelId' => $this->make_post( [ 'post_title' => 'A post' ] ) ] )
		);
	}

	public function test_there_is_no_start_without_a_title(): void {
		$id = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => '' ] );
		self::assertStringNotContainsString(
			'data-rueda-press="start"',
			$this->block( [ 'wheelId' => $id, 'mode' => 'inline' ] )
		);
	}

	public function test_a_wheel_without_areas_tells_its_editors_and_nobody_else(): void {
		$id   = $this->make_wheel( [ [ 'label' => '<b> </b>' ] ] );
		$hint = 'This wheel has no areas yet';
		self::assertStringNotContainsString( $hint, $this->block( [ 'wheelId' => $id, 'mode' => 'inline' ] ) );
		self::assertStringNotContainsString(
			'data-rueda-press',
			$this->block( [ 'wheelId' => $id, 'mode' => 'inline' ] )
		);
		$this->act_as( 'editor' );
		self::assertStringContainsString( $hint, $this->block( [ 'wheelId' => $id, 'mode' => 'inline' ] ) );
	}

	public function test_a_wheel_says_on_its_root_what_there_is_now(): void {
		$id     = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_title' => 'My Wheel' ] );
		$locked = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_password' => 'secret' ] );
		$said   = [];
		foreach ( [ $id, 99999999, $locked ] as $wheel ) {
			$said[] = $this->root( $this->block( [ 'wheelId' => $wheel ] ) )['data-rueda-status'];
		}
		$said[] = $this->root( do_shortcode( "[rueda_wheel id=$id]" ) )['data-rueda-status'];
		self::assertSame( [ 'intro', 'missing', 'locked', 'intro' ], $said );
		self::assertSame( [], array_diff( $said, Definitions::BLOCK_STATUSES['wheel'] ) );
	}

	/**
	 * @testWith ["", "Health", "popup"]
	 *           ["My Wheel", "", "popup"]
	 *           ["My Wheel", "", "fullwidth"]
	 */
	public function test_a_wheel_that_cannot_be_started_has_no_opener(
		string $title,
		string $label,
		string $mode
	): void {
		$id   = $this->make_wheel( [ [ 'label' => $label ] ], [ 'post_title' => $title ] );
		$html = $this->block( [ 'wheelId' => $id, 'mode' => $mode ] );
		self::assertStringNotContainsString( 'data-rueda-press', $html );
		self::assertSame( '', trim( wp_strip_all_tags( $html ) ) );
	}

	public function test_the_featured_image_takes_the_place_of_the_default_graphic(): void {
		$id      = $this->make_wheel();
		$picture = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], '2026/11/p.png', $id );
		wp_update_attachment_metadata( $picture, [ 'width' => 300, 'height' => 200, 'file' => '2026/11/p.png' ] );
		set_post_thumbnail( $id, $picture );
		$html = $this->block( [ 'wheelId' => $id, 'mode' => 'inline' ] );
		self::assertStringContainsString( '/2026/11/p.png', $html );
		self::assertStringNotContainsString( '<svg', $html );
	}

	public function test_one_wheel_twice_on_a_page_shares_no_ids(): void {
		$id = $this->make_wheel();
		preg_match_all(
			'/ id="([^"]+)"/',
			$this->block( [ 'wheelId' => $id ] ) . $this->block( [ 'wheelId' => $id ] ),
			$found
		);
		self::assertNotEmpty( $found[1] );
		self::assertSame( array_unique( $found[1] ), $found[1] );
	}

	/** @dataProvider modes */
	public function test_a_feed_has_the_text_of_the_wheel_and_no_buttons( string $mode ): void {
		$GLOBALS['wp_query']->is_feed = true;

		$html = $this->block(
			[
				'wheelId' => $this->make_wheel(),
				'mode'    => $mode,
			]
		);

		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringContainsString( 'wheeloflife-title', $html );
		self::assertStringNotContainsString( '<button', $html );
		self::assertStringNotContainsString( '<form', $html );
	}

	/** @return array<string, array{string}> */
	public static function modes(): array {
		return [
			'in the page' => [ 'inline' ],
			'in a dialog' => [ 'popup' ],
		];
	}

	public function test_scripts_in_an_authors_texts_cannot_run(): void {
		$id       = $this->make_wheel(
			[
				[
					'label'        => 'A<script>alert(1)</script>"><img src=x onerror=alert(1)>',
					'desc'         => '<p onclick="alert(1)">Text</p><iframe src="//evil.test"></iframe>',
					'link'         => 'javascript:alert(1)',
					'lengendColor' => 'red" onmouseover="alert(1)',
					'skipText'     => '"><script>alert(1)</script>',
				],
			],
			[
				'post_title' => 'T<script>alert(1)</script>',
			]
		);
		$html     = $this->block(
			[
				'wheelId'     => $id,
				'mode'        => 'inline',
				'buttonLabel' => '"><script>alert(1)</script>',
				'popupLabel'  => '" onfocus="alert(1)',
			]
		);
		$document = new \DOMDocument();
		self::assertTrue( $document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR ) );
		foreach ( $document->getElementsByTagName( '*' ) as $element ) {
			self::assertNotContains( $element->nodeName, [ 'script', 'iframe', 'img' ] );
			foreach ( $element->attributes as $attribute ) {
				self::assertStringStartsNotWith( 'on', $attribute->nodeName );
				self::assertStringNotContainsString( 'javascript:', $attribute->nodeValue );
				self::assertStringNotContainsString( 'evil.test', $attribute->nodeValue );
			}
		}
	}

	public function test_special_characters_stay_as_they_were_typed(): void {
		$typed = 'Don\'t "hurry" -- take 10x10 minutes... self-made - (tm)';
		$id    = $this->make_wheel(
			[ [ 'label' => 'Health' ] ],
			[
				'post_content' => "<!-- wp:paragraph --><p>$typed</p><!-- /wp:paragraph --><!-- wp:rueda/add-wheels -->"
					. '<!-- wp:rueda/area {"label":"A"} /--><!-- /wp:rueda/add-wheels -->',
			]
		);
		$html  = apply_filters(
			'the_content',
			sprintf( '<!-- wp:rueda/wheel {"wheelId":%d,"mode":"inline"} /-->', $id )
		);
		$text  = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES );
		self::assertStringContainsString( $typed, $text );
		self::assertStringContainsString( 'Skip this area - it\'s not important to me', $text );
	}

	public function test_the_shortcode_works_by_both_names_quoted_and_unquoted(): void {
		$id = $this->make_wheel();
		foreach ( [ 'wheeloflife', 'rueda_wheel' ] as $name ) {
			$root = $this->root(
				do_shortcode( "[$name id=\"$id\" label=\"Go & see\" popup_label=\"Open\" mode=\"fullwidth\"]" )
			);
			self::assertSame(
				[ (string) $id, 'fullwidth', 'Go & see', 'Open' ],
				[ $root['data-wheel-id'], $root['data-mode'], $root['data-btn-label'], $root['data-popup-lbl'] ]
			);
			self::assertArrayNotHasKey( 'data-isblock', $root );
			self::assertSame( 'wp-block-rueda-wheel wheelOfLifeRootAppSelector', $root['class'] );

			$root = $this->root( do_shortcode( "[$name id=$id mode=inline label=\"Go\" ]" ) );
			self::assertSame(
				[ (string) $id, 'inline', 'Go' ],
				[ $root['data-wheel-id'], $root['data-mode'], $root['data-btn-label'] ]
			);
			self::assertStringContainsString( self::ERROR, do_shortcode( "[$name]" ) );
		}
	}

	public function test_an_impossible_number_is_no_wheel(): void {
		foreach ( [ '-99999999999999999999', '99999999999999999999', '-1', '1e999', 'x' ] as $id ) {
			self::assertStringContainsString( self::ERROR, do_shortcode( "[rueda_wheel id=$id]" ) );
			self::assertStringContainsString( self::ERROR, $this->block( [ 'wheelId' => $id ] ) );
		}
	}

	public function test_a_space_in_a_shortcode_adds_no_attributes(): void {
		$id   = $this->make_wheel();
		$root = $this->root(
			do_shortcode( "[wheeloflife id='$id onload=alert(1)' mode='inline onmouseover=alert(1)' label='\"><b>']" )
		);
		self::assertSame(
			[ 'class', 'data-wheel-id', 'data-mode', 'data-btn-label', 'data-popup-lbl', 'data-rueda-status' ],
			array_keys( $root )
		);
		self::assertSame(
			[ (string) $id, 'popup', '">' ],
			[ $root['data-wheel-id'], $root['data-mode'], $root['data-btn-label'] ]
		);
	}

	public function test_a_wheel_shows_itself_at_its_own_address(): void {
		$id = $this->make_wheel();
		self::assertTrue( is_post_type_viewable( 'wheel' ) );
		$GLOBALS['wp_the_query'] = new \WP_Query( [ 'p' => $id, 'post_type' => 'wheel' ] );
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		( new VisitorPage( new Modules() ) )->look_at_content();
		the_post();
		$html = apply_filters( 'the_content', get_the_content() );
		wp_reset_postdata();
		self::assertSame(
			[ (string) $id, 'inline' ],
			[ $this->root( $html )['data-wheel-id'], $this->root( $html )['data-mode'] ]
		);
		self::assertTrue( $this->is_untitled( $html ), 'The page has said the title.' );
	}

	/** The page has the same title, so the heading is hidden and only names the wheel for screen readers. */
	public function test_a_title_can_be_left_to_the_page(): void {
		$id  = $this->make_wheel();
		$own = [
			'wheelId' => $id,
			'mode'    => 'inline',
		];
		self::assertFalse( $this->is_untitled( $this->block( $own ) ) );
		$html = $this->block( $own + [ 'showTitle' => false ] );
		self::assertTrue( $this->is_untitled( $html ) );
		self::assertStringContainsString( 'My Wheel</h2>', $html );
		self::assertStringContainsString( 'data-rueda-press="start"', $html );
	}

	private function is_untitled( string $html ): bool {
		return in_array( 'is-untitled', explode( ' ', $this->root( $html )['class'] ), true );
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:rueda/wheel %s /-->', $this->attributes( $attributes ) ) );
	}

	/** @return array<string, string> The attributes of the first element, as a browser reads them. */
	private function root( string $html ): array {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR );
		$attributes = [];
		foreach ( $document->getElementsByTagName( 'div' )->item( 0 )->attributes as $attribute ) {
			$attributes[ $attribute->nodeName ] = $attribute->nodeValue;
		}
		return $attributes;
	}
}
