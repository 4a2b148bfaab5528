<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Rules\Input;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\FileMode;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Stores files that the rules allow and that are no programs, under names that no server runs as programs. */
final class UploadStore {
	/** Extensions of programs; some servers run a file with such an extension anywhere in its name. */
	private const SCRIPTS = '/^(php|phtml|pl|py|rb|cgi|asp|aspx)\d?$/i';

	/** MIME types that no form accepts, whatever the name of the file is. */
	private const DANGEROUS = '~^(text/(x-php|html|x-shellscript|x-perl|x-python)|application/(x-(httpd-)?php|x-dosexec|x-executable|x-sharedlib|x-mach-binary|x-msdownload))~';

	/** @param callable( string, string ): bool $move Moves a file from PHP's temporary folder into ours. */
	public function __construct( private Rules $rules, private $move ) {}

	/**
	 * @param list<array<array-key, mixed>> $schema
	 * @return array{array<string, list<string>>, array<string, string>} Paths by field, and errors by field.
	 */
	public function store( Form $form, Request $request, array $schema ): array {
		$wrong  = $this->rules->errors( $schema, new Input( [], $request->uploads() ), Rules::FILES );
		$paths  = [];
		$errors = [];
		foreach ( $form->fields( 'file' ) as $field ) {
			$name  = $field->name();
			$files = $request->files( $name );
			$error = self::error( $form, $files, $wrong[ $name ] ?? null );
			if ( null !== $error ) {
				$errors[ $name ] = $error;
				continue;
			}
			$moved = $this->move_all( $files );
			if ( $moved instanceof WP_Error ) {
				$errors[ $name ] = $form->texts()->plain( 'upload_failed' );
			} elseif ( [] !== $moved ) {
				$paths[ $name ] = $moved;
			}
		}
		if ( [] !== $errors ) {
			UploadFolder::delete( array_merge( ...array_values( $paths ) ) );
			$paths = [];
		}
		return [ $paths, $errors ];
	}

	/**
	 * What is wrong with a file of a field by itself.
	 *
	 * @param list<array<array-key, mixed>> $schema
	 */
	public function mistake( Form $form, string $field, Upload $file, array $schema ): ?string {
		$wrong = $this->rules->errors( $schema, new Input( [], [ $field => [ $file ] ] ), Rules::FILES );
		return self::error( $form, [ $file ], $wrong[ $field ] ?? null );
	}

	/**
	 * @param list<Upload> $files
	 * @param string|null  $by_rules What the rules found.
	 */
	private static function error( Form $form, array $files, ?string $by_rules ): ?string {
		$has = static fn ( callable $is_meant ): bool => [] !== array_filter( $files, $is_meant );
		return match ( true ) {
			$has( static fn ( Upload $file ): bool => Upload::GONE === $file->error() ) => __(
				'An uploaded file is no longer here. Please choose it again.',
				'rueda'
			),
			$has( static fn ( Upload $file ): bool => $file->error() > UPLOAD_ERR_OK )
				=> $form->texts()->plain( 'upload_failed_php_error' ),
			$has( static fn ( Upload $file ): bool => ! $file->has_name() ) => __(
				'The name of this file cannot be read. Please rename the file and choose it again.',
				'rueda'
			),
			null !== $by_rules => $by_rules,
			// The page is from a cache, and the form has other rules now.
			$has( static fn ( Upload $file ): bool => Upload::WITHHELD === $file->error() )
				=> $form->texts()->plain( 'upload_failed' ),
			$has( static fn ( Upload $file ): bool => self::is_program( $file ) )
				=> $form->texts()->plain( 'upload_file_type_invalid' ),
			default            => null,
		};
	}

	/**
	 * Types are told by the name, as the author listed them: what PHP reads from a file differs from system to system,
	 * and phones name pictures by another type than they have. Only programs and pages are found by their content.
	 */
	private static function is_program( Upload $file ): bool {
		if ( ! function_exists( 'finfo_open' ) || ! is_readable( $file->path() ) ) {
			return false;
		}
		$info = finfo_open( FILEINFO_MIME_TYPE );
		$type = false === $info ? '' : (string) finfo_file( $info, $file->path() );
		return 1 === preg_match( self::DANGEROUS, $type );
	}

	/**
	 * @param list<Upload> $files
	 * @return list<string>|WP_Error
	 */
	private function move_all( array $files ): array|WP_Error {
		$paths = [];
		foreach ( $files as $file ) {
			$folder = UploadFolder::create();
			$name   = self::unlike( array_map( 'basename', $paths ), self::safe_name( $file->name() ) );
			$path   = $folder . '/' . $name;
			if ( '' === $folder || ! $this->move( $file, $folder . '/upload', $path ) ) {
				// If the disk is full, a part of the file may have been written.
				UploadFolder::delete( [ ...$paths, $folder . '/upload', $path ] );
				return new WP_Error( 'rueda_upload_failed' );
			}
			FileMode::set( $path, 0400 );
			$paths[] = $path;
		}
		return $paths;
	}

	/** PHP logs the target of a move that fails, so the file gets the visitor's name for it only afterwards. */
	private function move( Upload $file, string $neutral, string $path ): bool {
		// A file that waits stays until the form is accepted, so that it need not be uploaded again.
		$move = $file->is_waiting() ? 'copy' : $this->move;
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- as above.
		return $move( $file->path(), $neutral ) && @rename( $neutral, $path );
	}

	/** @param list<string> $others Names of other files of the field; an email shows two of one name side by side. */
	private static function unlike( array $others, string $name ): string {
		$dot   = strrpos( $name, '.' );
		$parts = false === $dot ? [ $name, '' ] : [ substr( $name, 0, $dot ), substr( $name, $dot ) ];
		$other = $name;
		$count = 0;
		while ( in_array( $other, $others, true ) ) {
			++$count;
			$other = "{$parts[0]}-{$count}{$parts[1]}";
		}
		return $other;
	}

	public static function safe_name( string $name ): string {
		// Invisible characters can turn the reading direction, so that a name ends differently than it looks. Two of
		// them are needed to write Persian and Indian languages.
		$name  = preg_replace( '/(?![\x{200C}\x{200D}])\p{Cf}/u', '', Text::single_line( $name ) ) ?? '';
		$name  = str_replace( ' ', '-', sanitize_file_name( basename( str_replace( '\\', '/', $name ) ) ) );
		$parts = explode( '.', ltrim( $name, '.' ) );
		$last  = count( $parts ) - 1;
		foreach ( $parts as $place => $part ) {
			if ( $place > 0 && 1 === preg_match( self::SCRIPTS, $part ) ) {
				$parts[ $place ] = $place === $last ? $part . '_.txt' : $part . '_';
			}
		}
		// The cut may be inside a character, so incomplete bytes at the beginning are removed: paths are stored as
		// UTF-8.
		$safe = preg_replace( '/^[\x80-\xBF]+/', '', substr( implode( '.', $parts ), -180 ) ) ?? '';
		/** This filter is documented in docs/extending.md */
		$filtered = Hook::filter( 'wpcf7_upload_file_name', '' === $safe ? 'file' : $safe, $name, [] );
		return is_string( $filtered ) && '' !== $filtered ? basename( $filtered ) : 'file';
	}
}
