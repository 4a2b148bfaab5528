<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use ReflectionFunction;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * A letter that goes the whole way up to the mail server and is stopped there: WordPress's own mailer makes the email,
 * connects and signs in, and sends nothing. The mailer of another plugin is not asked.
 */
final class StoppedMail {
	/** @var callable(): void Puts WordPress's mailer back, which is one for all emails of a request. */
	private $restore;

	public function __construct( private Letter $letter ) {
		$this->restore = static function (): void {};
	}

	/** @return string|null Null if nothing stands in the way, otherwise the mailer's error message. */
	public function send( int $seconds ): ?string {
		if ( ! self::is_of_wordpress() ) {
			return null;
		}
		add_filter( 'pre_wp_mail', [ $this, 'stop_before_others' ], PHP_INT_MIN );
		add_action( 'phpmailer_init', [ $this, 'stop_at_server' ], PHP_INT_MAX );
		try {
			return ( new WpMail( $this->letter ) )->send( $seconds );
		} finally {
			remove_filter( 'pre_wp_mail', [ $this, 'stop_before_others' ], PHP_INT_MIN );
			remove_action( 'phpmailer_init', [ $this, 'stop_at_server' ], PHP_INT_MAX );
			( $this->restore )();
		}
	}

	/** @param mixed $sent Null as long as nobody has sent the email. */
	public function stop_before_others( $sent ): mixed {
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		$all   = array_merge( ...array_values( $hooks['pre_wp_mail']->callbacks ) );
		return count( $all ) > 1 ? true : $sent;
	}

	public function stop_at_server( PHPMailer $mailer ): void {
		// WordPress loads it with its own mailer, and another plugin may have brought one.
		if ( ! class_exists( SMTP::class ) ) {
			require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		}
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$way           = $mailer->Mailer;
		$smtp          = $mailer->getSMTPInstance();
		$this->restore = static function () use ( $mailer, $way, $smtp ): void {
			$mailer->Mailer = $way;
			$mailer->setSMTPInstance( $smtp );
		};

		$mailer->setSMTPInstance( new SmtpWithoutSending( 'smtp' === $way ) );
		$mailer->Mailer = 'smtp';
		// phpcs:enable
	}

	/** Whether wp_mail() is WordPress's own: a plugin may have one that asks none of these hooks. */
	private static function is_of_wordpress(): bool {
		$file = wp_normalize_path( (string) ( new ReflectionFunction( 'wp_mail' ) )->getFileName() );
		return str_ends_with( $file, '/' . WPINC . '/pluggable.php' );
	}
}
