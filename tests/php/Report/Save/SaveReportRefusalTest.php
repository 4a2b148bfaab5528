<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Tests\Report\ReportTestCase;

/**
 * Requests that save nothing: errors of visitors, requests that no page sends, and wheels that are not public.
 *
 * @group newest
 */
final class SaveReportRefusalTest extends ReportTestCase {
	public function test_saving_is_ours_without_the_other_plugin(): void {
		self::assertNotFalse( has_action( 'wp_ajax_nopriv_saveWheelReport' ) );
		self::assertNotFalse( has_action( 'wp_ajax_saveWheelReport' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function refused(): iterable {
		$many = [
			'labels'   => array_fill( 0, 10000, 'Health' ),
			'datasets' => [ [ 'data' => array_fill( 0, 10000, 1 ) ] ],
		];
		$some = [
			'labels'   => array_fill( 0, 101, 'Health' ),
			'datasets' => [ [ 'data' => array_fill( 0, 101, 1 ) ] ],
		];
		yield 'no wheel' => [ [ 'wheelId' => '999999' ] ];
		yield 'no number' => [ [ 'wheelId' => 'abc' ] ];
		yield 'a negative number' => [ [ 'wheelId' => '-1' ] ];
		yield 'no wheel id' => [ [ 'wheelId' => null ] ];
		yield 'no data' => [ [ 'chartData' => null ] ];
		yield 'empty data' => [ [ 'chartData' => '' ] ];
		yield 'data cut off on the way' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"da' ] ];
		yield 'areas of another wheel' => [ [ 'chartData' => '{"labels":["Love"],"datasets":[{"data":[3]}]}' ] ];
		yield '10,000 labels' => [ [ 'chartData' => (string) wp_json_encode( $many ) ] ];
		yield '101 labels' => [ [ 'chartData' => (string) wp_json_encode( $some ) ] ];
		yield 'depth 500' => [ [ 'chartData' => str_repeat( '[', 500 ) . str_repeat( ']', 500 ) ] ];
		yield 'NaN' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[NaN]}]}' ] ];
		yield 'infinity' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[-Infinity]}]}' ] ];
		yield 'a number beyond numbers' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[1e999]}]}' ] ];
		yield 'a rating that is null' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[null]}]}' ] ];
		yield 'a rating that is a word' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":["NaN"]}]}' ] ];
		yield 'a rating that is a list' => [ [ 'chartData' => '{"labels":["Health"],"datasets":[{"data":[[7]]}]}' ] ];
		yield 'a label that is a map' => [ [ 'chartData' => '{"labels":[{"a":1}],"datasets":[{"data":[7]}]}' ] ];
		yield 'labels that are a map' => [ [ 'chartData' => '{"labels":{"a":"Health"},"datasets":[{"data":[7]}]}' ] ];
		yield 'datasets that are a map' => [ [ 'chartData' => '{"labels":["Health"],"datasets":{"data":[7]}}' ] ];
		yield 'fewer ratings than labels' => [
			[ 'chartData' => '{"labels":["Health","Money"],"datasets":[{"data":[7]}]}' ],
		];
		yield 'no labels' => [ [ 'chartData' => '{"datasets":[{"data":[7]}]}' ] ];
		yield 'a number for data' => [ [ 'chartData' => '5' ] ];
		yield 'a list for the data' => [ [ 'chartData' => [ '{}' ] ] ];
		yield 'a list for the wheel' => [ [ 'wheelId' => [ '1' ] ] ];
		yield 'a list for the key' => [ [ 'key' => [ 'x' ] ] ];
		yield 'a key that is no UUID' => [ [ 'key' => 'x' ] ];
		yield 'bytes that are no text' => [ [ 'chartData' => "{\"labels\":[\"\xff\"]}" ] ];
	}

	/**
	 * @dataProvider refused
	 * @param array<string, mixed> $fields
	 */
	public function test_a_refusal_is_a_sentence_and_stores_nothing( array $fields ): void {
		$answer = $this->send( $this->make_wheel(), $fields );
		self::assertSame( 200, $answer->status );
		self::assertFalse( $answer->is_success );
		self::assertIsString( $answer->data );
		self::assertNotSame( '', $answer->data );
		self::assertNull( $answer->retry_after );
		self::assertSame( 0, $this->count_reports() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public function closed_wheels(): iterable {
		yield 'draft' => [ [ 'post_status' => 'draft' ] ];
		yield 'private' => [ [ 'post_status' => 'private' ] ];
		yield 'trash' => [ [ 'post_status' => 'trash' ] ];
		yield 'planned' => [ [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ] ];
		yield 'behind a password' => [ [ 'post_password' => 'open sesame' ] ];
		yield 'a page' => [ [ 'post_type' => 'page' ] ];
		yield 'without areas' => [ [ 'post_content' => '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' ] ];
	}

	/**
	 * @dataProvider closed_wheels
	 * @param array<string, mixed> $fields
	 */
	public function test_a_wheel_that_is_not_published_makes_no_report_not_even_for_an_admin( array $fields ): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ], [ 'label' => 'Money' ] ], $fields );
		$this->act_as( 'administrator' );
		$answer = $this->send( $wheel );
		self::assertFalse( $answer->is_success );
		self::assertSame( 200, $answer->status );
		self::assertSame( 0, $this->count_reports() );
	}

	public function test_who_tries_out_a_draft_is_told_so_and_nobody_else_knows_of_it(): void {
		$wheel = $this->make_wheel( [ [ 'label' => 'Health' ] ], [ 'post_status' => 'draft' ] );
		$gone  = $this->send( $wheel )->data;
		$this->act_as( 'administrator' );
		self::assertSame( 'This wheel is not published, so your answers are not saved.', $this->send( $wheel )->data );
		self::assertStringStartsWith( 'This wheel is no longer available', $gone );
	}

	public function test_a_get_request_stores_nothing(): void {
		$answer = $this->send( $this->make_wheel(), [], 'GET' );
		self::assertSame( 405, $answer->status );
		self::assertSame( 0, $this->count_reports() );
	}
}
