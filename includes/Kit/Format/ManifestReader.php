<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Reads a kit's manifest. Fields of later versions are left out; known fields must have valid values. */
final class ManifestReader {
	public const FORMAT      = 'rueda-kit';
	public const VERSION     = '1.0';
	public const SETTINGS    = [ 'cta', 'share', 'accessibility' ];
	public const NO_SETTINGS = [ 'cta' => false, 'share' => false, 'accessibility' => false ];
	private const MAJOR      = 1;
	private const HASH       = '/^[0-9a-f]{64}$/D';

	/** @param array<array-key, mixed> $told */
	public static function manifest( array $told ): Manifest {
		self::check_version( $told );
		[ $items, $unknown ] = self::templates( $told );
		$media               = self::media( $told['media'] ?? [] );
		$thumbnail           = self::text( $told, 'thumbnail', 64 );
		$front               = self::text( $told, 'front_page', 250 );
		self::require_valid( '' === $thumbnail || isset( $media[ $thumbnail ] ) );
		self::require_valid( '' === $front || DocType::PAGE === ( $items[ $front ]->doc_type ?? '' ) );
		return new Manifest(
			self::text( $told, 'name', 200 ),
			self::text( $told, 'title', 200 ),
			self::text( $told, 'description', 5000 ),
			self::text( $told, 'locale', 20, '/^([a-z]{2,3}(_[A-Za-z0-9_]+)?)?$/D' ),
			self::text( $told, 'created', 40, '/^[0-9TZ:.+-]*$/D' ),
			self::text( $told, 'plugin', 40, '/^[0-9A-Za-z.+-]*$/D' ),
			// phpcs:ignore WordPress.WP.CapitalPDangit -- the name of a field.
			self::text( $told, 'wordpress', 40, '/^[0-9A-Za-z.+-]*$/D' ),
			$items,
			self::settings( $told['settings'] ?? [] ),
			$media,
			$thumbnail,
			$unknown,
			$front
		);
	}

	/**
	 * The JSON files that the manifest lists.
	 *
	 * @param array<array-key, mixed> $told
	 * @return array<string, array{sha256: string, bytes: int}> By their names; "" and -1 if the manifest has neither.
	 */
	public static function files( array $told ): array {
		$files = [];
		foreach ( self::map( $told['templates'] ?? [] ) as $entry ) {
			$entry          = self::map( $entry );
			$name           = self::text( $entry, 'file', 200 );
			$files[ $name ] = self::file_facts( $entry );
		}
		$settings = self::map( $told['settings_files'] ?? [] );
		foreach ( array_keys( array_filter( self::settings( $told['settings'] ?? [] ) ) ) as $part ) {
			$files[ "settings/$part.json" ] = isset( $settings[ $part ] )
				? self::file_facts( self::map( $settings[ $part ] ) )
				: [ 'sha256' => '', 'bytes' => -1 ];
		}
		return $files;
	}

	/** @param array<array-key, mixed> $told */
	private static function check_version( array $told ): void {
		self::require_valid( self::FORMAT === ( $told['format'] ?? null ) );
		$version = self::text( $told, 'version', 10, '/^\d{1,3}\.\d{1,3}$/D' );
		if ( (int) $version > self::MAJOR ) {
			throw new KitError( 'kit_newer', $version );
		}
	}

	/**
	 * @param array<array-key, mixed> $told
	 * @return array{array<string, ManifestItem>, list<array{key: string, title: string}>}
	 */
	private static function templates( array $told ): array {
		$items   = [];
		$unknown = [];
		foreach ( self::map( $told['templates'] ?? [] ) as $key => $entry ) {
			$entry    = self::map( $entry );
			$key      = (string) $key;
			$title    = self::text( $entry, 'title', 1000 );
			$doc_type = self::text( $entry, 'doc_type', 40, '/^[a-z][a-z0-9_-]*$/D' );
			$slug     = substr( $key, strlen( $doc_type ) + 1 );
			self::require_valid( "$doc_type:$slug" === $key );
			self::require_valid( 1 === preg_match( '/^' . DocType::SLUG . '$/D', $slug ) );
			if ( DocType::is_known( $doc_type ) ) {
				$facts = self::file_facts( $entry );
				$uses  = self::uses( $entry );
				$item  = new ManifestItem( $doc_type, $slug, $title, $facts['sha256'], $facts['bytes'], $uses );
				self::require_valid( $item->file() === ( $entry['file'] ?? null ) );
				self::require_valid( [] === array_diff_key( $entry, $item->to_array() ) );
				$items[ $key ] = $item;
				continue;
			}
			$folder = dirname( self::text( $entry, 'file', 200 ) );
			self::require_valid( ! in_array( $folder, [ 'settings', 'media' ] + DocType::FOLDERS, true ) );
			$unknown[] = [ 'key' => $key, 'title' => $title ];
		}
		return [ $items, $unknown ];
	}

