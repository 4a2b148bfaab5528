<?php

declare( strict_types=1 );

namespace Rueda\Page\AccessibilityToolbar;

use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/** A suggestion for the site's privacy policy. */
final class AccessibilityToolbarPrivacy {
	public static function suggest(): void {
		// This runs on every screen and for visitors' calls; the option is read only for users who can read the text.
		if ( ! current_user_can( 'manage_privacy_options' ) ) {
			return;
		}
		$settings = AccessibilityToolbarSettings::stored();
		$hours    = $settings['hours'];
		$time     = 0 === $hours % 24
			? Period::days( intdiv( $hours, 24 ) )
			: sprintf(
				/* translators: %s: a number of hours. */
				_n( '%s hour', '%s hours', $hours, 'rueda' ),
				number_format_i18n( $hours )
			);
		wp_add_privacy_policy_content(
			__( 'Rueda: accessibility toolbar', 'rueda' ),
			'<p>' . esc_html(
				$settings['save']
					? sprintf(
						/* translators: %s: a time, as in "12 hours". */
						__( 'If you choose a setting in the accessibility toolbar, such as larger text, your browser stores it for %s so that it applies on the next page. It stays on your device and is not sent to us. No cookies are set.', 'rueda' ),
						$time
					)
					: __(
						'The accessibility toolbar stores nothing. What you choose in it applies to the open page.',
						'rueda'
					)
			) . '</p>'
		);
	}
}
