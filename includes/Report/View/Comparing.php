<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\Comparison;
use Rueda\Report\Compare\ComparedReports;
use Rueda\Report\PagePart;
use Rueda\Report\Report;
use Rueda\Report\ShownReport;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the report with others whose addresses the reader enters: two as wheels, more as lines. It is a section of
 * its own once there is something to compare.
 */
final class Comparing implements PagePart {
	public function __construct( private ComparedReports $compared ) {}

	public function html( ShownReport $shown ): string {
		if ( ! $this->is_section( $shown->report ) ) {
			return '';
		}
		$others = $this->compared->others( $shown->report );
		$all    = [ $shown->report, ...$others ];
		usort(
			$all,
			static fn ( Report $one, Report $two ): int
				=> [ $one->saved_at(), $one->id() ] <=> [ $two->saved_at(), $two->id() ]
		);
		return HeadedSection::html(
			'compare',
			__( 'What has changed', 'rueda' ),
			$this->missing( $shown->report, $others ) . ( [] === $others ? '' : $this->comparison( $all, $shown ) )
				. $this->form( $shown, $others, '' )
		);
	}

	/** The form alone, to stand beside other ways to go on; empty where the section has it. */
	public function way( ShownReport $shown ): string {
		return $shown->report->chart()->is_empty() || $this->is_section( $shown->report )
			? ''
			: $this->form( $shown, [], ComparedReports::PLACE );
	}

	private function is_section( Report $report ): bool {
		$others = $this->compared->others( $report );
		return ! $report->chart()->is_empty() && ( [] !== $others || $this->compared->missing( $report, $others ) > 0 );
	}

	/** @param non-empty-list<Report> $reports Oldest first. */
	private function comparison( array $reports, ShownReport $shown ): string {
		$rated      = array_map( static fn ( Report $one ) => $one->rated(), $reports );
		$comparison = Comparison::between( $rated );
		$wheels     = array_unique( array_map( static fn ( Report $one ): int => $one->wheel_id(), $reports ) );
		$markup     = new ComparisonMarkup( $comparison, $reports );
		$sentences  = array_map(
			static fn ( string $one ): string => sprintf( '<li>%s</li>', esc_html( $one ) ),
			$comparison->sentences()
		);
		return sprintf(
			'<div class="rueda-report__compared">%s<div>%s%s<ul class="rueda-report__changes">%s</ul></div></div>%s%s',
			2 === count( $reports ) ? $markup->wheels() : $markup->lines(),
			count( $wheels ) < 2 ? '' : $this->hint(
				__( 'These reports are of different wheels. Areas with the same name are compared.', 'rueda' )
			),
			! $comparison->is_percent ? '' : $this->hint(
				__( 'The reports use different scales, so their ratings are shown in percent.', 'rueda' )
			),
			implode( '', $sentences ),
			$markup->table(),
			sprintf(
				'<p><a href="%s">%s</a></p>',
				esc_url( $shown->address ),
				esc_html__( 'Compare no longer', 'rueda' )
			)
		);
	}

	/** @param list<Report> $others */
	private function missing( Report $report, array $others ): string {
		$missing = $this->compared->missing( $report, $others );
		return 0 === $missing ? '' : $this->hint(
			sprintf(
				/* translators: %s: how many reports. */
				_n(
					'%s report is no longer available: it was deleted, or it has expired.',
					'%s reports are no longer available: they were deleted, or have expired.',
					$missing,
					'rueda'
				),
				number_format_i18n( $missing )
			)
		);
	}

	private function hint( string $text ): string {
		return sprintf( '<p class="rueda-report__hint">%s</p>', esc_html( $text ) );
	}

	/**
	 * @param list<Report> $others
	 * @param string       $place  Its id, where no heading has it.
	 */
	private function form( ShownReport $shown, array $others, string $place ): string {
		$slugs   = array_map( static fn ( Report $one ): string => $one->slug(), $others );
		$problem = $this->compared->problem;
		return sprintf(
			'<details class="rueda-report__mail"%11$s%1$s><summary class="rueda-share__link">%2$s</summary>'
				. '<form class="rueda-mail" method="post" action="%3$s"><p class="rueda-mail__line">%4$s</p>%5$s'
				. '<label class="rueda-mail__field">%6$s <input type="url" name="%7$s" value="%8$s" required></label>'
				. '<button type="submit" class="rueda-mail__send wp-element-button" name="%9$s" value="1">%10$s'
				. '</button></form></details>',
			'' === $problem ? '' : ' open',
			[] === $others
				? esc_html__( 'Compare with another report', 'rueda' )
				: esc_html__( 'Add another report', 'rueda' ),
			esc_url( $this->compared->address( $shown->address, $slugs ) . '#' . ComparedReports::PLACE ),
			esc_html__(
				'Enter the address of another report on this site, your own or one that you were given. It is not stored.',
				'rueda'
			),
			'' === $problem ? '' : sprintf(
				'<p class="rueda-share__status is-failed" role="alert">%s</p>',
				esc_html( $problem )
			),
			esc_html__( 'Address of the other report', 'rueda' ),
			esc_attr( ComparedReports::FIELD ),
			'' === $problem ? '' : Verbatim::attribute( $this->compared->typed ),
			esc_attr( ComparedReports::ADD ),
			esc_html__( 'Compare', 'rueda' ),
			'' === $place ? '' : sprintf( ' id="%s"', esc_attr( $place ) )
		);
	}
}
