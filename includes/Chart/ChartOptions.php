<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The few options of a stored chart that are used. The rest is ignored, because any visitor's browser may send it. */
final class ChartOptions {
	private function __construct( private mixed $raw ) {}

	/** @param mixed $raw A decoded block attribute, or a string of JSON. */
	public static function from_stored( mixed $raw ): self {
		return new self( is_string( $raw ) ? json_decode( $raw, true ) : $raw );
	}

	/** The value of the outermost ring, null when the options do not say. */
	public function maximum(): ?float {
		$maximum = ChartArea::number( Read::at( $this->raw, 'scales', 'r', 'max' ) );
		return null !== $maximum && $maximum > ( $this->minimum() ?? 0.0 ) ? $maximum : null;
	}

	/** Where a scale begins that goes below zero, null when the options do not say. */
	public function minimum(): ?float {
		$minimum = ChartArea::number( Read::at( $this->raw, 'scales', 'r', 'min' ) );
		return null !== $minimum && $minimum < 0 ? $minimum : null;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$scale  = array_filter(
			[
				'min'   => $this->minimum() ?? ( null === $this->maximum() ? null : 0 ),
				'max'   => $this->maximum(),
				'ticks' => $this->flag( 'scales', 'r', 'ticks' ),
			],
			static fn( mixed $value ): bool => null !== $value
		);
		$legend = $this->flag( 'plugins', 'legend' );
		return array_merge(
			[] === $scale ? [] : [ 'scales' => [ 'r' => $scale ] ],
			null === $legend ? [] : [ 'plugins' => [ 'legend' => $legend ] ]
		);
	}

	/** @return array{display: bool}|null */
	private function flag( string ...$keys ): ?array {
		$display = Read::at( $this->raw, ...array_merge( $keys, [ 'display' ] ) );
		return is_bool( $display ) ? [ 'display' => $display ] : null;
	}
}
