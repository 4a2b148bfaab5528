<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\SavedChart;

use Rueda\Tests\Report\ReportTestCase;

/** Saved charts that are no blocks. */
final class SavedChartModuleTest extends ReportTestCase {
	private const CHART_VIEW = 'rueda-saved-chart-view-script';

	private const DATA = '{"labels":["Health &amp; fun","a > '
		. 'b"],"datasets":[{"data":[7,"3"],"backgroundColor":["#FF0000"]}]}';

	protected function setUp(): void {
		parent::setUp();
		// WordPress keeps the queue of scripts after a test.
		wp_dequeue_script( self::CHART_VIEW );
	}

	protected function tearDown(): void {
		wp_dequeue_script( self::CHART_VIEW );
		parent::tearDown();
	}

	public function test_the_shortcode_shows_a_report_by_its_address_and_not_by_its_number(): void {
		$report = $this->make_report( [ 'Health' => 7, 'Money' => 3 ] );
		$owner  = $report->owner_link( $this->reports()->owner_key( $report ) );

		foreach ( [ $report->link(), $owner, esc_html( add_query_arg( 'a', 'b', $owner ) ) ] as $address ) {
			$html = do_shortcode( "[rueda_saved_chart report=\"{$address}\"]" );
			self::assertStringContainsString( '<th scope="row">Health</th><td>7</td>', $html );
			self::assertStringContainsString( 'data-reportlink="' . esc_attr( $report->link() ) . '"', $html );
			self::assertStringNotContainsString( 'owner=', $html );
		}
		self::assertTrue( wp_script_is( self::CHART_VIEW, 'enqueued' ) );
		foreach ( [
			(string) $report->id(),
			'#' . $report->id(),
			$report->slug(),
			'https://elsewhere.example/wheel-report/' . $report->slug() . '/',
		] as $other ) {
			$html = do_shortcode( "[rueda_saved_chart report=\"{$other}\"]" );
			self::assertStringContainsString( 'This report is no longer available', $html );
			self::assertStringNotContainsString( 'Health', $html );
		}
		$this->reports()->delete( $report->id() );
		self::assertStringContainsString(
			'This report is no longer available',
			do_shortcode( '[rueda_saved_chart report="' . $report->link() . '"]' )
		);
	}

	/**
	 * @testWith ["editor", true, true]
	 *           ["author", true, false]
	 *           ["editor", false, false]
	 */
	public function test_the_block_shows_a_report_by_number_where_its_author_may(
		string $role,
		bool $is_in_page,
		bool $is_shown
	): void {
		$report = $this->make_report( [ 'Health' => 7, 'Money' => 3 ] );
		$block  = '<!-- wp:rueda/saved-chart {"reportId":' . $report->id() . '} /-->';
		$this->act_as( $role );
		// A synced pattern, which somebody else may have written, is not part of the page's own content.
		$GLOBALS['post'] = get_post(
			$this->make_post(
				[
					'post_type'    => 'page',
					'post_author'  => get_current_user_id(),
					'post_content' => $is_in_page ? $block : '',
				]
			)
		);
		wp_set_current_user( 0 );
		$html = do_blocks( $block );
		self::assertSame( $is_shown, str_contains( $html, '<th scope="row">Health</th><td>7</td>' ) );
		self::assertSame( ! $is_shown, str_contains( $html, 'This report is no longer available' ) );
	}

	public function test_the_shortcode_shows_what_stands_in_it(): void {
		$html = do_shortcode(
			'[rueda_saved_chart labels="Health, Money & fun, Nothing" ratings="7, 4.5, x" colors="#1db53f, red;x" '
				. 'title="Mine" type="bar" wheel="12" max="20"]'
		);

		self::assertStringContainsString( '<th scope="row">Health</th><td>7</td>', $html );
		self::assertStringContainsString( '<th scope="row">Money &amp; fun</th><td>4.5</td>', $html );
		self::assertStringNotContainsString( 'Nothing</th>', $html );
		self::assertStringNotContainsString( 'red;x', $html );
		self::assertStringContainsString( '<caption>Ratings (on a scale from 0 to 20)</caption>', $html );
		self::assertStringContainsString( 'data-wheelid="12"', $html );
		foreach ( [ '[rueda_saved_chart]', '[rueda_saved_chart labels="A"]' ] as $shortcode ) {
			self::assertStringContainsString( 'There are no ratings in this chart.', do_shortcode( $shortcode ) );
		}
	}

	/** @return iterable<string, array{string, string}> */
	public function roots(): iterable {
		$data = htmlspecialchars( self::DATA );
		$row  = '<th scope="row">Health &amp; fun</th><td>7</td></tr><tr><th scope="row">a &gt; b</th><td>3</td>';
		yield 'as it is printed elsewhere' => [
			"<div id=\"submission-chart\" data-chartData=\"{$data}\" data-chartOption=\"[]\" data-chartType=\"\" "
				. 'data-wheelID="0" data-reportTitle="Mine" data-reportLink="javascript:alert(1)"></div>',
			'<p class="wp-block-rueda-saved-chart__title">Mine</p>',
		];
		yield 'in single quotes, raw' => [
			"<div class='a' data-chartdata='" . self::DATA . "' id='submission-chart'>\n</div>",
			$row,
		];
		yield 'no data' => [ '<div id=submission-chart></div>', 'There are no ratings in this chart.' ];
		yield 'broken data' => [
			'<div id="submission-chart" data-chartdata="{"></div>',
			'This chart cannot be shown because its data is damaged.',
		];
	}

	/** @dataProvider roots */
	public function test_a_root_written_by_hand_is_filled_and_drawn( string $root, string $expected ): void {
		$html = apply_filters( 'the_content', "<!-- wp:html -->{$root}<!-- /wp:html -->" );

		self::assertStringContainsString( $expected, $html );
		self::assertSame(
			1,
			substr_count( $html, 'wp-block-rueda-saved-chart ' ) + substr_count( $html, 'wp-block-rueda-saved-chart"' )
		);
		self::assertStringNotContainsString( '<a href="javascript', $html );
		self::assertTrue( wp_script_is( self::CHART_VIEW, 'enqueued' ) );
	}

	public function test_an_element_that_only_looks_like_a_chart_is_not_changed(): void {
		foreach ( [
			'<p>submission-chart</p>',
			'<div id="submission-chart-2"></div>',
			'<div id="submission-chart"><p>Mine</p></div>',
			'<div data-x="submission-chart"></div>',
		] as $html ) {
			self::assertSame( $html, trim( apply_filters( 'widget_custom_html_content', $html ) ) );
		}
		self::assertFalse( wp_script_is( self::CHART_VIEW, 'enqueued' ) );
	}
}
