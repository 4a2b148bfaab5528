<?php

declare( strict_types=1 );

namespace Rueda\Start;

use Rueda\Form\FormPostType;
use Rueda\Kit\Library\StarterKits;
use Rueda\Settings\SettingsScreen;
use Rueda\Share\SharingSettings;
use Rueda\Wheel\DefaultGraphic;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** The first step: a ready-made page, a wheel or a form, and the one question that an admin of a new site is asked. */
final class StartScreen {
	public const SLUG = 'rueda-start';

	private const ACTION = 'rueda_start';

	public function __construct(
		private SharingSettings $sharing
	) {}

	/** The screen has no entry in the menu, because it is needed once, and the row of the plugin leads to it. */
	public function add_to_menu(): void {
		$hook = add_submenu_page(
			SettingsScreen::SLUG,
			__( 'Get started with Rueda', 'rueda' ),
			__( 'Get started', 'rueda' ),
			'manage_options',
			self::SLUG,
			[ $this, 'print' ]
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", [ $this, 'prepare' ] );
			// The screen stays allowed, and its menu stays open.
			add_action( 'admin_head', static fn () => remove_submenu_page( SettingsScreen::SLUG, self::SLUG ) );
		}
	}

	/** Not escaped. */
	public static function address(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/** The screen of kits, with the one that a new site is offered in its language. Not escaped. */
	public static function ready_made(): string {
		return admin_url( 'admin.php?page=rueda-kits&starter=' . StarterKits::first() );
	}

	/**
	 * @param array<string> $links
	 * @return array<string>
	 */
	public function add_link( array $links ): array {
		array_unshift(
			$links,
			sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Get started', 'rueda' ) )
		);
		return $links;
	}

	/** Runs before anything is printed: an admin who is here has taken the first step, and may have sent the form. */
	public function prepare(): void {
		StartNotice::end();
		wp_enqueue_style( self::SLUG, RUEDA_URL . 'includes/Start/start-screen.css', [], RUEDA_VERSION );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		check_admin_referer( self::ACTION );
		$this->save( isset( $_POST['email'] ) );
		wp_safe_redirect( add_query_arg( 'saved', '1', self::address() ) );
		exit;
	}

	public function save( bool $is_email_on ): void {
		$choice = [ 'email' => $is_email_on ] + $this->sharing->read();
		// update_option() does not store a value that equals the default, but a choice has to outlive the default.
		if ( ! add_option( SharingSettings::OPTION, $choice ) ) {
			update_option( SharingSettings::OPTION, $choice );
		}
	}

	public function print(): void {
		echo '<div class="wrap rueda-start">';
		printf( '<h1>%s</h1>', esc_html__( 'Get started with Rueda', 'rueda' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only a sentence is shown.
		if ( isset( $_GET['saved'] ) ) {
			wp_admin_notice(
				esc_html__( 'Your choice was saved.', 'rueda' ),
				[ 'type' => 'success', 'dismissible' => true ]
			);
		}
		$this->print_ready_made();
		printf( '<h2>%s</h2>', esc_html__( 'Or start with one part', 'rueda' ) );
		echo '<div class="rueda-start__parts">';
		$this->print_card(
			DefaultGraphic::draw( 'rueda-start-wheel' ),
			__( 'A wheel of life', 'rueda' ),
			__( 'Visitors rate areas of their life and see the result as a chart.', 'rueda' ),
			__( 'Add new wheel', 'rueda' ),
			WheelPostType::NAME
		);
		$this->print_card(
			'<span class="dashicons dashicons-email-alt"></span>',
			__( 'A contact form', 'rueda' ),
			__( 'Visitors write to you. Each message is stored before it is emailed.', 'rueda' ),
			__( 'Add new form', 'rueda' ),
			FormPostType::NAME
		);
		echo '</div>';
		$this->print_question();
		echo '</div>';
	}

	/** This part is large, because for most sites it is the fastest way to something that visitors can use. */
	private function print_ready_made(): void {
		$kits = array_column( StarterKits::all(), 'thumbnail', 'id' );
		printf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a picture of the plugin's, not of the library.
			'<div class="card rueda-start__kits"><img src="%1$s" alt=""><div><h2>%2$s</h2><p>%3$s</p><p>%4$s</p>'
				. '<p><a class="button button-primary button-hero" href="%5$s">%6$s</a></p></div></div>',
			esc_url( $kits[ StarterKits::first() ] ?? '' ),
			esc_html__( 'Start with a ready-made page', 'rueda' ),
			esc_html__(
				'A small site, a page with a wheel of life, or a contact page: with texts and images that you can keep or replace.',
				'rueda'
			),
			esc_html__(
				'You see what will be added before it is added. Your own pages stay as they are, and you can undo it.',
				'rueda'
			),
			esc_url( self::ready_made() ),
			esc_html__( 'Choose a ready-made page', 'rueda' )
		);
	}

	private function print_card( string $picture, string $title, string $text, string $button, string $type ): void {
		printf(
			'<div class="card rueda-start__part"><div class="rueda-start__picture" aria-hidden="true">%1$s</div>'
				. '<h3>%2$s</h3><p>%3$s</p><a class="button button-hero" href="%4$s">%5$s</a></div>',
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- pictures of ours.
			$picture,
			esc_html( $title ),
			esc_html( $text ),
			esc_url( admin_url( 'post-new.php?post_type=' . $type ) ),
			esc_html( $button )
		);
	}

	private function print_question(): void {
		printf(
			'<form method="post" action="%1$s"><h2>%2$s</h2>'
				. '<p><label><input type="checkbox" name="email" value="1" %3$s> %4$s</label></p>'
				. '<p class="description">%5$s</p>',
			esc_url( self::address() ),
			esc_html__( 'What may visitors do with their wheel?', 'rueda' ),
			checked( $this->sharing->read()['email'], true, false ),
			esc_html__( 'Visitors can email their report to themselves', 'rueda' ),
			esc_html__(
				'They can always view their report and copy its link. You find this and the networks under Settings → Sharing.',
				'rueda'
			)
		);
		wp_nonce_field( self::ACTION );
		printf( '<p><button class="button">%s</button></p></form>', esc_html__( 'Save', 'rueda' ) );
	}
}
