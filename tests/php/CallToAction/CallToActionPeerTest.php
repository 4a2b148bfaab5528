<?php

declare( strict_types=1 );

namespace Rueda\Tests\CallToAction;

use Rueda\Modules;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Tests\Wheel\WheelTestCase;

/**
 * Both plugins on one site. Runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class CallToActionPeerTest extends WheelTestCase {
	public function test_leaves_visitors_to_the_active_peer_and_counts_nothing(): void {
		$module = $this->module();
		wp_deregister_script( 'rueda-cta-clicks' );

		class_alias( CallToActionModule::class, 'WheelOfLife\Wheel_Of_Life' );
		ob_start();
		$module->answer();
		$module->receive_click();
		$module->assets()->enqueue();

		self::assertSame( '', ob_get_clean() );
		self::assertFalse( wp_script_is( 'rueda-cta-clicks', 'registered' ) );
	}

	private function module(): CallToActionModule {
		return ( new Modules() )->get( CallToActionModule::class );
	}
}
