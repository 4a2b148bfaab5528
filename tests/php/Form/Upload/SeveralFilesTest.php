<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Field\Days;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Value\Upload;
use Rueda\Support\Clock;

/** The limits of a field that takes several files. */
final class SeveralFilesTest extends UploadTestCase {
	/** @return iterable<string, array{list<int>, string}> Sizes of files, and the error. */
	public function several_files(): iterable {
		yield 'that are as many and as large as allowed' => [ [ 1000, 1000, 1000 ], '' ];
		yield 'of which there are too many' => [ [ 1, 1, 1, 1 ], 'Please choose 3 files at most.' ];
		yield 'of which the last is too large' => [
			[ 1, 1, 1025 ],
			'Each file may have 1 KB at most. Please choose a smaller one.',
		];
		yield 'that are too large together' => [
			[ 1024, 1024, 1000 ],
			'All files together may have 2.9 KB at most. Please choose smaller ones.',
		];
	}

	/**
	 * @dataProvider several_files
	 * @param list<int> $sizes
	 */
	public function test_limits_hold_for_each_file_for_their_number_and_for_all_together(
		array $sizes,
		string $error
	): void {
		$upload  = fn ( int $size ): Upload => $this->upload( 'a.txt', str_repeat( 'a', $size ) );
		$limits  = [ 'limit' => '3000', 'limitEach' => '1kb', 'mostFiles' => 3 ];
		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt', 'isMultiple' => true ] + $limits ],
			[ 'f' => array_map( $upload, $sizes ) ]
		);

		self::assertSame( '' === $error ? [] : [ 'f' => $error ], $outcome->errors() );
		self::assertSame( [], $this->kept() );
	}

	public function test_a_field_of_one_file_has_no_limits_but_those_of_the_protocol(): void {
		$form  = $this->form( [ [ 'type' => 'file', 'name' => 'f', 'limitEach' => '1kb', 'mostFiles' => 3 ] ] );
		$rules = Schema::of_form( $form, new Days( new Clock() ) );

		self::assertSame( [ 'file', 'maxfilesize' ], array_column( $rules->rules(), 'rule' ) );
	}
}
