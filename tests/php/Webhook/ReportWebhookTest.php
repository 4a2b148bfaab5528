<?php

declare( strict_types=1 );

namespace Rueda\Tests\Webhook;

use Rueda\Chart\RatedWheel;
use Rueda\Report\ReportDeletion;
use Rueda\Report\Reports;
use Rueda\Report\Retention;
use Rueda\Report\Runs;
use Rueda\Support\Clock;
use Rueda\Webhook\Webhook;

final class ReportWebhookTest extends WebhookTestCase {
	/** @dataProvider choices */
	public function test_a_report_is_passed_on_as_far_as_it_was_chosen(
		array $fields,
		array $area,
		bool $has_address
	): void {
		$this->webhook( 0, $fields, Webhook::REPORT );
		$this->save_report();
		$this->deliveries()->send_due();
		$body = json_decode( (string) $this->asked[0]['args']['body'], true );

		self::assertSame( 'report.created', $body['event'] );
		self::assertSame( 'My wheel', $body['wheel']['title'] );
		self::assertSame( [ $area ], $body['report']['areas'] );
		self::assertSame( $has_address, isset( $body['report']['address'] ) );
	}

	/** @return array<string, array{list<string>, array<string, mixed>, bool}> */
	public static function choices(): array {
		return [
			'ratings' => [ [ 'ratings' ], [ 'label' => 'Health', 'rating' => 7 ], false ],
			'address' => [ [ 'address' ], [ 'label' => 'Health' ], true ],
		];
	}

	public function test_a_deleted_report_is_passed_on_no_more(): void {
		$this->webhook( 0, null, Webhook::REPORT );
		$id = $this->save_report();
		self::assertCount( 1, $this->rows() );
		ReportDeletion::tell( [ get_post( $id ) ] );

		self::assertSame( [], $this->rows() );
	}

	private function save_report(): int {
		$wheel   = wp_insert_post( [ 'post_type' => 'wheel', 'post_status' => 'publish', 'post_title' => 'My wheel' ] );
		$clock   = new Clock();
		$reports = new Reports( new Retention( $clock ), $clock, new Runs( $clock ) );
		$area    = [ 'label' => 'Health', 'rating' => 7, 'color' => '#cc3300', 'note' => 'A secret' ];
		$rated   = RatedWheel::from_json( $wheel, (string) wp_json_encode( [ 'areas' => [ $area ] ] ) );
		$report  = $reports->save( $rated, 0, 'en_US' );
		self::assertNotNull( $report );
		return $report->id();
	}
}
