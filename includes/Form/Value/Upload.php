<?php

declare( strict_types=1 );

namespace Rueda\Form\Value;

defined( 'ABSPATH' ) || exit;

/** One file as PHP received it. Its name comes from the browser and cannot be trusted. */
final class Upload {
	/** The script did not send the file, because the form refuses it; only its name and its size are known. */
	public const WITHHELD = -1;

	/** The script uploaded the file before, and it is not here any more. */
	public const GONE = -2;

	/** A file as the script describes it: bytes and name, as in `1024 plan.exe`. */
	private const DESCRIBED = '/^(\d{1,15}) (.+)$/sD';

	public function __construct(
		private string $name,
		private int $size,
		private string $path = '',
		private int $error = UPLOAD_ERR_OK,
		private bool $is_waiting = false
	) {}

	/** A file that was uploaded before its form was sent. */
	public static function waiting( string $name, int $size, string $path ): self {
		return new self( Text::single_line( Text::clean( $name ) ), $size, $path, UPLOAD_ERR_OK, true );
	}

	public static function gone( string $name ): self {
		return new self( '' === $name ? '?' : Text::single_line( Text::clean( $name ) ), 0, '', self::GONE );
	}

	/** Whether it lies in our folder already, and stays there until the form is accepted. */
	public function is_waiting(): bool {
		return $this->is_waiting;
	}

	public function name(): string {
		return $this->name;
	}

	public function size(): int {
		return $this->size;
	}

	public function path(): string {
		return $this->path;
	}

	public function error(): int {
		return $this->error;
	}

	/** Whether there is a file at all, since browsers send an empty part if nobody chose a file. */
	public function is_there(): bool {
		return UPLOAD_ERR_NO_FILE !== $this->error && ( $this->has_name() || $this->size > 0 );
	}

	/** Whether the file has a name; a name that is not valid UTF-8 became "". */
	public function has_name(): bool {
		return '' !== $this->name;
	}

	/**
	 * The uploads of a request by field, however deep PHP has nested them.
	 *
	 * @param array<array-key, mixed> $files As in $_FILES.
	 * @return array<string, list<self>>
	 */
	public static function all( array $files ): array {
		$all = [];
		foreach ( $files as $field => $parts ) {
			if ( ! is_array( $parts ) ) {
				continue;
			}
			$names  = self::flat( $parts['name'] ?? [] );
			$sizes  = self::flat( $parts['size'] ?? [] );
			$paths  = self::flat( $parts['tmp_name'] ?? [] );
			$errors = self::flat( $parts['error'] ?? [] );
			foreach ( $names as $index => $name ) {
				$all[ (string) $field ][] = new self(
					Text::single_line( Text::clean( $name ) ),
					(int) ( $sizes[ $index ] ?? 0 ),
					$paths[ $index ] ?? '',
					(int) ( $errors[ $index ] ?? UPLOAD_ERR_NO_FILE )
				);
			}
		}
		return $all;
	}

	/**
	 * Files that the script did not send.
	 *
	 * @return list<self>
	 */
	public static function withheld( mixed $described ): array {
		$files = [];
		foreach ( self::flat( $described ) as $words ) {
			if ( 1 === preg_match( self::DESCRIBED, $words, $found ) ) {
				$name    = Text::single_line( Text::clean( $found[2] ) );
				$files[] = new self( $name, (int) $found[1], '', self::WITHHELD );
			}
		}
		return $files;
	}

	/** @return list<string> */
	private static function flat( mixed $value ): array {
		$flat = [];
		foreach ( is_array( $value ) ? $value : [ $value ] as $entry ) {
			if ( is_array( $entry ) ) {
				array_push( $flat, ...self::flat( $entry ) );
			} else {
				$flat[] = is_scalar( $entry ) ? (string) $entry : '';
			}
		}
		return $flat;
	}
}
