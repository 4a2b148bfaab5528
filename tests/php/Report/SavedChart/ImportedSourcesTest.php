<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\SavedChart;

use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/** Charts of reports in pages that WP-CLI stores, in a process of its own: its constants stay until the end. */
final class ImportedSourcesTest extends TestCase {
	use SideBySide;

	public function test_an_import_by_command_keeps_charts_and_other_commands_do_not(): void {
		$chart = '<!-- wp:rueda/saved-chart {"show":"latest","wheelId":7} /-->';
		file_put_contents( $this->folder . '/content', $chart );

		self::assertSame(
			[ '<!-- wp:rueda/saved-chart {"wheelId":7} /-->', $chart ],
			explode( "\n", $this->run_side_by_side( 'chart', null, 1 )[0] )
		);
	}
}
