<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Support\Admin\PersonalData;
use Rueda\Support\Period;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Exports and erases emails that name a person, with WordPress's tools, and suggests a text for the policy. */
final class MailPrivacy extends PersonalData {
	protected const NAME  = 'rueda-mails';
	private const AT_ONCE = 100;

	public function __construct( private Ledger $ledger ) {}

	protected function title(): string {
		return __( 'Rueda emails', 'rueda' );
	}

	protected function group(): array {
		return [
			__( 'Emails', 'rueda' ),
			__( 'Emails from this site’s forms and wheels that contain this address.', 'rueda' ),
		];
	}

	public function export( string $email, int $page = 1 ): array {
		$rows = $this->ledger->of_person( $email, self::AT_ONCE, ( max( 1, $page ) - 1 ) * self::AT_ONCE );
		return [
			'data' => array_map( [ $this, 'export_item' ], $rows ),
			'done' => count( $rows ) < self::AT_ONCE,
		];
	}

	public function erase( string $email, int $page = 1 ): array {
		// The offset is always 0, because the rows of earlier pages have been erased.
		$rows = $this->ledger->of_person( $email, self::AT_ONCE, 0 );
		$kept = [];
		foreach ( $rows as $row ) {
			$this->ledger->erase( $row->id );
			if ( Letter::REPORT === $row->kind ) {
				// Anybody can have any report emailed to this address, so the report may be another person's.
				$kept = [
					__(
						'Reports that were emailed to this address are still there. They do not say whose they are. The owner’s link in the email leads to a page where the report can be deleted.',
						'rueda'
					),
				];
			}
		}
		return [
			'items_removed'  => [] !== $rows,
			'items_retained' => false,
			'messages'       => $kept,
			'done'           => count( $rows ) < self::AT_ONCE,
		];
	}

	protected function policy(): array {
		return [
			'title'   => __( 'Rueda: emails', 'rueda' ),
			'heading' => __( 'Emails', 'rueda' ),
			'advice'  => __(
				'Say here how long emails are kept, and who sends them if it is not your own server.',
				'rueda'
			),
			'texts'   => [
				sprintf(
					/* translators: 1, 2, 3: lengths of time, as in "30 days". */
					__(
						'When you ask for a wheel by email, or write to us with a form, the email and its addresses are kept until it is sent and for %1$s after that. An email that could not be sent is kept for %2$s, so that we can send it again. For %3$s we keep a record that an email was sent, but neither its text nor an address. To limit how many emails are sent, we count them with a coded form of your address, which is kept for a day at most.',
						'rueda'
					),
					self::days( Ledger::KEEP_SENT ),
					self::days( Ledger::KEEP_FAILED ),
					self::days( Ledger::KEEP_ROWS )
				),
			],
		];
	}

	private static function days( int $seconds ): string {
		return Period::days( intdiv( $seconds, DAY_IN_SECONDS ) );
	}

	/** @return array<string, mixed> */
	private function export_item( LedgerRow $row ): array {
		$letter = $row->letter();
		$parts  = [
			__( 'Time', 'rueda' )   => wp_date( 'Y-m-d H:i:s P', $row->created ),
			__( 'Status', 'rueda' ) => $this->state_in_words( $row->state ),
		];
		if ( null !== $letter ) {
			$parts += [
				__( 'Recipients', 'rueda' ) => implode( ', ', $letter->recipients() ),
				__( 'Subject', 'rueda' )    => $letter->subject,
				__( 'Text', 'rueda' )       => $letter->text,
			];
		}
		$delivery = null === $letter ? json_decode( $row->payload(), true ) : null;
		if ( is_array( $delivery ) ) {
			$parts += [ __( 'Passed on to another service', 'rueda' ) => Read::text( $delivery, 'body' ) ];
		}
		$data = [];
		foreach ( $parts as $name => $value ) {
			$data[] = [ $name, nl2br( esc_html( (string) $value ) ) ];
		}
		return $this->entry( 'rueda-mail-' . $row->id, $data );
	}

	private function state_in_words( string $state ): string {
		$words = [
			Ledger::SENT    => __( 'Sent', 'rueda' ),
			Ledger::FAILED  => __( 'Not sent', 'rueda' ),
			Ledger::LIMITED => __( 'Not sent', 'rueda' ),
			Ledger::HELD    => __( 'Held', 'rueda' ),
		];
		return $words[ $state ] ?? __( 'Waiting', 'rueda' );
	}
}
