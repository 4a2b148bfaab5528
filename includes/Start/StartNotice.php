<?php

declare( strict_types=1 );

namespace Rueda\Start;

defined( 'ABSPATH' ) || exit;

/** One notice after activation. It goes away with the first step, or when an admin says so, and never comes back. */
final class StartNotice {
	public const OPTION = 'rueda_first_step';

	private const DUE = 'due';

	private const DONE = 'done';

	private const DISMISS = 'rueda_dismiss_first_step';

	/** The screens on which an admin is after activating a plugin. */
	private const SCREENS = [ 'plugins', 'dashboard' ];

	/** The option stays when the plugin is deactivated, so that nobody is told twice. */
	public static function begin(): void {
		add_option( self::OPTION, self::DUE );
	}

	public static function end(): void {
		if ( self::DUE === get_option( self::OPTION ) ) {
			update_option( self::OPTION, self::DONE );
		}
	}

	public static function dismiss(): void {
		// An admin who chooses a ready-made page has taken the first step.
		// phpcs:ignore WordPress.Security -- only compared.
		$is_choosing = 'rueda-kits' === ( $_GET['page'] ?? '' ) && isset( $_GET['starter'] );
		if ( $is_choosing && current_user_can( 'manage_options' ) ) {
			self::end();
		}
		if (
			isset( $_GET[ self::DISMISS ] )
			&& current_user_can( 'manage_options' )
			&& false !== check_admin_referer( self::DISMISS )
		) {
			self::end();
			wp_safe_redirect( remove_query_arg( [ self::DISMISS, '_wpnonce' ] ) );
			exit;
		}
	}

	public static function print(): void {
		if (
			self::DUE !== get_option( self::OPTION )
			|| ! current_user_can( 'manage_options' )
			|| ! in_array( get_current_screen()->id ?? '', self::SCREENS, true )
		) {
			return;
		}
		$link = '<a class="%s" style="margin-inline-end:.75rem" href="%s">%s</a>';
		printf(
			'<div class="notice notice-info"><p><strong>%1$s</strong> %2$s</p><p>%3$s%4$s%5$s</p></div>',
			esc_html__( 'Rueda is active.', 'rueda' ),
			esc_html__( 'Put a wheel of life or a contact form on your site.', 'rueda' ),
			sprintf(
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- written above.
				$link,
				'button button-primary',
				esc_url( StartScreen::ready_made() ),
				esc_html__( 'Start with a ready-made page', 'rueda' )
			),
			sprintf(
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- written above.
				$link,
				'button',
				esc_url( StartScreen::address() ),
				esc_html__( 'Start with a wheel or a form', 'rueda' )
			),
			sprintf(
				'<a class="button-link" style="line-height:2.15384615" href="%s">%s</a>',
				esc_url( wp_nonce_url( add_query_arg( self::DISMISS, '1' ), self::DISMISS ) ),
				esc_html__( 'Dismiss', 'rueda' )
			)
		);
	}
}
