<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;

defined( 'ABSPATH' ) || exit;

/**
 * Notes which recipients a mail server accepts. PHPMailer calls one function for each recipient; a function of another
 * plugin is still called.
 */
final class RecipientCallbacks {
	private ?PHPMailer $mailer = null;

	private mixed $theirs = '';

	/** @var array<string, true> */
	private array $reached = [];

	public function listen( PHPMailer $mailer ): void {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$this->mailer = $mailer;
		$this->theirs = $mailer->action_function;
		// WordPress keeps one PHPMailer for all emails of a request, so end() restores the function.
		$mailer->action_function = [ $this, 'note' ];
	}

	/** @param mixed ...$call PHPMailer's arguments: whether it was accepted, recipients, copies, hidden copies, … */
	public function note( ...$call ): void {
		if ( true === ( $call[0] ?? false ) ) {
			foreach ( array_merge( ...array_filter( array_slice( $call, 1, 3 ), 'is_array' ) ) as $recipient ) {
				$address = is_array( $recipient ) ? $recipient[0] ?? '' : $recipient;
				if ( is_string( $address ) ) {
					$this->reached[ strtolower( $address ) ] = true;
				}
			}
		}
		if ( is_callable( $this->theirs ) ) {
			call_user_func_array( $this->theirs, $call );
		}
	}

	/** @return list<string> The addresses that were accepted, in lower case. */
	public function end(): array {
		if ( null !== $this->mailer && [ $this, 'note' ] === $this->mailer->action_function ) {
			/** @var callable $theirs An empty text is PHPMailer's way to have none. */
			$theirs                        = $this->theirs;
			$this->mailer->action_function = $theirs;
		}
		return array_map( 'strval', array_keys( $this->reached ) );
	}
}
