<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Compat\Flamingo;
use Rueda\Form\Form;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;

defined( 'ABSPATH' ) || exit;

/** Stores a message that passed all checks, and mails it. */
final class MessageDelivery {
	public function __construct(
		private RepeatedMessage $repeated,
		private MessageStore $messages,
		private Mailer $mailer
	) {}

	public function outcome( Submission $submission ): Outcome {
		$form = $submission->form();
		if ( $form->is_demo() ) {
			SentFiles::delete( $submission );
			return $this->before_mail( $submission ) ?? OutcomeWriter::write( $submission, Outcome::MAIL_SENT );
		}
		$key = $this->repeated->key_of( $submission );
		$id  = $this->messages->add( $key, $form, $submission->record(), Message::STORED, $submission->hash(), true );
		if ( 0 === $id ) {
			// Another request with the same key was faster; its message has files of its own.
			SentFiles::delete( $submission );
			return $this->repeated->outcome_of_faster( $submission )
				?? OutcomeWriter::write( $submission, Outcome::MAIL_FAILED );
		}
		if ( $id < 0 ) {
			// The message could not be stored, so the visitor is told that sending failed and can try again.
			SentFiles::delete( $submission );
			return OutcomeWriter::write( $submission, Outcome::MAIL_FAILED );
		}
		$outcome = $this->before_mail( $submission ) ?? $this->without_mail( $submission );
		if ( null !== $outcome ) {
			$this->messages->settle( $id, Message::STORED, $outcome );
			$this->mailer->clear_refused( $id, $form, $submission->record() );
		} else {
			$outcome = $this->mail( $submission, $id );
		}
		if ( class_exists( 'Flamingo_Inbound_Message', false ) ) {
			Flamingo::give( $id, $form, $submission->record(), $outcome->status(), $submission->hash() );
		}
		return $outcome;
	}

	/** @return Outcome|null The outcome that an add-on chose; null if the mail is to be sent. */
	private function before_mail( Submission $submission ): ?Outcome {
		$abort = &$submission->abort_flag();
		/**
		 * Runs before the mail is sent, and may stop it.
		 *
		 * @param Form       $form       The form.
		 * @param bool       $abort      By reference: true stops the mail.
		 * @param Submission $submission Has `set_status()`, `set_response()`, `add_result_props()`.
		 */
		Hook::act( 'wpcf7_before_send_mail', [ $submission->form(), &$abort, $submission ] );
		if ( ! $submission->is_aborted() ) {
			return null;
		}
		return OutcomeWriter::write(
			$submission,
			'' === $submission->status() ? Outcome::ABORTED : $submission->status()
		);
	}

	/** @return Outcome|null The outcome if no mail is wanted; null if one is to be sent. */
	private function without_mail( Submission $submission ): ?Outcome {
		$form = $submission->form();
		/**
		 * Filters whether the mail is skipped; the visitor is told that the message was sent.
		 *
		 * @param bool $skips Whether the setting `skip_mail` of the form is on.
		 * @param Form $form  The form.
		 */
		return true === Hook::filter( 'wpcf7_skip_mail', $form->settings()->is_on( 'skip_mail' ), $form )
			? OutcomeWriter::write( $submission, Outcome::MAIL_SENT )
			: null;
	}

	private function mail( Submission $submission, int $id ): Outcome {
		$form   = $submission->form();
		$thanks = static fn ( bool $is_sent ): Outcome => $is_sent
			? OutcomeWriter::write( $submission, Outcome::MAIL_SENT )
			: OutcomeWriter::received( $submission );
		/** @var Outcome|null $noted */
		$noted      = null;
		$is_limited = false;
		$is_sent    = $this->mailer->send(
			$form,
			$id,
			$submission->record(),
			static function ( bool $is_sent ) use ( $thanks, &$noted, &$is_limited ): Outcome {
				$is_limited = ! $is_sent;
				$noted      = $thanks( $is_sent );
				return $noted;
			}
		);
		// A mail that only waits for its server is not reported as failed, because the visitor would send the message
		// again.
		$is_waiting = ! $is_sent && $this->mailer->is_put_off( $id );
		$submission->ends_as( $is_sent || $is_waiting ? Outcome::MAIL_SENT : Outcome::MAIL_FAILED );
		Hook::act( $is_sent || $is_waiting ? 'wpcf7_mail_sent' : 'wpcf7_mail_failed', [ $form ] );
		$outcome = $is_sent || $is_waiting
			? $thanks( ! $is_waiting && ! $is_limited )
			: OutcomeWriter::write( $submission, Outcome::MAIL_FAILED );
		// Functions on the hook may have changed the text of the outcome.
		if ( ! $outcome->equals( $noted ) ) {
			$this->messages->remember( $id, $outcome );
		}
		return $outcome;
	}
}
