<?php

declare( strict_types=1 );

namespace Rueda\Message;

use DateTimeImmutable;
use Rueda\Form\Store\Message;

defined( 'ABSPATH' ) || exit;

/** Which messages somebody wants to see: of a form, in a state, of some days, with some words. */
final class MessageFilter {
	/** What has not been read; any state but spam. */
	public const NEW = 'new';

	private const STATES = [ self::NEW, Message::SENT, Message::STORED, Message::FAILED, Message::SPAM ];

	/** Longer words than this nobody types. */
	private const LONGEST = 200;

	/**
	 * @param int    $form  0 for all forms.
	 * @param string $state One of the above; empty for all that is not in quarantine.
	 * @param string $from  The first day by the site's clock, as in `2026-11-21`; empty for no limit.
	 * @param string $until The last day.
	 */
	public function __construct(
		private int $form = 0,
		private string $state = '',
		private string $from = '',
		private string $until = '',
		private string $search = ''
	) {}

	/** @param array<array-key, mixed> $query The parameters of an address, unslashed. */
	public static function from_query( array $query ): self {
		$text  = static fn ( string $name ): string => is_string( $query[ $name ] ?? null )
			? trim( $query[ $name ] )
			: '';
		$state = $text( 'state' );
		return new self(
			1 === preg_match( '/^\d{1,18}$/D', $text( 'form' ) ) ? (int) $text( 'form' ) : 0,
			in_array( $state, self::STATES, true ) ? $state : '',
			self::day( $text( 'from' ) ),
			self::day( $text( 'until' ) ),
			mb_substr( wp_check_invalid_utf8( $text( 's' ) ), 0, self::LONGEST )
		);
	}

	/** @return array<string, string> What makes the same filter of an address. */
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

	public function of_all_forms(): self {
		return new self( 0, $this->state, $this->from, $this->until, $this->search );
	}

	public function is_empty(): bool {
		return [] === $this->to_query();
	}

	public function form(): int {
		return $this->form;
	}

	public function state(): string {
		return $this->state;
	}

	public function from(): string {
		return $this->from;
	}

	public function until(): string {
		return $this->until;
	}

	public function search(): string {
		return $this->search;
	}

	public function is_unread_only(): bool {
		return self::NEW === $this->state;
	}

	/** @return list<string> States that a message may have to be shown; never all, since spam stands apart. */
	public function statuses(): array {
		return in_array( $this->state, [ '', self::NEW ], true )
			? [ Message::SENT, Message::FAILED, Message::STORED ]
			: [ $this->state ];
	}

	/** The first second of its first day. */
	public function begin(): int {
		return '' === $this->from ? 0 : self::midnight( $this->from );
	}

	/** The first second after its last day. */
	public function end(): int {
		return '' === $this->until ? PHP_INT_MAX : self::midnight( $this->until . ' +1 day' );
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
