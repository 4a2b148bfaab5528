<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Chart\NextStep;
use Rueda\Definitions;
use Rueda\Report\NextSteps\NextStepsModule;
use Rueda\Report\NextSteps\NextStepsRequest;
use Rueda\Report\NextSteps\NextStepsWriter;
use Rueda\Report\PagePart;
use Rueda\Report\Report;
use Rueda\Report\ShownReport;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** What the owner does next, each step beside the note about its area, and for the owner the form for it. */
final class NextSteps implements PagePart {
	public function __construct( private NextStepsRequest $request ) {}

	public function html( ShownReport $shown ): string {
		$report = $shown->report;
		$steps  = $this->steps( $report );
		$ways   = $this->calendar( $report )
			. ( $shown->is_owner && NextStepsWriter::may_write( $report ) ? $this->form( $shown ) : '' );
		$ways   = '' === $ways ? '' : "<div class=\"rueda-report__ways\">{$ways}</div>";
		return '' === $steps . $ways
			? ''
			: HeadedSection::html( 'next-steps', __( 'What next', 'rueda' ), $steps . $ways );
	}

	private function steps( Report $report ): string {
		$items = array_map(
			static fn ( NextStep $step ): string => sprintf(
				'<li style="--rueda-dot:%s"><h3>%s</h3><p class="rueda-report__rating">%s</p><p>%s</p>%s</li>',
				esc_attr( $report->chart()->areas[ $step->area ]->color ),
				esc_html( $report->chart()->areas[ $step->area ]->label ),
				esc_html( $step->day_in_words() ),
				esc_html( $step->text ),
				Areas::note( $report->rated(), $step->area )
			),
			$report->rated()->steps
		);
		return [] === $items ? '' : '<ol class="rueda-report__list" role="list">' . implode( '', $items ) . '</ol>';
	}

	private function calendar( Report $report ): string {
		return [] === NextStepsModule::events( $report ) ? '' : sprintf(
			'<a class="rueda-share__link" href="%s" rel="nofollow" download="steps.ics">%s</a>',
			esc_url( NextStepsModule::calendar_address( $report ) ),
			esc_html__( 'Add the steps to my calendar', 'rueda' )
		);
	}

	private function form( ShownReport $shown ): string {
		$fields = '';
		foreach ( $this->request->rows( $shown->report ) as $at => $row ) {
			$fields .= $this->row( $shown->report, $at, $row );
		}
		$problem = $this->request->problem;
		return sprintf(
			'<details class="rueda-report__steps"%1$s><summary class="rueda-share__link">%2$s</summary>'
				. '<form class="rueda-mail" method="post" action="%3$s"><p class="rueda-mail__line">%4$s</p>%5$s%6$s'
				. '<button type="submit" class="rueda-mail__send wp-element-button" name="%7$s" value="1">%8$s</button>'
				. '</form></details>',
			'' === $problem ? '' : ' open',
			[] === $shown->report->rated()->steps
				? esc_html__( 'Write next steps', 'rueda' )
				: esc_html__( 'Change the next steps', 'rueda' ),
			esc_url( $shown->address . '#' . NextStepsRequest::PLACE ),
			esc_html__(
				'Choose up to three areas, and what to do next for each. Whoever has the report’s address can read it.',
				'rueda'
			),
			'' === $problem ? '' : sprintf(
				'<p class="rueda-share__status is-failed" role="alert">%s</p>',
				esc_html( $problem )
			),
			$fields,
			esc_attr( NextStepsRequest::SAVE ),
			esc_html__( 'Save the steps', 'rueda' )
		);
	}

	/** @param array{area: string, text: string, day: string} $row */
	private function row( Report $report, int $at, array $row ): string {
		$options = sprintf( '<option value="">%s</option>', esc_html__( 'Choose an area', 'rueda' ) );
		foreach ( $report->chart()->areas as $index => $area ) {
			$options .= sprintf(
				'<option value="%d"%s>%s</option>',
				$index,
				selected( $row['area'], (string) $index, false ),
				esc_html( $area->label )
			);
		}
		return sprintf(
			'<fieldset class="rueda-step"><legend>%1$s</legend>'
				. '<label class="rueda-mail__field">%2$s <select name="%3$s[%4$d]">%5$s</select></label>'
				. '<label class="rueda-mail__field">%6$s <input type="text" name="%7$s[%4$d]" value="%8$s"'
				. ' maxlength="%9$d"></label><label class="rueda-mail__field">%10$s <input type="date"'
				. ' name="%11$s[%4$d]" value="%12$s" min="%13$s"></label></fieldset>',
			/* translators: %d: 1, 2 or 3. */
			esc_html( sprintf( __( 'Step %d', 'rueda' ), $at + 1 ) ),
			esc_html__( 'Area', 'rueda' ),
			esc_attr( NextStepsRequest::AREA ),
			$at,
			$options,
			esc_html__( 'What I will do', 'rueda' ),
			esc_attr( NextStepsRequest::TEXT ),
			Verbatim::attribute( $row['text'] ),
			Definitions::REPORT_LIMITS['step'],
			esc_html__( 'Until (optional)', 'rueda' ),
			esc_attr( NextStepsRequest::DAY ),
			esc_attr( $row['day'] ),
			esc_attr( $this->request->today() )
		);
	}
}
