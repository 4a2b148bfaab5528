<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use InvalidArgumentException;
use Rueda\Mail\Letter;
use Rueda\Tests\TestCase;

final class LetterTest extends TestCase {
	/** @return array<string, array{string}> */
	public function breaks(): array {
		return [
			'CR'           => [ "\r" ],
			'LF'           => [ "\n" ],
			'CRLF'         => [ "\r\n" ],
			'NUL'          => [ "\0" ],
			'vertical tab' => [ "\x0B" ],
		];
	}

	/** @dataProvider breaks */
	public function test_takes_no_line_break_in_a_recipient( string $line_break ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->letter( [ 'ana@example.org' . $line_break . 'Bcc: all@example.org' ] );
	}

	/** @dataProvider breaks */
	public function test_takes_no_line_break_in_the_name_of_a_recipient( string $line_break ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->letter( [ 'Ana' . $line_break . 'Bcc: all@example.org <ana@example.org>' ] );
	}

	/** @dataProvider breaks */
	public function test_takes_no_line_break_at_the_end_of_a_recipient( string $line_break ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->letter( [ 'ana@example.org' . $line_break ] );
	}

	/** @dataProvider breaks */
	public function test_takes_no_line_break_in_a_header( string $line_break ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->letter(
			[ 'ana@example.org' ],
			'Subject',
			[ 'Reply-To: a@example.org' . $line_break . 'Bcc: all@example.org' ]
		);
	}

	/** @dataProvider breaks */
	public function test_has_a_subject_of_one_line( string $line_break ): void {
		$letter = $this->letter( [ 'ana@example.org' ], 'Hello' . $line_break . 'Bcc: all@example.org' );

		self::assertSame( 'Hello Bcc: all@example.org', $letter->subject );
	}

	/** @return array<string, array{list<string>}> */
	public function nobody(): array {
		return [
			'none'                     => [ [] ],
			'two with a comma'         => [ [ 'a@example.org,b@example.org' ] ],
			'two with a semicolon'     => [ [ 'a@example.org;b@example.org' ] ],
			'two with a blank'         => [ [ 'a@example.org b@example.org' ] ],
			'one of two'               => [ [ 'a@example.org', 'nobody' ] ],
			'a name and two addresses' => [ [ 'A <a@example.org> <b@example.org>' ] ],
			'no address'               => [ [ 'Ana' ] ],
		];
	}

	/**
	 * @dataProvider nobody
	 * @param list<string> $to
	 */
	public function test_a_letter_without_a_valid_recipient_is_not_created( array $to ): void {
		$this->expectException( InvalidArgumentException::class );
		$this->letter( $to );
	}

	public function test_knows_all_whose_address_is_in_its_head(): void {
		$letter = $this->letter(
			[ 'Ana <Ana@Example.org>', 'b@example.org' ],
			'Subject',
			[ 'Cc: C <c@example.org>, d@example.org', 'Reply-To: e@example.org', 'X-Note: f@example.org' ]
		);

		self::assertSame(
			[ 'ana@example.org', 'b@example.org', 'c@example.org', 'd@example.org', 'e@example.org' ],
			$letter->people()
		);
		self::assertSame( [ 'Ana@Example.org', 'b@example.org' ], $letter->recipients() );
	}

	/** @return list<array{string, string}> */
	public function addresses_of_one_person(): array {
		return [
			[ 'Ana@Example.org', 'ana@example.org' ],
			[ 'ana+1@example.org', 'ana@example.org' ],
			[ 'ana+1+2@example.org', 'ana@example.org' ],
			[ 'a.n.a+1@gmail.com', 'ana@gmail.com' ],
			[ 'ana@GoogleMail.com', 'ana@gmail.com' ],
		];
	}

	/** @dataProvider addresses_of_one_person */
	public function test_knows_one_person_by_several_addresses( string $one, string $other ): void {
		self::assertSame( Letter::canonical_address( $other ), Letter::canonical_address( $one ) );
	}

	public function test_different_addresses_are_different_people(): void {
		$people = [
			'ana@example.org',
			'a.na@example.org',
			'ana@example.com',
			'ana@gmail.com',
			'+ana@example.org',
			'+eva@example.org',
		];

		self::assertSame( $people, array_map( [ Letter::class, 'canonical_address' ], $people ) );
	}

	public function test_a_letter_is_the_same_after_storing_and_reading(): void {
		$letter = new Letter(
			Letter::MESSAGE,
			3,
			[ 'Añá <ana@example.org>' ],
			'😀 "quoted" \\ back',
			"Línea\nLine",
			'<p>&amp;</p>',
			[ 'Reply-To: b@example.org' ],
			[ '/a/b.pdf' ],
			[ 'cid' => [ 'path' => '/a.png', 'address' => 'https://example.org/?a=1&b=2' ] ],
			'es_ES'
		);

		self::assertEquals( $letter, Letter::from_json( Letter::MESSAGE, 3, $letter->to_json() ) );
	}

	public function test_invalid_stored_data_is_no_letter(): void {
		foreach ( [
			'',
			'x',
			'[]',
			'{"to":"a@example.org"}',
			'{"to":["a"]}',
			'{"to":["a@example.org"],"headers":["a\\nb"]}',
		] as $json ) {
			self::assertNull( Letter::from_json( Letter::MESSAGE, 3, $json ), $json );
		}
	}

	/**
	 * @param list<string> $to
	 * @param list<string> $headers
	 */
	private function letter( array $to, string $subject = 'Subject', array $headers = [] ): Letter {
		return new Letter( Letter::MESSAGE, 1, $to, $subject, 'Text', '', $headers );
	}
}
