<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit\Import;

use Rueda\Kit\Import\Run;
use Rueda\Kit\Import\RunStore;
use Rueda\Support\Clock;
use Rueda\Tests\TestCase;

final class RunStoreTest extends TestCase {
	/** @return iterable<string, array{array<string, mixed>}> */
	public static function damages(): iterable {
		yield 'a part is missing' => [ [ 'title' => null ] ];
		yield 'a list instead of a text' => [ [ 'title' => [ 'x' ] ] ];
		yield 'a text instead of a list' => [ [ 'items' => 'x' ] ];
		yield 'a text instead of a time' => [ [ 'beat' => 'soon' ] ];
	}

	/**
	 * @dataProvider damages
	 * @param array<string, mixed> $damage
	 */
	public function test_a_damaged_run_leaves_the_others_readable( array $damage ): void {
		$runs  = new RunStore( new Clock() );
		$whole = new Run( str_repeat( 'a', 32 ), 'Whole', 'upload', 1, time() );
		$other = new Run( str_repeat( 'b', 32 ), 'Damaged', 'upload', 1, time() );
		$runs->add( $whole );
		$runs->add( $other );

		$stored = array_filter( $damage + $other->to_array(), static fn ( mixed $part ): bool => null !== $part );
		update_option( 'rueda_kit_run_' . $other->id, $stored );

		self::assertSame( [ $whole->id ], array_column( $runs->all(), 'id' ) );
		self::assertNull( $runs->find( $other->id ) );
		self::assertSame( $whole->id, $runs->current()?->id );
	}
}
