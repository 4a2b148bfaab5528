<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/** Connects to a mail server and signs in, as for an email, and gives it none. */
final class SmtpWithoutSending extends SMTP {
	/** @param bool $has_server Whether the mailer uses a server; otherwise there is nothing to connect to. */
	public function __construct( private bool $has_server ) {}

	/** @return bool */
	public function connected() {
		return ! $this->has_server || parent::connected();
	}

	/**
	 * @param string $from
	 * @return bool
	 */
	public function mail( $from ) {
		return true;
	}

	/**
	 * @param string $address
	 * @param string $dsn
	 * @return bool
	 */
	public function recipient( $address, $dsn = '' ) {
		return true;
	}

	/**
	 * @param string $msg_data
	 * @return bool
	 */
	public function data( $msg_data ) {
		return true;
	}

	/** @return bool */
	public function reset() {
		return true;
	}

	/**
	 * @param bool $close_on_error
	 * @return bool
	 */
	public function quit( $close_on_error = true ) {
		return ! $this->has_server || parent::quit( $close_on_error );
	}
}
