<?php

declare( strict_types=1 );

namespace Rueda\Tests;

/** What visitors' requests load of Rueda: almost nothing on pages without it, and what is needed on pages with it. */
final class VisitorTest extends TestCase {
	private const ALWAYS = [
		'plugin.php',
		'includes/autoload.php',
		'includes/Modules.php',
		'includes/Types.php',
		'includes/Blocks/PageBlocks.php',
		'includes/Report/PostType.php',
		'includes/VisitorPage.php',
		'build/classes.php',
		'build/hooks.php',
	];

	private const FORM = [ 'post_type' => 'rueda_form', 'post_status' => 'publish', 'post_title' => 'A form' ];

	public function test_a_page_that_has_nothing_of_ours_loads_nine_files_and_asks_nothing(): void {
		$answer = $this->ask( $this->page( 'Text' ) );

		self::assertEqualsCanonicalizing( self::ALWAYS, self::without_fixtures( $answer['files'] ) );
		self::assertSame( [], $answer['queries'] );
		foreach ( [ 'plugins/rueda/', 'id="rueda-', 'id=\'rueda-' ] as $trace ) {
			self::assertStringNotContainsString( $trace, $answer['html'] );
		}
	}

	public function test_while_servers_wait_for_each_other_a_page_looks_for_work_without_a_query(): void {
		$task = [ 'until' => PHP_INT_MAX, 'mails' => [ 'another server' ], 'delete' => [] ];
		update_option( 'rueda_node_tasks', $task, true );
		update_option( 'rueda_nodes', [ 'another server' => [ 'first' => 1, 'last' => time() ] ], true );
		$answer = $this->ask( $this->page( 'Text' ) );
		delete_option( 'rueda_node_tasks' );
		delete_option( 'rueda_nodes' );

		self::assertContains( 'includes/NodeModule.php', $answer['files'] );
		self::assertLessThanOrEqual( count( self::ALWAYS ) + 9, count( self::without_fixtures( $answer['files'] ) ) );
		// The clock of browser tests is an option of theirs.
		self::assertSame( [], preg_grep( '/rueda_test_clock/', $answer['queries'], PREG_GREP_INVERT ) );
	}

	/** @dataProvider routes_of_others */
	public function test_a_rest_call_of_somebody_else_loads_no_more_and_asks_nothing( string $route ): void {
		$answer = $this->ask( '/?rest_route=' . $route );

		self::assertSame( [], array_diff( self::without_fixtures( $answer['files'] ), self::ALWAYS ) );
		self::assertSame( [], $answer['queries'] );
	}

	/** @return array<string, array{string}> */
	public static function routes_of_others(): array {
		return [
			'posts'        => [ '/wp/v2/posts' ],
			'one type'     => [ '/wp/v2/types/post' ],
			'a taxonomy'   => [ '/wp/v2/categories' ],
			'another site' => [ '/oembed/1.0' ],
		];
	}

	public function test_the_type_of_a_block_is_registered_when_the_block_is_printed_wherever_it_stands(): void {
		$form  = '<!-- wp:rueda/contact-form {"formId":999999} /-->';
		$field = '<!-- wp:rueda/form-field {"type":"text","name":"a"} /-->';
		$group = '<!-- wp:group --><div class="wp-block-group">' . $form . $field . '</div><!-- /wp:group -->';
		$names = [ 'get_dynamic_block_names', [] ];

		$called = $this->ask( '/', [], [ 'calls' => [ $names, [ 'do_blocks', [ $group ] ], $names ] ] )['called'];

		self::assertSame( [], preg_grep( '~^rueda/~', $called[0] ) );
		self::assertStringContainsString( 'Contact form not found.', $called[1] );
		self::assertSame( [ 'rueda/contact-form' ], array_values( (array) preg_grep( '~^rueda/~', $called[2] ) ) );
	}

