<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use Rueda\Support\Database\LimitsTable;
use Rueda\Tests\LateReplica;

final class PlainPostThanksTest extends PlainPostTestCase {
	public function test_thanks_that_cannot_be_kept_are_said_at_once_and_are_not_in_the_log(): void {
		$id = $this->make_form(
			[ [ 'name' => 'your-name' ] ],
			[ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [your-name]!' ] ] ]
		);
		$this->watch_the_log();
		add_action( 'wpcf7_mail_sent', fn () => $this->let_nothing_be_written() );
		[ $plain, $parts ] = $this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Secret' ] );
		$page              = $this->printed( $parts->printer(), $id );

		self::assertSame( '', $this->went );
		self::assertSame( [ 'Thanks, Secret!' ], $this->texts( $page, '//p[@role="status"]' ) );
		self::assertSame( [ '' ], $this->values( $page, '//input[@name="your-name"]' ) );
		self::assertCount( 1, $this->mails );
		self::assertStringNotContainsString( 'Secret', $this->logged() );
	}

	public function test_thanks_arrive_on_a_site_whose_object_cache_has_lost_its_server(): void {
		$using = (bool) wp_using_ext_object_cache();
		$id    = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		wp_using_ext_object_cache( true );
		try {
			$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
			// What such a cache has stored is gone with the request.
			wp_cache_flush();
			$page = $this->printed_after_redirect( $id );
		} finally {
			wp_using_ext_object_cache( $using );
		}

		self::assertStringContainsString( 'data-status="sent"', self::tag( $page, '//form' ) );
	}

	public function test_after_an_hour_the_page_no_longer_says_thanks(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
		add_filter( 'rueda_now', static fn ( int $now ): int => $now + HOUR_IN_SECONDS + 1 );

		self::assertStringContainsString(
			'data-status="init"',
			self::tag( $this->printed_after_redirect( $id ), '//form' )
		);
	}

	public function test_after_success_the_page_is_asked_for_anew_and_says_thanks_without_sending_again(): void {
		$id                     = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$_SERVER['REQUEST_URI'] = '/contact/?lang=es';
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );

		self::assertMatchesRegularExpression(
			"~^/contact/\\?lang=es&rueda_sent=$id\\.wpcf7-f$id-o1\\.sent\\.\\d+\\.\\.[0-9a-f]{64}#wpcf7-f$id-o1$~",
			$this->went
		);
		$page = $this->printed_after_redirect( $id );

		self::assertStringContainsString( 'data-status="sent"', self::tag( $page, '//form' ) );
		self::assertSame(
			'Thank you for your message. It has been sent.',
			$page->query( '//p[@role="status"]' )->item( 0 )->textContent
		);
		self::assertSame( [ '' ], $this->values( $page, '//input[@name="your-name"]' ) );
		self::assertStringContainsString( "action=\"/contact/?lang=es#wpcf7-f$id-o1\"", self::tag( $page, '//form' ) );
		self::assertCount( 1, $this->mails );
	}

	/**
	 * @group newest
	 * @group mariadb
	 */
	public function test_thanks_are_said_before_another_server_knows_of_them(): void {
		$own      = [ 'meta_input' => [ 'rueda_form_messages' => [ 'mail_sent_ok' => 'Thanks, [your-name]!' ] ] ];
		$ids      = [
			'Thank you for your message. It has been sent.' => $this->make_form( [ [ 'name' => 'your-name' ] ] ),
			'Thanks, Ada!' => $this->make_form( [ [ 'name' => 'your-name' ] ], $own ),
		];
		$database = LateReplica::begin();
		try {
			foreach ( $ids as $thanks => $id ) {
				$database->next_request( false );
				$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
				self::assertStringNotContainsString( 'Ada', $this->went );
				$database->next_request( false );

				$page = $this->printed_after_redirect( $id );
				self::assertSame( [ $thanks ], $this->texts( $page, '//p[@role="status"]' ) );
			}
		} finally {
			LateReplica::end();
		}
	}

	public function test_thanks_without_an_answer_in_them_need_no_row(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . LimitsTable::full_name() );

		self::assertStringContainsString(
			'data-status="sent"',
			self::tag( $this->printed_after_redirect( $id ), '//form' )
		);
	}

	public function test_an_address_that_somebody_made_up_says_no_thanks(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
		$right   = $this->went;
		$changes = [ '.sent.' => '.received.', "rueda_sent=$id" => 'rueda_sent=9', '-o1.' => '-o2.' ];
		foreach ( $changes as $part => $other ) {
			$this->went = str_replace( $part, $other, $right );
			self::assertNotSame( $right, $this->went );

			self::assertStringContainsString(
				'data-status="init"',
				self::tag( $this->printed_after_redirect( $id ), '//form' )
			);
		}
	}

	public function test_two_quick_presses_are_one_message(): void {
		$id = $this->make_form( [ [ 'name' => 'your-name' ] ] );
		add_filter( 'rueda_now', static fn (): int => 1_000_000_020 );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Ada' ] );
		$this->post( $id, [ '_wpcf7_unit_tag' => "wpcf7-f$id-o1", 'your-name' => 'Eva' ] );

		self::assertCount( 2, $this->mails );
	}
}
