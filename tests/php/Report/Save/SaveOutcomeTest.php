<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Save;

use Rueda\Definitions;
use Rueda\Report\Save\SaveOutcome;
use Rueda\Report\Save\SentChart;
use Rueda\Tests\Report\ReportTestCase;
use Rueda\Wheel\WheelReader;

final class SaveOutcomeTest extends ReportTestCase {
	/** @dataProvider unreadable */
	public function test_says_why_nothing_could_be_read( string $sent, string $sentence ): void {
		$wheel   = WheelReader::wheel_of_post( get_post( $this->make_wheel() ) );
		$outcome = ( new SentChart( $wheel ) )->read( $sent, '' );

		self::assertInstanceOf( SaveOutcome::class, $outcome );
		self::assertStringContainsString( $sentence, $outcome->sentence );
		self::assertNull( $outcome->report );
	}

	/** @return iterable<string, array{string, string}> */
	public function unreadable(): iterable {
		yield 'cut off' => [ '{"labels":["A"],', 'did not arrive complete' ];
		yield 'of another wheel' => [ '{"labels":["None"],"datasets":[{"data":[1]}]}', 'has changed in the meantime' ];
		yield 'too large' => [ str_repeat( ' ', Definitions::REPORT_LIMITS['dataBytes'] + 1 ), 'more than one wheel' ];
		yield 'no chart' => [ '{"labels":5}', 'expected format' ];
	}

	public function test_a_limit_says_when_to_come_back(): void {
		$outcome = SaveOutcome::too_many( 30 );
		self::assertSame( 30, $outcome->retry_after );
	}
}
