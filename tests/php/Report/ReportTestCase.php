<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Chart\RatedWheel;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Report;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Report\Save\Saver;
use Rueda\Report\Save\SaveReport;
use Rueda\Report\Save\SentChart;
use Rueda\Report\Search;
use Rueda\Report\Settings;
use Rueda\Support\Clock;
use Rueda\Support\Http\AjaxAnswer;
use Rueda\Support\Http\AjaxCall;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\RateLimiter;
use Rueda\Tests\Wheel\WheelTestCase;
use Rueda\Wheel\WheelReader;

/** Reports for tests, and the call that visitors save them with. */
abstract class ReportTestCase extends WheelTestCase {
	protected const KEY = '6f1e0c2a-7d3b-4c55-9a10-2b7c9a1f0e44';

	protected const LIMIT = 60;

	protected function setUp(): void {
		parent::setUp();
		delete_option( Settings::OPTION );
		// The tests' database is a copy that may contain reports of browser tests.
		$GLOBALS['wpdb']->delete( $GLOBALS['wpdb']->posts, [ 'post_type' => Report::TYPE ] );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.77';
	}

	final protected function reports(): Reports {
		$clock = new Clock();
		return new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
	}

	final protected function search(): Search {
		$clock = new Clock();
		$slugs = [ new ImportLedger( $clock ), 'slug_of_number' ];
		return new Search( $this->reports(), new Retention( $clock ), $slugs );
	}

	/**
	 * @param array<string, mixed> $fields What is posted besides, or instead. Null takes a field out.
	 */
	final protected function send( int $wheel, array $fields = [], string $method = 'POST' ): AjaxAnswer {
		$clock                     = new Clock();
		$_SERVER['REQUEST_METHOD'] = $method;
		$fields                    = array_merge(
			[
				'action'       => 'saveWheelReport',
				'security'     => wp_create_nonce( 'wheeloflife_ajax_nonce' ),
				'chartData'    => $this->chart( [ 'Health' => 7, 'Money' => 3 ] ),
				'chartOptions' => '{"responsive":true,"scales":{"r":{"ticks":{"display":false}}},"borderWidth":0,'
					. '"plugins":{"legend":{"display":false},'
					. ''
					. '"htmlLegend":{"containerID":"wheeloflife-legend-container"}}}',
				'wheelId'      => (string) $wheel,
				'chartType'    => 'polar-chart',
			],
			$fields
		);
		$_POST                     = wp_slash(
			array_filter( $fields, static fn ( mixed $value ): bool => null !== $value )
		);

		$saver = new Saver(
			$this->reports(),
			new Runs( $clock ),
			new RateLimiter( $clock, 'report', self::LIMIT, HOUR_IN_SECONDS )
		);
		return ( new SaveReport( new AjaxCall(), $saver, new RefusedCalls( new Clock() ) ) )->answer();
	}

	/** @param array<string, mixed> $ratings By the name of the area, as the browser sends them. */
	final protected function chart( array $ratings ): string {
		return (string) wp_json_encode(
			[
				'labels'   => array_map( 'strval', array_keys( $ratings ) ),
				'datasets' => [
					[
						'data'            => array_values( $ratings ),
						'backgroundColor' => array_fill( 0, count( $ratings ), '#000000' ),
					],
				],
			]
		);
	}

	/** The report that an answer names. */
	final protected function told( AjaxAnswer $answer ): Report {
		self::assertTrue( $answer->is_success, (string) wp_json_encode( $answer->data ) );
		$report = $this->reports()->find( $answer->data['id'] );
		self::assertNotNull( $report );
		return $report;
	}

	/** @param array<string, int> $ratings */
	final protected function make_report(
		array $ratings = [ 'Health' => 7, 'Money' => 3 ],
		?int $wheel = null,
		int $user = 0,
		?int $saved_at = null
	): Report {
		$wheel = WheelReader::visible_post( $wheel ?? $this->make_wheel() );
		$rated = ( new SentChart( WheelReader::wheel_of_post( $wheel ) ) )->read( $this->chart( $ratings ), '' );
		self::assertInstanceOf( RatedWheel::class, $rated );
		$report = $this->reports()->save( $rated, $user, 'en_US', $saved_at );
		self::assertNotNull( $report );
		return $report;
	}

	final protected function count_reports(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'rueda_report'" );
	}
}
