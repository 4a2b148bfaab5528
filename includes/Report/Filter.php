<?php

declare( strict_types=1 );

namespace Rueda\Report;

defined( 'ABSPATH' ) || exit;

/**
 * Which reports somebody wants to see: of a wheel, of a month or a day, or the one with a number.
 *
 * @immutable
 */
final class Filter {
	/** The number of no report. */
	private const NOBODY = -1;

	/**
	 * @param int    $wheel  0 for all wheels.
	 * @param string $month  By the site's clock, as in `202611`, or a day, as in `20261129`; empty for all.
	 * @param string $search A number as somebody typed it, as in `#12`; empty for all.
	 */
	public function __construct( public int $wheel = 0, public string $month = '', private string $search = '' ) {}

	/** @param array<array-key, mixed> $query The parameters of an address, unslashed. */
	public static function from_query( array $query ): self {
		$wheel  = $query['wheel'] ?? '';
		$month  = $query['m'] ?? '';
		$search = $query['s'] ?? '';
		return new self(
			is_string( $wheel ) && 1 === preg_match( '/^\d{1,18}$/D', $wheel ) ? (int) $wheel : 0,
			is_string( $month ) && 1 === preg_match( '/^\d{4}(?:0[1-9]|1[0-2])$/D', $month ) ? $month : '',
			is_string( $search ) ? trim( $search ) : ''
		);
	}

	/** @return array<string, string> The parameters from which from_query() makes the same filter. */
	public function to_query(): array {
		return array_filter(
			[
				'wheel' => 0 === $this->wheel ? '' : (string) $this->wheel,
				'm'     => $this->month,
				's'     => $this->search,
			],
			static fn ( string $value ): bool => '' !== $value
		);
	}

	public function of_all_wheels(): self {
		return new self( 0, $this->month, $this->search );
	}

	/** Whether the report is of its wheel and its month. */
	public function allows( Report $report ): bool {
		return ( 0 === $this->wheel || $report->wheel_id() === $this->wheel )
			&& $report->date() >= $this->from()
			&& $report->date() < $this->until();
	}

	public function is_empty(): bool {
		return [] === $this->to_query();
	}

	/** 0 for all reports; for a search that is not a number, the number of no report. */
	public function number(): int {
		if ( '' === $this->search ) {
			return 0;
		}
		return 1 === preg_match( '/^#?\s*0*([1-9]\d{0,17})$/D', $this->search, $found )
			? (int) $found[1]
			: self::NOBODY;
	}

	/** The first moment of its month or day, by the site's clock. */
	public function from(): string {
		return '' === $this->month
			? '1970-01-01 00:00:00'
			: sprintf( '%s%s-%s-%s 00:00:00', ...str_split( substr( $this->month . '01', 0, 8 ), 2 ) );
	}

	/** The first moment after it. */
	public function until(): string {
		$next = 8 === strlen( $this->month ) ? ' UTC +1 day' : ' UTC +1 month';
		// PHP of 32 bits, as in wp-now, knows no day after the 19th of January 2038.
		return '' === $this->month
			? ( PHP_INT_SIZE > 4 ? '9999-12-31 00:00:00' : '2038-01-19 00:00:00' )
			: gmdate( 'Y-m-d H:i:s', (int) strtotime( $this->from() . $next ) );
	}
}
