<?php

declare( strict_types=1 );

namespace Rueda\Kit\Archive;

use Rueda\Kit\Format\DocType;
use Rueda\Kit\Format\ImageCheck;
use Rueda\Kit\Format\Limits;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Checks the name, the kind and the size of each file in a kit before any of it is unpacked. */
final class EntryRules {
	/** Extensions that are refused anywhere in a name, because servers look at each extension of a name. */
	private const FORBIDDEN = '/\.(php\d?|pht|phtml|phps|phar|inc|cgi|fcgi|pl|py|rb|lua|sh|bash|aspx?|jspx?|cfm'
		. '|[cm]?js|jsx|tsx?|wasm|html?|xhtml|shtml|svgz?|swf|exe|dll|so|bat|cmd|com|msi|ps1|vbs|jar'
		. '|htaccess|htpasswd|user\.ini|ini|config)(\.|$)/i';

	private const ARCHIVE = '/\.(zip|tar|t?gz|bz2?|xz|7z|rar|lz4?|zst|iso|cab|wpress)$/i';
	private const UNSAFE  = '~^/|^[a-z]:|[\x00-\x1f\x7f\\\\:]|(^|/)\.\.(/|$)~i';

	/** Items of a kind that only a later version may know. The manifest decides whether they are allowed. */
	private const LATER = '~^[a-z][a-z0-9_-]{0,39}/' . DocType::SLUG . '\.json$~D';

	private const REGULAR = 0100000;
	private const FOLDER  = 0040000;

	/** @param list<ZipEntry> $entries */
	public static function check( array $entries ): void {
		if ( count( $entries ) > Limits::ENTRIES ) {
			throw new KitError( 'kit_too_many_files' );
		}
		$taken = [];
		$total = 0;
		$json  = 0;
		foreach ( $entries as $entry ) {
			self::refuse( self::reason( $entry ), $entry );
			$name = strtolower( $entry->name );
			self::refuse( isset( $taken[ $name ] ) ? 'kit_bad_name' : '', $entry );
			$taken[ $name ] = true;
			$total         += $entry->bytes;
			$json          += Limits::is_json( $name ) ? $entry->bytes : 0;
			self::refuse( $total > Limits::TOTAL || $json > Limits::ALL_JSON ? 'kit_bomb' : '', $entry );
		}
	}

	private static function refuse( string $reason, ZipEntry $entry ): void {
		if ( '' !== $reason ) {
			throw new KitError( $reason, $entry->name );
		}
	}

	private static function reason( ZipEntry $entry ): string {
		$name   = $entry->name;
		$danger = self::dangerous_kind( $entry );
		if ( '' !== $danger || $entry->is_folder ) {
			return '' === $danger ? 'kit_bad_entry' : $danger;
		}
		if ( ! self::is_known( $name ) && 1 !== preg_match( self::LATER, $name ) ) {
			return 'kit_bad_name';
		}
		$is_too_large = $entry->bytes > Limits::bytes_for( $name ) || Limits::is_bomb( $entry->bytes, $entry->packed );
		return $is_too_large ? 'kit_bomb' : '';
	}

	/** Why no kit may hold this file, whoever made the kit; empty if a kit may. */
	public static function dangerous_kind( ZipEntry $entry ): string {
		if ( self::is_unsafe( $entry->name ) ) {
			return 'kit_bad_name';
		}
		if ( 1 === preg_match( self::FORBIDDEN, $entry->name ) ) {
			return 'kit_forbidden_file';
		}
		$kinds  = $entry->is_folder ? [ 0, self::REGULAR, self::FOLDER ] : [ 0, self::REGULAR ];
		$is_odd = $entry->is_encrypted || ! in_array( $entry->mode & 0170000, $kinds, true )
			|| ! in_array( $entry->method, [ 0, 8 ], true ) || 1 === preg_match( self::ARCHIVE, $entry->name );
		return $is_odd ? 'kit_bad_entry' : '';
	}

	/** Whether a name is too long, leads out of its folder, or could be read as another name. */
	private static function is_unsafe( string $name ): bool {
		return strlen( $name ) > Limits::NAME || 1 === preg_match( self::UNSAFE, $name )
			|| 1 !== preg_match( '//u', $name );
	}

	/** Whether kits of this version may have a file with this name. */
	public static function is_known( string $name ): bool {
		return 1 === preg_match(
			'~^(manifest\.json|(' . implode( '|', DocType::FOLDERS ) . ')/' . DocType::SLUG . '\.json'
				. '|settings/(cta|share|accessibility)\.json'
				. '|media/[0-9a-f]{64}\.(' . implode( '|', array_keys( ImageCheck::MIMES ) ) . '))$~D',
			$name
		);
	}
}
