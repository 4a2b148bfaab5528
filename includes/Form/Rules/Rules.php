<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Value\Strokes;
use Rueda\Form\Value\ValueFormat;
use Rueda\Form\Value\Text;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Checks the values of a message by the rules of a schema. Texts and files are checked in separate passes. */
final class Rules {
	public const TEXTS     = 'texts';
	public const FILES     = 'files';
	private const OF_FILES = [ 'requiredfile', 'file', 'minfilesize', 'maxfilesize', 'maxfiles', 'maxeachfilesize' ];

	/**
	 * The first error of each field, in the order of the rules.
	 *
	 * @param array<array-key, mixed> $rules
	 * @param string                  $pass  One of the constants above.
	 * @return array<string, string>
	 */
	public function errors( array $rules, Input $input, string $pass ): array {
		$errors = [];
		foreach ( $rules as $rule ) {
			$is_checked = is_array( $rule ) && $this->is_in( $rule, $pass );

			$error = $is_checked ? $this->check_rule( $rule, $input, $pass ) : null;
			if ( null !== $error && '' !== $error['field'] ) {
				$errors += [ $error['field'] => $error['error'] ];
			}
		}
		return $errors;
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @return array{field: string, error: string}|null
	 */
	private function check_rule( array $rule, Input $input, string $pass ): ?array {
		$own = [ 'field' => Read::text( $rule, 'field' ), 'error' => Read::text( $rule, 'error' ) ];
		return match ( Read::text( $rule, 'rule' ) ) {
			'all'   => $this->all( $rule, $input, $pass, $own ),
			'any'   => ( $this->any( $rule, $input, $pass ) ? null : $own ),
			default => ( $this->passes( $rule, $input ) ? null : $own ),
		};
	}

	/**
	 * @param array<array-key, mixed>             $rule
	 * @param array{field: string, error: string} $own
	 * @return array{field: string, error: string}|null
	 */
	private function all( array $rule, Input $input, string $pass, array $own ): ?array {
		foreach ( Read::rows( $rule, 'rules' ) as $sub ) {
			$error = $this->is_in( $sub, $pass ) ? $this->check_rule( $sub, $input, $pass ) : null;
			if ( null !== $error ) {
				return '' === $error['error'] ? $own : $error;
			}
		}
		return null;
	}

	/** @param array<array-key, mixed> $rule */
	private function any( array $rule, Input $input, string $pass ): bool {
		foreach ( Read::rows( $rule, 'rules' ) as $sub ) {
			if ( $this->is_in( $sub, $pass ) && null === $this->check_rule( $sub, $input, $pass ) ) {
				return true;
			}
		}
		return false;
	}

	/** @param array<array-key, mixed> $rule */
	private function is_in( array $rule, string $pass ): bool {
		$name = Read::text( $rule, 'rule' );
		if ( ! in_array( $name, [ 'all', 'any' ], true ) ) {
			return in_array( $name, self::OF_FILES, true ) === ( self::FILES === $pass );
		}
		$subs = Read::rows( $rule, 'rules' );
		foreach ( $subs as $sub ) {
			if ( $this->is_in( $sub, $pass ) ) {
				return true;
			}
		}
		// A rule without subrules belongs to the pass of texts, so that its error is reported only once.
		return [] === $subs && self::TEXTS === $pass;
	}

	/** @param array<array-key, mixed> $rule */
	private function passes( array $rule, Input $input ): bool {
		$name = Read::text( $rule, 'rule' );
		if ( in_array( $name, self::OF_FILES, true ) ) {
			return FileRules::passes( $name, $rule, $input->files( Read::text( $rule, 'field' ) ) );
		}
		$values = $input->texts( Read::text( $rule, 'field' ) );
		return match ( $name ) {
			'required' => [] !== $values,
			'minitems' => ! is_numeric( $rule['threshold'] ?? null ) || count( $values ) >= (float) $rule['threshold'],
			default    => [] === $values || $this->text_passes( $name, $rule, $values ),
		};
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @param non-empty-list<string>  $values
	 */
	private function text_passes( string $name, array $rule, array $values ): bool {
		$threshold = Read::text( $rule, 'threshold' );
		$limit     = is_numeric( $threshold ) ? (float) $threshold : null;
		$length    = static fn (): int => array_sum( array_map( [ Text::class, 'length' ], $values ) );
		return match ( $name ) {
			'maxitems'  => null === $limit || count( $values ) <= $limit,
			'minlength' => null === $limit || $length() >= $limit,
			'maxlength' => null === $limit || $length() <= $limit,
			default     => [] === array_filter(
				$values,
				fn ( string $value ): bool => ! $this->value_passes( $name, $rule, $value, $threshold, $limit )
			),
		};
	}

	/** @param array<array-key, mixed> $rule */
	private function value_passes( string $name, array $rule, string $value, string $threshold, ?float $limit ): bool {
		return match ( $name ) {
			'email'      => ValueFormat::is_email( $value ),
			'url'        => ValueFormat::is_url( $value ),
			'tel'        => ValueFormat::is_tel( $value ),
			'number'     => ValueFormat::is_number( $value ),
			'date'       => ValueFormat::is_date( $value ),
			'time'       => ValueFormat::is_time( $value ),
			'enum'       => in_array(
				Text::one_line_end( $value ),
				array_map( [ Text::class, 'one_line_end' ], self::accepted( $rule ) ),
				true
			),
			'dayofweek'  => ! ValueFormat::is_date( $value )
				|| in_array( (string) ValueFormat::day_of_week( $value ), self::accepted( $rule ), true ),
			'minnumber'  => null === $limit || ! ValueFormat::is_number( $value ) || (float) $value >= $limit,
			'maxnumber'  => null === $limit || ! ValueFormat::is_number( $value ) || (float) $value <= $limit,
			'mindate'    => ! ValueFormat::is_date( $threshold )
				|| ! ValueFormat::is_date( $value )
				|| strcmp( $value, $threshold ) >= 0,
			'maxdate'    => ! ValueFormat::is_date( $threshold )
				|| ! ValueFormat::is_date( $value )
				|| strcmp( $value, $threshold ) <= 0,
			'mintime'    => ! ValueFormat::is_time( $threshold )
				|| ! ValueFormat::is_time( $value )
				|| self::compare_times( $value, $threshold ) >= 0,
			'maxtime'    => ! ValueFormat::is_time( $threshold )
				|| ! ValueFormat::is_time( $value )
				|| self::compare_times( $value, $threshold ) <= 0,
			'stepnumber' => self::is_step( $rule, $value ),
			'signature'  => ! Strokes::is_drawn( $value ) || null !== Strokes::read( $value ),
			// Rules with unknown names belong to add-ons, which check them themselves.
			default      => true,
		};
	}

	/** Times may have seconds. */
	private static function compare_times( string $one, string $other ): int {
		return strcmp( substr( $one . ':00', 0, 8 ), substr( $other . ':00', 0, 8 ) );
	}

	/** @param array<array-key, mixed> $rule */
	private static function is_step( array $rule, string $value ): bool {
		$base     = Read::text( $rule, 'base', '0' );
		$interval = Read::text( $rule, 'interval' );
		if (
			! is_numeric( $base )
			|| ! is_numeric( $interval )
			|| (float) $interval <= 0
			|| ! ValueFormat::is_number( $value )
		) {
			return true;
		}
		$rest = abs( fmod( (float) $value - (float) $base, (float) $interval ) );
		return round( $rest, 6 ) === 0.0 || round( abs( $rest - (float) $interval ), 6 ) === 0.0;
	}

	/**
	 * @param array<array-key, mixed> $rule
	 * @return list<string>
	 */
	private static function accepted( array $rule ): array {
		$accept = $rule['accept'] ?? null;
		return array_values( array_map( 'strval', array_filter( is_array( $accept ) ? $accept : [], 'is_scalar' ) ) );
	}
}
