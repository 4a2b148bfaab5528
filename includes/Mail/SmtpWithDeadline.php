<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/** Gives all SMTP commands of one email a common time limit. PHPMailer itself gives each command the whole limit. */
final class SmtpWithDeadline extends SMTP {
	private float $end;

	/**
	 * @param int $seconds       From now on.
	 * @param int $after_sending Seconds to wait at least for the server's answer after the whole email was sent:
	 *                           without the answer, the email would be sent a second time.
	 */
	public function __construct( int $seconds, private int $after_sending ) {
		$this->end = microtime( true ) + $seconds;
	}

	/**
	 * @param string       $host
	 * @param int|null     $port
	 * @param int          $timeout
	 * @param array<mixed> $options
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = [] ) {
		if ( $this->left() < 1 ) {
			$this->setError( 'Connection timed out' );
			return false;
		}
		return parent::connect( $host, $port, min( $timeout, $this->left() ), $options );
	}

	/**
	 * @param string    $command
	 * @param string    $commandstring
	 * @param mixed[]|int $expect
	 * @return bool
	 */
	// phpcs:ignore WordPress.NamingConventions.ValidFunctionName.MethodNameInvalid -- PHPMailer's.
	protected function sendCommand( $command, $commandstring, $expect ) {
		if ( 'DATA END' === $command ) {
			$this->end = max( $this->end, microtime( true ) + $this->after_sending );
		}
		if ( $this->left() < 1 ) {
			// Without a connection, PHPMailer sends no command and waits for no answer.
			$this->close();
		}
		return parent::sendCommand( $command, $commandstring, $expect );
	}

	/** @return string */
	protected function get_lines() {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$this->Timeout   = max( 1, $this->left() );
		$this->Timelimit = max( 1, $this->left() );
		// phpcs:enable
		return parent::get_lines();
	}

	private function left(): int {
		return (int) ceil( $this->end - microtime( true ) );
	}
}
