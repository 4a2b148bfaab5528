<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Mail\Letter;
use Rueda\Mail\Outbox;
use Rueda\Report\Report;
use Rueda\Support\Http\AjaxAnswer;

defined( 'ABSPATH' ) || exit;

/** Emails a report to the address that a visitor typed, as often as that is allowed, and says whether it was sent. */
final class ReportMailer {
	public function __construct(
		private MailLimits $limits,
		private ReportLetters $letters,
		private Outbox $outbox
	) {}

	/** @param string $owner_link The owner's address of the report if the visitor has shown to know it, else "". */
	public function mail( Report $report, Recipient $to, string $name, string $owner_link ): AjaxAnswer {
		$waiting = $this->waiting( $report, $to );
		if ( null !== $waiting ) {
			return $this->again( $waiting, $to );
		}
		$refusal = $this->limits->take( $to, $report->id() );
		if ( null !== $refusal ) {
			return $refusal;
		}
		$letter = $this->letters->of_report( $report, ReportMailTexts::stored(), $to, $name, $owner_link );
		if ( null === $letter ) {
			return AjaxAnswer::failure( __( 'The email was not sent.', 'rueda' ) );
		}
		$id = $this->outbox->send( $letter );
		if ( 0 === $id ) {
			return AjaxAnswer::failure( __( 'The email could not be sent. Please try again later.', 'rueda' ) );
		}
		return $this->told( 'sent' === $this->outbox->state( $id ), $to );
	}

	/** The visitor has pressed again while the email waits: it is tried again or is being sent, never sent twice. */
	private function again( int $mail, Recipient $to ): AjaxAnswer {
		$is_sent = $this->outbox->outcome( $mail );
		if ( null !== $is_sent ) {
			return $this->told( $is_sent, $to );
		}
		if ( $this->outbox->is_server_hanging() || $this->outbox->is_holding() ) {
			return $this->told( false, $to );
		}
		// If retry() refuses, the visitor has pressed a third time meanwhile, and that request may have sent it.
		return $this->limits->take_try()
			?? $this->told( $this->outbox->retry( $mail ) || true === $this->outbox->outcome( $mail ), $to );
	}

	private function waiting( Report $report, Recipient $to ): ?int {
		foreach ( $this->outbox->emails_about( Letter::REPORT, $report->id() ) as $mail ) {
			if (
				in_array( $mail['state'], [ 'waiting', 'held' ], true )
				&& in_array( $to->key(), array_map( 'strtolower', $mail['to'] ), true )
			) {
				return $mail['id'];
			}
		}
		return null;
	}

	private function told( bool $is_sent, Recipient $to ): AjaxAnswer {
		if ( $is_sent ) {
			/* translators: %s: an email address. */
			return AjaxAnswer::success( sprintf( __( 'Your wheel was sent to %s.', 'rueda' ), $to->address ) );
		}
		if ( $this->outbox->is_holding() ) {
			return AjaxAnswer::failure(
				__(
					'This site sends no emails at the moment, because it may be a copy of another site. Yours is kept, so that the site’s team can send it.',
					'rueda'
				)
			);
		}
		if ( ! $this->outbox->is_server_hanging() ) {
			return AjaxAnswer::failure(
				__( 'The email could not be sent yet. This site keeps trying for the next few hours.', 'rueda' )
			);
		}
		/* translators: %s: an email address. */
		$words = __(
			'The mail server does not answer at the moment. Your wheel will be sent to %s automatically: you do not need to try again.',
			'rueda'
		);
		return AjaxAnswer::failure( sprintf( $words, $to->address ) );
	}
}
