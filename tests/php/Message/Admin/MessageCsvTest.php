<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageFilter;
use Rueda\Tests\Form\Post\RepeatedFieldsTest;
use Rueda\Tests\Message\MessageTestCase;

final class MessageCsvTest extends MessageTestCase {
	public function test_has_a_row_for_each_message_and_a_column_for_each_field(): void {
		$this->act_as( 'editor' );
		$form = $this->contact_form( 'Say "hi"' );
		$id   = $this->store(
			$form,
			[ 'created_at' => (int) strtotime( '2026-03-04 10:20:00 UTC' ), 'consents' => '{"ok":"I agree"}' ],
			[ 'message' => "Línea 1\nLínea 2", 'gone' => 'Old' ]
		);
		$this->store( $form, [ 'status' => Message::SPAM ] );

		$file = $this->file( [ 'form' => (string) $form ] );
		self::assertSame( "\xEF\xBB\xBF", substr( $file, 0, 3 ) );
		$rows = $this->rows( $file );
		self::assertCount( 2, $rows );
		self::assertSame(
			[
				'Message',
				'Date',
				'Form',
				'Status',
				'Name',
				'Email',
				'Page',
				'Your name',
				'E-mail',
				'Message (message)',
				'Other fields',
				'Agreed to',
				'Files',
			],
			$rows[0]
		);
		self::assertSame(
			[
				(string) $id,
				'2026-03-04 10:20',
				'Say "hi"',
				'Sent',
				'Ana',
				'ana@example.org',
				'https://example.org/contact/',
				'Ana',
				'ana@example.org',
				"Línea 1\nLínea 2",
				'gone: Old',
				'I agree',
				'',
			],
			$rows[1]
		);
	}

	public function test_columns_with_one_heading_can_be_told_apart(): void {
		$this->act_as( 'editor' );
		$fields = [
			[ 'type' => 'text', 'name' => 'home-town', 'label' => 'Town' ],
			[ 'type' => 'text', 'name' => 'work-town', 'label' => 'Town' ],
			[ 'type' => 'text', 'name' => 'street', 'label' => 'Street' ],
			[ 'type' => 'email', 'name' => 'your-email', 'label' => 'Email' ],
		];
		$heads  = $this->rows( $this->file( [ 'form' => (string) $this->make_form( $fields ) ] ) )[0];
		self::assertSame(
			[ 'Town (home-town)', 'Town (work-town)', 'Street', 'Email (your-email)' ],
			array_slice( $heads, 7, 4 )
		);
		self::assertSame( $heads, array_unique( $heads ) );
	}

	public function test_has_no_columns_of_forms_without_a_message_in_it(): void {
		$this->act_as( 'editor' );
		$this->store( $this->contact_form(), [], [ 'message' => 'apples' ] );
		$other = $this->make_form(
			[ [ 'type' => 'text', 'name' => 'town', 'label' => 'Town' ] ],
			[ 'post_title' => 'A' ]
		);
		self::assertNotContains( 'Town', $this->rows( $this->file( [] ) )[0] );

		$this->store( $other, [ 'status' => Message::SPAM ], [ 'town' => 'Lima' ] );
		self::assertNotContains( 'Town', $this->rows( $this->file( [] ) )[0] );
		self::assertContains( 'Town', $this->rows( $this->file( [ 'state' => Message::SPAM ] ) )[0] );

		$this->store( $other, [], [ 'town' => 'Lima' ] );
		self::assertContains( 'Town', $this->rows( $this->file( [] ) )[0] );
		self::assertNotContains( 'Town', $this->rows( $this->file( [ 's' => 'apples' ] ) )[0] );
		self::assertContains( 'Town', $this->rows( $this->file( [ 's' => 'Lima' ] ) )[0] );
	}

	public function test_is_of_what_was_filtered_and_searched(): void {
		$this->act_as( 'editor' );
		$form = $this->contact_form();
		$this->store( $form, [], [ 'message' => 'apples' ] );
		$this->store( $form, [], [ 'message' => 'pears' ] );
		$this->store( $this->contact_form(), [], [ 'message' => 'pears' ] );

		self::assertCount( 2, $this->rows( $this->file( [ 'form' => (string) $form, 's' => 'pears' ] ) ) );
		self::assertCount( 4, $this->rows( $this->file( [] ) ) );
	}

	public function test_gives_nobody_what_they_may_not_read(): void {
		$form = $this->contact_form();
		$this->store( $form );
		self::assertCount( 1, $this->rows( $this->file( [] ) ) );
		$this->act_as( 'author' );
		self::assertCount( 1, $this->rows( $this->file( [] ) ) );
	}

