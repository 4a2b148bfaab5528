<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Preview\PictureAnswer;
use Rueda\Report\Preview\PictureFiles;
use Rueda\Report\Preview\PreviewPicture;
use Rueda\Report\Report;
use Rueda\Report\SavedChart\ChartSource;
use Rueda\Report\SavedChart\SourceCharts;
use Rueda\Tests\LateReplica;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Reports on a site with two servers and a replica that is late: what one request has written, the next one does not
 * find there.
 *
 * @group newest
 * @group mariadb
 */
final class LateReplicaTest extends ReportPageTestCase {
	private LateReplica $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = LateReplica::begin();
	}

	protected function tearDown(): void {
		LateReplica::end();
		PictureFiles::clear();
		parent::tearDown();
	}

	/** @return iterable<string, array{bool}> */
	public function caches(): iterable {
		yield 'one object cache for both servers' => [ true ];
		yield 'no object cache' => [ false ];
	}

	/** @dataProvider caches */
	public function test_a_report_is_there_as_soon_as_it_was_saved( bool $is_cached ): void {
		$report = $this->make_report( [ 'Health' => 7 ] );

		$this->database->next_request( $is_cached );
		self::assertSame( $report->id(), $this->visit( $report->link() )->get_queried_object_id() );
		self::assertSame( 200, $this->status );
		self::assertStringContainsString( '<th scope="row">Health</th><td>7</td>', $this->printed() );
		self::assertStringContainsString( 'og:image', $this->head() );

		$this->database->next_request( $is_cached );
		$path = $this->picture()->path( $report->slug() );
		self::assertNotNull( $path );
		self::assertSame( 200, $this->picture()->status( $path, $report->slug(), '' ) );
	}

	public function test_an_administrator_reads_it_at_once(): void {
		$report = $this->make_report();
		$this->act_as( 'administrator' );
		$this->database->next_request( false );

		self::assertSame( 200, $this->ask( 'GET', "/rueda/v1/reports/{$report->id()}" )->get_status() );
	}

	/** @dataProvider caches */
	public function test_saving_a_run_again_on_another_server_gives_the_same_report( bool $is_cached ): void {
		$wheel = $this->make_wheel();
		$this->database->catch_up();
		$this->database->next_request( $is_cached );
		$first = $this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) );
		$this->database->next_request( $is_cached );
		$again = $this->send( $wheel, [ 'key' => self::KEY ] );

		self::assertTrue( $again->is_success, (string) wp_json_encode( $again->data ) );
		self::assertSame( $first->id(), $again->data['id'] );
		self::assertSame( 1, $this->count_reports() );
	}

	/** @dataProvider caches */
	public function test_a_deleted_report_is_gone_at_once_and_stays_gone( bool $is_cached ): void {
		$report = $this->make_report();
		$this->database->catch_up();
		$this->database->next_request( $is_cached );
		// Another server has shown it a moment ago.
		$this->visit( $report->link() );
		self::assertSame( 200, $this->status );
		$this->database->next_request( $is_cached );
		self::assertSame( 200, $this->delete( $report )->get_status() );

		$this->database->next_request( $is_cached );
		$this->visit( $report->link() );
		self::assertSame( 410, $this->status );
		self::assertNull( $this->picture()->path( $report->slug() ) );
		self::assertSame( 410, $this->picture()->status( null, $report->slug(), '' ) );
		self::assertFalse( wp_cache_get( $report->id(), 'posts' ) );

		$this->database->catch_up();
		$this->database->next_request( $is_cached );
		$this->visit( $report->link() );
		self::assertSame( 410, $this->status );
	}

	public function test_a_deleted_report_that_a_late_read_has_put_into_the_cache_is_gone_all_the_same(): void {
		$wheel  = $this->make_wheel();
		$report = $this->told( $this->send( $wheel, [ 'key' => self::KEY ] ) );
		$this->database->catch_up();
		$this->database->next_request( true );
		$this->delete( $report );
		$this->database->next_request( true );
		self::assertNotNull( get_post( $report->id() ) );
		$this->database->catch_up();
		$this->database->next_request( true );

		self::assertSame( 'This report has been deleted.', $this->send( $wheel, [ 'key' => self::KEY ] )->data );
		$this->act_as( 'administrator' );
		self::assertSame( 404, $this->ask( 'GET', "/rueda/v1/reports/{$report->id()}" )->get_status() );
		self::assertSame( 404, $this->ask( 'DELETE', "/rueda/v1/reports/{$report->id()}" )->get_status() );
		self::assertNull( get_post( $report->id() ) );
	}

	public function test_a_chart_on_a_page_shows_no_deleted_report_that_a_late_read_has_put_into_the_cache(): void {
		$wheel  = $this->make_wheel();
		$report = $this->make_report( [ 'Health' => 7 ], $wheel );
		$charts = new SourceCharts( $this->reports(), $this->search() );
		$shown  = static fn ( string $kind, int $number ): ?array => $charts->attributes(
			new ChartSource( $kind, $number ),
			[]
		);
		$this->database->catch_up();
		$this->database->next_request( true );
		self::assertNotNull( $shown( ChartSource::REPORT, $report->id() ) );
		self::assertCount( 1, $this->database->read_from_primary );
		self::assertNotNull( $shown( ChartSource::LATEST, $wheel ) );
		self::assertCount( 1, $this->database->read_from_primary );
		$this->delete( $report );

		$this->database->next_request( true );
		self::assertNull( $shown( ChartSource::LATEST, $wheel ) );
		self::assertNull( $shown( ChartSource::REPORT, $report->id() ) );
		// A list of another plugin.
		self::assertNotNull( get_post( $report->id() ) );
		$this->database->catch_up();
		$this->database->next_request( true );
		self::assertNull( $shown( ChartSource::REPORT, $report->id() ) );
	}

	/** @dataProvider caches */
	public function test_an_owner_deletes_a_report_that_was_just_saved( bool $is_cached ): void {
		$report = $this->make_report();
		$this->database->next_request( $is_cached );

		self::assertSame( 200, $this->delete( $report )->get_status() );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_erasing_a_persons_reports_counts_none_twice(): void {
		$user = $this->act_as( 'subscriber' );
		wp_update_user( [ 'ID' => $user, 'user_email' => 'ana@example.org' ] );
		$this->make_report( [ 'Health' => 7 ], null, $user );
		$this->database->catch_up();
		$erase = apply_filters( 'wp_privacy_personal_data_erasers', [] )['rueda-reports']['callback'];
		$this->database->next_request( false );
		self::assertTrue( $erase( 'ana@example.org', 1 )['items_removed'] );
		$this->database->next_request( false );

		self::assertFalse( $erase( 'ana@example.org', 2 )['items_retained'] );
	}

	public function test_nobody_makes_the_primary_search_for_missing_reports_without_end(): void {
		$limit = static fn ( int $most, string $what ): int => 'report_check' === $what ? 2 : $most;
		add_filter( 'rueda_rate_limit', $limit, 10, 2 );
		$this->keep_hooks();
		$there   = $this->make_report();
		$missing = $this->make_report();
		$this->reports()->delete( $missing->id() );
		foreach ( [ 410, 410, 503 ] as $status ) {
			$this->database->next_request( false );
			$this->visit( $missing->link() );
			self::assertSame( $status, $this->status );
		}
		self::assertSame( [], $this->database->read_from_primary );
		$words = 'Too many reports were opened from your connection. Please try again a little later.';
		self::assertStringContainsString( $words, $this->printed() );
		self::assertSame( 'This report cannot be shown right now', get_the_title() );

		// Nobody is told that a report is gone which is there.
		$this->visit( $there->link() );
		self::assertSame( 503, $this->status );
		$picture = $this->picture();
		self::assertNull( $picture->path( $there->slug() ) );
		self::assertSame( 503, $picture->status( null, $there->slug(), '' ) );
		self::assertGreaterThan( 0, (int) $picture->headers( null )['Retry-After'] );
		$answer = $this->delete( $there );
		self::assertSame( 503, $answer->get_status() );
		self::assertGreaterThan( 0, $answer->get_headers()['Retry-After'] );

		// An address that nobody was given asks nobody, and a report that the replica has needs no limit.
		$this->visit( home_url( '/wheel-report/' . str_repeat( '0', 40 ) . '/' ) );
		self::assertSame( 404, $this->status );
		$this->database->catch_up();
		$this->database->next_request( false );
		$this->visit( $there->link() );
		self::assertSame( 200, $this->status );
	}

	public function test_the_primary_is_asked_once_for_a_report_that_many_open(): void {
		$report = $this->make_report();
		$this->database->catch_up();
		$this->database->next_request( true );
		$this->visit( $report->link() );
		self::assertCount( 1, $this->database->read_from_primary );
		$this->database->next_request( true );
		$this->visit( $report->link() );

		self::assertSame( 200, $this->status );
		self::assertSame( [], $this->database->read_from_primary );
	}

	private function picture(): PictureAnswer {
		return new PictureAnswer( PreviewPicture::in_our_font(), $this->reports() );
	}

	private function delete( Report $report ): WP_REST_Response {
		return $this->ask(
			'DELETE',
			'/rueda/v1/reports/' . $report->slug(),
			[ 'owner' => $this->reports()->owner_key( $report ) ]
		);
	}

	/** @param array<string, mixed> $params */
	private function ask( string $method, string $route, array $params = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		foreach ( $params as $name => $value ) {
			$request->set_param( $name, $value );
		}
		return rest_do_request( $request );
	}
}
