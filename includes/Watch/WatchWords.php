<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\FormPostType;
use Rueda\Form\TestMessage\TestRun;
use Rueda\Support\Admin\PostNames;
use Rueda\Support\Period;
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
			FormProbe::FAILED  => sprintf(
				/* translators: 1: a form, 2: "status 500". */
				__( '%1$s: messages cannot be sent, because the site answers with an error (%2$s).', 'rueda' ),
				$form,
				$answer
			),
			FormProbe::SPAM    => sprintf(
				/* translators: %s: a form. */
				__( '%s: a test message was taken for spam, so those of visitors may be, too.', 'rueda' ),
				$form
			),
			FormProbe::EMAIL   => sprintf(
				/* translators: 1: a form, 2: why, in the words of the mail server. */
				__( '%1$s: a test message arrived, but its email could not be sent (%2$s).', 'rueda' ),
				$form,
				Read::text( $state, 'error' )
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

	/**
	 * What the test message of a form did not try.
	 *
	 * @param array<array-key, mixed> $state As FormWatch stores it.
	 */
	public static function untried( int $form_id, array $state ): string {
		$form     = PostNames::name_of( $form_id, FormPostType::NAME, __( 'Deleted form', 'rueda' ) );
		$refused  = Read::strings( $state['refused'] ?? null );
		$left_out = Read::strings( $state['left_out'] ?? null );
		if ( [] !== $refused ) {
			return sprintf(
				/* translators: 1: a form, 2: names of fields. */
				__( '%1$s: the test message had no answer that fits %2$s, so its email was not tried.', 'rueda' ),
				$form,
				self::listed( $refused )
			);
		}
		if ( FormProbe::UNTESTED === Read::text( $state, 'email' ) ) {
			return sprintf(
				/* translators: %s: a form. */
				__( '%s: no test message could be sent, so only its page and its route were looked at.', 'rueda' ),
				$form
			);
		}
		return [] === $left_out ? '' : sprintf(
			/* translators: 1: a form, 2: names of fields. */
			__(
				'%1$s: the test message left out %2$s. Questions that tell people from programs, and files, are not tried.',
				'rueda'
			),
			$form,
			self::listed( $left_out )
		);
	}

	/**
	 * What a stopped test message did not try; the same for all forms.
	 *
	 * @param array<array-key, mixed> $state As FormWatch stores it.
	 */
	public static function other_mailer( int $form_id, array $state ): string {
		return TestRun::UNTRIED !== Read::text( $state, 'email' ) ? '' : __(
			'Another plugin sends the emails of this site. A stopped test message does not try it; one that is sent with its email does.',
			'rueda'
		);
	}

	public static function refused( string $address, int $status ): string {
		return sprintf(
			/* translators: 1: a web address, 2: "status 403". */
			__( 'Something refuses calls of visitors’ browsers to %1$s (%2$s).', 'rueda' ),
			$address,
			/* translators: %d: a status such as 403 or 500. */
			sprintf( __( 'status %d', 'rueda' ), $status )
		);
	}

	public static function late( int $due ): string {
		return sprintf(
			/* translators: %s: a date. */
			__(
				'Planned tasks (WP-Cron) do not run: the check of forms was due on %s. They also send waiting emails.',
				'rueda'
			),
			Period::day( $due )
		);
	}

	/** @param list<string> $names */
	private static function listed( array $names ): string {
		$quoted = array_map( static fn ( string $name ): string => "“{$name}”", $names );
		return implode( wp_get_list_item_separator(), $quoted );
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
