<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Clock;
use Rueda\Support\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Tools → Site Health: whether mails go out, for those who would never hear that they do not. */
final class MailHealth {
	private const LOOK_BACK = WEEK_IN_SECONDS;

	public function __construct( private Ledger $ledger, private Clock $clock ) {}

	/**
	 * @param mixed $tests
	 * @return array<string, mixed>
	 */
	public function add_test( $tests ): array {
		return SiteHealth::with_test( $tests, 'rueda_mail', __( 'Mails of Rueda', 'rueda' ), [ $this, 'test' ] );
	}

	/** @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function test(): array {
		$since   = $this->clock->now() - self::LOOK_BACK;
		$failure = $this->ledger->last_failure( $since );
		if ( null === $failure ) {
			return $this->result( 'good', __( 'Rueda’s mails are being sent', 'rueda' ), __( 'No mail of a wheel or of a form has failed in the last seven days.', 'rueda' ) );
		}

		$failed = $this->ledger->count_settled( Ledger::FAILED, $since );
		return $this->result(
			$failed > 0 ? 'critical' : 'recommended',
			$failed > 0 ? __( 'Some of Rueda’s mails could not be sent', 'rueda' ) : __( 'Rueda is trying again to send a mail', 'rueda' ),
			$failed > 0
				? sprintf(
					/* translators: %s: number of mails. */
					_n( '%s mail could not be sent in the last seven days, although it was tried five times.', '%s mails could not be sent in the last seven days, although each was tried five times.', $failed, 'rueda' ),
					number_format_i18n( $failed )
				)
				: __( 'A mail failed just now. Rueda tries again by itself, for two and a half hours in all.', 'rueda' ),
			sprintf(
				/* translators: %s: a sentence that says why a mail was not sent. */
				__( 'What the last one ran into: %s', 'rueda' ),
				Failure::in_words( $failure->last_error() )
			),
			__( 'Many servers do not send mail by themselves. A plugin that sends through your mail provider (SMTP) usually helps. What failed can be sent again afterwards.', 'rueda' )
		);
	}

	/** @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	private function result( string $status, string $label, string ...$sentences ): array {
		$list = sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=rueda-settings&tab=mail' ) ), esc_html__( 'Mails that could not be sent', 'rueda' ) );
		return SiteHealth::result( 'rueda_mail', $status, $label, array_values( $sentences ), 'critical' === $status ? $list : '' );
	}
}
