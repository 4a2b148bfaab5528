<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Compat\Flamingo;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageAddressesTable;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\Store\Record;
use Rueda\Form\Upload\RecordFiles;
use Rueda\Mail\Letter;
use Rueda\Mail\MailDetails;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * The actions of admins on messages. Callers have to check permissions.
 *
 * @phpstan-import-type Told from MailDetails
 */
final class MessageActions {
	/** Stored when somebody puts a message into quarantine: the time, and the state the message had before. */
	public const QUARANTINED_AT = 'quarantined_at';

	private const STATE_BEFORE = 'state_before';

	public function __construct(
		private MessageStore $messages,
		private Mailer $mailer,
		private Outbox $outbox,
		private Forms $forms,
		private Clock $clock
	) {}

	public function find( int $id ): ?Message {
		return $this->messages->find( $id );
	}

	public function mark_as_read( Message $message, bool $is_read ): void {
		MessageRows::mark_as_read( $message->id(), $is_read );
	}

	/** @return bool Whether the message was moved to quarantine. */
	public function quarantine( Message $message ): bool {
		$record = $message->record()->with_meta(
			self::QUARANTINED_AT,
			(string) $this->clock->now()
		)->with_meta( self::STATE_BEFORE, $message->status() );
		if ( Message::SPAM === $message->status() || ! MessageRows::to_quarantine( $message, $record ) ) {
			return false;
		}
		if ( Message::SENT !== $message->status() ) {
			// Mails that wait for another attempt must not be sent any more.
			$this->forget_mails( $message->id() );
		}
		/**
		 * Runs after an admin marked a message as spam.
		 *
		 * @param int $id      The message.
		 * @param int $form_id The form.
		 */
		Listeners::act( 'rueda_message_quarantined', [ $message->id(), $message->form_id() ] );
		return true;
	}

	/**
	 * Takes a message out of quarantine and sends its mail, unless it was sent before or the form sends none.
	 *
	 * @return bool Whether the message was taken out of quarantine.
	 */
	public function take_out_of_quarantine( Message $message ): bool {
		$was_sent = Message::SENT === $message->record()->meta( self::STATE_BEFORE );
		$has_mail = ! $was_sent && $this->has_mail( $message );
		if ( ! MessageRows::out_of_quarantine(
			$message->id(),
			$was_sent ? Message::SENT : Message::STORED,
			$has_mail ? $this->clock->now() : 0
		) ) {
			return false;
		}
		/**
		 * Runs after an admin marked a message as not spam, before its mail is sent.
		 *
		 * @param int $id      The message.
		 * @param int $form_id The form.
		 */
		Listeners::act( 'rueda_message_rescued', [ $message->id(), $message->form_id() ] );
		$freed = $has_mail ? $this->messages->find( $message->id() ) : null;
		if ( null !== $freed ) {
			$this->mailer->resume( $freed );
		}
		$form = class_exists( 'Flamingo_Inbound_Message', false ) ? $this->form( $message->form_id() ) : null;
		if ( null !== $form && ! $has_mail ) {
			Flamingo::give( $message->id(), $form, $message->record(), Outcome::MAIL_SENT, '' );
		}
		return true;
	}

	/** @return bool Whether the mail of the message was sent. */
	public function send_again( Message $message ): bool {
		return Message::SPAM !== $message->status() && $this->mailer->send_again( $message );
	}

	/**
	 * Sends one waiting or failed mail of a message.
	 *
	 * @return bool Whether the mail was sent.
	 */
	public function send_mail( Message $message, int $mail_id ): bool {
		$ids = array_column( $this->mails( $message ), 'id' );
		return Message::SPAM !== $message->status()
			&& in_array( $mail_id, $ids, true )
			&& $this->outbox->retry( $mail_id );
	}

	/** @return list<Told> What the outbox knows about the mails of a message, first mails before second ones. */
	public function mails( Message $message ): array {
		return [
			...$this->outbox->emails_about( Letter::MESSAGE, $message->id() ),
			...$this->outbox->emails_about( Letter::SECOND_MESSAGE, $message->id() ),
		];
	}

	/**
	 * Deletes messages permanently, with their files and their mails: some hundred with three statements.
	 *
	 * @return int How many are gone.
	 */
	public function delete( Message ...$messages ): int {
		$ids  = array_values( array_map( static fn ( Message $message ): int => $message->id(), $messages ) );
		$gone = MessageRows::delete( $ids );
		if ( 0 === $gone ) {
			return 0;
		}
		$this->forget_mails( ...$ids );
		MessageAddressesTable::forget( $ids );
		$records = array_map( static fn ( Message $message ): Record => $message->record(), $messages );
		RecordFiles::delete( ...array_values( $records ) );
		foreach ( $messages as $message ) {
			/**
			 * A message was deleted, by hand or because its time was over.
			 *
			 * @param int $id      The message.
			 * @param int $form_id The form.
			 */
			Listeners::act( 'rueda_message_deleted', [ $message->id(), $message->form_id() ] );
		}
		return $gone;
	}

	private function forget_mails( int ...$ids ): void {
		$this->outbox->forget( Letter::MESSAGE, ...$ids );
		$this->outbox->forget( Letter::SECOND_MESSAGE, ...$ids );
	}

	private function has_mail( Message $message ): bool {
		$form = $this->form( $message->form_id() );
		/** This filter is documented in includes/Form/Intake/SubmissionHandler.php */
		return null === $form
			|| true !== Hook::filter( 'wpcf7_skip_mail', $form->settings()->is_on( 'skip_mail' ), $form );
	}

	private function form( int $id ): ?Form {
		$post = $this->forms->post( $id );
		return null === $post ? null : $this->forms->from_post( $post );
	}
}
