<?php

declare( strict_types=1 );

namespace Rueda\Tests\Start;

use Rueda\Form\FormPostType;
use Rueda\Share\SharingSettings;
use Rueda\Start\EmptyLists;
use Rueda\Start\StartNotice;
use Rueda\Start\StartScreen;
use Rueda\Tests\TestCase;
use Rueda\Wheel\WheelPostType;

final class StartTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		delete_option( StartNotice::OPTION );
		delete_option( SharingSettings::OPTION );
		$this->act_as( 'administrator' );
		set_current_screen( 'plugins' );
	}

	public function test_the_notice_is_shown_once_after_activation(): void {
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
		StartNotice::begin();
		$told = $this->printed( [ StartNotice::class, 'print' ] );
		self::assertStringContainsString( 'page=rueda-kits&#038;starter=small-site-en', $told );
		self::assertLessThan( strpos( $told, 'page=rueda-start' ), strpos( $told, 'Start with a ready-made page' ) );
		self::assertSame( 1, substr_count( $told, 'button-primary' ) );
		self::assertStringContainsString( 'page=rueda-start', $told );
		self::assertStringContainsString( 'Dismiss', $told );

		StartNotice::end();
		// The plugin was deactivated and activated again.
		StartNotice::begin();
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
	}

	public function test_the_notice_is_shown_to_admins_on_the_plugins_screen(): void {
		StartNotice::begin();
		set_current_screen( 'edit-post' );
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
		set_current_screen( 'plugins' );
		$this->act_as( 'editor' );
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
	}

	public function test_is_done_when_a_ready_made_page_is_being_chosen(): void {
		StartNotice::begin();
		$_GET = [ 'page' => 'rueda-kits' ];
		StartNotice::dismiss();
		self::assertNotSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );

		$_GET['starter'] = 'small-site-en';
		$this->act_as( 'editor' );
		StartNotice::dismiss();
		$this->act_as( 'administrator' );
		self::assertNotSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
		StartNotice::dismiss();
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );
	}

	public function test_offers_a_ready_made_page_in_the_language_of_the_site_first(): void {
		add_filter( 'locale', static fn (): string => 'es_ES' );
		$html = $this->printed( [ $this->screen(), 'print' ] );
		self::assertStringContainsString( 'page=rueda-kits&#038;starter=small-site-es', $html );
		self::assertSame( 1, substr_count( $html, 'button-primary' ) );
		self::assertLessThan( strpos( $html, 'post_type=wheel' ), strpos( $html, 'starter=' ) );
		self::assertStringContainsString( '/kits/media/', $html );
	}

	public function test_is_done_when_the_screen_was_opened_from_the_row_of_the_plugin(): void {
		StartNotice::begin();
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$screen                    = $this->screen();
		self::assertStringContainsString( 'page=rueda-start', $screen->add_link( [ 'Deactivate' ] )[0] );
		$screen->prepare();
		self::assertSame( '', $this->printed( [ StartNotice::class, 'print' ] ) );

		$html = $this->printed( [ $screen, 'print' ] );
		self::assertStringContainsString( 'post-new.php?post_type=wheel', $html );
		self::assertStringContainsString( 'post-new.php?post_type=rueda_form', $html );
		self::assertMatchesRegularExpression( '/name="email" value="1"\s+checked/', $html );
	}

	public function test_stores_the_answer_even_where_it_is_the_default(): void {
		$this->screen()->save( true );
		self::assertTrue( get_option( SharingSettings::OPTION, [] )['email'] );
		add_filter( 'default_option_' . SharingSettings::OPTION, '__return_empty_array', 99 );
		self::assertTrue( ( new SharingSettings() )->read()['email'] );
		$this->screen()->save( false );
		self::assertFalse( ( new SharingSettings() )->read()['email'] );
	}

	/** @dataProvider lists */
	public function test_empty_lists_say_what_to_do( string $type ): void {
		foreach ( get_posts(
			[ 'post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ]
		) as $id ) {
			wp_delete_post( $id, true );
		}
		set_current_screen( "edit-{$type}" );
		$lists = new EmptyLists();
		$html  = $this->printed( static fn () => $lists->print( 'top' ) );
		self::assertStringContainsString( '<svg', $html );
		self::assertSame( 1, substr_count( $html, 'button-primary' ) );
		self::assertStringContainsString( "post-new.php?post_type={$type}", $html );
		self::assertSame( '', $this->printed( static fn () => $lists->print( 'bottom' ) ) );

		wp_insert_post( [ 'post_type' => $type, 'post_status' => 'draft', 'post_title' => 'One' ] );
		self::assertSame( '', $this->printed( static fn () => $lists->print( 'top' ) ) );
	}

	/** @return iterable<array{string}> */
	public function lists(): iterable {
		yield [ WheelPostType::NAME ];
		yield [ FormPostType::NAME ];
	}

	private function screen(): StartScreen {
		return new StartScreen( new SharingSettings() );
	}

	private function printed( callable $print ): string {
		ob_start();
		$print();
		return (string) ob_get_clean();
	}
}
