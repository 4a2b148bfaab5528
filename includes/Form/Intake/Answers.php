<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Letter\MailTags;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;

defined( 'ABSPATH' ) || exit;

/** The words of an outcome: the form's own, with mail-tags replaced and without markup. */
final class Answers {

	private const KEYS = [
		Status::MAIL_SENT          => 'mail_sent_ok',
		Status::MAIL_FAILED        => 'mail_sent_ng',
		Status::VALIDATION_FAILED  => 'validation_error',
		Status::SPAM               => 'spam',
		Status::ACCEPTANCE_MISSING => 'accept_terms',
	];

	public function __construct( private MailTags $tags ) {}

	/** @param array<string, string> $errors */
	public function outcome( Submission $submission, string $status, array $errors = [] ): Outcome {
		$is_early = in_array( $status, [ Status::VALIDATION_FAILED, Status::ACCEPTANCE_MISSING, Status::SPAM ], true );
		return new Outcome(
			$status,
			$this->words( $submission, $status ),
			$this->told( $submission, $errors ),
			$is_early ? '' : $submission->hash(),
			$submission->extra()
		);
	}

	/** For a message that is stored, and whose mail is still to go. An author's own words of thanks stay. */
	public function received( Submission $submission ): Outcome {
		$texts = $submission->form()->texts();
		if ( null === $submission->response() && ! $texts->is_own( 'mail_sent_ok' ) ) {
			$submission->set_response( __( 'Thank you for your message. It has been received.', 'rueda' ) );
		}
		return $this->outcome( $submission, Status::MAIL_SENT );
	}

	public function for_members(): Outcome {
		return new Outcome(
			Status::ERROR,
			__( 'This contact form is available only for logged in users.', 'rueda' ),
			[],
			null
		);
	}

	/** Not one of the protocol's texts, so it is in the language of the form and no author's. */
	public function for_empty( Submission $submission ): Outcome {
		return new Outcome(
			Status::VALIDATION_FAILED,
			self::shown( __( 'Please fill in at least one field.', 'rueda' ), 'nothing_filled_in' ),
			[],
			'',
			$submission->extra()
		);
	}

	/**
	 * Mail-tags are read in what the author has written, and in nothing else: what an add-on says may hold a visitor's
	 * words.
	 *
	 * @param array<string, string> $errors
	 * @return array<string, string>
	 */
	private function told( Submission $submission, array $errors ): array {
		$form = $submission->form();
		// All texts are looked up, which takes a while, only where one may have a mail-tag in it.
		$has_tags = str_contains( implode( '', $errors ), '[' );
		$written  = array_map( [ $form->texts(), 'plain' ], $has_tags ? array_keys( $form->texts()->all() ) : [] );
		return array_map(
			fn ( string $error ): string => wp_strip_all_tags(
				in_array( $error, $written, true )
					? $this->tags->replace( $error, $form, $submission->record(), MailTags::HEADER )
					: $error
			),
			$errors
		);
	}

	private function words( Submission $submission, string $status ): string {
		$key  = self::KEYS[ $status ] ?? '';
		$text = $submission->response() ?? $this->written( $submission, $key );
		return self::shown( wp_strip_all_tags( $text ), '' === $key ? $status : $key );
	}

	private function written( Submission $submission, string $key ): string {
		$form = $submission->form();
		return '' === $key
			? __( 'Sending mail has been aborted.', 'rueda' )
			: $this->tags->replace( $form->texts()->get( $key ), $form, $submission->record(), MailTags::HEADER );
	}

	private static function shown( string $text, string $key ): string {
		/**
		 * What a visitor is told.
		 *
		 * @param string $text Plain text.
		 * @param string $key  The key of the text, or the outcome's status.
		 */
		$filtered = Hook::filter( 'wpcf7_display_message', $text, $key );
		return is_string( $filtered ) ? wp_strip_all_tags( $filtered ) : $text;
	}
}
