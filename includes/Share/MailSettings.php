<?php

declare( strict_types=1 );

namespace Rueda\Share;

defined( 'ABSPATH' ) || exit;

/** The words of a report's mail, chosen by an admin: option, schema, and REST through WordPress's settings route. */
final class MailSettings {
	public const OPTION = 'rueda_settings_mail';

	public function register(): void {
		register_setting(
			'rueda',
			self::OPTION,
			[
				'type'              => 'object',
				'description'       => __(
					'The texts of the email in which visitors get their wheel. Leave empty to use the default text.',
					'rueda'
				),
				'default'           => MailTemplate::sanitize( [] ),
				'sanitize_callback' => [ MailTemplate::class, 'sanitize' ],
				'show_in_rest'      => [ 'schema' => MailTemplate::schema() ],
			]
		);
	}

	public function template(): MailTemplate {
		return MailTemplate::read( get_option( self::OPTION ) );
	}
}
