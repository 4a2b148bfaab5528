<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

defined( 'ABSPATH' ) || exit;

/** Finds the numbers with which code of others, in PHP and in scripts, compares the id of a form. */
final class FormNumbers {
	/** How code asks for the id. */
	private const ID = '(?:->id\b(?:\s*\(\s*\))?|\bcontactFormId\b)';

	/** A variable that is given an id. */
	private const VARIABLE = '/(\$\w+|\b(?:const|let|var)\s+\w+)\s*=\s*[^;={}\n]*' . self::ID . '\s*;/';

	private const COMPARED = '/' . self::ID . '\s*[!=]==?\s*[\'"]?(\d{1,9})\b'
		. '|\b(\d{1,9})[\'"]?\s*[!=]==?\s*(?:\(int\)\s*)?[$\w.]*' . self::ID . '/';

	/** `in_array( $form->id(), [ 1, 2 ] )` and `[ 1, 2 ].includes( event.detail.contactFormId )`. */
	private const LISTED = '/\bin_array\(\s*[^,;]*' . self::ID . '\s*,\s*(?:array\s*\(|\[)([\s\d,\'"]+)[)\]]'
		. '|\[([\s\d,\'"]+)\]\.(?:includes|indexOf)\([^;\n]*' . self::ID . '/';

	/** The cases of a switch over an id. */
	private const CASES = '/\bswitch\s*\([^;{]*' . self::ID . '\s*\)\s*\{([^}]*)/';

	/** @return list<int> In their order. */
	public static function in( string $code ): array {
		$code = self::with_ids( $code );
		preg_match_all( self::COMPARED, $code, $compared );
		preg_match_all( self::LISTED, $code, $listed );
		preg_match_all( self::CASES, $code, $switches );
		preg_match_all( '/\bcase\s*[\'"]?(\d{1,9})\b/', implode( ' ', $switches[1] ), $cases );
		preg_match_all( '/\b\d{1,9}\b/', implode( ' ', [ ...$listed[1], ...$listed[2] ] ), $members );
		$all     = [ ...$compared[1], ...$compared[2], ...$members[0], ...$cases[1] ];
		$numbers = array_unique( array_map( 'intval', $all ) );
		sort( $numbers );
		return array_values( array_filter( $numbers, static fn ( int $number ): bool => $number > 0 ) );
	}

	/** The code with the id itself in the place of each variable that has it. */
	private static function with_ids( string $code ): string {
		preg_match_all( self::VARIABLE, $code, $found );
		foreach ( array_unique( $found[1] ) as $variable ) {
			$name = preg_replace( '/^\w+\s+/', '', $variable ) ?? $variable;
			$code = preg_replace(
				'/(?<![$\w.>])' . preg_quote( $name, '/' ) . '\b(?!\s*=[^=])/',
				'contactFormId',
				$code
			) ?? $code;
		}
		return $code;
	}
}
