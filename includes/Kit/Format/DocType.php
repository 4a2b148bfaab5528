<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/** The kinds of items in a kit. They are fixed here, so that a kit cannot name a post type of its own. */
final class DocType {
	public const WHEEL   = 'wheel';
	public const FORM    = 'rueda_form';
	public const PAGE    = 'page';
	public const PATTERN = 'wp_block';

	/** What pages of this site that a page builder shows may become besides. No file of a kit may hold one. */
	public const POST = 'post';

	/** Each kind is named like its post type. The value is its folder in the zip, and its export group. */
	public const FOLDERS = Definitions::KIT_DOC_TYPES;

	/** The pattern of a slug, which is also the name of a file. */
	public const SLUG = '[a-z0-9][a-z0-9_-]{0,159}';

	public static function is_known( string $doc_type ): bool {
		return isset( self::FOLDERS[ $doc_type ] );
	}

	/** @return array<string, string> The section in which items of each kind are listed. */
	public static function groups(): array {
		return self::FOLDERS + [ self::POST => self::FOLDERS[ self::PAGE ] ];
	}

	/** The export group of a kind; empty where it has none. */
	public static function group( string $doc_type ): string {
		return self::FOLDERS[ $doc_type ] ?? '';
	}

	public static function of_folder( string $folder ): ?string {
		$doc_type = array_search( $folder, self::FOLDERS, true );
		return false === $doc_type ? null : $doc_type;
	}

	/**
	 * Whether the value is the key of an item of a kind that this version knows, as in "wheel:balance".
	 *
	 * @phpstan-assert-if-true =string $key
	 */
	public static function is_key( mixed $key ): bool {
		$pattern = '/^(' . implode( '|', array_keys( self::FOLDERS ) ) . '):' . self::SLUG . '$/D';
		return is_string( $key ) && 1 === preg_match( $pattern, $key );
	}
}
