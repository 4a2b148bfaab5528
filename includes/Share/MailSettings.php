<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Support\Setting;

defined( 'ABSPATH' ) || exit;

/** The texts of a report's email that an admin has set: option, schema, and REST by WordPress's route for settings. */
final class MailSettings {
	public const OPTION = 'rueda_settings_mail';

	public function register(): void {
		Setting::register(
			self::OPTION,
			__(
				'The texts of the email in which visitors get their wheel. Leave empty to use the default text.',
				'rueda'
			),
			MailTemplate::schema(),
			[ MailTemplate::class, 'sanitize' ],
			MailTemplate::sanitize( [] )
		);
	}

	public function template(): MailTemplate {
		return MailTemplate::read( get_option( self::OPTION ) );
	}
}
