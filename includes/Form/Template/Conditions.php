<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** Removes `[group name] … [/group]` of an add-on that hides parts under conditions. Imported forms show them all. */
final class Conditions {
	private const TAG = '~(?<!\[)\[(?:group(?:\s+([^\s\[\]]+)[^\[\]]*)?|/group)\](?!\])~';

	public static function unwrap( string $template, Notes $notes ): string {
		$names = self::names( $template );
		if ( [] === $names ) {
			return $template;
		}
		$notes->add(
			sprintf(
				/* translators: %s: names of parts of a form, as in group-1, group-2. */
				__(
					'These parts of the form were shown only under conditions and now always show: %s. Check which of their fields are required.',
					'rueda'
				),
				implode( wp_get_list_item_separator(), $names )
			)
		);
		return preg_replace( self::TAG, '', $template ) ?? $template;
	}

	/** Removes the marks of such parts in emails, which contain the name of the part: `[group-1] … [/group-1]`. */
	public static function unwrap_mail( string $text, string $template ): string {
		foreach ( self::names( $template ) as $name ) {
			$text = preg_replace( '~(?<!\[)\[/?' . preg_quote( $name, '~' ) . '\](?!\])~', '', $text ) ?? $text;
		}
		return $text;
	}

	/** @return list<string> */
	private static function names( string $template ): array {
		preg_match_all( self::TAG, $template, $found );
		$names = array_filter( $found[1], static fn ( string $name ): bool => '' !== $name );
		return array_values( array_unique( $names ) );
	}
}
