<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support\Database;

use Rueda\CallToAction\CallToActionClicks;
use Rueda\Report\Overview\AreaTotals;
use Rueda\Tests\TestCase;
use Rueda\Wheel\Progress\WheelProgress;

final class CounterTableTest extends TestCase {
	public function test_one_statement_counts_however_many_there_are(): void {
		global $wpdb;
		$clicks = new CallToActionClicks();
		$before = $wpdb->num_queries;
		$clicks->count( '77', 'primary' );
		$clicks->count( '77', 'primary' );

		self::assertSame( 2, $wpdb->num_queries - $before );
		self::assertSame( [ 'primary' => 2, 'secondary' => 0 ], $clicks->totals( '77' )['77'] );
	}

	/** @dataProvider counters */
	public function test_what_is_counted_says_nothing_about_who_or_when( string $counter, array $columns ): void {
		$names = array_map(
			static fn ( string $column ): string => strtok( $column, ' ' ),
			$this->columns( $counter )
		);
		self::assertSame( $columns, array_values( array_diff( $names, [ 'PRIMARY' ] ) ) );
	}

	/** @return list<array{class-string, list<string>}> */
	public function counters(): array {
		return [
			[ CallToActionClicks::class, [ 'cta', 'button', 'clicks' ] ],
			[ WheelProgress::class, [ 'wheel', 'areas', 'step', 'runs' ] ],
			[
				AreaTotals::class,
				[
					'wheel',
					'area',
					'ratings',
					'total',
					'squares',
					'added',
					'shown_added',
					'shown_ratings',
					'shown_total',
				],
			],
		];
	}

	/** @return list<string> */
	private function columns( string $counter ): array {
		$columns = new \ReflectionMethod( $counter, 'columns' );
		$columns->setAccessible( true );
		return $columns->invoke( null );
	}
}
