<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Closure;
use Rueda\Compat\Flamingo;
use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\MailTemplate;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\Store\Record;
use Rueda\Form\Texts;
use Rueda\Form\Upload\RecordFiles;
use Rueda\Form\Upload\SignatureFiles;
use Rueda\Form\Value\InLocale;
use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

/** Hands the mails of a message to the outbox, once, and keeps the status of the message up to date. */
final class Mailer {
	/** No rule of the first mail asks for it. */
	private const UNWANTED = 'unwanted';

	/** @var array<int, true> Messages that this process is sending. */
	private array $in_hand = [];

	public function __construct(
		private Outbox $outbox,
		private MessageStore $messages,
		private Forms $forms,
		private TypedRecipients $typed
	) {}

	/**
	 * @param (Closure(bool): Outcome)|null $thanks Gives the outcome for the visitor, which is stored with the status.
	 *                                              It is told whether the mail was sent or was not sent because of
	 *                                              limits, and is not called if sending failed.
	 * @return bool Whether the first mail was sent, or is not sent because of limits.
	 */
	public function send( Form $form, int $message_id, Record $record, ?Closure $thanks = null ): bool {
		$this->in_hand[ $message_id ] = true;
		try {
			$state = $this->send_first( $form, $message_id, $record );
			return $this->finish( $form, $message_id, $record, $state, $thanks );
		} finally {
			unset( $this->in_hand[ $message_id ] );
		}
	}

	/**
	 * Does what follows from the result of the first mail: the second mail, the status, and cleaning up.
	 *
	 * @param (Closure(bool): Outcome)|null $thanks As above.
	 * @return bool Whether the first mail was sent, or is not sent because of limits.
	 */
	private function finish(
		Form $form,
		int $message_id,
		Record $record,
		string $state,
		?Closure $thanks = null
	): bool {
		if ( Ledger::UNWRITTEN === $state ) {
			// The mail stays due: once the ledger can be written again, cron or a repeat of the message sends it.
			return false;
		}
		$is_done = in_array( $state, [ 'sent', 'limited', self::UNWANTED ], true );
		if ( self::UNWANTED === $state ) {
			$this->messages->note( $message_id, $form, $record->with_meta( Record::UNMAILED, self::UNWANTED ) );
		}
		if ( $is_done ) {
			$this->send_second( $form, $message_id, $record );
		}
		$this->messages->settle(
			$message_id,
			match ( $state ) {
				'sent'                            => Message::SENT,
				'limited', 'held', self::UNWANTED => Message::STORED,
				default                           => Message::FAILED,
			},
			$is_done && null !== $thanks ? $thanks( in_array( $state, [ 'sent', self::UNWANTED ], true ) ) : null
		);
		if ( 'sent' === $state ) {
			$this->clear( $message_id, $form, $record );
		} elseif ( self::UNWANTED === $state ) {
			$this->clear_refused( $message_id, $form, $record );
		}
		return $is_done;
	}

	/** Sends the mails of messages whose process died before it handed the mail over. Cron calls it. */
	public function send_overdue(): void {
		foreach ( $this->messages->overdue( 20 ) as $message ) {
			$this->resume( $message );
		}
	}

	/** @return bool Whether the mail of the message was sent. */
	public function resume( Message $message ): bool {
		$post = $this->forms->post( $message->form_id() );
		if ( ! $this->messages->claim( $message ) ) {
			return Message::SENT === $message->status();
		}
		if ( null === $post ) {
			// The form was deleted permanently, so the recipient is no longer known.
			$this->messages->settle( $message->id(), Message::FAILED );
			return false;
		}
		$form = $this->forms->from_post( $post );
		// If an earlier process died at this place, its letter is in the outbox, and the outbox sends it.
		$states  = array_column( $this->outbox->emails_about( Letter::MESSAGE, $message->id() ), 'state' );
		$states  = array_values( array_diff( $states, [ 'limited' ] ) );
		$is_sent = [] === $states
			? $this->send( $form, $message->id(), $message->record() )
			: $this->finish( $form, $message->id(), $message->record(), $states[0] );
		if ( class_exists( 'Flamingo_Inbound_Message', false ) ) {
			$told = $is_sent || $this->is_put_off( $message->id() ) ? Outcome::MAIL_SENT : Outcome::MAIL_FAILED;
			Flamingo::give( $message->id(), $form, $message->record(), $told, $message->outcome()?->hash() ?? '' );
		}
		return $is_sent;
	}

	/**
	 * Handles the repeat of a message whose mail was not sent when the visitor was last answered. It sends the mail
	 * now, unless another process will do so.
	 *
	 * @return bool|null Whether the mail was sent; null if another request or cron is going to send it, or if the
	 *                   message needs no mail.
	 */
	public function send_after_repeat( Message $message ): ?bool {
		$was_due = $message->is_mail_due();
		if ( $was_due && $this->resume( $message ) ) {
			return true;
		}
		$message = $this->messages->find( $message->id() ) ?? $message;
		$mail    = $this->outbox->emails_about( Letter::MESSAGE, $message->id() )[0] ?? null;
		if ( Message::SENT === $message->status() || ( null !== $mail && 'sent' === $mail['state'] ) ) {
			return true;
		}
		if ( $this->is_put_off( $message->id() ) ) {
			return null;
		}
		$is_under_way = null !== $mail && $this->outbox->is_under_way( $mail['id'] );
		if ( $message->is_mail_due() || $is_under_way || Message::FAILED !== $message->status() ) {
			return null;
		}
		return ! $was_due && null !== $mail && $this->outbox->retry( $mail['id'] );
	}

