<?php

declare( strict_types=1 );

namespace Rueda\Chart;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * One of the types of charts. src/frontend/values/chart-type.ts reads the same words.
 *
 * @immutable
 */
final class ChartType {
	public const POLAR = 'polarArea';

	/** How wheels and saved charts say it until an author chooses a type. */
	public const DEFAULT_WORD = Definitions::POLAR_CHART;

	private const STANDING      = [ 'bar', 'bubble', 'line', 'scatter' ];
	private const WITHOUT_SCALE = [ 'doughnut', 'pie' ];

	private function __construct( public string $name ) {}

	/** The type that a stored word means: `polar-chart`, `bar`, `bar-chart` … Whatever else is stored is polar. */
	public static function from_word( mixed $word ): self {
		$wanted = is_string( $word )
			? preg_replace( [ '/[\s_-]/', '/chart$/D' ], '', strtolower( $word ) ) ?? ''
			: '';
		foreach ( Definitions::CHART_TYPES as $type ) {
			if ( strtolower( $type ) === $wanted ) {
				return new self( $type );
			}
		}
		return new self( self::POLAR );
	}

	public function is_polar(): bool {
		return self::POLAR === $this->name;
	}

	/** Whether its areas stand side by side on a line, and not round a centre. */
	public function is_cartesian(): bool {
		return in_array( $this->name, self::STANDING, true );
	}

	/** Whether its areas are measured on a scale, so that a wish has its place in it. */
	public function has_scale(): bool {
		return ! in_array( $this->name, self::WITHOUT_SCALE, true );
	}

	/** Bars or sectors, until the page's script draws. */
	public function picture(): Picture {
		return $this->is_cartesian() ? new BarPicture() : new PolarPicture();
	}
}
