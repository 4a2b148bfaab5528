<?php

declare( strict_types=1 );

namespace Rueda\Report;

/** The few of a stored chart's options that are taken over. The rest is whatever some visitor's browser sent. */
final class ChartOptions {
	/** @param array<mixed> $raw */
	private function __construct( private array $raw ) {}

	/** @param mixed $raw A decoded block attribute, or a string of JSON. */
	public static function read( mixed $raw ): self {
		if ( is_string( $raw ) ) {
			$raw = json_decode( $raw, true );
		}
		return new self( is_array( $raw ) ? $raw : [] );
	}

	/** The value of the outermost ring, null when the options do not say. */
	public function maximum(): ?float {
		$maximum = ChartArea::number( $this->raw['scales']['r']['max'] ?? null );
		return null !== $maximum && $maximum > 0 ? $maximum : null;
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$scale  = array_filter(
			[
				'min'   => null === $this->maximum() ? null : 0,
				'max'   => $this->maximum(),
				'ticks' => $this->flag( $this->raw['scales']['r']['ticks'] ?? null ),
			],
			static fn( mixed $value ): bool => null !== $value
		);
		$legend = $this->flag( $this->raw['plugins']['legend'] ?? null );
		return array_merge(
			[] === $scale ? [] : [ 'scales' => [ 'r' => $scale ] ],
			null === $legend ? [] : [ 'plugins' => [ 'legend' => $legend ] ]
		);
	}

	/** @return array{display: bool}|null */
	private function flag( mixed $part ): ?array {
		$display = is_array( $part ) ? $part['display'] ?? null : null;
		return is_bool( $display ) ? [ 'display' => $display ] : null;
	}
}
