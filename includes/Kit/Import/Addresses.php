<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Empties every address that is not http, https, mailto, tel or relative, and lists it for the report. */
final class Addresses {
	private const SCHEMES = [ 'http', 'https', 'mailto', 'tel' ];

	private const ATTRIBUTES = [
		'href',
		'src',
		'action',
		'formaction',
		'poster',
		'data',
		'cite',
		'background',
		'longdesc',
		'xlink:href',
		'ping',
		'srcset',
		'imagesrcset',
	];

	/** Names of attributes of blocks that hold addresses, in any spelling. */
	private const NAMES = '/(url|href|link|src|poster|address)$/i';

	/** Schemes that may run as a script when a browser opens the address. */
	private const DANGEROUS = '/^(javascript|vbscript|data):/i';

	/** @var list<string> */
	private array $emptied = [];

	/** @return list<string> */
	public function emptied(): array {
		return $this->emptied;
	}

	/** Cleans a piece of HTML, which may begin in the middle of an element, but not of a tag. */
	public function in_html( string $html ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( self::ATTRIBUTES as $name ) {
				$value = $tags->get_attribute( $name );
				if ( is_string( $value ) && ! $this->is_allowed( $value, str_ends_with( $name, 'srcset' ) ) ) {
					$tags->set_attribute( $name, '' );
				}
			}
		}
		return $tags->get_updated_html();
	}

	/** Cleans the attributes of a block, however deep they are nested. */
	public function in_value( mixed $value, string $name = '' ): mixed {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $part ) {
				$value[ $key ] = $this->in_value( $part, is_string( $key ) ? $key : $name );
			}
			return $value;
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( str_contains( $value, '<' ) ) {
			return $this->in_html( $value );
		}
		$is_address = 1 === preg_match( self::NAMES, $name )
			|| 1 === preg_match( self::DANGEROUS, self::bare( $value ) );
		return $is_address && ! $this->is_allowed( $value, false ) ? '' : $value;
	}

	private function is_allowed( string $value, bool $is_list ): bool {
		foreach ( $is_list ? explode( ',', $value ) : [ $value ] as $address ) {
			if ( 1 === preg_match( '/^([a-z][a-z0-9+.-]*):/i', self::bare( $address ), $found )
				&& ! in_array( strtolower( $found[1] ), self::SCHEMES, true ) ) {
				$this->emptied[] = mb_substr( trim( $value ), 0, 100 );
				return false;
			}
		}
		return true;
	}

	/** The address without invisible characters, because browsers ignore them. */
	private static function bare( string $value ): string {
		$plain = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5 );
		return preg_replace( '/[\x00-\x20\x7f]+/', '', $plain ) ?? $plain;
	}
}
