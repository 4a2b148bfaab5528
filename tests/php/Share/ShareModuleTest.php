<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Compat\WheelOfLife;
use Rueda\Mail\MailSchedule;
use Rueda\Modules;
use Rueda\Share\ShareModule;

final class ShareModuleTest extends ShareTestCase {
	public function test_never_mails_a_report_that_was_deleted_while_its_mail_waited(): void {
		$this->let_mails_fail();
		$this->mail();
		self::assertCount( 1, $this->rows() );
		$this->reports()->delete( $this->report->id() );
		self::assertSame( [], $this->rows() );

		$this->let_mails_go();
		$this->now += 60;
		do_action( MailSchedule::SEND );
		self::assertSame( [], $this->mails );
	}

	public function test_a_mail_that_failed_for_good_does_not_use_the_report_up(): void {
		$this->let_mails_fail();
		for ( $i = 0; $i < 10; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = "192.0.2.{$i}";
			$this->mail( [ 'toEmail' => "a{$i}@example.org" ] );
		}
		foreach ( [ 1, 5, 30, 120 ] as $minutes ) {
			$this->now += 60 * $minutes;
			$this->outbox()->send_due();
		}
		self::assertCount( 10, $this->settled );

		$this->let_mails_go();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.50';
		self::assertTrue( $this->mail( [ 'toEmail' => 'b@example.org' ] )->is_success );
	}

	/**
	 * Runs in its own process, because PHP cannot remove a class again.
	 *
	 * @runInSeparateProcess
	 * @preserveGlobalState disabled
	 */
	public function test_leaves_its_two_names_to_the_active_peer(): void {
		$hooks  = [
			'wp_ajax_getSocialShare',
			'wp_ajax_nopriv_getSocialShare',
			'wp_ajax_sendMyWheelEmail',
			'wp_ajax_nopriv_sendMyWheelEmail',
		];
		$module = ( new Modules() )->get( ShareModule::class );
		foreach ( $hooks as $hook ) {
			self::assertTrue( has_action( $hook ), $hook );
		}

		class_alias( WheelOfLife::class, 'WheelOfLife\Wheel_Of_Life' );
		ob_start();
		$module->share();
		$module->mail();
		self::assertSame( '', ob_get_clean() );
	}
}
