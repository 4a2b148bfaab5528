<?php

declare( strict_types=1 );

namespace Rueda\Tests\Settings;

use Rueda\Settings\PrivacySettings;
use Rueda\Settings\SettingsScreen;
use Rueda\Tests\TestCase;
use WP_REST_Request;

final class SettingsTest extends TestCase {
	private const NAME = PrivacySettings::OPTION;

	protected function setUp(): void {
		parent::setUp();
		delete_option( self::NAME );
	}

	/** @return array<string, array{string, int}> */
	public function strangers(): array {
		return [
			'nobody'     => [ '', 401 ],
			'subscriber' => [ 'subscriber', 403 ],
			'editor'     => [ 'editor', 403 ],
		];
	}

	/** @dataProvider strangers */
	public function test_are_closed_to_all_but_admins( string $role, int $status ): void {
		if ( '' !== $role ) {
			$this->act_as( $role );
		}

		self::assertSame( $status, $this->ask( 'GET' )->get_status() );
		self::assertSame( $status, $this->ask( 'POST', [ 'remove_content' => true ] )->get_status() );
		self::assertFalse( PrivacySettings::stored()['remove_content'] );
	}

	public function test_are_read_and_written_by_an_admin(): void {
		$this->act_as( 'administrator' );
		self::assertSame(
			[
				'remove_settings'     => false,
				'remove_content'      => false,
				'remove_visitor_data' => false,
			],
			$this->ask( 'GET' )->get_data()[ self::NAME ]
		);

		$answer = $this->ask( 'POST', [ 'remove_settings' => true ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame(
			[
				'remove_settings'     => true,
				'remove_content'      => false,
				'remove_visitor_data' => false,
			],
			$answer->get_data()[ self::NAME ]
		);
	}

	public function test_refuse_what_they_do_not_know(): void {
		$this->act_as( 'administrator' );

		self::assertSame( 400, $this->ask( 'POST', [ 'remove_site' => true ] )->get_status() );
		self::assertSame( 400, $this->ask( 'POST', [ 'remove_settings' => 'perhaps' ] )->get_status() );
	}

	public function test_a_damaged_option_counts_as_no_consent(): void {
		foreach ( [ 'broken', [ 'remove_content' => [] ], [ 'other' => true ], null ] as $stored ) {
			remove_all_filters( 'sanitize_option_' . self::NAME );
			update_option( self::NAME, $stored );
			self::assertSame( [ false, false, false ], array_values( PrivacySettings::stored() ) );
		}
	}

	public function test_have_a_screen_for_admins_alone(): void {
		$GLOBALS['menu']    = [];
		$GLOBALS['submenu'] = [];
		$this->act_as( 'editor' );
		( new SettingsScreen() )->add_to_menu();
		self::assertArrayNotHasKey( SettingsScreen::SLUG, $GLOBALS['submenu'] );

		$this->act_as( 'administrator' );
		( new SettingsScreen() )->add_to_menu();
		self::assertContains( SettingsScreen::SLUG, array_column( $GLOBALS['menu'], 2 ) );
	}

	public function test_the_settings_entry_is_not_current_while_a_new_post_is_made(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$before = $GLOBALS['current_screen'] ?? null;
		$screen = new SettingsScreen();
		foreach ( [
			'wheel'                        => 'edit.php?post_type=wheel',
			'edit-rueda_form'              => 'edit.php?post_type=rueda_form',
			'toplevel_page_rueda-settings' => SettingsScreen::SLUG,
		] as $where => $entry ) {
			set_current_screen( $where );
			self::assertSame( $entry, $screen->highlighted_entry( SettingsScreen::SLUG ) );
			self::assertSame( 'rueda-reports', $screen->highlighted_entry( 'rueda-reports' ) );
			self::assertNull( $screen->highlighted_entry( null ) );
		}
		$GLOBALS['current_screen'] = $before;
	}

	public function test_stand_at_the_end_of_the_menu(): void {
		$GLOBALS['submenu'] = [];
		$this->act_as( 'administrator' );
		$screen = new SettingsScreen();
		$screen->add_to_menu();
		foreach ( [ 'rueda-messages', 'rueda-reports', 'rueda-overview' ] as $other ) {
			add_submenu_page( SettingsScreen::SLUG, $other, $other, 'read', $other, '__return_null' );
		}
		$screen->move_to_end();

		self::assertSame(
			[ 'rueda-messages', 'rueda-reports', 'rueda-overview', SettingsScreen::SLUG ],
			array_column( $GLOBALS['submenu'][ SettingsScreen::SLUG ], 2 )
		);
	}

	public function test_load_their_script_on_their_own_screen_alone(): void {
		$this->act_as( 'administrator' );
		$screen = new SettingsScreen();
		$screen->enqueue( 'index.php' );
		$screen->add_to_menu();
		$screen->enqueue( 'index.php' );
		self::assertFalse( wp_script_is( 'rueda-admin-settings', 'enqueued' ) );

		$screen->enqueue( 'toplevel_page_rueda-settings' );
		self::assertSame(
			is_file( RUEDA_DIR . 'build/admin/settings.asset.php' ),
			wp_script_is( 'rueda-admin-settings', 'enqueued' )
		);
		// WordPress itself or the editor's styles provide the colours of the user's scheme.
		$styles = wp_styles();
		$styles->all_deps( [ 'wp-admin', 'rueda-admin-settings' ] );
		self::assertNotSame( [], array_intersect( [ 'wp-base-styles', 'wp-block-editor' ], $styles->to_do ) );
	}

	public function test_the_page_has_the_element_for_the_screen(): void {
		$this->act_as( 'administrator' );
		ob_start();
		( new SettingsScreen() )->print();
		$html = (string) ob_get_clean();

		self::assertStringContainsString( 'id="rueda-settings"', $html );
		self::assertStringContainsString( '<noscript>', $html );
	}

	/** @param array<string, mixed>|null $value */
	private function ask( string $method, ?array $value = null ): \WP_REST_Response {
		$request = new WP_REST_Request( $method, '/wp/v2/settings' );
		if ( null !== $value ) {
			$request->set_body_params( [ self::NAME => $value ] );
		}
		return rest_do_request( $request );
	}
}
