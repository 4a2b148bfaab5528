<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use ReflectionFunction;
use ReflectionMethod;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

/**
 * A letter that goes the whole way up to the mail server and is stopped there: WordPress's own mailer makes the email,
 * connects and signs in, and sends nothing. The mailer of another plugin is not asked.
 */
final class StoppedMail {
	/** PHPMailer's methods that send; plugins whose service has a way of its own have others in their places. */
	private const SENDERS = [ 'send', 'postSend', 'smtpSend' ];

	/** @var callable(): void Puts WordPress's mailer back, which is one for all emails of a request. */
	private $restore;

	private bool $is_tried = true;

	public function __construct( private Letter $letter ) {
		$this->restore = static function (): void {};
	}

	/** Whether WordPress's own mailer would have sent it: nothing is known of the mailer of another plugin. */
	public function is_tried(): bool {
		return $this->is_tried;
	}

	/** @return string|null Null if nothing stands in the way, otherwise the mailer's error message. */
	public function send( int $seconds ): ?string {
		if ( ! self::is_of_wordpress( new ReflectionFunction( 'wp_mail' ) ) ) {
			// A plugin's own wp_mail() may ask none of these hooks.
			$this->is_tried = false;
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
		if ( count( $all ) > 1 ) {
			$this->is_tried = false;
			return true;
		}
		return $sent;
	}

	public function stop_at_server( PHPMailer $mailer ): void {
		foreach ( self::SENDERS as $method ) {
			if ( ! self::is_of_wordpress( new ReflectionMethod( $mailer, $method ) ) ) {
				$this->stop_before( $mailer );
				return;
			}
		}
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

	/** A mailer with a way of its own may send although it is told to use a server here. */
	private function stop_before( PHPMailer $mailer ): void {
		$this->is_tried = false;
		$this->restore  = static function () use ( $mailer ): void {
			$GLOBALS['phpmailer'] = $mailer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
		};
		// wp_mail() asks this one next.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until this email is done.
		$GLOBALS['phpmailer'] = new class() extends PHPMailer {
			/** @return bool */
			public function send() {
				return true;
			}
		};
	}

	private static function is_of_wordpress( ReflectionFunction|ReflectionMethod $sender ): bool {
		$file = wp_normalize_path( (string) $sender->getFileName() );
		return str_starts_with( $file, wp_normalize_path( (string) realpath( ABSPATH . WPINC ) ) . '/' );
	}
}
