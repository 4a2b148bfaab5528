<?php

declare( strict_types=1 );

namespace Rueda\Tests\Chart;

use Rueda\Chart\SavedChart;
use Rueda\Tests\TestCase;
use WP_Block_Supports;
use WP_HTML_Tag_Processor;

final class SavedChartTest extends TestCase {
	private const DATA = [
		'labels'   => [ 'Health &amp; "more"', "It's <em>money</em>", 'Niñez 🎡' ],
		'datasets' => [
			[
				'data'            => [ 7, '3', 5 ],
				'backgroundColor' => [ '#FF0000', 'expression(alert(1))', '#abc' ],
			],
		],
	];

	public function test_the_root_carries_the_six_attributes_of_the_protocol(): void {
		$root = $this->root(
			[
				'chartData'   => self::DATA,
				'chartOption' => [ 'scales' => [ 'r' => [ 'max' => 7 ] ] ],
				'reportTitle' => 'Wheel Submission #18 "mine"',
				'reportLink'  => 'https://example.org/report/?a=1&b=2',
				'wheelId'     => 12,
			]
		);
		self::assertSame( 'submission-chart', $root->get_attribute( 'id' ) );
		self::assertTrue( $root->has_class( 'wp-block-rueda-saved-chart' ) );
		self::assertEquals(
			[
				'labels'   => [ 'Health & "more"', "It's money", 'Niñez 🎡' ],
				'datasets' => [
					[
						'data'            => [ 7, 3, 5 ],
						'backgroundColor' => [ '#FF0000', '#1DB53F', '#abc' ],
					],
				],
			],
			json_decode( (string) $root->get_attribute( 'data-chartdata' ), true )
		);
		self::assertSame( '{"scales":{"r":{"min":0,"max":7}}}', $root->get_attribute( 'data-chartoption' ) );
		self::assertSame( 'Wheel Submission #18 "mine"', $root->get_attribute( 'data-reporttitle' ) );
		self::assertSame( 'https://example.org/report/?a=1&b=2', $root->get_attribute( 'data-reportlink' ) );
		self::assertSame( 'polar-chart', $root->get_attribute( 'data-charttype' ) );
		self::assertSame( '12', $root->get_attribute( 'data-wheelid' ) );
	}

	public function test_its_script_is_told_that_names_are_text(): void {
		$root = $this->root(
			[ 'chartData' => [ 'labels' => [ 'Family &lt;and&gt; friends' ], 'datasets' => [ [ 'data' => [ 7 ] ] ] ] ]
		);
		self::assertSame( 'text', $root->get_attribute( 'data-labels' ) );
		self::assertStringContainsString( '"Family <and> friends"', (string) $root->get_attribute( 'data-chartdata' ) );
	}

	public function test_quotes_and_entities_cannot_leave_an_attribute(): void {
		$html = $this->render(
			[
				'chartData' => [
					'labels'   => [ '&quot; onmouseover=&quot;alert(1)', '&amp;quot;' ],
					'datasets' => [ [ 'data' => [ 1, 2 ] ] ],
				],
			]
		);
		self::assertStringNotContainsString( '" onmouseover=', $html );
		$root = new WP_HTML_Tag_Processor( $html );
		$root->next_tag();
		self::assertSame(
			[ '" onmouseover="alert(1)', '&quot;' ],
			json_decode( (string) $root->get_attribute( 'data-chartdata' ), true )['labels']
		);
	}

	public function test_only_the_first_chart_of_a_page_has_the_public_id(): void {
		$page = do_blocks( '<!-- wp:rueda/saved-chart /--><!-- wp:rueda/saved-chart /-->' );
		self::assertLessThanOrEqual( 1, substr_count( $page, 'id="submission-chart"' ) );
		self::assertNull( $this->root( [ 'chartData' => self::DATA ], false )->get_attribute( 'id' ) );
	}

	public function test_stands_on_its_own_with_picture_legend_and_table(): void {
		$html = $this->render( [ 'chartData' => self::DATA ] );
		self::assertStringContainsString(
			'<svg role="img" aria-label="Chart of 3 areas. The table lists their ratings."',
			$html
		);
		self::assertSame( 3, substr_count( $html, 'class="rueda-legend__entry"' ) );
		self::assertStringContainsString( '<caption>Ratings (the outer ring is 10)</caption>', $html );
		self::assertStringContainsString( '<th scope="row">It&#039;s money</th><td>3</td>', $html );
		self::assertStringNotContainsString( '<em>', $html );
		self::assertStringNotContainsString( 'expression', $html );
	}

