<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

/**
 * A disk that becomes full: paths that begin with "full://" are those of the real folders, but only a given number of
 * bytes can be written to them. What is written beyond that is lost.
 */
final class FullDisk {
	public const SCHEME = 'full';

	private static int $room = 0;

	/** @var resource|null Set by PHP. */
	public $context;

	/** @var resource|null */
	private $file = null;

	/** @var list<string> */
	private array $names = [];

	public static function begin( int $room ): void {
		self::$room = $room;
		if ( ! in_array( self::SCHEME, stream_get_wrappers(), true ) ) {
			stream_wrapper_register( self::SCHEME, self::class );
		}
	}

	public static function end(): void {
		if ( in_array( self::SCHEME, stream_get_wrappers(), true ) ) {
			stream_wrapper_unregister( self::SCHEME );
		}
	}

	/** @param string $path An absolute path. */
	public static function path( string $path ): string {
		return self::SCHEME . ':/' . $path;
	}

	private static function real( string $path ): string {
		return '/' . ltrim( substr( $path, strlen( self::SCHEME . '://' ) ), '/' );
	}

	public function stream_open( string $path, string $mode ): bool {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- told by the result.
		$file       = @fopen( self::real( $path ), $mode );
		$this->file = false === $file ? null : $file;
		return null !== $this->file;
	}

	public function stream_write( string $bytes ): int {
		$fits        = substr( $bytes, 0, self::$room );
		self::$room -= strlen( $fits );
		return (int) fwrite( $this->file, $fits );
	}

	public function stream_read( int $count ): string {
		return (string) fread( $this->file, $count );
	}

	public function stream_eof(): bool {
		return feof( $this->file );
	}

	public function stream_tell(): int {
		return (int) ftell( $this->file );
	}

	public function stream_seek( int $offset, int $whence ): bool {
		return 0 === fseek( $this->file, $offset, $whence );
	}

	public function stream_flush(): bool {
		return fflush( $this->file );
	}

	/** @return array<array-key, int>|false */
	public function stream_stat() {
		return fstat( $this->file );
	}

	public function stream_close(): void {
		fclose( $this->file );
	}

	public function stream_metadata(): bool {
		return true;
	}

	public function stream_set_option(): bool {
		return false;
	}

	/** @return array<array-key, int>|false */
	public function url_stat( string $path ) {
		clearstatcache();
		return @stat( self::real( $path ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- told by the result.
	}

	public function unlink( string $path ): bool {
		return unlink( self::real( $path ) );
	}

	public function mkdir( string $path, int $mode, int $options ): bool {
		return mkdir( self::real( $path ), $mode, 0 !== ( $options & STREAM_MKDIR_RECURSIVE ) );
	}

	public function rmdir( string $path ): bool {
		return rmdir( self::real( $path ) );
	}

	public function dir_opendir( string $path ): bool {
		$this->names = (array) scandir( self::real( $path ) );
		return true;
	}

	/** @return string|false */
	public function dir_readdir() {
		return array_shift( $this->names ) ?? false;
	}

	public function dir_closedir(): bool {
		return true;
	}
}
