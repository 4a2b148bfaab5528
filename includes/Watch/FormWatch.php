<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;
use Rueda\Form\TestMessage\TestRun;
use Rueda\Form\TestMessage\TestToken;
use Rueda\Mail\Letter;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The daily look at the forms that visitors use, and what came of it. */
final class FormWatch {
	/** The option with what was found; it is not loaded with every request. */
	public const FOUND = 'rueda_form_watch';

	/** What is wrong where the form answers, but no messages come. */
	public const SILENT = 'silent';

	/** Marks that admins were told that cron does not run. */
	private const CRON = 'cron';

	/** Seconds that cron may take to begin when somebody comes to a site where nobody was. */
	private const PATIENCE = 15 * MINUTE_IN_SECONDS;

	/** How many forms are asked for on one day; the next day goes on with others. Each takes two requests. */
	private const AT_ONCE = 10;

	/** A form is silent after so many times its usual pause, but not before a week, and not with few messages. */
	private const PAUSES = 4;
	private const LEAST  = 6;
	private const WEEKS  = 8;

	public function __construct(
		private Clock $clock,
		private Forms $forms,
		private FormProbe $probe,
		private Outbox $outbox
	) {}

	/**
	 * @return array{
	 *   ran: int, next: int, blind: bool, forms: array<array-key, array<array-key, mixed>>, late: int,
	 *   told: list<string>
	 * }
	 */
	public static function found(): array {
		$stored = get_option( self::FOUND );
		$stored = is_array( $stored ) ? $stored : [];
		$forms  = array_filter( is_array( $stored['forms'] ?? null ) ? $stored['forms'] : [], 'is_array' );
		$number = static fn ( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		return [
			'ran'   => $number( 'ran' ),
			'next'  => $number( 'next' ),
			'blind' => true === ( $stored['blind'] ?? null ),
			'forms' => $forms,
			'late'  => $number( 'late' ),
			'told'  => Read::strings( $stored['told'] ?? null ),
		];
	}

	public function look(): void {
		if ( ! WatchSettings::is_on() || $this->outbox->is_holding() ) {
			// Nobody waits for the messages of a copy.
			return;
		}
		$found = self::found();
		$ids   = $this->ids();
		$begin = array_values( array_filter( $ids, static fn ( int $id ): bool => $id > $found['next'] ) );
		$today = array_slice( [] === $begin ? $ids : $begin, 0, self::AT_ONCE );
		$forms = array_intersect_key( $found['forms'], array_flip( $ids ) );
		$new   = [];
		$blind = false;
		$mode  = WatchSettings::mode();
		foreach ( $today as $id ) {
			$form = $this->forms->find( $id );
			if ( null === $form || $form->is_for_members() || $form->is_private() ) {
				unset( $forms[ $id ] );
				continue;
			}
			$before = $forms[ $id ] ?? [];
			$now    = $this->state_of( $form, $mode );
			if ( FormProbe::BLIND === $now['problem'] ) {
				// Nothing can be said of the others either.
				$blind = true;
				break;
			}
			if ( FormProbe::CALM === $now['problem'] ) {
				continue;
			}
			if ( TestRun::SENT === ( $now['email'] ?? '' ) ) {
				// One email a day is enough.
				$mode = WatchSettings::STOP;
			}
			if ( '' !== $now['problem'] && $now['problem'] !== ( $before['problem'] ?? '' ) ) {
				$new[] = WatchWords::sentence( $id, $now );
			}
			$is_same      = $now['problem'] === ( $before['problem'] ?? '' );
			$forms[ $id ] = $now + [
				'since' => $is_same ? $before['since'] ?? $this->clock->now() : $this->clock->now(),
			];
		}
		$standing = $this->refused();
		$new      = [ ...$new, ...array_values( array_diff_key( $standing, array_flip( $found['told'] ) ) ) ];
		update_option(
			self::FOUND,
			[
				'ran'   => $this->clock->now(),
				'next'  => [] === $today ? 0 : (int) max( $today ),
				'blind' => $blind,
				'forms' => $forms,
				'told'  => array_keys( $standing ),
			],
			false
		);
		if ( [] !== $new ) {
			$this->mail( [ ...$new, WatchWords::advice() ] );
		}
	}

	/**
	 * Tells by email that cron does not run, which would do everything else. Call this while somebody works on the
	 * site: then cron is late for a moment after nobody was there, and gone if it stays late.
	 */
	public function tell_if_late( int $due ): void {
		$found = self::found();
		$now   = $this->clock->now();
		if ( ! WatchSettings::is_on() || $this->outbox->is_holding() || $now - $due < DAY_IN_SECONDS ) {
			return;
		}
		if ( 0 === $found['late'] ) {
			update_option( self::FOUND, [ 'late' => $now ] + $found, false );
		} elseif ( self::is_late( $now ) && ! in_array( self::CRON, $found['told'], true ) ) {
			update_option( self::FOUND, [ 'told' => [ ...$found['told'], self::CRON ] ] + $found, false );
			$this->mail( [ WatchWords::late( $due ) ] );
		}
	}

	/** Whether cron has been late for longer than it takes to begin. */
	public static function is_late( int $now ): bool {
		$late = self::found()['late'];
		return $late > 0 && $now - $late > self::PATIENCE;
	}

	/** @return array<string, string> Sentences about calls of visitors' browsers that something refuses, by address. */
	private function refused(): array {
		$sentences = [];
		foreach ( ( new RefusedCalls( $this->clock ) )->standing() as $one ) {
			$sentences[ $one['address'] ] = WatchWords::refused( $one['address'], $one['status'] );
		}
		return $sentences;
	}

	/** @return list<int> Published forms, in the order of their ids. */
	private function ids(): array {
		$ids = get_posts(
			[
				'post_type'      => FormPostType::NAME,
				'post_status'    => 'publish',
				'fields'         => 'ids',
				'posts_per_page' => 500, // phpcs:ignore WordPress.WP.PostsPerPage -- ids alone, in cron.
				'orderby'        => 'ID',
				'order'          => 'ASC',
			]
		);
		return array_values( array_map( 'intval', $ids ) );
	}

	/** @return array<string, mixed> */
	private function state_of( Form $form, string $mode ): array {
		$last  = $this->last( $form->id() );
		$email = match ( $mode ) {
			WatchSettings::SEND => TestToken::SEND,
			WatchSettings::STOP => TestToken::STOP,
			default             => null,
		};
		$now = $this->probe->look_at( $form, $last['page'], $email );
		if ( FormProbe::NO_PAGE === $now['problem'] ) {
			// Nobody misses a form that has never been on a page.
			return [ 'problem' => '' ] + $now;
		}
		return '' === $now['problem'] ? $this->silence( $form->id(), $last['time'] ) + $now : $now;
	}

	/** @return array{time: int, page: string} Of the latest message. */
	private function last( int $form_id ): array {
		global $wpdb;
		$row  = MessagesTable::row(
			$wpdb->prepare(
				'SELECT created_at, page FROM %i WHERE form_id = %d AND status <> %s ORDER BY created_at DESC LIMIT 1',
				MessagesTable::full_name(),
				$form_id,
				Message::SPAM
			)
		);
		$page = Read::text( $row ?? [], 'page' );
		// The page comes from a browser, so it may be anywhere.
		$is_own = str_starts_with( $page, home_url( '/' ) );
		return [ 'time' => Read::id( $row['created_at'] ?? 0 ), 'page' => $is_own ? $page : '' ];
	}

	/** @return array{problem: string, days?: int, weekly?: int} Compares the silence with the weeks before it. */
	private function silence( int $form_id, int $last ): array {
		global $wpdb;
		$begin  = $last - self::WEEKS * WEEK_IN_SECONDS;
		$count  = 0 === $last ? 0 : (int) MessagesTable::value(
			$wpdb->prepare(
				'SELECT COUNT(*) FROM %i WHERE form_id = %d AND status <> %s AND created_at > %d',
				MessagesTable::full_name(),
				$form_id,
				Message::SPAM,
				$begin
			)
		);
		$silent = $this->clock->now() - $last;
		$pause  = $count > 0 ? intdiv( self::WEEKS * WEEK_IN_SECONDS, $count ) : 0;
		return $count >= self::LEAST && $silent > max( WEEK_IN_SECONDS, self::PAUSES * $pause )
			? [
				'problem' => self::SILENT,
				'days'    => intdiv( $silent, DAY_IN_SECONDS ),
				'weekly'  => max( 1, (int) round( $count / self::WEEKS ) ),
			]
			: [ 'problem' => '' ];
	}

	/** @param list<string> $paragraphs */
	private function mail( array $paragraphs ): void {
		$to = get_option( 'admin_email' );
		if ( ! is_string( $to ) || null === Letter::address_in( $to ) ) {
			return;
		}
		$site = trim( html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ) );
		/* translators: %s: the name of the site. */
		$subject = sprintf( __( '%s: a form needs your attention', 'rueda' ), $site );
		$text    = implode( "\n\n", [ ...$paragraphs, admin_url( 'site-health.php' ) ] );
		$this->outbox->send( new Letter( 'watch', 0, [ $to ], $subject, $text ) );
	}
}
