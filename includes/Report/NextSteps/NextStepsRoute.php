<?php

declare( strict_types=1 );

namespace Rueda\Report\NextSteps;

use Rueda\Definitions;
use Rueda\Report\OwnReport;
use Rueda\Report\Report;
use Rueda\Support\Label;
use Rueda\Support\Read;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Takes the next steps that a visitor has written below the result of a wheel. */
final class NextStepsRoute {
	public function __construct( private OwnReport $own, private NextStepsWriter $writer ) {}

	public function register(): void {
		$text = [ 'type' => 'string', 'default' => '', 'maxLength' => 2000 ];
		OwnReport::add_route(
			'/steps',
			WP_REST_Server::CREATABLE,
			[ $this, 'answer' ],
			[
				'steps' => [
					'type'     => 'array',
					'required' => true,
					'maxItems' => Definitions::REPORT_LIMITS['steps'],
					'items'    => [
						'type'       => 'object',
						'properties' => [
							// Its place in the chart that was sent, and its name, which says whether it is there.
							'area'  => [ 'type' => 'integer', 'minimum' => 0, 'maximum' => 1000000 ],
							'label' => $text,
							'text'  => $text,
							'day'   => $text,
						],
					],
				],
			]
		);
	}

	public function answer( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = $this->own->find( $request, __( 'Only the owner of a report can change it.', 'rueda' ) );
		if ( ! $report instanceof Report ) {
			return $report;
		}
		if ( ! NextStepsWriter::may_write( $report ) ) {
			return $this->refusal( __( 'This wheel does not ask for next steps any more.', 'rueda' ) );
		}
		$rows  = [];
		$steps = $request->get_param( 'steps' );
		foreach ( is_array( $steps ) ? $steps : [] as $step ) {
			$label  = Read::string( Read::at( $step, 'label' ) );
			$rows[] = [
				'area' => $this->place( $report, Read::at( $step, 'area' ), $label ),
				'text' => trim( Read::string( Read::at( $step, 'text' ) ) ),
				'day'  => Read::string( Read::at( $step, 'day' ) ),
			];
		}
		$problem = $this->writer->write( $report, $rows );
		if ( '' !== $problem ) {
			return $this->refusal( $problem );
		}
		$dated = array_filter( $rows, static fn ( array $row ): bool => '' !== $row['text'] && '' !== $row['day'] );
		return new WP_REST_Response(
			[ 'calendar' => [] === $dated ? '' : NextStepsModule::calendar_address( $report ) ]
		);
	}

	/** Where the area is in the report, which may lack areas that the page still had. Null where it is not. */
	private function place( Report $report, mixed $place, string $label ): ?int {
		$labels = array_column( $report->chart()->areas, 'label' );
		$names  = [ trim( preg_replace( '/\s+/u', ' ', $label ) ?? '' ), Label::plain( $label ) ];
		if ( is_int( $place ) && in_array( $labels[ $place ] ?? null, $names, true ) ) {
			return $place;
		}
		$found = array_keys( array_intersect( $labels, $names ) );
		return $found[0] ?? null;
	}

	private function refusal( string $sentence ): WP_Error {
		return new WP_Error( 'rueda_steps', $sentence, [ 'status' => 400 ] );
	}
}
