<?php

declare( strict_types=1 );

namespace Rueda\Report\SavedChart;

use Rueda\Report\PostType;
use Rueda\Report\Reports;
use Rueda\Report\Search;
use Rueda\Support\Http\RestRoute;
use Rueda\Support\Read;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** What the editor asks for a saved chart that shows reports, for those who may see all of them. */
final class SavedChartRoutes {
	public function __construct( private SourceCharts $charts, private Search $search, private Reports $reports ) {}

	public function register(): void {
		$may    = static fn (): bool => current_user_can( PostType::CAPABILITY );
		$number = [ 'type' => 'integer', 'minimum' => 0, 'default' => 0 ];
		$text   = [ 'type' => 'string', 'default' => '', 'maxLength' => 200 ];
		RestRoute::add(
			'/saved-chart/reports',
			WP_REST_Server::READABLE,
			[ $this, 'reports' ],
			$may,
			[ 'search' => $text, 'chosen' => $number ]
		);
		RestRoute::add(
			'/saved-chart',
			WP_REST_Server::READABLE,
			[ $this, 'chart' ],
			$may,
			[
				'show'        => [
					'type'     => 'string',
					'enum'     => [ ChartSource::REPORT, ChartSource::LATEST, ChartSource::AVERAGE ],
					'required' => true,
				],
				'reportId'    => $number,
				'wheelId'     => $number,
				'reportTitle' => $text,
				'chartType'   => $text,
				'post'        => $number,
			]
		);
	}

	/** The reports that were found, and the chosen one. */
	public function reports( WP_REST_Request $request ): WP_REST_Response {
		$choice  = new ReportChoice( $this->search );
		$options = array_column( $choice->found( Read::string( $request->get_param( 'search' ) ) ), null, 'id' );
		$chosen  = $this->reports->find( Read::id( $request->get_param( 'chosen' ) ) );
		$options = $options + ( null === $chosen ? [] : [ $chosen->id() => $choice->option( $chosen ) ] );
		return new WP_REST_Response( array_values( $options ) );
	}

	/** What visitors see, and a sentence for the author where they see nothing. */
	public function chart( WP_REST_Request $request ): WP_REST_Response {
		$given  = $request->get_params();
		$source = ChartSource::from_attributes( $given );
		$page   = Read::id( $request->get_param( 'post' ) );
		$post   = 0 === $page ? null : get_post( $page );
		$chart  = null === $source ? null : $this->charts->attributes( $source, $given );
		$note   = null === $chart && null !== $source ? $this->charts->reason( $source ) : '';
		if ( null === $post || ! $this->charts->may_show( $post ) ) {
			$note = __(
				'Visitors see nothing here: reports are shown only in the content of a page whose author may see all reports.',
				'rueda'
			);
		}
		return new WP_REST_Response( [ 'chart' => $chart, 'note' => $note ] );
	}
}
