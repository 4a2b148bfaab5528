<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\FormPostType;
use Rueda\Support\Admin\PostNames;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** What admins read about their forms, in plain text. */
final class WatchWords {
	/** @param array<array-key, mixed> $state As FormWatch stores it. */
	public static function sentence( int $form_id, array $state ): string {
		$form   = PostNames::name_of( $form_id, FormPostType::NAME, __( 'Deleted form', 'rueda' ) );
		$page   = Read::text( $state, 'page' );
		$status = Read::id( $state['status'] ?? 0 );
		$answer = 0 === $status
			? __( 'nothing answered', 'rueda' )
			/* translators: %d: a status such as 403 or 500. */
			: sprintf( __( 'status %d', 'rueda' ), $status );
		return match ( Read::text( $state, 'problem' ) ) {
			FormProbe::PAGE    => sprintf(
				/* translators: 1: a form, 2: a web address, 3: "nothing answered" or "status 500". */
				__( '%1$s: visitors cannot open its page %2$s (%3$s).', 'rueda' ),
				$form,
				$page,
				$answer
			),
			/* translators: 1: a form, 2: a web address. */
			FormProbe::MISSING => sprintf( __( '%1$s: it is no longer on its page %2$s.', 'rueda' ), $form, $page ),
			FormProbe::REFUSED => sprintf(
				/* translators: 1: a form, 2: "nothing answered" or "status 403". */
				__( '%1$s: something refuses messages before they reach Rueda (%2$s).', 'rueda' ),
				$form,
				$answer
			),
			FormWatch::SILENT  => sprintf(
				/* translators: 1: a form, 2: such as "3 messages a week", 3: such as "none for 16 days". */
				__( '%1$s: usually %2$s, %3$s.', 'rueda' ),
				$form,
				self::weekly( Read::id( $state['weekly'] ?? 0 ) ),
				self::days( Read::id( $state['days'] ?? 0 ) )
			),
			default            => '',
		};
	}

	public static function advice(): string {
		return __(
			'Open the page in a private window and send a message yourself. If a security plugin, a firewall or a cache was changed lately, look there first.',
			'rueda'
		);
	}

	private static function weekly( int $count ): string {
		return sprintf(
			/* translators: %s: a number. */
			_n( '%s message a week', '%s messages a week', $count, 'rueda' ),
			number_format_i18n( $count )
		);
	}

	private static function days( int $days ): string {
		/* translators: %s: a number. */
		return sprintf( _n( 'none for %s day', 'none for %s days', $days, 'rueda' ), number_format_i18n( $days ) );
	}
}
