<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Form\FormPostType;
use Rueda\Mail\Failure;
use Rueda\Mail\Ledger;
use Rueda\Mail\LedgerRow;
use Rueda\Support\Admin\PostNames;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** What admins read about webhooks, in plain text. */
final class WebhookWords {
	/** What a webhook gets. */
	public static function source( Webhook $webhook ): string {
		if ( Webhook::REPORT === $webhook->event ) {
			return 0 === $webhook->subject_id
				? __( 'Reports of all wheels', 'rueda' )
				/* translators: %s: the name of a wheel. */
				: sprintf( __( 'Reports of: %s', 'rueda' ), self::wheel( $webhook->subject_id ) );
		}
		return 0 === $webhook->subject_id
			? __( 'Messages of all forms', 'rueda' )
			/* translators: %s: the name of a form. */
			: sprintf( __( 'Messages of: %s', 'rueda' ), self::form( $webhook->subject_id ) );
	}

	private static function form( int $id ): string {
		return PostNames::name_of( $id, FormPostType::NAME, __( 'Deleted form', 'rueda' ) );
	}

	private static function wheel( int $id ): string {
		return PostNames::name_of( $id, WheelPostType::NAME, __( 'Deleted wheel', 'rueda' ) );
	}

	/** @return array<string, string> What a new webhook can get, by "event:id". */
	public static function sources(): array {
		$sources = [ 'message:0' => __( 'Messages of all forms', 'rueda' ) ];
		foreach ( PostNames::all( FormPostType::NAME ) as $id => $name ) {
			/* translators: %s: the name of a form. */
			$sources[ "message:$id" ] = sprintf( __( 'Messages of: %s', 'rueda' ), $name );
		}
		$sources['report:0'] = __( 'Reports of all wheels', 'rueda' );
		foreach ( PostNames::all( WheelPostType::NAME ) as $id => $name ) {
			/* translators: %s: the name of a wheel. */
			$sources[ "report:$id" ] = sprintf( __( 'Reports of: %s', 'rueda' ), $name );
		}
		return $sources;
	}

	/** @return array<string, string> */
	public static function report_parts(): array {
		return [
			'ratings' => __( 'Ratings', 'rueda' ),
			'wishes'  => __( 'Wished ratings', 'rueda' ),
			'notes'   => __( 'Notes', 'rueda' ),
			'address' => __( 'Public address of the report: whoever has it can read the report', 'rueda' ),
		];
	}

	public static function state( LedgerRow $row ): string {
		return match ( $row->state ) {
			Ledger::SENT   => __( 'Delivered', 'rueda' ),
			Ledger::FAILED => __( 'Not delivered', 'rueda' ),
			Ledger::HELD   => __( 'Held', 'rueda' ),
			Ledger::LIMITED => __( 'Deleted', 'rueda' ),
			default        => __( 'Waiting', 'rueda' ),
		};
	}

	/** What is stored with an attempt, as a sentence. */
	public static function answer( string $stored ): string {
		if ( 1 === preg_match( '/^\d{3}$/D', $stored ) ) {
			$status = (int) $stored;
			if ( $status >= 300 && $status < 400 ) {
				return sprintf(
					/* translators: %d: a status such as 301. */
					__(
						'Status %d: the address leads on to another one, which is not followed. Enter that one.',
						'rueda'
					),
					$status
				);
			}
			/* translators: %d: a status such as 200 or 500. */
			return sprintf( __( 'Answered with status %d.', 'rueda' ), $status );
		}
		return match ( $stored ) {
			''                       => '',
			WebhookAddress::INVALID  => __(
				'This is no complete address. It begins with https:// and has no user name in it.',
				'rueda'
			),
			WebhookAddress::OWN      => __( 'This is an address of this site. Enter one of another service.', 'rueda' ),
			WebhookAddress::PRIVATE  => __(
				'This address is in a private network or has an unusual port, so nothing was sent to it.',
				'rueda'
			),
			WebhookAddress::UNKNOWN  => __( 'There is no server with this name.', 'rueda' ),
			Deliveries::OFF          => __( 'The webhook was switched off.', 'rueda' ),
			Failure::INTERRUPTED     => __( 'The server stopped while it was being delivered.', 'rueda' ),
			Failure::HELD            => __(
				'It is held, because this site seems to be a copy or a place for tests.',
				'rueda'
			),
			Failure::RELEASED        => __( 'It was held, and will be sent soon.', 'rueda' ),
			Failure::DROPPED         => __( 'It was held, and somebody deleted it.', 'rueda' ),
			/* translators: %s: the error in the words of the server, usually in English. */
			default                  => sprintf( __( 'There was no answer. (%s)', 'rueda' ), $stored ),
		};
	}
}
