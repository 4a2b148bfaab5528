<?php

declare( strict_types=1 );

namespace Rueda\Tests\Support;

use Rueda\Support\Calendar;
use Rueda\Tests\TestCase;

final class CalendarTest extends TestCase {
	private const NOW = 1_800_000_000;

	public function test_an_event_lasts_one_whole_day_and_reminds_in_the_morning(): void {
		$lines = $this->lines( [] );
		self::assertSame( [ 'BEGIN:VCALENDAR', 'VERSION:2.0' ], array_slice( $lines, 0, 2 ) );
		foreach ( [
			'UID:a@example.org',
			'DTSTAMP:20270115T080000Z',
			'DTSTART;VALUE=DATE:20270228',
			'DTEND;VALUE=DATE:20270301',
			'URL:https://example.org/a',
			'TRIGGER:PT9H',
		] as $line ) {
			self::assertContains( $line, $lines );
		}
		self::assertSame( 'END:VCALENDAR', end( $lines ) );
	}

	public function test_text_is_escaped_and_no_part_of_it_can_add_a_line(): void {
		$lines = $this->lines(
			[
				'title' => "a; b, c \\ d\r\nATTENDEE:mailto:x@example.org",
				'text'  => "one\ntwo\x07\xC3",
				'link'  => "https://example.org/a\r\nATTENDEE:mailto:x@example.org",
				'id'    => "a\n b",
			]
		);
		self::assertContains( 'SUMMARY:a\\; b\\, c \\\\ d\\nATTENDEE:mailto:x@example.org', $lines );
		self::assertContains( 'DESCRIPTION:one\\ntwo�', $lines );
		self::assertContains( 'UID:ab', $lines );
		self::assertSame( [], preg_grep( '/^ATTENDEE/', $lines ) );
	}

	public function test_long_lines_are_folded_between_characters(): void {
		$title = str_repeat( 'ñ€😀, ', 40 );
		$file  = Calendar::file( [ $this->event( [ 'title' => $title ] ) ], self::NOW );
		foreach ( explode( "\r\n", $file ) as $line ) {
			self::assertLessThanOrEqual( 75, strlen( $line ) );
			self::assertSame( 1, preg_match( '//u', $line ), $line );
		}
		self::assertStringContainsString(
			'SUMMARY:' . str_replace( ',', '\\,', $title ) . "\r\n",
			str_replace( "\r\n ", '', $file )
		);
		self::assertSame( 0, preg_match( '/(?<!\r)\n/', $file ) );
	}

	/**
	 * @param array<string, string> $other
	 * @return list<string> Unfolded.
	 */
	private function lines( array $other ): array {
		$file = Calendar::file( [ $this->event( $other ) ], self::NOW );
		return explode( "\r\n", rtrim( str_replace( "\r\n ", '', $file ) ) );
	}

	/**
	 * @param array<string, string> $other
	 * @return array{id: string, day: string, title: string, text: string, link: string}
	 */
	private function event( array $other ): array {
		return $other + [
			'id'    => 'a@example.org',
			'day'   => '2027-02-28',
			'title' => 'A title',
			'text'  => 'A text',
			'link'  => 'https://example.org/a',
		];
	}
}
