<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

use Rueda\Report\Import\ReportImporter;
use Rueda\Report\Import\ImportLedger;
use Rueda\Report\Import\OldReports;
use Rueda\Report\Import\OldWheels;
use Rueda\Report\Import\Progress;
use Rueda\Report\Report;
use Rueda\Report\Retention;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\Report\ReportPageTestCase;

/** Reports that the other plugin left in the database. */
abstract class ImportTestCase extends ReportPageTestCase {
	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		// The tests' database is a copy that may contain content of browser tests.
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'wheel-submissions', 'wheel' )" );
		$wpdb->query( 'DELETE FROM ' . ImportLedger::full_name() );
		delete_option( 'rueda_settings_import' );
	}

	/**
	 * Adds a row directly, because no plugin on the site has registered its post type.
	 *
	 * @param array<string, mixed>  $metas  As the other plugin stores them; what is no text is serialised.
	 * @param array<string, string> $fields Of the post's row.
	 */
	final protected function leave( array $metas = [], array $fields = [] ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->posts,
			$fields + [
				'post_type'     => 'wheel-submissions',
				'post_status'   => 'publish',
				'post_author'   => '0',
				'post_title'    => 'Wheel Submission #4',
				'post_name'     => 'wheel-submission-4',
				'post_date'     => gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS ),
				'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS ),
			]
		);
		$id     = (int) $wpdb->insert_id;
		$metas += [
			'chartData' => self::data( [ 'Health' => 7, 'Money' => '3' ] ),
			'chartType' => 'polar-chart',
			'wheelId'   => '0',
			'userId'    => '',
		];
		foreach ( $metas as $key => $value ) {
			$wpdb->insert(
				$wpdb->postmeta,
				[
					'post_id'    => $id,
					'meta_key'   => $key,
					'meta_value' => is_string( $value ) ? $value : serialize( $value ),
				]
			);
		}
		return $id;
	}

	/**
	 * @param array<string, mixed> $ratings By the name of the area.
	 * @return array<string, mixed>
	 */
	final protected static function data( array $ratings ): array {
		return [
			'labels'   => array_map( 'strval', array_keys( $ratings ) ),
			'datasets' => [
				[
					'data'            => array_values( $ratings ),
					'backgroundColor' => array_fill( 0, count( $ratings ), '#aa0011' ),
				],
			],
		];
	}

	final protected function sources(): OldReports {
		return new OldReports( new Retention( new Clock() ), new Clock() );
	}

	final protected function importer(): ReportImporter {
		$clock = new Clock();
		return new ReportImporter(
			$this->sources(),
			new OldWheels( $this->sources() ),
			new ImportLedger( $clock ),
			$this->reports(),
			new Lock( $clock ),
			$clock
		);
	}

	/** Stops the clock, so that a run has time enough on a slow machine, too. */
	final protected function stop_the_clock(): void {
		$now = time();
		add_filter( 'rueda_now', static fn (): int => $now - 1 );
	}

	final protected function import( int $after = 0 ): Progress {
		$progress = $this->importer()->run( $after );
		self::assertNotNull( $progress );
		return $progress;
	}

	/** The report that was imported from this source. */
	final protected function imported( int $source ): Report {
		$slug   = ( new ImportLedger( new Clock() ) )->slug_of( $source );
		$report = null === $slug ? null : $this->reports()->by_slug( $slug );
		self::assertNotNull( $report );
		return $report;
	}

	/** @return array<string, float> Ratings by the name of the area. */
	final protected static function ratings( Report $report ): array {
		$chart = $report->chart()->to_array();
		return array_combine( $chart['labels'], $chart['datasets'][0]['data'] );
	}
}
