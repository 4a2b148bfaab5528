<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Post\Submission;
use Rueda\Form\Rules\Validation;
use Rueda\Form\Store\Record;
use Rueda\Form\Upload\SignatureFiles;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Form\Upload\UploadStore;
use Rueda\Form\Value\Upload;
use Rueda\Support\Clock;
use Rueda\Support\Nodes\Nodes;

defined( 'ABSPATH' ) || exit;

/** Moves the files of a message into our folder, if they are as the form allows, and draws its signatures. */
final class SentFiles {
	public function __construct( private UploadStore $uploads, private FieldChecks $checks ) {}

	/**
	 * @param list<array<array-key, mixed>> $schema
	 * @return array<string, string> Errors by field; if there is one, no file is kept.
	 */
	public function take( Submission $submission, array $schema ): array {
		[ $files, $errors ] = $this->uploads->store( $submission->form(), $submission->request(), $schema );

		$posted = $submission->posted();
		foreach ( $files as $name => $paths ) {
			$posted[ $name ] = implode(
				' ',
				array_map( static fn ( string $path ): string => (string) hash_file( 'sha256', $path ), $paths )
			);
		}
		if ( [] === $errors && [] !== $submission->form()->fields( 'signature' ) ) {
			[ $pictures, $errors ] = SignatureFiles::store( $submission->form(), $submission->request() );

			$files += $pictures;
		}
		$record = $submission->record()->with_files( $files, $posted );
		$node   = [] === $files ? '' : ( new Nodes( new Clock() ) )->note();
		$submission->replace_record( '' === $node ? $record : $record->with_meta( Record::NODE, $node ) );
		$errors = $this->checks->check_files(
			$submission->form(),
			new Validation( $errors ),
			$submission->record()
		)->errors();
		if ( [] !== $errors ) {
			self::delete( $submission );
			self::tell_gone( $submission );
		}
		return $errors;
	}

	/** Deletes the files that waited for a message which has been accepted. */
	public static function delete_waiting( Submission $submission ): void {
		foreach ( array_merge( ...array_values( $submission->request()->uploads() ) ) as $file ) {
			if ( $file->is_waiting() ) {
				UploadFolder::delete( [ $file->path() ] );
			}
		}
	}

	/** Names the files that waited and are gone, so that the script sends them again. */
	private static function tell_gone( Submission $submission ): void {
		$is_gone = static fn ( Upload $file ): bool => Upload::GONE === $file->error();
		$gone    = [];
		foreach ( $submission->request()->uploads() as $field => $files ) {
			if ( [] !== array_filter( $files, $is_gone ) ) {
				$gone[] = (string) $field;
			}
		}
		if ( [] !== $gone ) {
			$submission->add_result_props( [ 'rueda_gone' => $gone ] );
		}
	}

	public static function delete( Submission $submission ): void {
		UploadFolder::delete( $submission->record()->paths() );
	}
}
