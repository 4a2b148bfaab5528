<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Upload;

use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Value\Upload;

final class UploadsTest extends UploadTestCase {
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg'
		. '==';

	public function test_a_file_goes_with_the_mail_and_is_deleted_afterwards(): void {
		$names = [];
		add_filter(
			'pre_wp_mail',
			function ( $sent, array $mail ) use ( &$names ) {
				foreach ( (array) $mail['attachments'] as $path ) {
					$names[] = [
						basename( $path ),
						file_get_contents( $path ),
						substr( sprintf( '%o', fileperms( $path ) ), -4 ),
					];
				}
				return $sent;
			},
			10,
			2
		);
		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
			[ 'cv' => [ $this->upload( 'my cv.txt', 'Hello' ) ] ]
		);

		self::assertSame( 'mail_sent', $outcome->status() );
		self::assertSame( [ [ 'my-cv.txt', 'Hello', '0400' ] ], $names );
		self::assertSame( [], $this->kept() );
		self::assertStringContainsString( hash( 'sha256', 'Hello' ), $this->messages()[0]['fields'] );
	}

	/** @return iterable<string, array{array<string, string>, string, string}> */
	public function described_files(): iterable {
		$type = 'You are not allowed to upload files of this type.';
		yield 'of a wrong type' => [ [ 'filetypes' => 'txt' ], '12 plan.exe', $type ];
		yield 'that are too large' => [ [ 'limit' => '1kb' ], '1025 me.png', 'The uploaded file is too large.' ];
		yield 'that the form accepts now' => [
			[ 'filetypes' => 'txt' ],
			'12 plan.txt',
			'There was an unknown error uploading the file.',
		];
		yield 'with words in place of a size' => [
			[ 'filetypes' => 'txt', 'isRequired' => true ],
			'big plan.txt',
			'Please fill out this field.',
		];
	}

	/** @dataProvider described_files */
	public function test_files_that_the_page_did_not_send_are_never_taken_as_sent(
		array $field,
		string $described,
		string $error
	): void {
		$form    = $this->form( [ $field + [ 'type' => 'file', 'name' => 'cv', 'label' => 'CV' ] ] );
		$outcome = $this->handler()->receive(
			$form,
			new Request(
				[ '_wpcf7_unit_tag' => self::TAG, '_rueda_withheld' => [ 'cv' => [ $described ], 'no' => 'x' ] ],
				[],
				true
			)
		);

		self::assertSame( [ 'cv' => $error ], $outcome->errors() );
		self::assertSame( [], $this->kept() );
	}

	public function test_a_mail_that_nobody_has_written_takes_every_file_along(): void {
		$names = [];
		add_filter(
			'pre_wp_mail',
			static function ( $sent, array $mail ) use ( &$names ) {
				$names = array_map( 'basename', (array) $mail['attachments'] );
				return $sent;
			},
			10,
			2
		);
		$this->receive(
			[
				[ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ],
				[ 'type' => 'file', 'name' => 'photo', 'filetypes' => 'txt' ],
			],
			[ 'cv' => [ $this->upload( 'cv.txt', 'Hello' ) ], 'photo' => [ $this->upload( 'me.txt', 'Hello' ) ] ],
			'',
			'rename',
			[]
		);

		self::assertSame( [ 'cv.txt', 'me.txt' ], array_values( $names ) );
	}

	public function test_files_stay_while_a_mail_waits_and_where_the_form_keeps_them(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
			[ 'cv' => [ $this->upload( 'a.txt', 'Some words.' ) ] ]
		);
		self::assertCount( 1, $this->kept() );

		remove_filter( 'pre_wp_mail', '__return_false' );
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ],
			[ 'cv' => [ $this->upload( 'b.txt', 'Some words.' ) ] ],
			'keep_files: on'
		);
		self::assertCount( 2, $this->kept() );
	}

	public function test_a_required_file_is_asked_for_although_its_part_was_left_out(): void {
		self::assertSame(
			[ 'cv' => 'Please fill out this field.' ],
			$this->receive( [ [ 'type' => 'file', 'name' => 'cv', 'isRequired' => true ] ], [] )->errors()
		);
		self::assertSame(
			[ 'cv' => 'Please fill out this field.' ],
			$this->receive(
				[ [ 'type' => 'file', 'name' => 'cv', 'isRequired' => true ] ],
				[ 'cv' => [ new Upload( '', 0, '', UPLOAD_ERR_NO_FILE ) ] ]
			)->errors()
		);
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public function bad_files(): iterable {
		yield 'an ending that is not accepted' => [
			'a.exe',
			'MZ',
			'image/*',
			'You are not allowed to upload files of this type.',
		];
		yield 'a program that calls itself a picture' => [
			'a.png',
			'<?php echo 1;',
			'image/*',
			'You are not allowed to upload files of this type.',
		];
		yield 'a page that calls itself a text' => [
			'a.txt',
			'<!doctype html><html><script>x</script></html>',
			'txt',
			'You are not allowed to upload files of this type.',
		];
		yield 'a picture where only unknown types are accepted' => [
			'a.gif',
			(string) base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', true ),
			'application/nonsense',
			'You are not allowed to upload files of this type.',
		];
		yield 'no ending' => [ 'picture', 'x', 'image/*', 'You are not allowed to upload files of this type.' ];
		yield 'too large' => [ 'a.txt', str_repeat( 'x', 2000 ), 'txt', 'The uploaded file is too large.' ];
	}

	/** @dataProvider bad_files */
	public function test_refuses_files_that_the_field_does_not_allow(
		string $name,
		string $content,
		string $types,
		string $message
	): void {
		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => $types, 'limit' => '1kb' ] ],
			[ 'f' => [ $this->upload( $name, $content ) ] ]
		);

		self::assertSame( [ 'validation_failed', [ 'f' => $message ] ], [ $outcome->status(), $outcome->errors() ] );
		self::assertSame( [], $this->kept() );
		self::assertSame( [], $this->messages() );
	}

	public function test_a_file_whose_name_cannot_be_read_is_refused_in_words(): void {
		foreach ( [ "\xFF\xFE.txt", "\x01", ' ' ] as $name ) {
			$path = $this->upload( 'a.txt', 'Some words.' )->path();
			$all  = Upload::all(
				[ 'f' => [ 'name' => $name, 'size' => 11, 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK ] ]
			);

			self::assertSame(
				[ 'f' => 'The name of this file cannot be read. Please rename the file and choose it again.' ],
				$this->receive( [ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt' ] ], $all )->errors()
			);
		}
		self::assertSame( [], $this->messages() );
	}

	public function test_a_file_with_a_name_in_latin_1_arrives(): void {
		add_filter( 'pre_wp_mail', '__return_false' );
		$path = $this->upload( 'a.txt', 'Some words.' )->path();
		$all  = Upload::all(
			[ 'f' => [ 'name' => "Espa\xF1a.txt", 'size' => 11, 'tmp_name' => $path, 'error' => UPLOAD_ERR_OK ] ]
		);
		$this->receive( [ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt' ] ], $all );

		self::assertSame( 'España.txt', $all['f'][0]->name() );
		self::assertCount( 1, $this->kept() );
	}

	public function test_php_says_that_the_file_is_too_large_for_it(): void {
		self::assertSame(
			[ 'f' => 'There was an error uploading the file.' ],
			$this->receive(
				[ [ 'type' => 'file', 'name' => 'f' ] ],
				[ 'f' => [ new Upload( 'a.png', 0, '', UPLOAD_ERR_INI_SIZE ) ] ]
			)->errors()
		);
	}

	public function test_a_file_that_php_did_not_receive_is_not_taken(): void {
		// The answer of move_uploaded_file() to a made-up path.
		$outcome = $this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt' ] ],
			[ 'f' => [ $this->upload( 'a.txt', 'Some words.' ) ] ],
			'',
			'move_uploaded_file'
		);

		self::assertSame( [ 'f' => 'There was an unknown error uploading the file.' ], $outcome->errors() );
	}

	public function test_a_real_picture_is_accepted(): void {
		$picture = (string) base64_decode( self::PNG, true );

		self::assertSame(
			'mail_sent',
			$this->receive(
				[ [ 'type' => 'file', 'name' => 'f', 'isMultiple' => true ] ],
				[ 'f' => [ $this->upload( 'a.png', $picture ), $this->upload( 'b.PNG', $picture ) ] ]
			)->status()
		);
	}

	public function test_an_add_on_attaches_a_file_that_the_mail_does_not_name(): void {
		add_filter(
			'wpcf7_mail_components',
			static fn ( array $parts ): array => [
				'attachments' => \WPCF7_Submission::get_instance()->uploaded_files()['f'],
			] + $parts
		);
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt' ] ],
			[ 'f' => [ $this->upload( 'a.txt', 'Some words.' ) ] ],
			'',
			'rename',
			[ 'attachments' => '' ]
		);

		self::assertSame( [ 'a.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
	}

	public function test_files_of_one_name_can_be_told_apart(): void {
		$files = array_map( fn (): Upload => $this->upload( 'a.txt', 'Some words.' ), range( 1, 3 ) );
		$this->receive(
			[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt', 'isMultiple' => true ] ],
			[ 'f' => $files ],
			'keep_files: on'
		);

		self::assertEqualsCanonicalizing( [ 'a.txt', 'a-1.txt', 'a-2.txt' ], array_map( 'basename', $this->kept() ) );
	}

	/** @return iterable<string, array{string, string}> */
	public function files(): iterable {
		yield 'of a letter' => [ 'a.txt', 'a' ];
		yield 'with two' => [ 'b.csv', '1;' ];
		yield 'of one letter again and again' => [ 'a.txt', str_repeat( 'x', 10240 ) ];
		yield 'that reads as data' => [ 'a.txt', '{"a":1}' ];
		yield 'that reads as a letter' => [ 'a.txt', "From: a@example.org\nTo: b@example.org\nSubject: x\n\nHello" ];
		yield 'that reads as a source' => [ 'a.txt', "#include <stdio.h>\nint main() { return 0; }\n" ];
		yield 'as Windows writes it' => [ 'a.txt', "\xFF\xFEH\0i\0" ];
		yield 'an archive that systems name differently' => [ 'a.gz', (string) gzencode( 'Hello' ) ];
		yield 'a picture of another type than its name says' => [
			'photo.jpg',
			(string) base64_decode( self::PNG, true ),
		];
		yield 'a document whose beginning nobody knows' => [ 'a.psd', '8BPS' ];
	}

	/** @dataProvider files */
	public function test_a_file_is_accepted_by_its_extension( string $name, string $content ): void {
		self::assertSame(
			'mail_sent',
			$this->receive(
				[ [ 'type' => 'file', 'name' => 'f', 'filetypes' => 'txt|csv|gz|jpg|psd' ] ],
				[ 'f' => [ $this->upload( $name, $content ) ] ]
			)->status()
		);
	}

	public function test_the_same_words_with_another_file_are_another_message(): void {
		// Both uploads are within one minute.
		add_filter( 'rueda_now', static fn (): int => 1800000000 );
		$form = $this->form( [ [ 'name' => 'a' ], [ 'type' => 'file', 'name' => 'cv', 'filetypes' => 'txt' ] ] );
		$send = function ( array $more, Upload $file, bool $is_rest = true ) use ( $form ): Outcome {
			return $this->handler()->receive(
				$form,
				new Request( [ '_wpcf7_unit_tag' => self::TAG, 'a' => 'x' ] + $more, [ 'cv' => [ $file ] ], $is_rest )
			);
		};
		$none = new Upload( '', 0, '', UPLOAD_ERR_NO_FILE );
		$mark = [
			'_wpcf7_posted_data_hash' => (string) $send( [], $this->upload( 'old.txt', 'The old one.' ) )->hash(),
		];
		$send( $mark, $this->upload( 'new.txt', 'The new one.' ) );
		self::assertCount( 2, $this->messages() );

		$send( $mark, $this->upload( 'old.txt', 'The old one.' ) );
		$send( [], $this->upload( 'new.txt', 'The new one.' ) );
		$send( [], $this->upload( 'new.txt', 'The new one.' ), false );
		self::assertCount( 2, $this->messages(), 'The same file is the same message.' );

		$send( $mark, $none );
		self::assertCount( 3, $this->messages(), 'Without a file it is another.' );
		$send( [], $none, false );
		self::assertCount( 3, $this->messages(), 'Two quick presses, and no file chosen.' );
	}

	public function test_reads_files_however_php_has_nested_them(): void {
		$all = Upload::all(
			[
				'one'  => [ 'name' => 'a.txt', 'size' => 3, 'tmp_name' => '/x', 'error' => 0, 'type' => 't' ],
				'many' => [
					'name'     => [ 'b.txt', '' ],
					'size'     => [ 1, 0 ],
					'tmp_name' => [ '/y', '' ],
					'error'    => [ 0, UPLOAD_ERR_NO_FILE ],
					'type'     => [ 't', '' ],
				],
			]
		);

		self::assertSame(
			[ 'a.txt', 3, '/x' ],
			[ $all['one'][0]->name(), $all['one'][0]->size(), $all['one'][0]->path() ]
		);
		self::assertSame( [ true, false ], [ $all['many'][0]->is_there(), $all['many'][1]->is_there() ] );
	}
}