	public function test_blocks_of_a_synced_pattern_have_their_types_before_the_page_is_printed(): void {
		$form    = '<!-- wp:rueda/contact-form {"formId":999999} /-->';
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $form ] );
		$answer  = $this->ask( $this->page( sprintf( '<!-- wp:block {"ref":%d} /-->', $pattern ) ) );

		self::assertStringContainsString( 'Contact form not found.', $answer['html'] );
	}

	/** If they differed, WordPress would store new styles on every change between pages with different block types. */
	public function test_styles_of_the_site_for_our_blocks_are_the_same_on_every_page(): void {
		$this->act_as( 'administrator' );
		$color  = [ 'rueda/call-to-action' => [ 'color' => [ 'background' => '#123456' ] ] ];
		$styles = [ 'version' => 2, 'isGlobalStylesUserThemeJSON' => true, 'styles' => [ 'blocks' => $color ] ];
		$id     = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( (string) wp_json_encode( $styles ) ) ] );

		self::assertStringContainsString( '#123456', $this->ask( $this->page( 'Text' ) )['html'] );
		$form = '<!-- wp:rueda/contact-form {"formId":999999} /-->';
		self::assertStringContainsString( '#123456', $this->ask( $this->page( $form ) )['html'] );
	}

	public function test_styles_of_a_theme_for_our_blocks_are_the_same_on_every_page(): void {
		$calls = [ [ 'register_theme_directory', [ __DIR__ . '/fixtures/themes' ] ], [ 'switch_theme', [ 'styled' ] ] ];

		$answer = $this->ask( $this->page( 'Text' ), [], [ 'calls' => $calls ] );

		self::assertStringContainsString( '#123456', $answer['html'] );
	}

	public function test_a_synced_pattern_has_its_blocks_wherever_it_stands(): void {
		$form    = '<!-- wp:rueda/contact-form {"formId":999999} /-->';
		$pattern = fn ( string $content ): string => sprintf(
			'<!-- wp:group --><div class="wp-block-group"><!-- wp:block {"ref":%d} /--></div><!-- /wp:group -->',
			wp_insert_post( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => $content ] )
		);
		foreach ( [ $pattern( $form ), $pattern( $pattern( $form ) ) ] as $content ) {
			// A template or a widget prints the pattern, so the page's content does not contain it.
			$called = $this->ask( '/', [], [ 'calls' => [ [ 'do_blocks', [ $content ] ] ] ] )['called'];

			self::assertStringContainsString( 'Contact form not found.', $called[0] );
		}
	}

	public function test_wheels_have_their_routes_where_one_is_called_or_shown(): void {
		$id = wp_insert_post(
			[
				'post_type'   => 'wheel',
				'post_status' => 'publish',
				'post_title'  => 'Called wheel',
			]
		);

		self::assertStringContainsString( 'Called wheel', $this->ask( '/?rest_route=/wp/v2/wheel' )['html'] );
		self::assertStringContainsString( "/wp/v2/wheel/$id\"", $this->ask( "/?p=$id&post_type=wheel" )['html'] );
	}

	/** @dataProvider used */
	public function test_a_page_prints_the_blocks_and_shortcodes_in_it( string $content, string $printed ): void {
		$answer = $this->ask( $this->page( $content ) );

		self::assertStringContainsString( $printed, $answer['html'] );
	}

	/** @return array<string, array{string, string}> */
	public static function used(): array {
		return [
			'a block'              => [ '<!-- wp:rueda/wheel {"wheelId":0} /-->', 'rueda-recipe' ],
			'a saved chart'        => [ '<!-- wp:rueda/saved-chart /-->', 'rueda-saved-chart-view-script-js' ],
			'a block in a block'   => [
				'<!-- wp:group --><div class="wp-block-group"><!-- wp:rueda/carousel -->'
					. '<!-- wp:rueda/slide {"backgroundColor":"black"} --><p>One</p><!-- /wp:rueda/slide -->'
					. '<!-- /wp:rueda/carousel --></div><!-- /wp:group -->',
				'has-black-background-color',
			],
			'a shortcode'          => [ '[rueda_wheel id="0"]', 'wp-block-rueda-wheel' ],
			'an older shortcode'   => [ '[wheeloflife id="0"]', 'wp-block-rueda-wheel' ],
			'a chart by shortcode' => [ '[rueda_saved_chart labels="A" ratings="3"]', 'wp-block-rueda-saved-chart' ],
			'a form by shortcode'  => [ '[contact-form-7 id="999999"]', 'Contact form not found.' ],
			'a root by hand'       => [
				'<!-- wp:html --><div class="wheelOfLifeRootAppSelector" data-wheel-id="0"></div><!-- /wp:html -->',
				'rueda-wheel-view-script-js',
			],
			'a chart by hand'      => [
				'<!-- wp:html --><div id="submission-chart"></div><!-- /wp:html -->',
				'wp-block-rueda-saved-chart',
			],
			'an older block'       => [
				'<!-- wp:wheeloflife/assesment-button --><div class="wheelOfLifeRootAppSelector" data-wheel-id="0">'
					. '</div><!-- /wp:wheeloflife/assesment-button -->',
				'rueda-wheel-view-script-js',
			],
		];
	}

	public function test_a_form_builds_what_takes_messages_in_when_one_comes_and_nothing_for_editors(): void {
		$field   = '<!-- wp:rueda/form-field {"type":"text","name":"your-name"} /-->';
		$id      = wp_insert_post( [ 'post_content' => $field ] + self::FORM );
		$page    = $this->ask( $this->page( sprintf( '<!-- wp:rueda/contact-form {"formId":%d} /-->', $id ) ) );
		$sent    = [ '_wpcf7' => (string) $id, '_wpcf7_unit_tag' => "wpcf7-f{$id}-o1", 'your-name' => 'Ada' ];
		$styles  = [ 'calls' => [ [ 'wp_style_is', [ 'wp-block-button', 'registered' ] ] ] ];
		$message = $this->ask( "/?rest_route=/contact-form-7/v1/contact-forms/{$id}/feedback", $sent, $styles );

		self::assertStringContainsString( 'name="your-name"', $page['html'] );
		self::assertNotContains( 'includes/Form/Intake/SubmissionHandler.php', $page['files'] );
		self::assertStringContainsString( '"contact_form_id":' . $id, $message['html'] );
		self::assertContains( 'includes/Form/Intake/SubmissionHandler.php', $message['files'] );
		$for_editors = '#^includes/Form/(Editor/|Routes/(Management|FormWriter|FormProperties))#';
		self::assertSame( [], preg_grep( $for_editors, [ ...$page['files'], ...$message['files'] ] ) );
		self::assertSame( [ false ], $message['called'] );
		self::assertSame( [ true ], $this->ask( '/', $sent, $styles )['called'] );
	}

	/** Contact Form 7 6.1.6 loads 96 files for this form, which is its first one. */
	public function test_a_valid_message_loads_fewer_of_our_files_than_contact_form_7_loads_of_its_own(): void {
		$sent   = [ 'name' => 'Ada', 'email' => 'ada@example.org', 'subject' => 'Hello', 'message' => 'Hello' ];
		$field  = static fn ( string $type, string $name ): string
			=> sprintf( '<!-- wp:rueda/form-field {"type":"%s","name":"%s"} /-->', $type, $name );
		$fields = array_map( $field, [ 'text', 'email', 'text', 'textarea' ], array_keys( $sent ) );
		$id     = wp_insert_post( [ 'post_content' => implode( $fields ) ] + self::FORM );
		$sent  += [ '_wpcf7' => (string) $id, '_wpcf7_unit_tag' => "wpcf7-f{$id}-o1" ];
		$more   = [ 'calls' => [ [ 'add_filter', [ 'rueda_form_shortest_time', '__return_zero' ] ] ] ];
		$answer = $this->ask( "/?rest_route=/contact-form-7/v1/contact-forms/{$id}/feedback", $sent, $more );

		self::assertStringContainsString( '"mail_sent"', $answer['html'] );
		self::assertLessThan( 96, count( self::without_fixtures( $answer['files'] ) ) );
	}

	/** @dataProvider ajax */
	public function test_an_ajax_call_of_a_visitor_is_answered_by_what_it_needs(
		string $action,
		string $printed
	): void {
		$answer = $this->ask( "/wp-admin/admin-ajax.php?action=$action", [ 'areas' => '1' ] );

		self::assertMatchesRegularExpression( $printed, $answer['html'] );
		$others = '~^includes/(Form|Message|Kit|Page|Start|Blocks/BlockTypes)/~';
		self::assertSame( [], preg_grep( $others, $answer['files'] ) );
	}

	/** @return array<string, array{string, string}> */
	public static function ajax(): array {
		return [
			'a nonce'          => [ 'rest-nonce', '~^[0-9a-f]{10}$~D' ],
			'a call to action' => [ 'getCTA', '~^\{"success":true,"data":"~' ],
			'ways to share'    => [ 'getSocialShare', '~^\{"success":(true|false)~' ],
			'a mail'           => [ 'sendMyWheelEmail', '~"data":"Part of this request is missing~' ],
			'a press'          => [ 'rueda_cta_click', '~^(?!0$)~D' ],
			'progress'         => [ 'rueda_wheel_progress', '~^(?!0$)~D' ],
		];
	}

	public function test_a_report_that_is_saved_counts_and_needs_nothing_of_forms(): void {
		$wheel = wp_insert_post(
			[
				'post_type'    => 'wheel',
				'post_status'  => 'publish',
				'post_title'   => 'Saved wheel',
				'post_content' => '<!-- wp:wheeloflife/add-wheels -->'
					. '<!-- wp:wheeloflife/category {"label":"Health"} /--><!-- /wp:wheeloflife/add-wheels -->',
			]
		);
		wp_set_current_user( 0 );
		$report = [
			'security'     => wp_create_nonce( 'wp_rest' ),
			'wheelId'      => (string) $wheel,
			'chartType'    => 'polar-chart',
			'chartOptions' => '{}',
			'chartData'    => '{"labels":["Health"],"datasets":[{"data":[7],"backgroundColor":["#cc3300"]}]}',
		];
		$answer = $this->ask( '/wp-admin/admin-ajax.php', [ 'action' => 'saveWheelReport' ] + $report );

		self::assertStringContainsString( '"success":true', $answer['html'] );
		self::assertNotSame( [], preg_grep( '~INSERT INTO `\w+rueda_area_totals`~', $answer['queries'] ) );
		self::assertSame( [], preg_grep( '~^includes/(Form|Message|Kit|Page|Start)/~', $answer['files'] ) );
		// A call that prints no page must not set up WordPress's scripts.
		self::assertSame( [], preg_grep( '~can_compress_scripts|rueda_settings_messages~', $answer['queries'] ) );
	}

	public function test_what_is_kept_beside_forms_and_wheels_is_stored_clean_and_has_defaults_for_any_code(): void {
		$form  = wp_insert_post( [ 'post_type' => 'rueda_form', 'post_status' => 'publish', 'post_title' => 'F' ] );
		$wheel = wp_insert_post( [ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'W' ] );
		$calls = [
			[ 'update_post_meta', [ $form, 'rueda_form_locale', 'no locale' ] ],
			[ 'get_post_meta', [ $form, 'rueda_form_locale', true ] ],
			[ 'update_post_meta', [ $wheel, 'wheel_meta_range_max', 'many' ] ],
			[ 'get_post_meta', [ $wheel, 'wheel_meta_range_max', true ] ],
		];
		$read  = [
			[ 'get_post_meta', [ $form, 'rueda_form_messages', true ] ],
			[ 'get_post_meta', [ $wheel, 'wheel_chart_type', true ] ],
			[ 'get_post_meta', [ $wheel, 'rueda_report_months', true ] ],
		];

		$called = $this->ask( '/', [], [ 'calls' => $calls ] )['called'];
		self::assertSame( [ '', '10' ], [ $called[1], $called[3] ] );
		self::assertSame( [ [], 'polar-chart', -1 ], $this->ask( '/', [], [ 'calls' => $read ] )['called'] );
	}

	public function test_a_call_that_says_late_who_it_is_from_gets_the_blocks_of_a_page(): void {
		$page    = $this->page( '<!-- wp:rueda/contact-form {"formId":999999} /-->' );
		$address = str_replace( '?page_id=', '?rest_route=/wp/v2/pages/', $page );

		self::assertStringContainsString( 'Contact form not found.', $this->ask( $address )['html'] );
		self::assertStringContainsString(
			'Contact form not found.',
			$this->ask( $address, [], [ 'user' => 1 ] )['html']
		);
	}

	public function test_a_press_before_the_scripts_come_is_kept_by_a_few_bytes_in_the_first_wheel_of_a_page(): void {
		$id    = wp_insert_post(
			[
				'post_type'    => 'wheel',
				'post_status'  => 'publish',
				'post_title'   => 'Life',
				'post_content' => '<!-- wp:rueda/add-wheels --><!-- wp:rueda/area {"label":"Health"} /-->'
					. '<!-- /wp:rueda/add-wheels -->',
			]
		);
		$wheel = '<!-- wp:rueda/wheel {"wheelId":%d,"mode":"popup"} /-->';
		$html  = $this->ask(
			$this->page( sprintf( $wheel, 0 ) . sprintf( $wheel, $id ) . sprintf( $wheel, $id ) )
		)['html'];

		self::assertSame( 2, substr_count( $html, 'data-rueda-press="open"' ) );
		self::assertSame( 2, substr_count( $html, ' popover ' ) );
		self::assertSame(
			1,
			preg_match_all( '#<script[^>]*>\s*(\([^<]*popovertarget[^<]*)</script>#', $html, $found )
		);
		self::assertLessThan( 640, strlen( $found[1][0] ) );
	}

	public function test_a_call_that_was_refused_at_admin_ajax_is_answered_by_any_page_with_the_same_checks(): void {
		$field  = [ '_rueda_refused' => '403' ];
		$answer = $this->ask( '/', [ 'action' => 'saveWheelReport' ] + $field );
		$data   = json_decode( $answer['html'], true );
		self::assertSame( [ false, 'rueda_stale_nonce' ], [ $data['success'], $data['data']['code'] ] );
		self::assertSame( 403, $answer['status'] );
		self::assertMatchesRegularExpression(
			'/^[0-9a-f]{10}$/',
			$this->ask( '/', [ 'action' => 'rest-nonce' ] + $field )['html']
		);
		foreach ( [ [ 'action' => 'heartbeat' ] + $field, [ 'action' => 'saveWheelReport' ] ] as $post ) {
			self::assertStringContainsString( '</html>', $this->ask( '/', $post )['html'] );
		}
	}

	public function test_a_block_type_can_be_asked_to_print_without_wordpress(): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( 'rueda/wheel' );

		self::assertStringContainsString( 'wp-block-rueda-wheel', $type->render( [ 'wheelId' => 0 ] ) );
	}

	public function test_the_handles_of_contact_form_7_are_there_for_add_ons(): void {
		self::assertTrue( wp_script_is( 'contact-form-7', 'registered' ) );
		self::assertTrue( wp_style_is( 'contact-form-7', 'registered' ) );
	}

	/**
	 * @param list<string> $files
	 * @return list<string>
	 */
	private static function without_fixtures( array $files ): array {
		return array_values( (array) preg_grep( '~^tests/~', $files, PREG_GREP_INVERT ) );
	}

	/** @return string The address of a new page. */
	private function page( string $content ): string {
		$id = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'A page',
				'post_content' => $content,
			]
		);
		return '/?page_id=' . $id;
	}

	/**
	 * @param array<string, string> $post
	 * @param array<string, mixed>  $more Of the request.
	 * @return array{html: string, called: list<mixed>, files: list<string>, queries: list<string>}
	 */
	private function ask( string $address, array $post = [], array $more = [] ): array {
		$database = sys_get_temp_dir() . '/rueda-visitor-' . getmypid();
		mkdir( $database, 0700 );
		$GLOBALS['wpdb']->query( 'COMMIT' );
		if ( Database::is_file() ) {
			Database::copy_into( $database );
		}
		$request = [ 'address' => $address, 'post' => $post ] + $more;
		$printed = OtherPhp::start(
			'visitor.php',
			[ untrailingslashit( ABSPATH ), $database, (string) wp_json_encode( $request ) ]
		)->printed();
		foreach ( (array) glob( $database . '/{,.}*', GLOB_BRACE ) as $file ) {
			if ( is_file( (string) $file ) ) {
				unlink( (string) $file );
			}
		}
		rmdir( $database );
		$answer = json_decode( $printed, true );
		self::assertIsArray( $answer, $printed );
		return $answer;
	}
}
