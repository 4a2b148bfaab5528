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
	private const ACTIONS = [ 'wp_ajax_getCTA', 'wp_ajax_nopriv_getCTA', 'wp_ajax_rueda_cta_click', 'wp_ajax_nopriv_rueda_cta_click' ];

	public function test_leaves_visitors_to_the_active_peer_and_counts_nothing(): void {
		$module = $this->module();
		array_map( 'remove_all_actions', self::ACTIONS );
		wp_deregister_script( 'rueda-cta-clicks' );

		class_alias( CallToActionModule::class, 'WheelOfLife\Wheel_Of_Life' );
		$module->answer_visitors();

		foreach ( self::ACTIONS as $action ) {
			self::assertFalse( has_action( $action ), $action );
		}
		self::assertFalse( wp_script_is( 'rueda-cta-clicks', 'registered' ) );
	}

	private function module(): CallToActionModule {
		return ( new Modules() )->get( CallToActionModule::class );
	}
}
