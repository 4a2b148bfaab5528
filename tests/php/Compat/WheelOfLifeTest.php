<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat;

use Rueda\Modules;
use Rueda\Tests\Wheel\WheelTestCase;
use Rueda\Types;
use Rueda\Wheel\WheelModule;
use WP_Block_Type_Registry;

/**
 * Both plugins on one site. Each test runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class WheelOfLifeTest extends WheelTestCase {
	public function test_leaves_post_type_shortcode_and_blocks_to_the_active_peer(): void {
		$module = $this->activate_peer();
		unregister_post_type( 'wheel' );
		remove_shortcode( 'wheeloflife' );
		remove_shortcode( 'rueda_wheel' );
		foreach ( [ 'assesment-button', 'add-wheels', 'wheel-row' ] as $name ) {
			unregister_block_type( "wheeloflife/$name" );
		}
		$module->register_types();
		( new Types( new Modules() ) )->register_shortcodes();
		$module->register_older_blocks();
		self::assertFalse( post_type_exists( 'wheel' ) );
		self::assertFalse( shortcode_exists( 'wheeloflife' ) );
		self::assertTrue( shortcode_exists( 'rueda_wheel' ) );
		foreach ( [ 'assesment-button', 'add-wheels', 'wheel-row' ] as $name ) {
			self::assertFalse( WP_Block_Type_Registry::get_instance()->is_registered( "wheeloflife/$name" ) );
		}
	}

	public function test_shows_the_peers_wheels_in_roots_which_the_peers_script_leaves_alone(): void {
		$this->activate_peer();
		$html = do_shortcode( sprintf( '[rueda_wheel id=%d mode=inline]', $this->make_wheel() ) );
		self::assertStringContainsString( 'class="wp-block-rueda-wheel"', $html );
		self::assertStringNotContainsString( 'wheelOfLifeRootAppSelector', $html );
		self::assertStringContainsString( 'My Wheel', $html );
	}

	public function test_leaves_off_class_names_that_the_peers_style_sheet_would_draw_over(): void {
		$this->activate_peer();
		$wheel = $this->make_wheel();
		$html  = do_shortcode( "[rueda_wheel id=$wheel mode=inline][rueda_wheel id=$wheel][rueda_wheel]" );
		self::assertStringContainsString( 'wp-block-rueda-wheel__wrapper mode-inline', $html );
		self::assertDoesNotMatchRegularExpression( '/class="[^"]*(wheeloflife|wol_|wolblk)/', $html );
	}

	public function test_prints_no_variables_and_loads_nothing_for_the_peers_roots(): void {
		$module = $this->activate_peer();
		$module->page()->watch( '<div class="wheelOfLifeRootAppSelector"></div>' );
		self::assertFalse( wp_script_is( 'rueda-wheel-view-script', 'enqueued' ) );
		wp_enqueue_script( 'rueda-saved-chart-view-script' );
		ob_start();
		$module->print_variables();
		self::assertSame( '', ob_get_clean() );
	}

	private function activate_peer(): WheelModule {
		class_alias( WheelModule::class, 'WheelOfLife\Wheel_Of_Life' );
		return ( new Modules() )->get( WheelModule::class );
	}
}