	/**
	 * @param array<array-key, mixed> $entry
	 * @return list<string>
	 */
	private static function uses( array $entry ): array {
		$uses = [];
		foreach ( self::map( $entry['uses'] ?? [] ) as $key ) {
			$key = is_string( $key ) ? $key : '';
			self::require_valid( 1 === preg_match( '/^[a-z][a-z0-9_-]*:' . DocType::SLUG . '$/D', $key ) );
			$uses[] = $key;
		}
		return $uses;
	}

	/**
	 * @param array<array-key, mixed> $entry
	 * @return array{sha256: string, bytes: int}
	 */
	private static function file_facts( array $entry ): array {
		return [
			'sha256' => self::text( $entry, 'sha256', 64, self::HASH ),
			'bytes'  => self::number( $entry, 'bytes', Limits::JSON ),
		];
	}

	/** @return array<string, bool> By part. */
	private static function settings( mixed $told ): array {
		$told  = self::map( $told );
		$parts = self::NO_SETTINGS;
		// Older kits have a list of the parts that they hold.
		$told = isset( $told[0] ) ? array_fill_keys( array_filter( $told, 'is_string' ), true ) : $told;
		foreach ( self::SETTINGS as $part ) {
			$parts[ $part ] = true === ( $told[ $part ] ?? false );
		}
		return $parts;
	}

	/** @return array<string, array{name: string, mime: string, bytes: int, width: int, height: int, alt: string}> */
	private static function media( mixed $told ): array {
		$media = [];
		foreach ( self::map( $told ) as $sha256 => $entry ) {
			$entry = self::map( $entry );
			$mime  = self::text( $entry, 'mime', 40 );
			self::require_valid( 1 === preg_match( self::HASH, (string) $sha256 ) );
			self::require_valid( in_array( $mime, ImageCheck::MIMES, true ) );
			$media[ (string) $sha256 ] = [
				'name'   => self::text( $entry, 'name', 255 ),
				'mime'   => $mime,
				'bytes'  => self::number( $entry, 'bytes', Limits::IMAGE ),
				'width'  => self::number( $entry, 'width', 1_000_000 ),
				'height' => self::number( $entry, 'height', 1_000_000 ),
				'alt'    => self::text( $entry, 'alt', 5000 ),
			];
		}
		return $media;
	}

	/** @return array<array-key, mixed> */
	private static function map( mixed $value ): array {
		self::require_valid( is_array( $value ) );
		return is_array( $value ) ? $value : [];
	}

	/** @param array<array-key, mixed> $told */
	private static function text( array $told, string $key, int $longest, string $pattern = '' ): string {
		$text = $told[ $key ] ?? '';
		self::require_valid( is_string( $text ) && strlen( $text ) <= $longest );
		$text = is_string( $text ) ? $text : '';
		self::require_valid( '' === $pattern || 1 === preg_match( $pattern, $text ) );
		return $text;
	}

	/** @param array<array-key, mixed> $told */
	private static function number( array $told, string $key, int $most ): int {
		$number = $told[ $key ] ?? 0;
		self::require_valid( is_int( $number ) && $number >= 1 && $number <= $most );
		return is_int( $number ) ? $number : 0;
	}

	private static function require_valid( bool $is_right ): void {
		if ( ! $is_right ) {
			throw new KitError( 'kit_bad_json', 'manifest.json' );
		}
	}
}
