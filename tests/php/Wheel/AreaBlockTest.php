<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Tests\TestCase;

/** Both blocks through WordPress's own printing: their modules name who prints them. */
final class AreaBlockTest extends TestCase {
	public function test_an_area_alone_is_plain_content(): void {
		self::assertSame(
			"<div class=\"wp-block-rueda-area\">\n\t<h3>Health</h3>\n\t<p>How <em>well</em>?</p></div>\n",
			do_blocks( '<!-- wp:rueda/area {"label":"Health","desc":"<p>How <em>well</em>?</p>"} /-->' )
		);
		self::assertSame( '', do_blocks( '<!-- wp:rueda/area /-->' ) );
	}

	public function test_the_first_saved_chart_of_a_page_has_the_id_that_scripts_know(): void {
		$chart = '<!-- wp:rueda/saved-chart {"chartData":{"labels":["A"],"datasets":[{"data":[3]}]}} /-->';
		$html  = do_blocks( $chart . $chart );

		self::assertSame( 2, substr_count( $html, 'data-chartdata=' ) );
		self::assertSame( 1, substr_count( $html, 'id="submission-chart"' ) );
	}
}
