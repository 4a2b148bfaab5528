<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\ChartType;
use Rueda\Support\Http\RestRoute;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * The REST routes of reports. Users who may see all reports can read and delete them, and owners their own; other
 * visitors cannot read any report here.
 */
final class Routes {
	public function __construct( private Reports $reports, private Search $search ) {}

	public function register_routes(): void {
		$list = [
			// WordPress takes 1e300 for a whole number, and PHP makes 0 of it.
			'page'     => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 1000000, 'default' => 1 ],
			'per_page' => [ 'type' => 'integer', 'minimum' => 1, 'maximum' => 100, 'default' => 20 ],
			'wheel'    => [ 'type' => 'integer', 'minimum' => 0, 'default' => 0 ],
		];
		$may  = [ $this, 'may_read' ];
		$one  = '/reports/(?P<id>[0-9]{1,20})';
		RestRoute::add( '/reports', WP_REST_Server::READABLE, [ $this, 'all' ], $may, $list );
		RestRoute::add( $one, WP_REST_Server::READABLE, [ $this, 'answer_report' ], $may );
		RestRoute::add( $one, WP_REST_Server::DELETABLE, [ $this, 'delete_one' ], [ $this, 'may_delete' ] );
		OwnReport::add_route( '', WP_REST_Server::READABLE, [ $this, 'own' ] );
		OwnReport::add_route( '', WP_REST_Server::DELETABLE, [ $this, 'delete_own' ] );
	}

	public function may_read(): bool {
		return current_user_can( PostType::CAPABILITY );
	}

	public function may_delete( WP_REST_Request $request ): bool {
		return current_user_can( PostType::CAPABILITY )
			&& current_user_can( 'delete_post', $this->id_in( $request ) );
	}

	public function all( WP_REST_Request $request ): WP_REST_Response {
		$wheel    = $request->get_param( 'wheel' );
		$page     = $request->get_param( 'page' );
		$per_page = $request->get_param( 'per_page' );
		$per_page = is_int( $per_page ) ? $per_page : 20;
		$filter   = new Filter( is_int( $wheel ) ? $wheel : 0 );
		$total    = $this->search->count( $filter );
		$reports  = $this->search->page( $filter, is_int( $page ) ? $page : 1, $per_page );
		$response = new WP_REST_Response( array_map( [ $this, 'fields' ], $reports ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );
		return $response;
	}

	public function answer_report( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = $this->reports->fresh( $this->id_in( $request ) );
		return null === $report ? OwnReport::missing( 404 ) : new WP_REST_Response( $this->fields( $report ) );
	}

	public function delete_one( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->reports->delete( $this->id_in( $request ) )
			? new WP_REST_Response( [ 'deleted' => true ] )
			: OwnReport::missing( 404 );
	}

	/** A report for another device of its owner. */
	public function own( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = ( new OwnReport( $this->reports ) )->find(
			$request,
			__(
				'This is not an owner’s address of a report. It is the one that was shown or emailed to you first.',
				'rueda'
			)
		);
		if ( ! $report instanceof Report ) {
			return $report;
		}
		if ( $report->chart()->is_empty() ) {
			return new WP_Error(
				'rueda_empty_report',
				__( 'Nothing was rated in this report.', 'rueda' ),
				[ 'status' => 422 ]
			);
		}
		return new WP_REST_Response( KeptReport::fields( $report ), 200, Page::headers() );
	}

	public function delete_own( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$report = ( new OwnReport( $this->reports ) )->find(
			$request,
			__( 'Only the owner of a report can delete it.', 'rueda' )
		);
		if ( ! $report instanceof Report ) {
			return $report;
		}
		return $this->reports->delete( $report->id() )
			? new WP_REST_Response( [ 'deleted' => true ] )
			: OwnReport::missing( 404 );
	}

	/**
	 * The last five fields have the names that other readers of such reports know.
	 *
	 * @return array<string, mixed>
	 */
	public function fields( Report $report ): array {
		$chart   = $report->chart();
		$options = $report->rated()->options->to_array();
		return [
			'id'          => $report->id(),
			'date_gmt'    => gmdate( 'Y-m-d\TH:i:s', $report->saved_at() ),
			'title'       => [ 'rendered' => esc_html( $report->title() ) ],
			'link'        => $report->link(),
			'userId'      => 0 === $report->user_id() ? '' : (string) $report->user_id(),
			'wheelId'     => (string) $report->wheel_id(),
			'chartData'   => $chart->is_empty() ? [] : $chart->to_array(),
			'chartOption' => $options,
			'chartType'   => '' === $report->chart_type() ? ChartType::DEFAULT_WORD : $report->chart_type(),
		];
	}

	private function id_in( WP_REST_Request $request ): int {
		$id = $request->get_param( 'id' );
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
