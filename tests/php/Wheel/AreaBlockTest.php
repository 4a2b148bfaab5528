<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel;

use Rueda\Tests\TestCase;

/** Both blocks, rendered by WordPress with the callbacks of their modules. */
final class AreaBlockTest extends TestCase {
	public function test_an_area_alone_is_plain_content(): void {
		self::assertSame(
			"<div class=\"wp-block-rueda-area\">\n\t<h3>Health</h3>\n\t<p>How <em>well</em>?</p></div>\n",
			do_blocks( '<!-- wp:rueda/area {"label":"Health","desc":"<p>How <em>well</em>?</p>"} /-->' )
		);
		self::assertSame( '', do_blocks( '<!-- wp:rueda/area /-->' ) );
	}

	public function test_only_the_first_saved_chart_of_a_request_may_have_the_id_that_scripts_know(): void {
		$chart = '<!-- wp:rueda/saved-chart {"chartData":{"labels":["A"],"datasets":[{"data":[3]}]}} /-->';
		$first = do_blocks( $chart );
		$later = do_blocks( $chart );

		self::assertStringContainsString( 'data-chartdata=', $first );
		// Another test in this process may have printed a chart before.
		self::assertSame( $later, str_replace( ' id="submission-chart"', '', $first ) );
	}
}
