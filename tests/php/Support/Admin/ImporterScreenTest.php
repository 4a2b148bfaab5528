<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Admin;

use Rueda\Support\Admin\ImporterPage;
use Rueda\Support\Admin\ImporterScreen;
use Rueda\Tests\AtAnImporter;
use Rueda\Tests\TestCase;

final class ImporterScreenTest extends TestCase {
	use AtAnImporter;

	protected function setUp(): void {
		parent::setUp();
		$this->arrive();
	}

	public function test_the_page_after_the_form_tells_what_became_of_it(): void {
		$this->act_as( 'administrator' );
		$screen = $this->screen();
		$screen->offer();
		self::assertSame( 'Old things', $GLOBALS['wp_importers']['some-things'][0] );

		$address = $this->post( [ $screen, 'receive' ], [ '_wpnonce' => wp_create_nonce( 'some_nonce' ) ] );
		self::assertSame( $screen::address() . '&rueda_state=more', $address );
		$shown = $this->shown_at( $address, $GLOBALS['wp_importers']['some-things'][2] );
		self::assertStringContainsString( '2 of 5 (more)', $shown );
		self::assertStringContainsString( '<input type="hidden" name="from" value="7">', $shown );
	}

	public function test_another_user_or_an_expired_nonce_is_refused(): void {
		$this->act_as( 'editor' );
		$this->screen()->offer();
		self::assertArrayNotHasKey( 'wp_importers', $GLOBALS );
		self::assertSame( 'died', $this->post( [ $this->screen(), 'receive' ], [] ) );

		$this->act_as( 'administrator' );
		self::assertSame( 'died', $this->post( [ $this->screen(), 'receive' ], [ '_wpnonce' => 'old' ] ) );
	}

	private function screen(): ImporterScreen {
		$page = new class() extends ImporterPage {
			public function print(): void {
				$words = "%1\$s of %2\$s ({$this->state()})";
				$this->print_next( ImporterScreen::class, 'some-form', [ 2, 5 ], $words, [ 'from' => 7 ] );
			}
		};
		return new class( $page ) extends ImporterScreen {
			public const SLUG = 'some-things';

			public const NONCE = 'some_nonce';

			protected function words(): array {
				return [ 'Old things', 'Import old things.' ];
			}

			protected function refusal(): string {
				return 'No.';
			}

			protected function answer(): array {
				return [ self::STATE => self::MORE ];
			}
		};
	}
}
