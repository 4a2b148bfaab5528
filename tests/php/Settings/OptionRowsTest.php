<?php

declare( strict_types=1 );

namespace Rueda\Tests\Settings;

use Rueda\Report\Settings as ReportSettings;
use Rueda\Settings\OptionRows;
use Rueda\Settings\PrivacySettings;
use Rueda\Share\ReportMailTexts;
use Rueda\Tests\TestCase;

final class OptionRowsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		foreach ( [ ReportSettings::OPTION, PrivacySettings::OPTION, ReportMailTexts::OPTION ] as $name ) {
			delete_option( $name );
		}
	}

	public function test_reading_how_reports_are_kept_asks_the_database_nothing(): void {
		global $wpdb;
		$this->rows()->create();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		self::assertSame(
			[
				'months'   => 12,
				'picture'  => true,
				'mail_pdf' => false,
			],
			ReportSettings::stored()
		);
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_what_only_admins_and_mails_read_is_not_loaded_with_every_page(): void {
		$this->rows()->create();
		get_option( ReportMailTexts::OPTION );
		update_option( ReportMailTexts::OPTION, [ 'subject' => 'Your wheel' ] );
		self::assertSame( 'Your wheel', get_option( ReportMailTexts::OPTION )['subject'] );
		wp_cache_flush();
		$loaded = wp_load_alloptions();

		self::assertArrayHasKey( ReportSettings::OPTION, $loaded );
		self::assertArrayNotHasKey( PrivacySettings::OPTION, $loaded );
		self::assertArrayNotHasKey( ReportMailTexts::OPTION, $loaded );
	}

	public function test_leaves_alone_what_an_admin_has_chosen(): void {
		update_option( ReportSettings::OPTION, [ 'months' => 3, 'picture' => false ] );

		$this->rows()->create();

		self::assertSame( 3, ReportSettings::stored()['months'] );
	}

	private function rows(): OptionRows {
		$rows = new OptionRows(
			[
				ReportSettings::OPTION  => [
					'value'    => static fn (): array => ReportSettings::stored(),
					'on_pages' => true,
				],
				PrivacySettings::OPTION => [
					'value'    => static fn (): array => PrivacySettings::stored(),
					'on_pages' => false,
				],
				ReportMailTexts::OPTION => [
					'value'    => static fn (): array => ReportMailTexts::sanitize( [] ),
					'on_pages' => false,
				],
			]
		);
		$rows->register();
		return $rows;
	}
}
