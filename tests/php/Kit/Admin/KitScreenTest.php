<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Admin;

use Rueda\Kit\Admin\KitScreen;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Tests\TestCase;

final class KitScreenTest extends TestCase {
	public function test_prints_the_page_that_is_asked_for(): void {
		$this->act_as( 'administrator' );
		$html = $this->printed();
		self::assertStringContainsString( 'id="rueda-kits" data-tab="import"', $html );
		self::assertStringContainsString( 'data-tracking="off"', $html );
		self::assertMatchesRegularExpression( '/data-limit="[1-9]\d+"/', $html );

		self::assertStringContainsString( 'data-sections="[{&quot;key&quot;:&quot;wheels&quot;', $html );

		add_filter(
			'rueda_kit_sections',
			static fn ( array $all ): array => [ ...$all, [ 'key' => 'mine', 'title' => 'Mine & "yours"' ] ]
		);
		self::assertStringContainsString( 'Mine \u0026 \&quot;yours\&quot;', $this->printed() );

		add_filter( 'rueda_kit_max_bytes', static fn (): int => 1000 );
		self::assertStringContainsString( 'data-limit="1000"', $this->printed() );

		$_GET['tab'] = 'export';
		self::assertStringContainsString( 'data-tab="export"', $this->printed() );
		self::assertStringContainsString( 'tab=export" aria-current="page">Export</a>', $this->printed() );
		$_GET['tab'] = [ '"><script>' ];
		self::assertStringContainsString( 'data-tab="import"', $this->printed() );
	}

	public function test_says_so_if_files_cannot_be_uploaded(): void {
		$this->act_as( 'administrator' );
		add_filter(
			'user_has_cap',
			static fn ( array $all ): array => [ 'upload_files' => false ] + $all
		);
		$html = $this->printed();
		self::assertStringContainsString( 'you must also be allowed to upload files', $html );
		self::assertStringNotContainsString( 'rueda-kits', $html );
	}

	public function test_tells_that_it_was_opened_if_an_admin_wants_that(): void {
		$this->act_as( 'administrator' );
		$told = [];
		add_action(
			'rueda_track',
			static function ( $event ) use ( &$told ): void {
				$told[] = $event;
			}
		);
		$this->printed();
		update_option( TrackingSetting::OPTION, 'local' );
		self::assertStringContainsString( 'data-tracking="local"', $this->printed() );
		self::assertSame(
			[
				[
					'event'              => 'page_views_website_templates',
					'trigger'            => 'page loaded',
					'page_loaded'        => 'kits',
					'secondary_location' => 'import',
				],
			],
			$told
		);
	}

	private function printed(): string {
		ob_start();
		( new KitScreen() )->print();
		return (string) ob_get_clean();
	}
}
