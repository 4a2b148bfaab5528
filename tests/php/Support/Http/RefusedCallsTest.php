<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Http;

use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Tests\TestCase;

final class RefusedCallsTest extends TestCase {
	private const FORMS = 'contact-form-7/v1/';

	private RefusedCalls $calls;

	private int $later = 0;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'rueda_now', fn ( int $now ): int => $now + $this->later );
		$this->calls = new RefusedCalls( new Clock() );
	}

	public function test_site_health_is_content_while_nothing_was_refused(): void {
		self::assertSame( 'good', $this->site_health()['status'] );
	}

	public function test_site_health_tells_the_address_the_status_and_what_to_do(): void {
		$this->calls->note( self::FORMS, '403' );
		$result = $this->site_health();

		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString(
			esc_html( rest_url( self::FORMS ) ) . ' was answered with status 403',
			$result['description']
		);
		self::assertStringContainsString( 'Ask your host', $result['description'] );
	}

	public function test_site_health_tells_of_calls_to_admin_ajax(): void {
		$this->calls->note( RefusedCalls::AJAX, 503 );

		self::assertStringContainsString(
			admin_url( 'admin-ajax.php' ) . ' was answered with status 503',
			$this->site_health()['description']
		);
	}

	/** @dataProvider no_statuses */
	public function test_only_a_status_is_stored( mixed $status ): void {
		$this->calls->note( self::FORMS, $status );

		self::assertSame( [], $this->calls->standing() );
		self::assertFalse( get_option( RefusedCalls::OPTION ) );
	}

	/** @return list<array{mixed}> */
	public function no_statuses(): array {
		return [
			[ '' ],
			[ '0' ],
			[ '199' ],
			[ '600' ],
			[ '403 Forbidden' ],
			[ '<b>403</b>' ],
			[ [ '403' ] ],
			[ '-403' ],
			[ '4e2' ],
			[ null ],
		];
	}

	public function test_the_same_place_is_written_once_an_hour(): void {
		$this->calls->note( self::FORMS, '403' );
		$queries = $GLOBALS['wpdb']->num_queries;
		$this->calls->note( self::FORMS, '503' );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );

		$this->later = HOUR_IN_SECONDS;
		$this->calls->note( self::FORMS, '503' );
		[ $told ] = $this->calls->standing();
		self::assertSame( [ 503, HOUR_IN_SECONDS ], [ $told['status'], $told['last'] - $told['first'] ] );
	}

	public function test_only_the_last_ten_places_are_kept(): void {
		for ( $number = 1; $number <= 12; $number++ ) {
			$this->calls->note( "place/v$number/", 403 );
		}
		$told = $this->calls->standing();

		self::assertCount( 10, $told );
		self::assertSame( rest_url( 'place/v12/' ), $told[0]['address'] );
	}

	public function test_a_call_that_arrives_costs_no_query_while_nothing_was_refused(): void {
		wp_load_alloptions();
		$queries = $GLOBALS['wpdb']->num_queries;
		$this->calls->arrived( self::FORMS );

		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
	}

	public function test_a_call_that_arrives_ends_the_warning_a_day_after_the_last_refusal(): void {
		$this->calls->note( self::FORMS, 403 );
		$this->calls->note( RefusedCalls::AJAX, 403 );
		$this->later = DAY_IN_SECONDS - 60;
		$this->calls->arrived( self::FORMS );
		self::assertCount( 2, $this->calls->standing() );

		$this->later = DAY_IN_SECONDS;
		$this->calls->arrived( self::FORMS );
		self::assertSame( [ admin_url( RefusedCalls::AJAX ) ], array_column( $this->calls->standing(), 'address' ) );

		$this->calls->arrived( RefusedCalls::AJAX );
		self::assertFalse( get_option( RefusedCalls::OPTION ) );
	}

	public function test_without_visitors_the_warning_ends_after_a_month(): void {
		$this->calls->note( self::FORMS, 403 );
		$this->later = 30 * DAY_IN_SECONDS;

		self::assertSame( 'good', $this->site_health()['status'] );
	}

	/** @return array{status: string, description: string} */
	private function site_health(): array {
		return apply_filters( 'site_status_tests', [] )['direct']['rueda_refused_calls']['test']();
	}
}
