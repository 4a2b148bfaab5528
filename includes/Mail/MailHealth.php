<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Adds a test to Tools → Site Health, because admins might not notice otherwise that emails are not sent. */
final class MailHealth {
	private const LOOK_BACK = WEEK_IN_SECONDS;

	public function __construct( private Ledger $ledger, private Clock $clock ) {}

	/**
	 * @param mixed $tests
	 * @return array<array-key, mixed>
	 */
	public function add_test( $tests ): array {
		return SiteHealth::with_test( $tests, 'rueda_mail', __( 'Rueda emails', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array<string, mixed> As WordPress expects it. */
	public function test(): array {
		$since   = $this->clock->now() - self::LOOK_BACK;
		$failure = $this->ledger->last_failure( $since );
		$held    = MailHold::of_this_site()->reason();
		if ( '' !== $held ) {
			return $this->result(
				'recommended',
				__( 'This site holds Rueda’s emails', 'rueda' ),
				HeldMailsNotice::why( $held ),
				__( 'What to do with them is asked at Rueda → Messages.', 'rueda' )
			);
		}
		if ( null === $failure ) {
			return $this->result(
				'good',
				__( 'Rueda’s emails are being sent', 'rueda' ),
				__( 'No wheel or form email has failed in the last seven days.', 'rueda' )
			);
		}
		$failed = $this->ledger->count_settled( Ledger::FAILED, $since );
		return $this->result(
			$failed > 0 ? 'critical' : 'recommended',
			$failed > 0
				? __( 'Some of Rueda’s emails could not be sent', 'rueda' )
				: __( 'Rueda is trying again to send an email', 'rueda' ),
			$failed > 0
				? sprintf(
					/* translators: %s: number of emails. */
					_n(
						'%s email could not be sent in the last seven days, after five attempts.',
						'%s emails could not be sent in the last seven days, after five attempts each.',
						$failed,
						'rueda'
					),
					number_format_i18n( $failed )
				)
				: __( 'An email has just failed. Rueda keeps trying for two and a half hours.', 'rueda' ),
			sprintf(
				/* translators: %s: a sentence that says why a mail was not sent. */
				__( 'The last error: %s', 'rueda' ),
				Failure::in_words( $failure->last_error )
			),
			__(
				'Many servers do not send email on their own. A plugin that sends through your email provider (SMTP) usually helps. You can then send the failed emails again.',
				'rueda'
			)
		);
	}

	/** @return array<string, mixed> */
	private function result( string $status, string $label, string ...$sentences ): array {
		$list    = sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( admin_url( 'admin.php?page=rueda-settings&tab=mail' ) ),
			esc_html__( 'Failed emails', 'rueda' )
		);
		$actions = 'critical' === $status ? $list : '';
		return SiteHealth::result( 'rueda_mail', $status, $label, array_values( $sentences ), $actions );
	}
}
