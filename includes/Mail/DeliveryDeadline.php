<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/** Limits how long WordPress's mailer may take for one email, and restores its settings for other emails. */
final class DeliveryDeadline {
	/** Nobody waits in cron, so the server gets more time to confirm an email that it has received. */
	private const AFTER_SENDING_IN_CRON = 5 * MINUTE_IN_SECONDS;

	/** @var list<callable(): void> */
	private array $undo = [];

	public function __construct( private int $seconds ) {}

	public function begin(): void {
		add_action( 'phpmailer_init', [ $this, 'limit_mailer' ], PHP_INT_MAX );
		add_filter( 'http_request_args', [ $this, 'limit_request' ], PHP_INT_MAX );
	}

	public function end(): void {
		remove_action( 'phpmailer_init', [ $this, 'limit_mailer' ], PHP_INT_MAX );
		remove_filter( 'http_request_args', [ $this, 'limit_request' ], PHP_INT_MAX );
		foreach ( array_reverse( $this->undo ) as $undo ) {
			$undo();
		}
		$this->undo = [];
	}

	public function limit_mailer( PHPMailer $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( 'smtp' !== $mailer->Mailer ) {
			return;
		}
		$smtp         = $mailer->getSMTPInstance();
		$timeout      = $mailer->Timeout;
		$timelimit    = $smtp->Timelimit;
		$this->undo[] = static function () use ( $mailer, $smtp, $timeout, $timelimit ): void {
			$mailer->Timeout = $timeout;
			$smtp->Timelimit = $timelimit;
			$mailer->setSMTPInstance( $smtp );
		};

		$mailer->Timeout = min( $timeout, $this->seconds );
		if ( SMTP::class === get_class( $smtp ) && ! $smtp->connected() ) {
			$after_sending = wp_doing_cron() ? self::AFTER_SENDING_IN_CRON : 0;
			$mailer->setSMTPInstance( new SmtpWithDeadline( $this->seconds, $after_sending ) );
		} else {
			// Another plugin's connection, or an open one, must not be replaced, so it only gets a limit.
			$smtp->Timelimit = min( $timelimit, $this->seconds );
		}
		// phpcs:enable
	}

	/**
	 * Limits HTTP requests too, because some plugins send emails through a service's API.
	 *
	 * @param array<string, mixed> $args
	 * @return array<string, mixed>
	 */
	public function limit_request( array $args ): array {
		$timeout         = $args['timeout'] ?? null;
		$args['timeout'] = min( is_numeric( $timeout ) ? (float) $timeout : $this->seconds, $this->seconds );
		return $args;
	}
}