	public function test_says_which_forms_are_now_and_wished_where_it_draws_both(): void {
		$wished = [ 'datasets' => [ self::DATA['datasets'][0], [ 'label' => 'wished', 'data' => [ 8, null, 5 ] ] ] ];
		$html   = fn ( mixed $data, string $type ): string => ( new SavedChart() )->inside(
			[ 'chartData' => $data, 'chartType' => $type ]
		);
		foreach ( [ 'polar-chart', 'bar' ] as $type ) {
			$both = $html( $wished + self::DATA, $type );
			self::assertMatchesRegularExpression( '~<ul class="rueda-key".*>Now</li>.*>Wished</li></ul>~', $both );
			self::assertStringNotContainsString( 'rueda-key', $html( self::DATA, $type ) );
		}
		$pie = $html( $wished + self::DATA, 'pie' );
		self::assertStringNotContainsString( 'rueda-key', $pie );
		self::assertStringNotContainsString( 'stroke="#1d2327"', $pie );
	}

	public function test_draws_line_charts_as_bars(): void {
		$html = $this->render(
			[
				'chartData' => self::DATA,
				'chartType' => 'line-chart',
			]
		);
		self::assertStringNotContainsString( '<circle', $html );
		self::assertSame( 3, substr_count( $html, '<title>' ) );
		self::assertStringContainsString( '<caption>Ratings (on a scale from 0 to 10)</caption>', $html );
		self::assertStringContainsString( 'data-charttype="line-chart"', $html );
	}

	public function test_ratings_below_zero_are_seen(): void {
		$html = $this->render(
			[
				'chartData'   => [
					'labels'   => [ 'Health', 'Fun' ],
					'datasets' => [ [ 'data' => [ -3, 4 ] ] ],
				],
				'chartOption' => [ 'scales' => [ 'r' => [ 'min' => -5, 'max' => 5 ] ] ],
			]
		);
		self::assertSame( 2, substr_count( $html, '<title>' ) );
		self::assertStringContainsString( '<caption>Ratings (on a scale from -5 to 5)</caption>', $html );
	}

	public function test_says_so_when_there_is_nothing_to_show(): void {
		foreach ( [
			[],
			[ 'chartData' => [] ],
			[ 'chartData' => [ 'labels' => [], 'datasets' => [ [ 'data' => [] ] ] ] ],
		] as $attributes ) {
			self::assertStringContainsString( 'There are no ratings in this chart.', $this->render( $attributes ) );
		}
	}

	/** @dataProvider damaged */
	public function test_says_so_when_the_data_is_damaged( mixed $data ): void {
		$html = $this->render( [ 'chartData' => $data ] );
		self::assertStringContainsString( 'This chart cannot be shown because its data is damaged.', $html );
		self::assertStringContainsString( 'data-chartdata="null"', $html );
	}

	/** @return list<array{mixed}> */
	public function damaged(): array {
		return [
			[ '{"labels":' ],
			[ 7 ],
			[ true ],
			[ [ 'labels' => 'A' ] ],
			[ [ 'labels' => [ 'A' ], 'datasets' => [ 'none' ] ] ],
		];
	}

	public function test_accepts_attributes_of_any_type(): void {
		$root = $this->root(
			[
				'reportTitle' => [ 'a' ],
				'reportLink'  => 7,
				'chartType'   => null,
				'wheelId'     => 'x',
				'chartOption' => 'y',
			]
		);
		self::assertSame( '', $root->get_attribute( 'data-reporttitle' ) );
		self::assertSame( '', $root->get_attribute( 'data-reportlink' ) );
		self::assertSame( 'polar-chart', $root->get_attribute( 'data-charttype' ) );
		self::assertSame( '0', $root->get_attribute( 'data-wheelid' ) );
		self::assertSame( '[]', $root->get_attribute( 'data-chartoption' ) );
	}

	public function test_links_to_web_addresses_only(): void {
		$html = $this->render(
			[
				'reportTitle' => 'Mine',
				'reportLink'  => 'javascript:alert(1)',
			]
		);
		self::assertStringNotContainsString( '<a', $html );
		self::assertStringNotContainsString( 'javascript', $html );
		self::assertStringContainsString(
			'<a href="https://example.org/">Mine</a>',
			$this->render(
				[
					'reportTitle' => 'Mine',
					'reportLink'  => 'https://example.org/',
				]
			)
		);
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes, bool $is_first = true ): string {
		WP_Block_Supports::$block_to_render = [
			'blockName' => 'rueda/saved-chart',
			'attrs'     => [],
		];
		return ( new SavedChart() )->render( $attributes, $is_first );
	}

	/** @param array<string, mixed> $attributes */
	private function root( array $attributes, bool $is_first = true ): WP_HTML_Tag_Processor {
		$html = new WP_HTML_Tag_Processor( $this->render( $attributes, $is_first ) );
		$html->next_tag();
		return $html;
	}
}