	/**
	 * Whether the mail will be sent later, because the mail server does not answer, the ledger cannot be written, the
	 * files are on another server, or this site holds mails. The visitor can do nothing about it.
	 */
	public function is_put_off( int $message_id ): bool {
		if ( true === $this->messages->find( $message_id )?->is_mail_due() ) {
			return true;
		}
		$mail = $this->outbox->emails_about( Letter::MESSAGE, $message_id )[0] ?? null;
		return 'held' === ( $mail['state'] ?? '' )
			|| null !== $mail && 'waiting' === $mail['state']
			&& ( $this->outbox->is_server_hanging() || $this->outbox->is_for_another_node( $mail['id'] ) );
	}

	/**
	 * Sends the mail again because an admin asks for it. A failed mail is tried again as long as it is kept; otherwise
	 * a new one is written. Second mails are not repeated, because the visitor got them after the first mail was sent.
	 *
	 * @return bool Whether it has gone.
	 */
	public function send_again( Message $message ): bool {
		if ( $message->is_mail_due() ) {
			return $this->resume( $message );
		}
		$last = $this->outbox->emails_about( Letter::MESSAGE, $message->id() )[0] ?? null;
		if ( null !== $last && 'sent' !== $last['state'] && [] !== $last['to'] ) {
			return $this->outbox->retry( $last['id'] );
		}
		$post = $this->forms->post( $message->form_id() );
		if ( null === $post || [] === $message->record()->posted() ) {
			return false;
		}
		if ( null !== $last && 'sent' !== $last['state'] ) {
			// The text of the old mail is no longer kept, so its entry in the ledger is deleted before the new mail is
			// written.
			$this->outbox->forget( Letter::MESSAGE, $message->id() );
		}
		$form    = $this->forms->from_post( $post );
		$state   = $this->send_first( $form, $message->id(), $message->record() );
		$is_sent = 'sent' === $state;
		if ( $is_sent && Message::SENT !== $message->status() ) {
			$this->send_second( $form, $message->id(), $message->record() );
		}
		$this->messages->settle(
			$message->id(),
			$is_sent || Message::SENT === $message->status()
				? Message::SENT
				: ( self::UNWANTED === $state ? Message::STORED : Message::FAILED )
		);
		$this->tidy_up( $message->id() );
		return $is_sent;
	}

	/** Runs when the outbox has sent a mail, or has given it up. */
	public function follow( int $mail_id, string $kind, int $subject_id, string $state ): void {
		$is_of_message = in_array( $kind, [ Letter::MESSAGE, Letter::SECOND_MESSAGE ], true );
		if ( ! $is_of_message || isset( $this->in_hand[ $subject_id ] ) ) {
			return;
		}
		$message = $this->messages->find( $subject_id );
		if ( null === $message || $message->is_mail_due() ) {
			// The first request is still working and sets the status itself.
			return;
		}
		if ( 'limited' === $state ) {
			// Somebody has deleted a mail that was held.
			$post = $this->forms->post( $message->form_id() );
			$this->clear( $subject_id, null === $post ? null : $this->forms->from_post( $post ), $message->record() );
			return;
		}
		if ( Letter::MESSAGE === $kind ) {
			$this->messages->set_status( $subject_id, 'sent' === $state ? Message::SENT : Message::FAILED );
			$post = 'sent' === $state ? $this->forms->post( $message->form_id() ) : null;
			if ( null !== $post ) {
				$this->send_second( $this->forms->from_post( $post ), $subject_id, $message->record() );
			}
		}
		$this->tidy_up( $subject_id );
	}

	/**
	 * @return string The state of the mail, as in Outbox::state(); 'limited' if no recipient may get it, UNWANTED if
	 *                none is to get it.
	 */
	private function send_first( Form $form, int $message_id, Record $record ): string {
		$rules = $form->mail()->rules();
		if ( ! self::is_wanted( $form, $form->mail(), $record ) ) {
			return self::UNWANTED;
		}
		$letter = $this->write( Letter::MESSAGE, $message_id, $form, $form->mail(), $record );
		if ( null === $letter ) {
			return null === $rules || [] === $rules->routes() ? 'failed' : self::UNWANTED;
		}
		$letter = $this->within_limits( $letter, $form, $form->mail(), $record );
		return null === $letter ? 'limited' : $this->outbox->send_and_tell( $letter );
	}

	/** Whether the rules of a mail ask for it. */
	private static function is_wanted( Form $form, MailTemplate $template, Record $record ): bool {
		return $template->rules()?->conditions()->hold( ConditionalText::answers( $form, $record ) ) ?? true;
	}

