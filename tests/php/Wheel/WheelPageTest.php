<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Modules;
use Rueda\VisitorPage;
use WP_Block_Type_Registry;

/** Scripts for wheels that are no blocks, and content from older versions. */
final class WheelPageTest extends WheelTestCase {
	protected function setUp(): void {
		parent::setUp();
		// WordPress keeps the queue of scripts after a test.
		wp_dequeue_script( self::VIEW );
		wp_dequeue_script( 'rueda-saved-chart-view-script' );
	}

	protected function tearDown(): void {
		wp_dequeue_script( self::VIEW );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public function contents(): iterable {
		$root = '<div class="box wheelOfLifeRootAppSelector" data-wheel-id="5"></div>';
		yield 'plain markup' => [ $root, true ];
		yield 'an HTML block' => [ "<!-- wp:html -->$root<!-- /wp:html -->", true ];
		yield 'the older button block' => [
			"<!-- wp:wheeloflife/assesment-button {\"formId\":\"5\"} -->$root<!-- /wp:wheeloflife/assesment-button -->",
			true,
		];
		yield 'the older shortcode' => [ '[wheeloflife id=5]', true ];
		yield 'no wheel' => [ '<p>Nothing about wheels.</p>', false ];
	}

	/** @dataProvider contents */
	public function test_a_page_loads_our_view_when_it_has_a_root_and_only_then(
		string $content,
		bool $is_loaded
	): void {
		apply_filters( 'the_content', $content );
		self::assertSame( $is_loaded, wp_script_is( self::VIEW, 'enqueued' ) );
	}

	public function test_a_text_that_somebodys_filter_has_lost_is_no_fault_of_ours(): void {
		foreach ( [
			'the_content',
			'widget_text_content',
			'widget_block_content',
			'widget_custom_html_content',
		] as $filter ) {
			// A filter that returns nothing, before ours, which look for wheels, charts, carousels and sections.
			add_filter( $filter, '__return_null', 90 );
			self::assertNull( apply_filters( $filter, '<div class="wheelOfLifeRootAppSelector"></div>' ), $filter );
		}
	}

	public function test_its_own_address_looks_like_the_themes_pages_and_those_of_posts_do_not(): void {
		$templates = [ 'single-wheel-mine.php', 'single-wheel.php', 'single.php' ];
		foreach ( [
			'wheel' => [ 'single-wheel-mine.php', 'single-wheel.php', 'page.php', 'singular.php', 'single.php' ],
			'post'  => $templates,
		] as $type => $expected ) {
			$id = 'wheel' === $type ? $this->make_wheel() : $this->make_post( [ 'post_title' => 'News' ] );
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- a request sets this.
			$GLOBALS['wp_query'] = new \WP_Query( [ 'p' => $id, 'post_type' => $type ] );
			( new VisitorPage( new Modules() ) )->look_at_content();
			self::assertSame( $expected, array_values( apply_filters( 'single_template_hierarchy', $templates ) ) );
		}
	}

	/** @return iterable<string, array{string, list<string>, list<string>}> */
	public function written_roots(): iterable {
		$error = 'Error: No wheel selected or wheel ID missing!!';
		yield 'inline' => [
			'class="a wheelOfLifeRootAppSelector" data-wheel-id="%d" data-mode="INLINE" data-btn-label="Go &amp; '
				. '&lt;b&gt;"',
			[
				'My Wheel</h2>',
				'mode-inline',
				'>Go &amp;</button>',
				'wheeloflife-btn',
				'name="rueda_wheel_place"',
				'data-rueda-status="intro"',
			],
			[],
		];
		yield 'without quotes, by the older block' => [
			'data-isBlock=true class=wheelOfLifeRootAppSelector data-wheel-id=%d data-popup-lbl="Open"',
			[ '>Open</button>', 'aria-haspopup="dialog"', 'wheeloflifeblks-button' ],
			[ 'mode-inline' ],
		];
		yield 'false is no' => [
			'class="wheelOfLifeRootAppSelector" data-wheel-id="%d" data-isblock="false"',
			[ '>Start Assessment</button>', 'wheeloflife-btn is-primary' ],
			[ 'wheeloflifeblks-button' ],
		];
		yield 'no id' => [
			'class="wheelOfLifeRootAppSelector" data-wheel-id data-mode="inline"',
			[ $error, 'data-rueda-status="missing"' ],
			[ 'button' ],
		];
		yield 'no number' => [
			'class="wheelOfLifeRootAppSelector" data-wheel-id="%d x" data-btn-label="&quot;&gt;&lt;script&gt;"',
			[ $error ],
			[ 'button', '<script' ],
		];
		yield 'another class' => [
			'class="wheelOfLifeRootAppSelector2" data-wheel-id="%d"',
			[ '"></div>' ],
			[ 'wheeloflife-container' ],
		];
	}

	/**
	 * @dataProvider written_roots
	 * @param list<string> $there
	 * @param list<string> $absent
	 */
	public function test_a_root_written_by_hand_is_filled_like_our_own(
		string $attributes,
		array $there,
		array $absent
	): void {
		$html = apply_filters(
			'the_content',
			sprintf( '<!-- wp:html --><div ' . $attributes . '></div><!-- /wp:html -->', $this->make_wheel() )
		);
		foreach ( $there as $text ) {
			self::assertStringContainsString( $text, $html );
		}
		foreach ( $absent as $text ) {
			self::assertStringNotContainsString( $text, $html );
		}
		self::assertLessThan( 2, substr_count( $html, 'wheeloflife-container' ) );
	}

	public function test_roots_with_something_in_them_and_locked_wheels_stay_as_they_are(): void {
		$roots = sprintf(
			'<div class="wheelOfLifeRootAppSelector" data-wheel-id="%d"><p>Mine</p></div>'
				. '<div class="wheelOfLifeRootAppSelector" data-wheel-id="%d"></div>',
			$this->make_wheel(),
			$this->make_wheel( [ [ 'label' => 'Hidden' ] ], [ 'post_password' => 'secret' ] )
		);
		self::assertSame( $roots, trim( apply_filters( 'the_content', "<!-- wp:html -->$roots<!-- /wp:html -->" ) ) );
	}

	public function test_the_word_wheel_in_an_address_stays_free_for_others(): void {
		self::assertNotContains( 'wheel', $GLOBALS['wp']->public_query_vars );
		self::assertStringContainsString(
			'post_type=wheel',
			get_post_permalink( $this->make_wheel( [], [ 'post_status' => 'draft' ] ) )
		);
	}

	public function test_older_blocks_are_known_and_print_what_they_saved(): void {
		$saved = '<style>#wheeloflife-blocks-style-1{color:red}</style><div id="wheeloflife-blocks-style-1">'
			. '<div class="wheelOfLifeRootAppSelector" data-mode="inline" data-wheel-id="5" data-isblock="true"></div>'
			. '</div>';
		$html  = do_blocks( "<!-- wp:wheeloflife/assesment-button -->$saved<!-- /wp:wheeloflife/assesment-button -->" );
		self::assertStringStartsWith(
			str_replace( [ '</div></div>', 'class=' ], [ '', 'data-rueda-status="missing" class=' ], $saved ),
			$html
		);
		foreach ( [ 'assesment-button', 'add-wheels', 'wheel-row' ] as $name ) {
			$type = WP_Block_Type_Registry::get_instance()->get_registered( "wheeloflife/$name" );
			self::assertNotNull( $type );
			self::assertFalse( $type->supports['inserter'] );
		}
	}

	public function test_variables_stand_on_pages_with_a_wheel_and_are_three_strings(): void {
		self::assertStringNotContainsString( 'wolVariablesFrontend', $this->footer() );
		if ( wp_script_is( 'rueda-saved-chart-view-script', 'registered' ) ) {
			wp_enqueue_script( 'rueda-saved-chart-view-script' );
			$script = $this->footer();
			wp_dequeue_script( 'rueda-saved-chart-view-script' );
			self::assertSame( 1, preg_match( '/var wolVariablesFrontend = (\{.*\});/', $script, $found ) );
			$variables = json_decode( $found[1], true );
			self::assertSame( [ 'admin_url', 'ajax_url', 'ajax_nonce' ], array_keys( $variables ) );
			self::assertSame( admin_url( 'admin-ajax.php' ), $variables['ajax_url'] );
			self::assertNotFalse( wp_verify_nonce( $variables['ajax_nonce'], 'wheeloflife_ajax_nonce' ) );
		}
	}

	public function test_a_new_wheel_begins_with_a_paragraph_and_eight_areas_and_allows_nothing_else(): void {
		$template = get_post_type_object( 'wheel' )->template;
		self::assertSame( [ 'core/paragraph', 'rueda/add-wheels' ], array_column( $template, 0 ) );
		self::assertCount( 8, array_unique( array_column( array_column( $template[1][2], 1 ), 'label' ) ) );
		$context = new \WP_Block_Editor_Context( [ 'post' => get_post( $this->make_wheel() ) ] );
		self::assertContains( 'rueda/area', get_allowed_block_types( $context ) );
		self::assertNotContains( 'core/image', get_allowed_block_types( $context ) );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public function spoilt_rules(): iterable {
		yield 'missing' => [ [ 'something/?$' => 'index.php?x=1' ] ];
		yield 'of another plugin' => [ [ 'wheel/([^/]+)(?:/([0-9]+))?/?$' => 'index.php?wheel=$matches[1]' ] ];
	}

	/**
	 * @dataProvider spoilt_rules
	 * @param array<string, string> $rules
	 */
	public function test_missing_rewrite_rules_come_back_by_themselves( array $rules ): void {
		$this->set_permalink_structure();
		// The site may have refreshed the rules within the last hour.
		delete_transient( 'rueda_wheel_addresses_refreshed' );
		update_option( 'rewrite_rules', $rules );
		do_action( 'wp_loaded' );
		self::assertStringContainsString(
			'post_type=wheel&name=',
			get_option( 'rewrite_rules' )['wheel/([^/]+)(?:/([0-9]+))?/?$'] ?? ''
		);
	}

	private function set_permalink_structure(): void {
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
	}

	private function footer(): string {
		ob_start();
		// Calls only our callback, because WordPress's own would print every script.
		foreach ( $GLOBALS['wp_filter']['wp_print_footer_scripts']->callbacks[8] ?? [] as $callback ) {
			call_user_func( $callback['function'] );
		}
		return (string) ob_get_clean();
	}
}
