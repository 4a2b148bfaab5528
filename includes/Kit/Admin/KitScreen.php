<?php

declare( strict_types=1 );

namespace Rueda\Kit\Admin;

use Rueda\Kit\Format\Limits;
use Rueda\Kit\Sections\Sections;
use Rueda\Kit\Tracking\Tracker;
use Rueda\Kit\Tracking\TrackingSetting;
use Rueda\Settings\SettingsScreen;
use Rueda\Support\Admin\ScreenScript;

defined( 'ABSPATH' ) || exit;

/** Rueda → Kits: prints the tabs of its three pages and the root of the React screen, and loads its script. */
final class KitScreen {
	public const SLUG   = 'rueda-kits';
	public const SCRIPT = 'rueda-admin-kits';

	private string $hook = '';

	public function add_to_menu(): void {
		$this->hook = (string) add_submenu_page(
			SettingsScreen::SLUG,
			__( 'Kits', 'rueda' ),
			__( 'Kits', 'rueda' ),
			'manage_options',
			self::SLUG,
			[ $this, 'print' ]
		);
	}

	/** The address of the screen, not escaped. */
	public static function address( string $tab = '' ): string {
		$address = admin_url( 'admin.php?page=' . self::SLUG );
		return '' === $tab ? $address : add_query_arg( 'tab', $tab, $address );
	}

	public function print(): void {
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Kits', 'rueda' ) );
		printf(
			'<p>%s</p>',
			esc_html__(
				'A kit is one file with wheels, forms, pages, patterns and settings of a site. Export it here and import it on another site.',
				'rueda'
			)
		);
		if ( ! current_user_can( 'upload_files' ) ) {
			self::print_notice( esc_html__( 'To use kits, you must also be allowed to upload files.', 'rueda' ) );
		} elseif ( ! class_exists( 'ZipArchive' ) ) {
			self::print_notice(
				esc_html__(
					'PHP’s zip extension is missing, so kits cannot be opened or created. Ask your host to turn it on.',
					'rueda'
				)
			);
		} else {
			$this->print_place( $this->tab() );
		}
		echo '</div>';
	}

	private static function print_notice( string $html ): void {
		wp_admin_notice( $html, [ 'type' => 'error', 'additional_classes' => [ 'inline' ] ] );
	}

	private function print_place( string $current ): void {
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Kits', 'rueda' ) );
		foreach ( $this->tabs() as $name => $title ) {
			printf(
				'<a class="nav-tab%1$s" href="%2$s" aria-current="%3$s">%4$s</a>',
				esc_attr( $name === $current ? ' nav-tab-active' : '' ),
				esc_url( self::address( $name ) ),
				esc_attr( $name === $current ? 'page' : 'false' ),
				esc_html( $title )
			);
		}
		printf(
			'</nav><div id="rueda-kits" data-tab="%1$s" data-address="%2$s" data-limit="%3$d"'
				. ' data-tracking="%4$s" data-sections="%5$s" class="rueda-kits"><noscript><p>%6$s</p></noscript>'
				. '</div>',
			esc_attr( $current ),
			esc_url( self::address() ),
			(int) min( Limits::file(), wp_max_upload_size() ),
			esc_attr( TrackingSetting::stored() ),
			esc_attr( (string) wp_json_encode( Sections::of_site()->all(), JSON_HEX_AMP ) ),
			esc_html__( 'Kits need JavaScript. Please turn it on in your browser and reload this page.', 'rueda' )
		);
		Tracker::track(
			'page_views_website_templates',
			[ 'trigger' => 'page loaded', 'page_loaded' => 'kits', 'secondary_location' => $current ]
		);
	}

	/** @return non-empty-array<string, string> */
	private function tabs(): array {
		return [
			'import'  => __( 'Import', 'rueda' ),
			'export'  => __( 'Export', 'rueda' ),
			'history' => __( 'Imports so far', 'rueda' ),
		];
	}

	private function tab(): string {
		// Only compared.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput
		$asked = $_GET['tab'] ?? '';
		return is_string( $asked ) && isset( $this->tabs()[ $asked ] ) ? $asked : 'import';
	}

	public function enqueue( string $hook ): void {
		if ( '' !== $this->hook && $hook === $this->hook ) {
			ScreenScript::enqueue( self::SCRIPT, 'kits' );
		}
	}
}
