<?php

declare( strict_types=1 );

namespace Rueda\Tests\Wheel\Plain;

use Rueda\Compat\WheelOfLife;
use Rueda\Report\Report;

/**
 * Both plugins on one site. Runs in its own process, because PHP cannot remove a class again.
 *
 * @runTestsInSeparateProcesses
 * @preserveGlobalState disabled
 */
final class PlainPeerTest extends PlainTestCase {

	public function test_while_the_peer_keeps_the_reports_none_is_kept_by_us(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ] ] );
		$form  = [
			'rueda_wheel_run' => '6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e41',
		] + $this->fields( $this->page( $wheel ), [ 'Health' => '7' ] );
		$kept  = wp_count_posts( Report::TYPE )->publish;
		class_alias( WheelOfLife::class, 'WheelOfLife\Wheel_Of_Life' );

		$result = $this->post( $wheel, $form );
		$this->keep()->receive();

		self::assertSame( [ '7' ], $this->texts( $result, '//table/tbody//td' ) );
		self::assertSame( [], $this->texts( $result, '//form//button' ) );
		self::assertSame( $kept, wp_count_posts( Report::TYPE )->publish );
	}
}
