<?php

declare( strict_types=1 );

namespace Rueda\Form\Upload;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Value\Secret;
use Rueda\Form\Value\Upload;
use Rueda\Support\FileMode;

defined( 'ABSPATH' ) || exit;

/**
 * Files that were uploaded when a visitor chose them, and that wait until the form is sent. Each has a token, which
 * holds for one field of one form, for one filled form, and for an hour. Who has the token does not know where the file
 * is.
 */
final class WaitingFiles {
	/** How long a file waits, in seconds. */
	public const LIFE = HOUR_IN_SECONDS;

	/** How many files may wait at the same time, from all visitors together. */
	public const MOST = 1000;

	/** With how many characters the key of a filled form begins that stay the same when it is sent again. */
	private const KEY = '/^[0-9a-z]{14}$/D';

	private const TOKEN = '/^([0-9a-f]{32})\.(\d{10})\.(\d{1,15})\.([A-Za-z0-9_-]{1,800})\.([0-9a-f]{64})$/D';

	/** The name of a file in its folder, which no server runs as a program. */
	private const FILE = 'upload';

	public static function is_key( string $key ): bool {
		return 1 === preg_match( self::KEY, $key );
	}

	/** Whether there is no room for another one. */
	public static function are_too_many(): bool {
		return count( UploadFolder::waiting_until( PHP_INT_MAX ) ) >= self::MOST;
	}

	/**
	 * Keeps a file that the form accepts.
	 *
	 * @param string                           $key  What the key of the filled form will begin with.
	 * @param callable( string, string ): bool $move
	 * @return string The token; "" if the file could not be kept.
	 */
	public static function keep(
		Form $form,
		string $field,
		string $key,
		Upload $file,
		callable $move,
		int $now
	): string {
		$id     = bin2hex( random_bytes( 16 ) );
		$folder = UploadFolder::create( self::folder( $id ) );
		$path   = $folder . '/' . self::FILE;
		if ( '' === $folder || ! $move( $file->path(), $path ) ) {
			UploadFolder::delete( [ $path ] );
			return '';
		}
		FileMode::set( $path, 0400 );
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- names may have any character.
		$name  = rtrim( strtr( base64_encode( substr( $file->name(), -500 ) ), '+/', '-_' ), '=' );
		$parts = [ $id, (string) ( $now + self::LIFE ), (string) $file->size(), $name ];
		return implode( '.', [ ...$parts, self::seal( $form, $field, $key, $parts ) ] );
	}

	/** The request with the files that wait for it. */
	public static function added_to( Request $request, Form $form, int $now ): Request {
		$files = [];
		foreach ( $request->waiting() as $field => $tokens ) {
			foreach ( $tokens as $token ) {
				// PHP makes a number of a key that looks like one.
				$files[ $field ][] = self::find( $form, (string) $field, $request->key(), $token, $now )
					?? Upload::gone( self::parts( $token )[3] ?? '' );
			}
		}
		return $request->with_files( $files );
	}

	/** @return Upload|null Null if the token is not valid for this, or the file is not here any more. */
	public static function find( Form $form, string $field, string $key, string $token, int $now ): ?Upload {
		$path                      = self::path( $form, $field, substr( $key, 0, 14 ), $token );
		[ , $until, $size, $name ] = self::parts( $token ) ?? [ '', '0', '0', '' ];
		return '' !== $path && (int) $until > $now && UploadFolder::holds( $path )
			? Upload::waiting( $name, (int) $size, $path )
			: null;
	}

	/** Deletes a file that a visitor has removed. */
	public static function delete( Form $form, string $field, string $key, string $token ): bool {
		$path = self::path( $form, $field, $key, $token );
		if ( '' !== $path ) {
			UploadFolder::delete( [ $path ] );
		}
		return '' !== $path;
	}

	/** Deletes the files for which nobody has sent a form in time. */
	public static function delete_old( int $now ): void {
		array_map( [ UploadFolder::class, 'delete_folder' ], UploadFolder::waiting_until( $now - self::LIFE ) );
	}

	/** @return string The place of a file; "" if the token is not valid for this form, this field and this key. */
	private static function path( Form $form, string $field, string $key, string $token ): string {
		$parts = explode( '.', $token );
		$seal  = (string) array_pop( $parts );
		return 1 === preg_match( self::TOKEN, $token )
			&& hash_equals( self::seal( $form, $field, $key, $parts ), $seal )
			? UploadFolder::path_of( self::folder( $parts[0] ) ) . '/' . self::FILE
			: '';
	}

	/** @return array{string, string, string, string}|null Id, end, size and name, as the token says them. */
	private static function parts( string $token ): ?array {
		if ( 1 !== preg_match( self::TOKEN, $token, $found ) ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- a name that we encoded.
		$name = base64_decode( strtr( $found[4], '-_', '+/' ), true );
		return [ $found[1], $found[2], $found[3], false === $name ? '' : $name ];
	}

	/** The name of the folder cannot be told from the token. */
	private static function folder( string $id ): string {
		return UploadFolder::waiting_name( Secret::signature( 'waiting folder', $id ) );
	}

	/** @param list<string> $parts */
	private static function seal( Form $form, string $field, string $key, array $parts ): string {
		return Secret::signature( 'waiting file', (string) $form->id(), $field, $key, ...$parts );
	}
}
