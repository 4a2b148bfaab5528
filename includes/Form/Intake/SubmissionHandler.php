<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Field\Days;
use Rueda\Form\Form;
use Rueda\Form\Guard\Sender;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Post\Answered;
use Rueda\Form\Post\PostedData;
use Rueda\Form\Post\Request;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Store\Record;
use Rueda\Form\TestMessage\TestRun;
use Rueda\Form\Upload\WaitingFiles;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * Handles what visitors send: checks it, stores it, mails it, and returns the outcome. Scripts and browsers without
 * JavaScript use the same handler. The first step that fails decides the outcome.
 */
final class SubmissionHandler {
	/**
	 * Takes functions that build its later parts, since a message may stop before them.
	 *
	 * @param callable(): (SpamChecks|TestRun)      $spam
	 * @param callable(): SentFiles                 $files
	 * @param callable(): (Quarantine|TestRun)      $quarantine
	 * @param callable(): (MessageDelivery|TestRun) $delivery
	 */
	public function __construct(
		private Clock $clock,
		private PostedData $data,
		private DataHash $hash,
		private RepeatedMessage $repeated,
		private Days $days,
		private FieldChecks $checks,
		private EmptyMessage $empty,
		private $spam,
		private $files,
		private $quarantine,
		private $delivery
	) {}

	public function receive( Form $form, Request $request ): Outcome {
		return InLocale::run(
			$form->locale(),
			function () use ( $form, $request ): Outcome {
				if ( $form->is_for_members() && ! current_user_can( 'wpcf7_submit' ) ) {
					return OutcomeWriter::for_members();
				}
				$refusal = Sender::refusal_of_other_site( $form, $request );
				if ( null !== $refusal ) {
					return $refusal;
				}
				$submission = $this->submission( $form, $request );
				$outcome    = $this->repeated->outcome( $submission )
					?? $this->finish( $submission, $this->run( $submission ) );
				return self::go_on( $form, $submission, $outcome );
			}
		);
	}

	/** Adds what the form does after sending. */
	private static function go_on( Form $form, Submission $submission, Outcome $outcome ): Outcome {
		$all = $outcome->is( Outcome::MAIL_SENT ) ? $form->after_sending() : [];
		return [] === $all ? $outcome : $outcome->with_extra( GoingOn::told( $all, $form, $submission ) );
	}

	private function submission( Form $form, Request $request ): Submission {
		if ( [] !== $request->waiting() ) {
			$request = WaitingFiles::added_to( $request, $form, $this->clock->now() );
		}
		if ( $form->has_groups() ) {
			[ $form, $request ] = ( new FilledEntries( $this->empty ) )->noted( $form, $request );
		}
		[ $form, $request ] = null === $form->parts() ? [ $form, $request ] : Answered::shown( $form, $request );

		$meta = [
			'time'       => (string) $this->clock->now(),
			'url'        => $request->page(),
			'unit_tag'   => $request->unit_tag(),
			'container'  => (string) $request->container(),
			'user'       => (string) get_current_user_id(),
			'remote_ip'  => $request->remote_address(),
			'user_agent' => $request->user_agent(),
		];
		// Functions that filter what was posted ask for the form.
		( new Submission( $form, $request, new Record( [], [], [], [], $meta ), '' ) )->becomes_latest();
		[ $posted, $raw ] = $this->data->values_from( $form, $request );

		$record      = new Record( $posted, $raw, [], [], $meta );
		$fingerprint = $this->hash->fingerprint( $form, $request, $record );
		$submission  = new Submission( $form, $request, $record, $this->hash->hash_of( $fingerprint ), $fingerprint );
		return $submission->becomes_latest();
	}

	private function run( Submission $submission ): Outcome {
		$form    = $submission->form();
		$request = $submission->request();
		$schema  = Schema::of_form( $form, $this->days )->rules();
		$errors  = $this->checks->errors( $form, $request, $submission->record(), $schema );
		if ( [] !== $errors ) {
			return $this->invalid( $submission, $errors );
		}
		if ( $this->empty->is_empty( $submission ) ) {
			return OutcomeWriter::for_empty( $submission );
		}
		if ( ! $this->accept( $submission ) ) {
			return OutcomeWriter::write( $submission, Outcome::ACCEPTANCE_MISSING );
		}
		if ( [] !== $this->checks->failed() ) {
			return $this->repeated->outcome( $submission ) ?? $this->unchecked( $submission, $schema );
		}
		if ( ( $this->spam )()->is_spam( $submission ) ) {
			// Copies of one filled form that arrive at the same time look like repeats of it.
			return $this->repeated->outcome( $submission ) ?? $this->put_into_quarantine( $submission, $schema );
		}
		$errors = [] !== $form->fields( 'file', 'signature' ) ? ( $this->files )()->take( $submission, $schema ) : [];
		if ( [] !== $errors ) {
			return $this->invalid( $submission, $errors );
		}
		if ( [] !== $this->checks->failed() ) {
			return $this->unchecked( $submission, null );
		}
		$outcome = ( $this->delivery )()->outcome( $submission );
		if ( [] !== $request->waiting() && $outcome->is( Outcome::MAIL_SENT ) ) {
			SentFiles::delete_waiting( $submission );
		}
		return $outcome;
	}

	/** @param list<array<array-key, mixed>> $schema */
	private function put_into_quarantine( Submission $submission, array $schema ): Outcome {
		( $this->quarantine )()->store( $submission, $schema );
		return OutcomeWriter::write( $submission, Outcome::SPAM );
	}

	/**
	 * Keeps a message that nobody could check, for somebody to look at it: it is neither sent as if it were fine nor
	 * lost.
	 *
	 * @param list<array<array-key, mixed>>|null $schema Null if the files are taken already.
	 */
	private function unchecked( Submission $submission, ?array $schema ): Outcome {
		foreach ( $this->checks->failed() as $name ) {
			$submission->add_spam_log( 'rueda', "A function that checks messages has failed: $name" );
		}
		( $this->quarantine )()->store( $submission, $schema );
		return OutcomeWriter::write( $submission, Outcome::MAIL_FAILED );
	}

	/** @param array<string, string> $errors */
	private function invalid( Submission $submission, array $errors ): Outcome {
		$record = $submission->record();
		$submission->replace_record( $record->with_meta( 'invalid', (string) count( $errors ) ) );
		return OutcomeWriter::write( $submission, Outcome::VALIDATION_FAILED, $errors );
	}

	private function accept( Submission $submission ): bool {
		$consents    = [];
		$is_accepted = true;
		foreach ( $submission->form()->fields( 'acceptance' ) as $field ) {
			$is_accepted = $is_accepted && $this->checks->is_accepted( $field, $submission->record() );
			if ( [] !== $submission->posted( $field->name() ) ) {
				$consents[ $field->name() ] = wp_strip_all_tags(
					'' === trim( $field->attributes->condition ) ? $field->title() : $field->attributes->condition
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

	private function finish( Submission $submission, Outcome $outcome ): Outcome {
		$form   = $submission->form();
		$extra  = $form->is_demo() ? [ 'demo_mode' => true ] : [];
		$result = [ 'contact_form_id' => $form->public_id() ] + $outcome->words() + $extra + $submission->extra();
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
