<?php

declare( strict_types=1 );

namespace Rueda\Tests\Page\AccessibilityToolbar;

use Rueda\Page\AccessibilityToolbar\AccessibilityToolbarSettings;
use Rueda\Page\AccessibilityToolbar\OneClickSettings;
use Rueda\Settings\SettingsScreen;
use Rueda\Tests\TestCase;

/** The settings that One Click Accessibility has left in the database. */
final class OneClickSettingsTest extends TestCase {
	/** @param array<string, mixed> $options */
	private function store( array $options ): void {
		foreach ( $options as $name => $value ) {
			update_option( 'pojo_a11y_' . $name, $value );
		}
	}

	public function test_without_that_plugin_nothing_is_offered(): void {
		self::assertNull( OneClickSettings::converted() );
	}

	public function test_places_words_links_colors_and_times_are_taken_over(): void {
		$this->store(
			[
				'toolbar'                            => 'hidden-phone',
				'toolbar_title'                      => 'Read better',
				'toolbar_button_resize_font'         => 'disable',
				'toolbar_button_light_bg'            => 'disable',
				'toolbar_button_grayscale_title'     => 'Grayscale',
				'toolbar_button_high_contrast_title' => 'Stronger <b>colors</b>',
				'toolbar_button_help_link'           => 'https://example.org/help',
				'focusable'                          => 'enable',
				'skip_to_content_link'               => 'disable',
				'skip_to_content_link_element_id'    => 'main',
				'save_expiration'                    => '168',
				'customizer_options'                 => [
					'a11y_toolbar_icon'         => 'wheelchair',
					'a11y_toolbar_position'     => 'right',
					'a11y_toolbar_distance_top' => '20%',
					'a11y_bg_toolbar'           => '#FED',
					'a11y_focus_outline_style'  => 'dashed',
					'a11y_focus_outline_width'  => '2px',
					'a11y_focus_outline_color'  => '#FF0000',
				],
			]
		);
		$taken = OneClickSettings::converted();
		self::assertNotNull( $taken );
		self::assertSame( 'everywhere', $taken['display'] );
		self::assertSame( [ 'desktop', 'tablet' ], $taken['devices'] );
		self::assertSame( 'Read better', $taken['title'] );
		self::assertFalse( $taken['actions']['resize-plus']['enabled'] );
		self::assertFalse( $taken['actions']['resize-minus']['enabled'] );
		self::assertFalse( $taken['actions']['light-background']['enabled'] );
		self::assertTrue( $taken['actions']['letter-spacing']['enabled'] );
		self::assertSame( '', $taken['actions']['grayscale']['label'] );
		self::assertSame( 'Stronger colors', $taken['actions']['high-contrast']['label'] );
		self::assertSame( 'https://example.org/help', $taken['links']['help']['url'] );
		self::assertSame( 'right', $taken['side'] );
		self::assertSame( 'wheelchair', $taken['icon'] );
		self::assertSame( '20%', $taken['topDesktop'] );
		self::assertSame( '#ffeedd', strtolower( $taken['colors']['panelBackground'] ) );
		self::assertSame(
			[ 'enabled' => true, 'style' => 'dashed', 'width' => '2px', 'color' => '#FF0000' ],
			$taken['focusRing']
		);
		self::assertSame( [ 'enabled' => false, 'target' => 'main' ], $taken['skipLink'] );
		self::assertSame( 168, $taken['hours'] );
	}

	public function test_what_is_broken_or_hostile_becomes_the_default(): void {
		$before = AccessibilityToolbarSettings::stored();
		$this->store(
			[
				'toolbar'                  => 'visible-fridge',
				'toolbar_button_help_link' => 'javascript:alert(1)',
				'save_expiration'          => [ 'x' ],
				'customizer_options'       => [
					'a11y_toolbar_icon'         => [ 'x' ],
					'a11y_toolbar_position'     => '"><script>',
					'a11y_toolbar_distance_top' => '1px;color:red',
					'a11y_bg_toolbar'           => 'url(x)',
					'a11y_focus_outline_style'  => 'initial',
				],
			]
		);
		self::assertSame(
			[ 'display' => 'everywhere' ] + $before,
			OneClickSettings::converted()
		);
	}

	public function test_a_toolbar_that_is_off_there_is_not_on_every_page_here(): void {
		$this->store( [ 'toolbar' => 'disable' ] );
		self::assertSame( 'block', OneClickSettings::converted()['display'] ?? '' );
	}

	public function test_settings_of_one_click_are_given_to_the_settings_screen_until_an_admin_has_answered(): void {
		$this->store( [ 'toolbar_title' => '</script>', 'toolbar' => 'enable' ] );
		wp_enqueue_script( SettingsScreen::SCRIPT, 'https://example.org/settings.js', [], '1', true );
		$printed = static function (): string {
			OneClickSettings::give_to_settings();
			return wp_scripts()->get_inline_script_data( SettingsScreen::SCRIPT, 'before' );
		};

		update_option( OneClickSettings::ANSWERED, true );
		self::assertSame( '', $printed() );
		update_option( OneClickSettings::ANSWERED, false );
		self::assertStringContainsString( 'window.ruedaOneClick = {"display":"everywhere"', $printed() );
		self::assertStringNotContainsString( '</script>', $printed() );
		wp_dequeue_script( SettingsScreen::SCRIPT );
		wp_deregister_script( SettingsScreen::SCRIPT );
	}
}