	/** @group newest */
	public function test_many_messages_go_out_in_pieces(): void {
		$this->act_as( 'editor' );
		$this->store_many( 520, $this->contact_form(), 1000 );
		$pieces = 0;
		$file   = '';
		$this->parts()->csv()->write(
			new MessageFilter(),
			static function ( string $piece ) use ( &$pieces, &$file ): void {
				++$pieces;
				$file .= $piece;
			}
		);
		self::assertCount( 521, $this->rows( $file ) );
		// The headings go first.
		self::assertSame( 4, $pieces );
	}

	/** @return iterable<string, array{string}> */
	public function formulas(): iterable {
		foreach ( [
			'=HYPERLINK("//evil.example","Click")',
			'+1+1',
			'-2+3',
			'@SUM(A1:A9)',
			'|cmd',
			'%0A=1',
			"\t=1",
			"\r\n=1",
			' =1',
			"\u{A0}=1",
			"\u{FF1D}1+1",
			"\u{FEFF}=1",
			'=1+1";=2+2',
		] as $formula ) {
			yield rawurlencode( $formula ) => [ $formula ];
		}
	}

	/** @dataProvider formulas */
	public function test_carries_no_formula_into_a_spreadsheet( string $formula ): void {
		$this->act_as( 'editor' );
		$form = $this->make_form(
			[
				[ 'type' => 'text', 'name' => 'a', 'label' => $formula ],
				[ 'type' => 'text', 'name' => 'your-name', 'label' => 'N' ],
			],
			[ 'post_title' => $formula ]
		);
		$this->store(
			$form,
			[
				'sender_name' => $formula,
				'page'        => $formula,
				'consents'    => (string) wp_json_encode( [ 'x' => $formula ] ),
			],
			[ 'a' => $formula, 'b' => $formula ]
		);
		foreach ( $this->rows( $this->file( [ 'form' => (string) $form ] ) ) as $row ) {
			foreach ( $row as $cell ) {
				self::assertDoesNotMatchRegularExpression( '/^[\s\x{A0}\x{FEFF}]*[=+\-@|%\x{FF1D}]/u', $cell );
			}
		}
	}

	public function test_where_decimals_have_commas_cells_are_parted_by_semicolons(): void {
		global $wp_locale;
		$before                                    = $wp_locale->number_format['decimal_point'];
		$wp_locale->number_format['decimal_point'] = ',';
		self::assertStringStartsWith( "\xEF\xBB\xBF\"Message\";\"Date\";", $this->file( [] ) );
		$wp_locale->number_format['decimal_point'] = $before;
	}

	public function test_the_entries_of_a_repeatable_group_share_columns_with_a_line_for_each(): void {
		$this->act_as( 'editor' );
		$fields = [ [ 'name' => 'first-name', 'label' => 'Name' ], [ 'name' => 'age', 'label' => 'Age' ] ];
		$called = [ 'name' => 'people', 'title' => 'People', 'entry' => 'Person' ];
		$form   = $this->make_form( [ RepeatedFieldsTest::group( $called, $fields ) ] );
		$names  = [ 'first-name' => 'Ana', 'first-name__2' => 'Ben', 'first-name__3' => 'Cem' ];
		$this->answer( $form, [ 'people' => '3', 'age' => '1', 'age__2' => '', 'age__3' => '3' ] + $names );
		$this->answer( $form, [ 'first-name' => 'Dan' ] );

		$rows  = $this->rows( $this->file( [ 'form' => (string) $form ] ) );
		$heads = [ 'People', 'Person – Name', 'Person – Age', 'Other fields' ];
		self::assertSame( $heads, array_slice( $rows[0], 7, 4 ) );
		$cells    = array_map( static fn ( array $row ): array => array_slice( $row, 7, 4 ), array_slice( $rows, 1 ) );
		$of_three = [ '3', "Ana\nBen\nCem", "1\n\n3", '' ];
		self::assertEqualsCanonicalizing( [ [ '1', 'Dan', '', '' ], $of_three ], $cells );
	}

	/** @param array<string, string> $query */
	private function file( array $query ): string {
		$file = '';
		$this->parts()->csv()->write(
			MessageFilter::from_query( $query ),
			static function ( string $piece ) use ( &$file ): void {
				$file .= $piece;
			}
		);
		return $file;
	}

	/** @return list<list<string>> */
	private function rows( string $file ): array {
		$stream = fopen( 'php://memory', 'r+' );
		fwrite( $stream, substr( $file, 3 ) );
		rewind( $stream );
		$rows = [];
		while ( ! feof( $stream ) ) {
			$rows[] = fgetcsv( $stream, null, ',', '"', '' );
		}
		return array_values( array_filter( $rows, 'is_array' ) );
	}
}
