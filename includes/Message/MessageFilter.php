<?php

declare( strict_types=1 );

namespace Rueda\Message;

use DateTimeImmutable;
use Rueda\Form\Store\Message;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A filter for messages: by form, by status, by days and by words.
 *
 * @immutable
 */
final class MessageFilter {
	/** Unread messages of any status except spam. */
	public const NEW = 'new';

	private const STATES = [ self::NEW, Message::SENT, Message::STORED, Message::FAILED, Message::SPAM ];

	/** The most characters of a search. */
	private const LONGEST = 200;

	/**
	 * @param int    $form  0 for all forms.
	 * @param string $state One of the constants above; "" for all messages that are not in quarantine.
	 * @param string $from  The first day in the time zone of the site, as in `2026-11-21`; "" for no limit.
	 * @param string $until The last day.
	 */
	public function __construct(
		public int $form = 0,
		public string $state = '',
		public string $from = '',
		public string $until = '',
		public string $search = ''
	) {}

	/** @param array<array-key, mixed> $query The parameters of an address, unslashed. */
	public static function from_query( array $query ): self {
		$text  = static fn ( string $name ): string => trim( Read::string( $query[ $name ] ?? null ) );
		$state = $text( 'state' );
		$days  = [ self::day( $text( 'from' ) ), self::day( $text( 'until' ) ) ];
		if ( ! in_array( '', $days, true ) ) {
			// Typed the wrong way round, they mean the same days.
			sort( $days );
		}
		return new self(
			1 === preg_match( '/^\d{1,18}$/D', $text( 'form' ) ) ? (int) $text( 'form' ) : 0,
			in_array( $state, self::STATES, true ) ? $state : '',
			$days[0],
			$days[1],
			mb_substr( wp_check_invalid_utf8( $text( 's' ) ), 0, self::LONGEST )
		);
	}

	/** @return array<string, string> Query parameters from which from_query() makes the same filter. */
	public function to_query(): array {
		return array_filter(
			[
				'form'  => 0 === $this->form ? '' : (string) $this->form,
				'state' => $this->state,
				'from'  => $this->from,
				'until' => $this->until,
				's'     => $this->search,
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** The same filter for another form; 0 for all forms. */
	public function of_form( int $form ): self {
		return new self( $form, $this->state, $this->from, $this->until, $this->search );
	}

	public function is_empty(): bool {
		return [] === $this->to_query();
	}

	public function is_unread_only(): bool {
		return self::NEW === $this->state;
	}

	/** @return list<string> The statuses of the messages to show; spam is never mixed with others. */
	public function statuses(): array {
		return in_array( $this->state, [ '', self::NEW ], true )
			? [ Message::SENT, Message::FAILED, Message::STORED ]
			: [ $this->state ];
	}

	/** The Unix time at which the first day begins; 0 for no limit. */
	public function begin(): int {
		return '' === $this->from ? 0 : self::midnight( $this->from );
	}

	/** The Unix time at which the last day has ended; PHP_INT_MAX for no limit. */
	public function end(): int {
		return '' === $this->until ? PHP_INT_MAX : self::midnight( $this->until . ' +1 day' );
	}

	/**
	 * The condition for a query, with a placeholder for each of its values.
	 *
	 * @param list<string> $statuses
	 * @param int          $since    A Unix time; older messages are left out, in addition to what the filter says.
	 * @param int          $before   A Unix time; messages from then on are left out, too.
	 * @return array{literal-string, list<int|string>}
	 */
	public function condition( array $statuses, int $since, int $before = PHP_INT_MAX ): array {
		$where  = 1 === count( $statuses ) ? 'status = %s' : 'status IN ( %s, %s, %s )';
		$values = $statuses;
		if ( 0 !== $this->form ) {
			$where   .= ' AND form_id = %d';
			$values[] = $this->form;
		}
		if ( $this->is_unread_only() ) {
			$where .= ' AND is_read = 0';
		}
		$begin = max( $this->begin(), $since );
		if ( $begin > 0 ) {
			$where   .= ' AND created_at >= %d';
			$values[] = $begin;
		}
		$end = min( $this->end(), $before );
		if ( $end < PHP_INT_MAX ) {
			$where   .= ' AND created_at < %d';
			$values[] = $end;
		}
		return [ $where, $values ];
	}

	private static function day( string $written ): string {
		return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $written, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] )
			? $written
			: '';
	}

	private static function midnight( string $day ): int {
		return ( new DateTimeImmutable( $day, wp_timezone() ) )->getTimestamp();
	}
}
