<?php

declare( strict_types=1 );

namespace Rueda\Settings;

use Rueda\Report\ReportSettings;
use Rueda\Share\MailSettings;
use Rueda\Share\MailTemplate;

defined( 'ABSPATH' ) || exit;

/**
 * Gives options their rows before anybody saves them, because WordPress asks the database each time for one that has
 * none. What is read when a report is saved or shown is loaded with all others; what admins and mails alone read is not.
 *
 * Options whose absence says something, that the other plugin's count for one, have no rows here.
 */
final class OptionRows {
	private const RARELY_READ = [ PrivacySettings::OPTION, MailSettings::OPTION ];

	public function register(): void {
		foreach ( self::RARELY_READ as $name ) {
			add_action( 'add_option_' . $name, [ $this, 'keep_apart' ] );
		}
	}

	/** What is there already stays. */
	public function create(): void {
		add_option( ReportSettings::OPTION, ( new ReportSettings() )->read() );
		add_option( PrivacySettings::OPTION, ( new PrivacySettings() )->read(), '', false );
		add_option( MailSettings::OPTION, MailTemplate::sanitize( [] ), '', false );
	}

	/** WordPress writes a row anew, to be loaded with all others, when a value follows that was the default. */
	public function keep_apart( string $name ): void {
		wp_set_option_autoload( $name, false );
		// What was read before it was saved lies there still, and would be read again.
		wp_cache_delete( $name, 'options' );
	}
}
