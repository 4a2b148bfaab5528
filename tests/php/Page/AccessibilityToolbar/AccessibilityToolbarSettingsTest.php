<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\AccessibilityToolbar;

use Rueda\Definitions;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarWords;
use Rueda\Tests\TestCase;

final class AccessibilityToolbarSettingsTest extends TestCase {
	/** @param array<string, mixed> $change */
	private function save( array $change ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ AccessibilityToolbarSettings::OPTION => $change ] );
		return rest_do_request( $request );
	}

	/** @return array<string, mixed> The defaults, with a change in them. */
	private function with( string ...$path_and_value ): array {
		$value  = array_pop( $path_and_value );
		$change = $value;
		foreach ( array_reverse( $path_and_value ) as $name ) {
			$change = [ $name => $change ];
		}
		return array_replace_recursive( Definitions::TOOLBAR_DEFAULTS, (array) $change );
	}

	public function test_a33_admins_read_and_save_the_settings_and_get_what_they_sent(): void {
		$this->act_as( 'administrator' );
		$sent              = $this->with( 'actions', 'grayscale', 'label', 'No colours' );
		$sent['hours']     = 24;
		$sent['devices']   = [ 'phone' ];
		$sent['topMobile'] = '2.5rem';

		self::assertSame( 200, $this->save( $sent )->get_status() );

		$read = AccessibilityToolbarSettings::stored();
		self::assertSame( 24, $read['hours'] );
		self::assertSame( [ 'phone' ], $read['devices'] );
		self::assertSame( '2.5rem', $read['topMobile'] );
		self::assertSame( 'No colours', $read['actions']['grayscale']['label'] );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public static function wrong(): array {
		return [
			'no hours'              => [ [ 'hours' => 0 ] ],
			'less than no hours'    => [ [ 'hours' => -1 ] ],
			'more than a year'      => [ [ 'hours' => 8761 ] ],
			'hours in words'        => [ [ 'hours' => 'x' ] ],
			'half an hour'          => [ [ 'hours' => 0.5 ] ],
			'a length without unit' => [ [ 'topDesktop' => '100' ] ],
			'a length below zero'   => [ [ 'topMobile' => '-1px' ] ],
			'a length with more'    => [ [ 'topMobile' => '1px;color:red' ] ],
			'a length with a line'  => [ [ 'topMobile' => "1px\n" ] ],
			'a colour by name'      => [ [ 'colors' => [ 'panelText' => 'red' ] ] ],
			'a colour with more'    => [ [ 'colors' => [ 'panelText' => '#fff000}' ] ] ],
			'an unknown colour'     => [ [ 'colors' => [ 'other' => '#ffffff' ] ] ],
			'a ring of 11 pixels'   => [ [ 'focusRing' => [ 'width' => '11px' ] ] ],
			'a ring of no style'    => [ [ 'focusRing' => [ 'style' => 'none' ] ] ],
			'an unknown device'     => [ [ 'devices' => [ 'watch' ] ] ],
			'an unknown tool'       => [ [ 'actions' => [ 'read-aloud' => [ 'enabled' => true ] ] ] ],
			'an unknown side'       => [ [ 'side' => 'top' ] ],
			'an unknown place'      => [ [ 'display' => 'x' ] ],
			'a target with a space' => [ [ 'skipLink' => [ 'target' => 'a b' ] ] ],
			'words for a switch'    => [ [ 'save' => 'perhaps' ] ],
		];
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $change
	 */
	public function test_a33_what_the_schema_does_not_allow_is_refused( array $change ): void {
		$this->act_as( 'administrator' );

		self::assertSame( 400, $this->save( $change )->get_status() );
		self::assertSame( Definitions::TOOLBAR_DEFAULTS, AccessibilityToolbarSettings::stored() );
	}

	/**
	 * @dataProvider wrong
	 * @param array<string, mixed> $change
	 */
	public function test_a_wrong_value_in_the_database_is_that_of_a_new_site( array $change ): void {
		update_option( AccessibilityToolbarSettings::OPTION, array_replace( $change, [ 'title' => 'Read better' ] ) );

		$read = AccessibilityToolbarSettings::stored();

		self::assertSame( 'Read better', $read['title'] );
		self::assertSame(
			[ 'title' => 'Read better' ] + Definitions::TOOLBAR_DEFAULTS,
			[ 'title' => 'Read better' ] + $read
		);
	}

	public function test_an_anchor_may_have_letters_beyond_ascii(): void {
		$this->act_as( 'administrator' );

		self::assertSame( 200, $this->save( [ 'skipLink' => [ 'target' => 'menú_2-ñ' ] ] )->get_status() );
		self::assertSame( 'menú_2-ñ', AccessibilityToolbarSettings::stored()['skipLink']['target'] );
	}

	/** @return list<array{mixed}> */
	public static function rubbish(): array {
		return [
			[ null ],
			[ false ],
			[ '' ],
			[ 'x' ],
			[ 7 ],
			[ [] ],
			[ [ 'actions' => 'x' ] ],
			[ [ 'links' => [ 'help' => 3 ] ] ],
		];
	}

	/**
	 * @dataProvider rubbish
	 */
	public function test_invalid_data_in_the_database_becomes_the_defaults( mixed $value ): void {
		self::assertSame( Definitions::TOOLBAR_DEFAULTS, AccessibilityToolbarSettings::sanitize( $value ) );
	}

	public function test_a33_only_admins_read_and_save_the_settings(): void {
		foreach ( [ 'editor', 'subscriber' ] as $role ) {
			$this->act_as( $role );
			self::assertSame( 403, $this->save( [ 'hours' => 24 ] )->get_status() );
			self::assertSame( 403, rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_status() );
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->save( [ 'hours' => 24 ] )->get_status() );
	}

	/** @return list<array{string, string}> */
	public static function addresses(): array {
		return [
			[ 'https://example.org/help?a=1&b=2', 'https://example.org/help?a=1&b=2' ],
			[ 'http://example.org', 'http://example.org' ],
			[ 'mailto:help@example.org', 'mailto:help@example.org' ],
			[ 'tel:+34600000000', 'tel:+34600000000' ],
			[ '/sitemap', '/sitemap' ],
			[ '#help', '#help' ],
			[ 'javascript:alert(1)', '' ],
			[ ' JaVaScRiPt:alert(1)', '' ],
			[ 'data:text/html,x', '' ],
			[ 'ftp://example.org', '' ],
			[ '', '' ],
		];
	}

	/**
	 * @dataProvider addresses
	 */
	public function test_a26_only_addresses_that_lead_somewhere_harmless_are_kept( string $sent, string $kept ): void {
		$read = AccessibilityToolbarSettings::sanitize( $this->with( 'links', 'help', 'url', $sent ) );

		self::assertSame( $kept, $read['links']['help']['url'] );
	}

	public function test_rest_tells_the_whole_option_where_a_part_is_stored(): void {
		$this->act_as( 'administrator' );
		AccessibilityToolbarSettings::register();
		update_option( AccessibilityToolbarSettings::OPTION, [ 'hours' => 48 ] );

		$told = rest_do_request(
			new \WP_REST_Request( 'GET', '/wp/v2/settings' )
		)->get_data()[ AccessibilityToolbarSettings::OPTION ];

		self::assertSame( array_replace( Definitions::TOOLBAR_DEFAULTS, [ 'hours' => 48 ] ), $told );
	}

	public function test_labels_are_text(): void {
		$read = AccessibilityToolbarSettings::sanitize(
			$this->with( 'actions', 'reset', 'label', '<script>x</script>Back' )
		);

		self::assertSame( 'Back', $read['actions']['reset']['label'] );
		$read = AccessibilityToolbarSettings::sanitize( $this->with( 'actions', 'reset', 'label', 'a < b 50%de <x' ) );
		self::assertSame( 'a < b 50%de', $read['actions']['reset']['label'] );
	}

	public function test_a34_translation_plugins_are_told_of_every_label_and_address(): void {
		$file = simplexml_load_file( RUEDA_DIR . 'wpml-config.xml' );
		self::assertNotFalse( $file );
		$named = static fn ( string $path ): array => array_map( 'strval', $file->xpath( $path . '/@name' ) ?: [] );
		$root  = '/wpml-config/admin-texts/key[@name="rueda_accessibility"]/key';

		self::assertSame( [ 'title', 'actions', 'links' ], $named( $root ) );
		self::assertSame( [ 'label' ], $named( $root . '[@name="actions"]/key[@name="*"]/key' ) );
		self::assertSame( [ 'label', 'url' ], $named( $root . '[@name="links"]/key[@name="*"]/key' ) );
	}

	public function test_every_tool_and_link_has_words(): void {
		self::assertSame(
			array_column( Definitions::TOOLBAR_TOOLS, 'id' ),
			array_keys( AccessibilityToolbarWords::tools() )
		);
		self::assertSame( Definitions::TOOLBAR_LINKS, array_keys( AccessibilityToolbarWords::links() ) );
	}
}
