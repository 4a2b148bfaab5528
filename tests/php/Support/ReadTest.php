<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use PHPUnit\Framework\TestCase;
use Rueda\Support\Read;

final class ReadTest extends TestCase {
	public function test_a_value_of_another_type_counts_as_absent(): void {
		$from = [ 'word' => 'Ada', 'number' => 5, 'yes' => true, 'list' => [ 1 ] ];
		self::assertSame( 'Ada', Read::text( $from, 'word' ) );
		self::assertSame( '5', Read::text( $from, 'number' ) );
		self::assertSame( '', Read::text( $from, 'yes' ) );
		self::assertSame( 'none', Read::text( $from, 'list', 'none' ) );
		self::assertSame( 'none', Read::text( $from, 'missing', 'none' ) );
		self::assertSame( '', Read::string( 5 ) );
		self::assertSame( [ 'a', 'b' ], Read::strings( [ 'a', 1, 'x' => 'b', null ] ) );
		self::assertSame( [], Read::strings( 'a' ) );
		self::assertSame( [ [ 1 ] ], Read::rows( [ 'list' => [ 'a', [ 1 ] ] ], 'list' ) );
	}

	public function test_bytes_that_are_no_utf8_are_shown_as_such(): void {
		self::assertSame( 'niño 🌻', Read::utf8( 'niño 🌻' ) );
		self::assertSame( 'a�b', Read::utf8( "a\xF1\xFFb" ) );
	}

	public function test_a_flag_has_several_spellings(): void {
		foreach ( [ true, 1, '1', 'true', 'on' ] as $on ) {
			self::assertTrue( Read::flag( [ 'is' => $on ], 'is' ) );
		}
		foreach ( [ false, 0, 'yes', '', null, [] ] as $off ) {
			self::assertFalse( Read::flag( [ 'is' => $off ], 'is' ) );
		}
	}

	public function test_numbers_keep_to_their_limits(): void {
		self::assertSame( 7, Read::whole( [ 'n' => '7' ], 'n' ) );
		self::assertNull( Read::whole( [ 'n' => '-7' ], 'n' ) );
		self::assertNull( Read::whole( [ 'n' => '7 ' ], 'n' ) );
		self::assertSame( 7, Read::id( '7' ) );
		self::assertSame( 0, Read::id( '-7' ) );
		self::assertSame( 100.0, Read::number( '400', 0, 100, 60 ) );
		self::assertSame( 60.0, Read::number( 'x', 0, 100, 60 ) );
		self::assertSame( 3, Read::integer( 100000, 1, 6, 3 ) );
		self::assertSame( 6, Read::integer( '6.9', 1, 7, 3 ) );
	}

	public function test_a_path_leads_through_arrays_and_plain_objects_alone(): void {
		$value = [ 'sets' => [ (object) [ 'data' => [ 4, 5 ] ] ], 'map' => [ 'a' => 1 ], 'code' => $this ];
		self::assertSame( 5, Read::at( $value, 'sets', 0, 'data', 1 ) );
		self::assertNull( Read::at( $value, 'sets', 1, 'data' ) );
		self::assertNull( Read::at( $value, 'code', 'name' ) );
		self::assertSame( [ 4, 5 ], Read::list_at( $value, 'sets', 0, 'data' ) );
		self::assertNull( Read::list_at( $value, 'map' ) );
		self::assertSame( [ 1 ], Read::values_at( $value, 'map' ) );
		self::assertSame( [], Read::values_at( $value, 'nothing' ) );
	}

	public function test_finds_all_texts_inside_a_value(): void {
		self::assertSame( [ 'a', '1', 'b' ], Read::flat( [ 'a', [ 1, [ 'b', null ] ] ] ) );
		self::assertSame( [ 'a' ], Read::flat( 'a' ) );
	}
}
