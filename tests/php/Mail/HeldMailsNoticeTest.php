<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\MailHold;
use Rueda\Mail\Outbox;
use RuntimeException;
use WP_Admin_Bar;

final class HeldMailsNoticeTest extends MailTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-includes/class-wp-admin-bar.php';
		add_filter( Outbox::HOLD, static fn (): string => 'copy' );
		$end = static function ( string $said ): void {
			throw new RuntimeException( $said );
		};
		add_filter( 'wp_redirect', $end );
		$refuse = static fn ( mixed $why, mixed $title, mixed $args ) => $end(
			'refused ' . ( is_array( $args ) ? $args['response'] : '' )
		);
		add_filter( 'wp_die_handler', static fn (): callable => $refuse, 1000 );
		$this->let_listeners_end_the_request();
		$this->outbox()->send( $this->letter() );
	}

	public function test_the_admin_bar_says_how_many_emails_are_held(): void {
		$this->act_as( 'administrator' );
		self::assertSame( '1 email is held', $this->in_bar() );

		$this->act_as( 'editor' );
		self::assertNull( $this->in_bar() );
	}

	public function test_the_admin_bar_says_nothing_on_a_site_that_sends(): void {
		$this->act_as( 'administrator' );
		remove_all_filters( Outbox::HOLD );

		self::assertNull( $this->in_bar() );
	}

	public function test_nobody_but_an_admin_with_a_nonce_decides(): void {
		$this->act_as( 'editor' );
		self::assertSame( 'refused 403', $this->decide( 'send', wp_create_nonce( HeldMailsNotice::ACTION ) ) );

		$this->act_as( 'administrator' );
		self::assertSame( 'refused 403', $this->decide( 'delete', 'wrong' ) );
		self::assertSame( 'held', $this->rows()[0]['state'] );
	}

	public function test_each_decision_does_one_thing(): void {
		$this->act_as( 'administrator' );
		update_option( Outbox::ADDRESS, 'aHR0cHM6Ly9leGFtcGxlLm5ldA==' );
		self::assertTrue( MailHold::of_this_site()->is_copy() );

		self::assertStringContainsString( 'held=accept', $this->decide( 'accept' ) );
		self::assertFalse( MailHold::of_this_site()->is_copy() );
		self::assertSame( 'held', $this->rows()[0]['state'] );

		self::assertStringContainsString( 'held=send', $this->decide( 'send' ) );
		self::assertSame( 'waiting', $this->rows()[0]['state'] );

		$this->outbox()->send( $this->letter() );
		self::assertStringContainsString( 'held=delete', $this->decide( 'delete' ) );
		self::assertSame( [ 'waiting', 'limited' ], array_column( $this->rows(), 'state' ) );
		self::assertSame( [], $this->mails );
	}

	private function decide( string $what, string $nonce = '' ): string {
		$nonce    = '' === $nonce ? wp_create_nonce( HeldMailsNotice::ACTION ) : $nonce;
		$_POST    = [ 'decided' => $what, '_wpnonce' => $nonce ];
		$_REQUEST = $_POST;
		try {
			do_action( 'admin_post_' . HeldMailsNotice::ACTION );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return '';
	}

	private function in_bar(): ?string {
		$bar = new WP_Admin_Bar();
		do_action( 'admin_bar_menu', $bar );
		return $bar->get_node( 'rueda-held-mails' )?->title;
	}
}
