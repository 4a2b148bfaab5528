<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use PHPMailer\PHPMailer\PHPMailer;

/** Lets mails leave WordPress through a test's own PHPMailer. */
trait ReplacesPhpMailer {
	private mixed $mailer_before = null;

	/** A test's class can extend PHPMailer only after this. */
	private static function load_php_mailer(): void {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
	}

	private function send_with( PHPMailer $mailer ): void {
		remove_all_filters( 'pre_wp_mail' );
		$this->mailer_before  = $GLOBALS['phpmailer'] ?? null;
		$GLOBALS['phpmailer'] = $mailer;
		add_filter( 'wp_mail_from', static fn (): string => 'site@example.org' );
	}

	private function restore_php_mailer(): void {
		$GLOBALS['phpmailer'] = $this->mailer_before;
	}
}
