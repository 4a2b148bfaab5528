<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;

defined( 'ABSPATH' ) || exit;

/** Makes the outcome of a message, in the texts of the form, with mail-tags replaced and without markup. */
final class OutcomeWriter {
	private const KEYS = [
		Outcome::MAIL_SENT          => 'mail_sent_ok',
		Outcome::MAIL_FAILED        => 'mail_sent_ng',
		Outcome::VALIDATION_FAILED  => 'validation_error',
		Outcome::SPAM               => 'spam',
		Outcome::ACCEPTANCE_MISSING => 'accept_terms',
	];

	/** @param array<string, string> $errors */
	public static function write( Submission $submission, string $status, array $errors = [] ): Outcome {
		$submission->ends_as( $status, $errors );
		$early = [ Outcome::VALIDATION_FAILED, Outcome::ACCEPTANCE_MISSING, Outcome::SPAM ];
		return new Outcome(
			$status,
			self::words( $submission, $status ),
			self::told( $submission, $errors ),
			in_array( $status, $early, true ) ? '' : $submission->hash(),
			$submission->extra()
		);
	}

	/** A message is stored and its mail will be sent later. A text of thanks that the author wrote is used. */
	public static function received( Submission $submission ): Outcome {
		$texts = $submission->form()->texts();
		if ( null === $submission->response() && ! $texts->is_own( 'mail_sent_ok' ) ) {
			$submission->set_response( self::text_of_received() );
		}
		return self::write( $submission, Outcome::MAIL_SENT );
	}

	/** What a visitor reads whose message was sent, or was received and waits, if nothing of the message is in it. */
	public static function thanks( Form $form, bool $is_received ): string {
		$text = $is_received ? self::text_of_received() : $form->texts()->get( 'mail_sent_ok' );
		return self::shown( wp_strip_all_tags( $text ), 'mail_sent_ok' );
	}

	private static function text_of_received(): string {
		return __( 'Thank you for your message. It has been received.', 'rueda' );
	}

	/** For a visitor who sends too often. */
	public static function too_many(): string {
		return __(
			'Too many messages were sent from your connection. Please wait a few minutes and try again.',
			'rueda'
		);
	}

	public static function for_members(): Outcome {
		return new Outcome(
			Outcome::ERROR,
			__( 'This contact form is available only for logged in users.', 'rueda' ),
			[],
			null
		);
	}

	/** Authors cannot change this text, because the protocol has none. It is in the language of the form. */
	public static function for_empty( Submission $submission ): Outcome {
		return new Outcome(
			Outcome::VALIDATION_FAILED,
			self::shown( __( 'Please fill in at least one field.', 'rueda' ), 'nothing_filled_in' ),
			[],
			'',
			$submission->extra()
		);
	}

	/**
	 * Replaces mail-tags only in texts of the form: an error of an add-on may contain words of a visitor.
	 *
	 * @param array<string, string> $errors
	 * @return array<string, string>
	 */
	private static function told( Submission $submission, array $errors ): array {
		$form = $submission->form();
		// Looking up all texts takes a while, so it is done only if an error may contain a mail-tag.
		$has_tags = str_contains( implode( '', $errors ), '[' );
		$written  = array_map( [ $form->texts(), 'plain' ], $has_tags ? array_keys( $form->texts()->all() ) : [] );
		return array_map(
			static fn ( string $error ): string => wp_strip_all_tags(
				in_array( $error, $written, true )
					? MailTags::replace( $error, $form, $submission->record(), MailTags::HEADER )
					: $error
			),
			$errors
		);
	}

	private static function words( Submission $submission, string $status ): string {
		$key  = self::KEYS[ $status ] ?? '';
		$text = $submission->response() ?? self::written( $submission, $key );
		return self::shown( wp_strip_all_tags( $text ), '' === $key ? $status : $key );
	}

	private static function written( Submission $submission, string $key ): string {
		$form = $submission->form();
		return '' === $key
			? __( 'Sending mail has been aborted.', 'rueda' )
			: MailTags::replace( $form->texts()->get( $key ), $form, $submission->record(), MailTags::HEADER );
	}

	private static function shown( string $text, string $key ): string {
		/**
		 * Filters the text that a visitor sees.
		 *
		 * @param string $text Plain text.
		 * @param string $key  The key of the text, or the outcome's status.
		 */
		return wp_strip_all_tags( Hook::text( 'wpcf7_display_message', $text, $key ) );
	}
}
