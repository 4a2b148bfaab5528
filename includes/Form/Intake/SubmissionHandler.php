<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Post\PostedData;
use Rueda\Form\Post\Request;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Rules\Validation;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\Store\Record;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Form\Upload\Uploads;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Handles what visitors send: checks it, stores it, mails it, and returns the outcome. Scripts and browsers without
 * JavaScript use the same handler. The first step that fails decides the outcome.
 */
final class SubmissionHandler {
	/** How many seconds a repeat waits for the outcome of the first request. */
	private const WAIT = 10;

	public function __construct(
		private Clock $clock,
		private PostedData $data,
		private DataHash $hash,
		private Schema $schema,
		private FieldChecks $checks,
		private SpamChecks $spam,
		private Uploads $uploads,
		private MessageStore $messages,
		private Mailer $mailer,
		private EmptyMessage $empty
	) {}

	public function receive( Form $form, Request $request ): Outcome {
		return InLocale::of(
			$form->locale(),
			function () use ( $form, $request ): Outcome {
				if ( $form->is_for_members() && ! current_user_can( 'wpcf7_submit' ) ) {
					return Answers::for_members();
				}
				$refusal = CrossSite::refusal( $form, $request );
				if ( null !== $refusal ) {
					return $refusal;
				}
				$submission = $this->submission( $form, $request );
				return $this->repeat( $submission ) ?? $this->finish( $submission, $this->run( $submission ) );
			}
		);
	}

	private function submission( Form $form, Request $request ): Submission {
		[ $posted, $raw ] = $this->data->read( $form, $request );

		$record      = new Record(
			$posted,
			$raw,
			[],
			[],
			[
				'time'       => (string) $this->clock->now(),
				'url'        => $request->page(),
				'unit_tag'   => $request->unit_tag(),
				'container'  => (string) $request->container(),
				'user'       => (string) get_current_user_id(),
				'remote_ip'  => $request->remote_address(),
				'user_agent' => $request->user_agent(),
			]
		);
		$fingerprint = $this->hash->fingerprint( $form, $request, $record );
		$submission  = new Submission( $form, $request, $record, $this->hash->of( $fingerprint ), $fingerprint );
		return $submission->becomes_latest();
	}

