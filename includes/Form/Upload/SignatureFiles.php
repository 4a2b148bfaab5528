<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Store\Record;
use Rueda\Form\Value\Strokes;
use Rueda\Form\Value\Text;
use Rueda\Support\FileMode;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Keeps the pictures of a message's signatures beside its files. */
final class SignatureFiles {
	/** @return array{array<string, list<string>>, array<string, string>} Paths by field, and errors by field. */
	public static function store( Form $form, Request $request ): array {
		$paths  = [];
		$errors = [];
		foreach ( $form->fields( 'signature' ) as $field ) {
			$name    = $field->name();
			$value   = Text::clean( Read::flat( $request->body()[ $name ] ?? '' )[0] ?? '' );
			$picture = '' === $value ? '' : SignaturePicture::of( $value );
			$path    = '' === $picture ? '' : self::write( $name . '.png', $picture );
			if ( '' !== $path ) {
				$paths[ $name ] = [ $path ];
			} elseif ( '' !== $picture || Strokes::is_drawn( $value ) ) {
				$errors[ $name ] = $form->texts()->plain( 'upload_failed' );
			}
		}
		if ( [] !== $errors ) {
			UploadFolder::delete( array_merge( ...array_values( $paths ) ) );
			$paths = [];
		}
		return [ $paths, $errors ];
	}

	/** The record without its signatures, which stay as long as their message. */
	public static function left_out( Form $form, Record $record ): Record {
		$names = array_map( static fn ( Field $field ): string => $field->name(), $form->fields( 'signature' ) );
		return $record->without_files( $names );
	}

	/** @return string The path; "" if it could not be written. */
	private static function write( string $name, string $picture ): string {
		$folder = UploadFolder::create();
		$path   = $folder . '/' . $name;
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a full disk is told above.
		if ( '' === $folder || strlen( $picture ) !== @file_put_contents( $path, $picture ) ) {
			UploadFolder::delete( '' === $folder ? [] : [ $path ] );
			return '';
		}
		FileMode::set( $path, 0400 );
		return $path;
	}
}
