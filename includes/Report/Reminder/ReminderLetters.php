<?php

declare( strict_types=1 );

namespace Rueda\Report\Reminder;

use Rueda\Mail\Letter;
use Rueda\Report\Name;
use Rueda\Report\Report;
use Rueda\Support\Period;
use Rueda\Support\SpanishFallback;

defined( 'ABSPATH' ) || exit;

/** The two emails of a reminder, in the language of the report: one that asks for consent, and the reminder itself. */
final class ReminderLetters {
	public static function consent( Reminder $reminder, Report $report ): Letter {
		return self::in_language_of(
			$report,
			static function () use ( $reminder, $report ): Letter {
				$day = Period::day( $reminder->day );
				return self::letter(
					$reminder,
					$report,
					/* translators: %s: a date. */
					sprintf( __( 'Please confirm your reminder for %s', 'rueda' ), $day ),
					[
						sprintf(
							/* translators: 1: title of a wheel, 2: a date. */
							__( 'Somebody, probably you, asked for an email about the wheel “%1$s” on %2$s.', 'rueda' ),
							Name::name_for_readers( $report ),
							$day
						),
						__( 'To get it, open this page and press the button there:', 'rueda' ) . "\n"
							. $reminder->link(),
						__(
							'If you do not confirm, no other email is sent, and this address is deleted within two days.',
							'rueda'
						),
						__( 'The same page stops the reminder later, if you change your mind.', 'rueda' ),
					]
				);
			}
		);
	}

	/** @param string $owner_link The address that shows the report and can delete it. */
	public static function reminder( Reminder $reminder, Report $report, string $owner_link ): Letter {
		return self::in_language_of(
			$report,
			static function () use ( $reminder, $report, $owner_link ): Letter {
				$name  = Name::name_for_readers( $report );
				$wheel = Name::public_wheel( $report );
				return self::letter(
					$reminder,
					$report,
					/* translators: %s: title of a wheel. */
					sprintf( __( 'What has changed? Your wheel “%s”', 'rueda' ), $name ),
					[
						sprintf(
							/* translators: 1: title of a wheel, 2: a date. */
							__( 'On %2$s you filled in the wheel “%1$s”, and asked to be reminded today.', 'rueda' ),
							$name,
							Period::day( $report->saved_at() )
						),
						null === $wheel ? '' : __( 'Fill it in again:', 'rueda' ) . "\n" . get_permalink( $wheel ),
						__( 'Your report of then, where you can compare both (for you alone):', 'rueda' ) . "\n"
							. $owner_link,
						__( 'To delete that report, press “Delete this report” there:', 'rueda' ) . "\n"
							. $owner_link . '#rueda-report-owner',
						__(
							'This was the only reminder: there is nothing to stop, and this site has deleted your address. Here you can check it:',
							'rueda'
						) . "\n" . $reminder->link(),
					]
				);
			}
		);
	}

	/** @param list<string> $paragraphs */
	private static function letter( Reminder $reminder, Report $report, string $subject, array $paragraphs ): Letter {
		$paragraphs[] = "-- \n" . wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) . "\n" . home_url( '/' );
		$text         = implode( "\n\n", array_filter( $paragraphs, static fn ( string $one ): bool => '' !== $one ) );
		return new Letter(
			kind: Letter::REMINDER,
			subject_id: $report->id(),
			to: [ $reminder->address ],
			subject: $subject,
			text: $text . "\n",
			locale: $report->locale()
		);
	}

	/** @param callable(): Letter $write */
	private static function in_language_of( Report $report, callable $write ): Letter {
		$switched = SpanishFallback::switch_to( $report->locale() );
		try {
			return $write();
		} finally {
			if ( $switched ) {
				restore_previous_locale();
			}
		}
	}
}
