<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Modules;
use Rueda\Report\ReportModule;
use Rueda\Report\Save\SaveReport;

/**
 * Both plugins on one site. Each test runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class ReportPeerTest extends ReportTestCase {
	public function test_saving_is_left_to_the_active_peer(): void {
		class_alias( SaveReport::class, 'WheelOfLife\Wheel_Of_Life' );

		ob_start();
		( new Modules() )->get( ReportModule::class )->answer();

		self::assertSame( '', ob_get_clean() );
	}

	public function test_without_the_peer_a_chart_is_named_as_scripts_expect(): void {
		self::assertStringContainsString( 'id="submission-chart"', do_blocks( '<!-- wp:rueda/saved-chart /-->' ) );
	}

	public function test_the_active_peers_script_finds_no_chart_of_ours_to_draw_into(): void {
		class_alias( SaveReport::class, 'WheelOfLife\Wheel_Of_Life' );
		$root = '<div id="submission-chart"></div>';

		self::assertStringNotContainsString( 'submission-chart', do_blocks( '<!-- wp:rueda/saved-chart /-->' ) );
		self::assertSame( $root, trim( apply_filters( 'widget_custom_html_content', $root ) ) );
	}

	public function test_saving_is_ours_without_the_peer(): void {
		self::assertSame(
			[ true, true ],
			array_map( 'has_action', [ 'wp_ajax_saveWheelReport', 'wp_ajax_nopriv_saveWheelReport' ] )
		);
	}
}
