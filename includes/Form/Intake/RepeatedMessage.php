<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Letter\Mailer;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Answers a filled form that arrives again with its first outcome: the answer was lost, or somebody pressed twice. */
final class RepeatedMessage {
	/** How many seconds a repeat waits for the outcome of the first request. */
	private const WAIT = 10;

	/** @param callable(): Mailer $mailer Builds it when it is needed; most messages are no repeats. */
	public function __construct(
		private Clock $clock,
		private DataHash $hash,
		private MessageStore $messages,
		private $mailer
	) {}

	/** @return Outcome|null The outcome of the first message; null if this is the first. */
	public function outcome( Submission $submission ): ?Outcome {
		$request = $submission->request();
		$first   = $this->messages->answered( $this->key_of( $submission ), self::WAIT );
		$hash    = $request->text( '_wpcf7_posted_data_hash' );
		if ( null !== $first && '' === $request->key() && ! $this->counts_for_the_same( $first ) ) {
			$this->messages->free_key( $first );
			$first = null;
		}
		if ( null === $first && $this->hash->is_known( $hash, $submission->fingerprint() ) ) {
			$first = $this->messages->by_hash( $hash );
			$first = null !== $first && self::is_taken( $first ) ? $first : null;
		}
		return null === $first || $first->form_id() !== $submission->form()->id()
			? null
			: $this->answer_again( $submission, $first );
	}

	/** The outcome if another request stored a message under the same key just before. */
	public function outcome_of_faster( Submission $submission ): ?Outcome {
		$first = $this->messages->answered( $this->key_of( $submission ), self::WAIT );
		return null === $first ? null : $this->answer_again( $submission, $first );
	}

	/**
	 * The key under which a message is stored. Pages without our script and other clients send no key; then the data
	 * serve as the key for a minute.
	 */
	public function key_of( Submission $submission ): string {
		$key = $submission->request()->key();
		return MessageStore::key(
			$submission->form()->id(),
			'' === $key ? 'data ' . $submission->fingerprint() : 'key ' . $key
		);
	}

	private function answer_again( Submission $submission, Message $first ): Outcome {
		$told = $first->outcome();
		if ( null !== $told && ! $told->is( Outcome::MAIL_FAILED ) ) {
			return $told;
		}
		$is_sent = ( $this->mailer )()->send_after_repeat( $first );
		if ( null === $is_sent ) {
			// This outcome is not stored, because the request or the cron that sends the mail will store the final one.
			return OutcomeWriter::received( $submission );
		}
		if ( null !== $told && ! $is_sent ) {
			return $told;
		}
		$outcome = OutcomeWriter::write( $submission, $is_sent ? Outcome::MAIL_SENT : Outcome::MAIL_FAILED );
		$this->messages->remember( $first->id(), $outcome );
		return $outcome;
	}

	/** Whether a request with the same data and without a key counts as a repeat of this message. */
	private function counts_for_the_same( Message $first ): bool {
		return self::is_taken( $first ) && $first->created_at() + MINUTE_IN_SECONDS > $this->clock->now();
	}

	/**
	 * Whether the first outcome counts for a repeat without a key. If an add-on stopped the message, it is handled
	 * again, so that the add-on can decide anew.
	 */
	private static function is_taken( Message $first ): bool {
		$outcome = $first->outcome();
		return null === $outcome || $outcome->is( Outcome::MAIL_SENT, Outcome::MAIL_FAILED );
	}
}
