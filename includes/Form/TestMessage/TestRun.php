<?php

declare( strict_types=1 );

namespace Rueda\Form\TestMessage;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Intake\OutcomeWriter;
use Rueda\Form\Letter\LetterWriter;
use Rueda\Form\Post\Submission;
use Rueda\Form\Protocol\Outcome;
use Rueda\Mail\Failure;
use Rueda\Mail\Letter;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\StoppedMail;
use Rueda\Mail\WpMail;

defined( 'ABSPATH' ) || exit;

/** What becomes of a test message that was checked: it is stored nowhere, its email goes to the admin or nowhere. */
final class TestRun {
	/** What became of its email. */
	public const NO_EMAIL = 'none';
	public const SENT     = 'sent';
	public const STOPPED  = 'stopped';
	public const FAILED   = 'failed';

	/** Its email was stopped before the mailer of another plugin. */
	public const UNTRIED = 'untried';

	private string $email = self::NO_EMAIL;
	private string $error = '';
	private bool $is_spam = false;

	/** @param TestToken::SEND|TestToken::STOP $wanted */
	public function __construct( private SpamChecks $spam, private MailTimeout $timeout, private string $wanted ) {}

	/** Only the trap: the other checks count messages, or pass them on to a service. */
	public function is_spam( Submission $submission ): bool {
		$this->is_spam = true === $this->spam->by_honeypot( false, $submission );
		return $this->is_spam;
	}

	/** Takes the place of the quarantine. */
	public function store( mixed ...$given ): void {
		// A test message is kept nowhere.
	}

	public function outcome( Submission $submission ): Outcome {
		$form = $submission->form();
		if ( ! $form->is_demo() && ! $form->settings()->is_on( 'skip_mail' ) ) {
			$this->mail( $submission );
		}
		return OutcomeWriter::write(
			$submission,
			self::FAILED === $this->email ? Outcome::MAIL_FAILED : Outcome::MAIL_SENT
		);
	}

	/** @return array{email: string, error: string, is_spam: bool, left_out: list<string>} */
	public function told( Form $form ): array {
		$titles = array_map( static fn ( Field $field ): string => $field->title(), TestAnswers::left_out( $form ) );
		return [
			'email'    => $this->email,
			'error'    => $this->error,
			'is_spam'  => $this->is_spam,
			'left_out' => $titles,
		];
	}

	private function mail( Submission $submission ): void {
		$form   = $submission->form();
		$record = $submission->record();
		$rules  = $form->mail()->rules();
		$letter = LetterWriter::write( Letter::TEST, 0, $form, $form->mail(), $record );
		if ( $form->mail_2()->is_active() ) {
			LetterWriter::write( Letter::TEST, 0, $form, $form->mail_2(), $record );
		}
		if ( null === $letter ) {
			// Rules may leave an email without recipients, as these answers are no visitor's.
			$this->fail_unless( null !== $rules, __( 'The email has no recipient.', 'rueda' ) );
			return;
		}
		$letter = TestLetter::marked( $letter, $form );
		if ( null === $letter ) {
			return;
		}
		if ( ! $this->timeout->may_try() ) {
			$this->fail_unless( false, __( 'The mail server does not answer.', 'rueda' ) );
			return;
		}
		$is_sent = TestToken::SEND === $this->wanted;
		$mail    = $is_sent ? new WpMail( $letter ) : new StoppedMail( $letter );
		$error   = $this->timeout->watch( [ $mail, 'send' ] );

		$stopped     = $mail instanceof StoppedMail && ! $mail->is_tried() ? self::UNTRIED : self::STOPPED;
		$this->email = $is_sent ? self::SENT : $stopped;
		if ( null !== $error ) {
			$this->fail_unless( false, Failure::cleaned( $error ) );
		}
	}

	private function fail_unless( bool $is_fine, string $error ): void {
		if ( ! $is_fine ) {
			$this->email = self::FAILED;
			$this->error = $error;
		}
	}
}
