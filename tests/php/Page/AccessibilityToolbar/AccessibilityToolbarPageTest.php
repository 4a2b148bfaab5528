<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\AccessibilityToolbar;

use Rueda\Blocks\InlineScript;
use Rueda\Blocks\ViewScripts;
use Rueda\Definitions;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarAssets;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarMarkup;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarPage;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarPrivacy;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarStyle;
use Rueda\Tests\TestCase;

final class AccessibilityToolbarPageTest extends TestCase {
	private const BLOCK = '<!-- wp:rueda/accessibility-toolbar /-->';

	private const HANDLE = 'rueda-accessibility-toolbar';

	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_script( self::HANDLE );
		wp_dequeue_style( self::HANDLE . '-style' );
	}

	protected function tearDown(): void {
		wp_dequeue_script( self::HANDLE );
		wp_dequeue_style( self::HANDLE . '-style' );
		parent::tearDown();
	}

	/** @param array<string, mixed> $change */
	private function html( array $change = [], bool $is_fixed = true ): string {
		$settings = AccessibilityToolbarSettings::sanitize(
			array_replace_recursive( Definitions::TOOLBAR_DEFAULTS, $change )
		);
		return AccessibilityToolbarMarkup::render( $settings, $is_fixed );
	}

	private function page(): AccessibilityToolbarPage {
		return new AccessibilityToolbarPage( new AccessibilityToolbarAssets( new ViewScripts( RUEDA_DIR ) ) );
	}

	/** The toolbar's markup on a page with this content, without the content itself. */
	private function visit( string $content, bool $is_block_shown = true ): string {
		$id = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => $content,
			]
		);
		// phpcs:ignore WordPress.WP.DiscouragedFunctions.query_posts_query_posts -- as a visit does.
		query_posts( [ 'page_id' => $id ] );
		$page = $this->page();
		$page->enqueue();
		ob_start();
		$page->print_head();
		$page->print_at_top();
		if ( $is_block_shown && has_block( AccessibilityToolbarPage::BLOCK, $id ) ) {
			$page->render( [] );
		}
		$page->print_everywhere();
		$html = (string) ob_get_clean();
		// phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- gives back what was taken.
		wp_reset_query();
		return $html;
	}

	/** @return list<array{string}> */
	public static function tools(): array {
		return array_map(
			static fn ( string $name ): array => [ $name ],
			array_column( Definitions::TOOLBAR_TOOLS, 'id' )
		);
	}

	/**
	 * @dataProvider tools
	 */
	public function test_a25_a_tool_that_is_switched_off_is_gone( string $name ): void {
		$button = 'data-action="' . $name . '"';

		self::assertStringContainsString( $button, $this->html() );
		self::assertStringNotContainsString(
			$button,
			$this->html( [ 'actions' => [ $name => [ 'enabled' => false ] ] ] )
		);
	}

	public function test_a25_without_any_tool_and_link_there_is_no_toolbar(): void {
		$off = [
			'actions' => array_fill_keys( array_column( Definitions::TOOLBAR_TOOLS, 'id' ), [ 'enabled' => false ] ),
		];

		self::assertSame( '', $this->html( $off ) );
		$with_link = $this->html( $off + [ 'links' => [ 'help' => [ 'url' => '/help' ] ] ] );
		self::assertStringContainsString( 'href="/help"', $with_link );
		self::assertStringNotContainsString( 'rueda-a11y__forced', $with_link );
	}

	public function test_a26_links_have_one_order_and_those_without_address_are_absent(): void {
		$html = $this->html(
			[
				'links' => [
					'feedback' => [ 'url' => 'mailto:a@example.org' ],
					'sitemap'  => [
						'url'   => 'https://example.org/?a=1&b="x',
						'label' => '<b>All</b> & more',
					],
				],
			]
		);

		self::assertMatchesRegularExpression( '/href="https:[^"]+".+href="mailto:/s', $html );
		self::assertStringContainsString( '&#038;b=', $html );
		self::assertStringContainsString( '>All &amp; more</a>', $html );
		self::assertStringNotContainsString( '>Help</a>', $html );
	}

	public function test_a18_the_server_prints_a_closed_panel_with_native_buttons(): void {
		$html  = $this->html();
		$tools = count( Definitions::TOOLBAR_TOOLS );

		self::assertMatchesRegularExpression(
			'/<section id="rueda-accessibility"[^>]+aria-label="Accessibility Tools"/',
			$html
		);
		self::assertMatchesRegularExpression(
			'/aria-expanded="false" aria-controls="([\w-]+)" aria-label="Accessibility Tools">.*<\/button>'
				. '<div class="rueda-a11y__panel" id="\1" hidden>/s',
			$html
		);
		self::assertSame( $tools + 3, substr_count( $html, '<button type="button"' ) );
		self::assertSame( $tools + 3, substr_count( $html, '<button' ) );
		self::assertSame( $tools - 3, substr_count( $html, 'aria-pressed="false"' ) );
		self::assertStringNotContainsString( 'tabindex', $html );
		self::assertStringNotContainsString( 'accesskey', $html );
		self::assertStringContainsString( '<button type="button" disabled class="rueda-a11y__toggle"', $html );
		self::assertMatchesRegularExpression( '/<button[^>]+data-action="resize-minus" aria-disabled="true"/', $html );
	}

	public function test_each_tool_has_a_drawing_of_its_own_beside_its_name(): void {
		$found = preg_match_all(
			'~<button type="button" data-action="[^"]+"[^>]*><svg [^>]+aria-hidden="true"[^>]*><path d="([^"]+)"/></svg>[^<]+~',
			$this->html(),
			$drawings
		);

		self::assertSame( count( Definitions::TOOLBAR_TOOLS ), $found );
		self::assertSame( $drawings[1], array_unique( $drawings[1] ) );
	}

	public function test_an_open_toolbar_has_neither_toggle_nor_close_button(): void {
		$html  = $this->html( [], false );
		$tools = count( Definitions::TOOLBAR_TOOLS );

		self::assertSame( $tools, substr_count( $html, '<button' ) );
		// The tools do nothing until the script has loaded.
		self::assertSame( $tools, substr_count( $html, '<button type="button" disabled' ) );
		self::assertStringNotContainsString( ' hidden', $html );
	}

	public function test_labels_are_escaped(): void {
		$html = $this->html(
			[
				'title'   => 'A "good" read & more',
				'actions' => [ 'reset' => [ 'label' => 'Undo "all" & go' ] ],
			]
		);

		self::assertStringContainsString( 'aria-label="A &quot;good&quot; read &amp; more"', $html );
		self::assertStringContainsString( '>Undo &quot;all&quot; &amp; go</button>', $html );
	}

	public function test_a35_a_page_without_toolbar_gets_nothing_of_it(): void {
		self::assertSame( '', $this->visit( '<p>Words.</p>' ) );
		self::assertFalse( wp_script_is( self::HANDLE ) );
		self::assertFalse( wp_style_is( self::HANDLE . '-style' ) );
	}

	public function test_a_page_with_the_block_gets_the_head_script_before_its_content(): void {
		$html = $this->visit( self::BLOCK );

		self::assertStringContainsString( 'window.ruedaToolbar=', $html );
		self::assertStringNotContainsString( '<section', $html );
		self::assertTrue( wp_script_is( self::HANDLE ) );
		self::assertTrue( wp_style_is( self::HANDLE . '-style' ) );
	}

	public function test_everywhere_means_once_on_each_page(): void {
		update_option( AccessibilityToolbarSettings::OPTION, [ 'display' => 'everywhere' ] );

		self::assertSame( 1, substr_count( $this->visit( '<p>Words.</p>' ), '<section' ) );
		// A toolbar that an author placed is the only one on the page.
		self::assertSame( 0, substr_count( $this->visit( self::BLOCK ), '<section' ) );
		// This part of the post does not contain the placed toolbar.
		self::assertSame( 1, substr_count( $this->visit( self::BLOCK, false ), '<section' ) );
	}

	public function test_a27_without_devices_there_is_no_toolbar(): void {
		update_option( AccessibilityToolbarSettings::OPTION, [ 'display' => 'everywhere', 'devices' => [] ] );

		self::assertSame( '', $this->visit( self::BLOCK ) );
		self::assertSame( '', $this->page()->render( [] ) );
	}

	public function test_a27_the_limits_of_devices_are_in_the_style(): void {
		$settings = AccessibilityToolbarSettings::sanitize( [ 'devices' => [ 'tablet' ] ] );

		self::assertSame( '(768px<=width<1025px)', AccessibilityToolbarStyle::media( $settings['devices'] ) );
		$css = AccessibilityToolbarStyle::css( $settings );
		self::assertStringContainsString(
			'@media (width<768px){.wp-block-rueda-accessibility-toolbar{display:none!important}}',
			$css
		);
		self::assertStringContainsString(
			'@media (width>=1025px){.wp-block-rueda-accessibility-toolbar{display:none!important}}',
			$css
		);
		self::assertSame( '', AccessibilityToolbarStyle::media( Definitions::TOOLBAR_DEVICES ) );
	}

	public function test_a28_the_skip_link_comes_first_on_themes_without_blocks(): void {
		$html = $this->visit( self::BLOCK );
		$link = '<a class="rueda-skip-link" href="#content">Skip to content</a>';

		// The active theme depends on the site that the tests run in.
		self::assertSame( wp_is_block_theme() ? 0 : 1, substr_count( $html, $link ) );
	}

	public function test_a30_the_toolbar_is_not_in_feeds_and_previews_of_page_builders(): void {
		$_GET['elementor-preview'] = '7';

		self::assertSame( '', $this->visit( self::BLOCK ) );
		self::assertSame( '', $this->page()->render( [] ) );
	}

	public function test_a_contributors_attributes_are_a_place_or_nothing(): void {
		$html = $this->page()->render( [ 'placement' => '"><script>', 'className' => '<i>', 'style' => 'x' ] );

		self::assertStringContainsString( 'is-fixed', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<i>', $html );
	}

	public function test_the_script_in_the_head_is_at_most_one_kibibyte(): void {
		$assets = new AccessibilityToolbarAssets( new ViewScripts( RUEDA_DIR ) );
		$script = $assets->head_script( AccessibilityToolbarSettings::stored() );

		self::assertStringContainsString( 'localStorage', $script );
		self::assertLessThanOrEqual( 1024, strlen( $script ) );
		$busy = [
			'hours'   => 720,
			'devices' => [ 'desktop', 'phone' ],
			'actions' => array_fill_keys(
				[ 'grayscale', 'light-background', 'readable-font' ],
				[ 'enabled' => false ]
			),
		];
		self::assertLessThanOrEqual(
			1024,
			strlen( $assets->head_script( AccessibilityToolbarSettings::sanitize( $busy ) ) )
		);
		self::assertStringNotContainsString( '</', $script );
	}

	public function test_content_filters_leave_the_script_as_it_is(): void {
		$settings = AccessibilityToolbarSettings::stored();
		$assets   = new AccessibilityToolbarAssets( new ViewScripts( RUEDA_DIR ) );
		// For example in a list, where the script comes before the toolbar.
		$script = InlineScript::tag( $assets->head_script( $settings ) );

		self::assertSame( $script . '<p>&#8220;Words&#8221;</p>', wptexturize( $script . '<p>"Words"</p>' ) );
	}

	public function test_a14_without_saving_nothing_is_read_either(): void {
		$settings = AccessibilityToolbarSettings::sanitize( [ 'save' => false, 'hours' => 720 ] );

		self::assertStringContainsString(
			'"hours":0,',
			( new AccessibilityToolbarAssets( new ViewScripts( RUEDA_DIR ) ) )->head_script( $settings )
		);
	}

	public function test_sizes_of_the_theme_in_pixels_grow_with_the_page(): void {
		add_filter(
			'wp_theme_json_data_user',
			static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				[
					'version'  => 2,
					'settings' => [
						'typography' => [
							'fluid'     => false,
							'fontSizes' => [
								[ 'slug' => 'tiny', 'name' => 'Tiny', 'size' => '11px' ],
								[ 'slug' => 'fair', 'name' => 'Fair', 'size' => '1.2rem' ],
							],
						],
					],
				]
			)
		);
		wp_clean_theme_json_cache();

		$css = AccessibilityToolbarStyle::css( AccessibilityToolbarSettings::stored() );
		wp_clean_theme_json_cache();

		self::assertStringContainsString( '--wp--preset--font-size--tiny:calc(11px*var(--rueda-text-scale));', $css );
		self::assertStringNotContainsString( 'font-size--fair', $css );
	}

	public function test_the_ring_has_the_sites_colour_or_two_tones(): void {
		$css = static fn ( array $ring ): string => AccessibilityToolbarStyle::css(
			AccessibilityToolbarSettings::sanitize( [ 'focusRing' => $ring ] )
		);

		self::assertStringContainsString(
			':focus-visible{outline:3px solid #000!important;outline-offset:2px!important;box-shadow',
			$css( [] )
		);
		self::assertStringContainsString(
			':focus-visible{outline:5px dashed #ff0000!important;',
			$css( [ 'width' => '5px', 'style' => 'dashed', 'color' => '#ff0000' ] )
		);
		self::assertStringNotContainsString( 'box-shadow', $css( [ 'color' => '#ff0000' ] ) );
		self::assertStringNotContainsString( ':focus-visible', $css( [ 'enabled' => false ] ) );
	}

	public function test_the_privacy_guide_says_how_long_a_choice_is_kept(): void {
		$this->act_as( 'administrator' );
		update_option( AccessibilityToolbarSettings::OPTION, [ 'hours' => 48 ] );
		if ( ! class_exists( \WP_Privacy_Policy_Content::class ) ) {
			require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		set_current_screen( 'dashboard' );
		$this->act_as( 'administrator' );
		$GLOBALS['wp_current_filter'][] = 'admin_init';
		AccessibilityToolbarPrivacy::suggest();
		array_pop( $GLOBALS['wp_current_filter'] );
		unset( $GLOBALS['current_screen'] );

		$texts = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		self::assertStringContainsString( 'stores it for 2 days', $texts['Rueda: accessibility toolbar'] );
	}
}
