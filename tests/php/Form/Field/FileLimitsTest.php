<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Field;

use Rueda\Form\Field\Attributes;
use Rueda\Form\Field\FileLimits;
use Rueda\Tests\Form\FormTestCase;

/**
 * TypeScript reads tests/fixtures/file-types.jsonl too (types.test.ts). Its first line has the types of files that the
 * site knows, every other line what an author wrote, and what is read from it.
 */
final class FileLimitsTest extends FormTestCase {
	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/file-types.jsonl';

	/** @return iterable<int, array{array<string, mixed>, array<string, mixed>}> */
	public function lines(): iterable {
		foreach ( array_slice( (array) file( self::FILE ), 1 ) as $line ) {
			yield json_decode( (string) $line, true );
		}
	}

	/** @dataProvider lines */
	public function test_the_server_reads_and_says_file_types_as_the_editor_does( array $written, array $read ): void {
		$known = json_decode( (string) ( (array) file( self::FILE ) )[0], true );
		add_filter( 'mime_types', static fn (): array => $known );
		$limits = new FileLimits( new Attributes( $written ) );

		self::assertSame(
			$read,
			[
				'accept'  => $limits->accept,
				'groups'  => $limits->groups,
				'others'  => $limits->others,
				'unknown' => $limits->unknown,
				'size'    => $limits->size,
				'each'    => $limits->each,
				'number'  => $limits->number,
				'words'   => $limits->in_words( $written['isMultiple'], 0 ),
			]
		);
	}

	public function test_several_files_together_may_be_as_large_as_the_whole_message(): void {
		$together = wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) );
		$alone    = wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) );
		self::assertSame( $together, FileLimits::most( true ) );
		self::assertSame( min( array_filter( [ $alone, $together ] ) ), FileLimits::most() );
	}
}