	/** Writes a letter in the form's language, also when cron or an admin sends it later. */
	private function write( string $kind, int $id, Form $form, MailTemplate $template, Record $record ): ?Letter {
		return InLocale::run(
			$form->locale(),
			fn (): ?Letter => LetterWriter::write( $kind, $id, $form, $template, $record )
		);
	}

	/** @return Letter|null The letter without recipients to whom visitors send too many mails; null if none is left. */
	private function within_limits( Letter $letter, Form $form, MailTemplate $template, Record $record ): ?Letter {
		$refused = $this->typed->refused_by_limits( $letter, $form, $template, $record );
		foreach ( $refused as $address => $why ) {
			$lost = $letter->only_to( static fn ( string $one ): bool => $address === $one );
			if ( null !== $lost ) {
				$this->outbox->refuse( $lost, $why );
			}
		}
		return [] === $refused
			? $letter
			: $letter->only_to( static fn ( string $one ): bool => ! isset( $refused[ $one ] ) );
	}

	/** Sends the second mails, once. The status of the message does not depend on them. */
	private function send_second( Form $form, int $message_id, Record $record ): void {
		$templates = $form->mail_2()->is_active() ? [ $form->mail_2() ] : [];
		/**
		 * More mails about a message.
		 *
		 * @param array<string, array<string, mixed>> $more Templates by name, each with the parts of a mail.
		 * @param Form                                $form The form.
		 */
		$more = Hook::filter( 'wpcf7_additional_mail', [], $form );
		foreach ( is_array( $more ) ? $more : [] as $name => $parts ) {
			if ( is_array( $parts ) ) {
				$templates[] = new MailTemplate( (string) $name, $parts );
			}
		}
		if ( [] === $templates || [] !== $this->outbox->emails_about( Letter::SECOND_MESSAGE, $message_id ) ) {
			return;
		}
		foreach ( $templates as $template ) {
			$letter = self::is_wanted( $form, $template, $record )
				? $this->write( Letter::SECOND_MESSAGE, $message_id, $form, $template, $record )
				: null;
			$letter = null === $letter ? null : $this->within_limits( $letter, $form, $template, $record );
			if ( null !== $letter ) {
				$this->outbox->send( $letter );
			}
		}
	}

	/** Deletes the files of a message when no mail needs them any more, unless the form keeps them. */
	private function tidy_up( int $message_id ): void {
		$message = $this->messages->find( $message_id );
		if ( null === $message || Message::SENT !== $message->status() ) {
			return;
		}
		$post = $this->forms->post( $message->form_id() );
		$this->clear( $message_id, null === $post ? null : $this->forms->from_post( $post ), $message->record() );
	}

	/** @param Form|null $form The form; null if it was deleted. */
	private function clear( int $message_id, ?Form $form, Record $record ): void {
		$is_blank = null !== $form && $record->must_not_be_kept( $form );
		$is_kept  = null !== $form && $form->settings()->is_on( 'keep_files' );
		$files    = $is_kept ? [] : $record->paths();
		// Most messages have no files and are kept, so this saves a query of the outbox.
		if ( ( [] === $files && ! $is_blank ) || $this->is_any_unsettled( $message_id ) ) {
			return;
		}
		if ( [] !== $files ) {
			$leaving = null === $form || $is_blank ? $record : SignatureFiles::left_out( $form, $record );
			RecordFiles::delete( $leaving );
			if ( $leaving->paths() === $files ) {
				$this->messages->forget_files( $message_id, $record );
			}
		}
		if ( $is_blank ) {
			$this->messages->blank( $message_id, $this->outcome_without_answers( $message_id, $form ) );
			foreach ( [ Letter::MESSAGE, Letter::SECOND_MESSAGE ] as $kind ) {
				$this->outbox->blank( $kind, $message_id );
			}
		}
	}

	/** @return Outcome|null What a repeat of the message is answered, without anything that the visitor wrote. */
	private function outcome_without_answers( int $message_id, Form $form ): ?Outcome {
		$told = $this->messages->find( $message_id )?->outcome();
		if ( null === $told ) {
			return null;
		}
		$is_own  = in_array( $told->message(), $form->texts()->all(), true );
		$default = Outcome::MAIL_SENT === $told->status() ? Texts::defaults()['mail_sent_ok'] : '';
		return new Outcome( $told->status(), $is_own ? $told->message() : $default, [], $told->hash() );
	}

	/** Empties a message of which no email is sent, if the form or the visitor does not want it to be kept. */
	public function clear_refused( int $message_id, Form $form, Record $record ): void {
		if ( $record->must_not_be_kept( $form ) ) {
			$this->clear( $message_id, $form, $record );
		}
	}

	/** Whether any mail was not sent, or lacks files that an admin may still send. */
	private function is_any_unsettled( int $message_id ): bool {
		foreach ( [ Letter::MESSAGE, Letter::SECOND_MESSAGE ] as $kind ) {
			if ( $this->outbox->lacks_files( $kind, $message_id ) ) {
				return true;
			}
			foreach ( $this->outbox->emails_about( $kind, $message_id ) as $mail ) {
				if ( ! in_array( $mail['state'], [ 'sent', 'limited' ], true ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