	/** The first outcome, if the same filled form arrives again: its answer was lost, or somebody pressed twice. */
	private function repeat( Submission $submission ): ?Outcome {
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

	private function answer_again( Submission $submission, Message $first ): Outcome {
		$told = $first->outcome();
		if ( null !== $told && ! $told->is( Status::MAIL_FAILED ) ) {
			return $told;
		}
		$is_sent = $this->mailer->send_after_repeat( $first );
		if ( null === $is_sent ) {
			// This outcome is not stored, because the request or the cron that sends the mail will store the final one.
			return Answers::received( $submission );
		}
		if ( null !== $told && ! $is_sent ) {
			return $told;
		}
		$outcome = Answers::outcome( $submission, $is_sent ? Status::MAIL_SENT : Status::MAIL_FAILED );
		$this->messages->remember( $first->id(), $outcome );
		return $outcome;
	}

	/**
	 * The key under which a message is stored. Pages without our script and other clients send no key; then the data
	 * serve as the key for a minute.
	 */
	private function key_of( Submission $submission ): string {
		$key = $submission->request()->key();
		return MessageStore::key(
			$submission->form()->id(),
			'' === $key ? 'data ' . $submission->fingerprint() : 'key ' . $key
		);
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
		return null === $outcome || $outcome->is( Status::MAIL_SENT, Status::MAIL_FAILED );
	}

	private function run( Submission $submission ): Outcome {
		$form    = $submission->form();
		$request = $submission->request();
		$schema  = $this->schema->of( $form )->rules();
		$errors  = $this->checks->errors( $form, $request, $submission->record(), $schema );
		if ( [] !== $errors ) {
			return $this->invalid( $submission, $errors );
		}
		if ( $this->empty->is( $submission ) ) {
			return Answers::for_empty( $submission );
		}
		if ( ! $this->accept( $submission ) ) {
			return Answers::outcome( $submission, Status::ACCEPTANCE_MISSING );
		}
		if ( $this->spam->is_spam( $submission ) ) {
			// Copies of one filled form that arrive at the same time look like repeats of it.
			$first = $this->repeat( $submission );
			if ( null !== $first ) {
				return $first;
			}
			$this->quarantine( $submission, $schema );
			return Answers::outcome( $submission, Status::SPAM );
		}
		$errors = $this->take_files( $submission, $schema );
		if ( [] !== $errors ) {
			return $this->invalid( $submission, $errors );
		}
		return $this->deliver( $submission );
	}

	/** @param array<string, string> $errors */
	private function invalid( Submission $submission, array $errors ): Outcome {
		$record = $submission->record();
		$submission->replace_record( $record->with_meta( 'invalid', (string) count( $errors ) ) );
		return Answers::outcome( $submission, Status::VALIDATION_FAILED, $errors );
	}

	private function accept( Submission $submission ): bool {
		$consents    = [];
		$is_accepted = true;
		foreach ( $submission->form()->fields( 'acceptance' ) as $field ) {
			$is_accepted = $is_accepted && $this->checks->is_accepted( $field, $submission->record() );
			if ( [] !== $submission->posted( $field->name() ) ) {
				$consents[ $field->name() ] = wp_strip_all_tags(
					'' === trim( $field->condition() ) ? $field->title() : $field->condition()
				);
			}
		}
		$submission->replace_record( $submission->record()->with_consents( $consents ) );
		/**
		 * Filters whether the visitor has given all consents that the form requires.
		 *
		 * @param bool       $is_accepted What the fields say.
		 * @param Submission $submission  The message.
		 */
		return true === Hook::filter( 'wpcf7_acceptance', $is_accepted, $submission );
	}

	/**
	 * @param list<array<array-key, mixed>> $schema
	 * @return array<string, string>
	 */
	private function take_files( Submission $submission, array $schema ): array {
		[ $files, $errors ] = $this->uploads->take( $submission->form(), $submission->request(), $schema );

		$posted = $submission->posted();
		foreach ( $files as $name => $paths ) {
			$posted[ $name ] = implode(
				' ',
				array_map( static fn ( string $path ): string => (string) hash_file( 'sha256', $path ), $paths )
			);
		}
		$submission->replace_record( $submission->record()->with_files( $files, $posted ) );
		$errors = $this->checks->check_files(
			$submission->form(),
			new Validation( $errors ),
			$submission->record()
		)->errors();
		if ( [] !== $errors ) {
			UploadFolder::delete( array_merge( [], ...array_values( $files ) ) );
		}
		return $errors;
	}

	/**
	 * Stores a message that looks like spam, so that admins can find messages of people among them. Valid files are
	 * kept with it.
	 *
	 * @param list<array<array-key, mixed>> $schema
	 */
	private function quarantine( Submission $submission, array $schema ): void {
		$form = $submission->form();
		if ( $form->is_demo() || Mailer::is_storing_refused( $form, $submission->record() ) ) {
			return;
		}
		$this->take_files( $submission, $schema );
		$submission->replace_record(
			$submission->record()->with_meta( 'spam', (string) wp_json_encode( $submission->spam_log() ) )
		);
		// A random key lets the visitor send the same form again after a correction.
		$key = MessageStore::key( $form->id(), 'spam ' . wp_generate_uuid4() );
		if ( 0 >= $this->messages->add( $key, $form, $submission->record(), Message::SPAM, '', false ) ) {
			$this->delete_files( $submission );
		}
	}

	private function delete_files( Submission $submission ): void {
		UploadFolder::delete( $submission->record()->paths() );
	}

	private function deliver( Submission $submission ): Outcome {
		$form = $submission->form();
		if ( $form->is_demo() ) {
			$this->delete_files( $submission );
			return $this->before_mail( $submission ) ?? Answers::outcome( $submission, Status::MAIL_SENT );
		}
		$key = $this->key_of( $submission );
		$id  = $this->messages->add( $key, $form, $submission->record(), Message::STORED, $submission->hash(), true );
		if ( 0 === $id ) {
			// Another request with the same key was faster; its message has files of its own.
			$this->delete_files( $submission );
			$first = $this->messages->answered( $key, self::WAIT );
			return null === $first
				? Answers::outcome( $submission, Status::MAIL_FAILED )
				: $this->answer_again( $submission, $first );
		}
		if ( $id < 0 ) {
			// The message could not be stored, so the visitor is told that sending failed and can try again.
			$this->delete_files( $submission );
			return Answers::outcome( $submission, Status::MAIL_FAILED );
		}
		$outcome = $this->before_mail( $submission ) ?? $this->without_mail( $submission );
		if ( null !== $outcome ) {
			$this->messages->settle( $id, Message::STORED, $outcome );
			$this->mailer->clear_refused( $id, $form, $submission->record() );
			return $outcome;
		}
		return $this->mail( $submission, $id );
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
		return Answers::outcome(
			$submission,
			'' === $submission->status() ? Status::ABORTED : $submission->status()
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
			? Answers::outcome( $submission, Status::MAIL_SENT )
			: null;
	}

	private function mail( Submission $submission, int $id ): Outcome {
		$form   = $submission->form();
		$thanks = fn ( bool $is_sent ): Outcome => $is_sent
			? Answers::outcome( $submission, Status::MAIL_SENT )
			: Answers::received( $submission );
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
		Hook::act( $is_sent || $is_waiting ? 'wpcf7_mail_sent' : 'wpcf7_mail_failed', [ $form ] );
		$outcome = $is_sent || $is_waiting
			? $thanks( ! $is_waiting && ! $is_limited )
			: Answers::outcome( $submission, Status::MAIL_FAILED );
		// Functions on the hook may have changed the text of the outcome.
		if ( ! $outcome->equals( $noted ) ) {
			$this->messages->remember( $id, $outcome );
		}
		return $outcome;
	}

	private function finish( Submission $submission, Outcome $outcome ): Outcome {
		$form   = $submission->form();
		$extra  = $form->is_demo() ? [ 'demo_mode' => true ] : [];
		$result = [ 'contact_form_id' => $form->id() ] + $outcome->words() + $extra + $submission->extra();
		/**
		 * Filters the result of a message. The visitor sees the status and the message that are returned.
		 *
		 * @param array<string, mixed> $result     contact_form_id, status, message, posted_data_hash and what add-ons
		 *                                         added.
		 * @param Submission           $submission The message.
		 */
		$filtered = Hook::filter( 'wpcf7_submission_result', $result, $submission );
		$filtered = is_array( $filtered ) ? $filtered : $result;
		/**
		 * Runs after a form was sent, whatever the result is.
		 *
		 * @param Form                 $form   The form.
		 * @param array<string, mixed> $result As above.
		 */
		Hook::act( 'wpcf7_submit', [ $form, $filtered ] );
		return $outcome->with_texts_of_add_ons( $filtered );
	}
}
