<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** Knows the rules of HTML that are needed to read templates. */
final class TemplateHtml {
	private const VOID = '/^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/D';

	/** Elements that may be part of a text. */
	private const WORDS = '/^(?:a|abbr|acronym|b|bdi|bdo|big|br|cite|code|del|dfn|em|font|i|ins|kbd|label|legend|mark|q'
		. '|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/D';

	private const BLOCKS = '/^(?:address|article|aside|blockquote|caption|center|dd|details|dialog|dir|div|dl|dt'
		. '|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|section|summary'
		. '|table|tbody|td|tfoot|th|thead|tr|ul)$/D';

	/** By an element that begins: the open elements that it ends, and those that protect the ones around them. */
	private const ENDED_BY = [
		'li'     => [ [ 'li' ], [ 'ul', 'ol', 'menu' ] ],
		'dt'     => [ [ 'dt', 'dd' ], [ 'dl' ] ],
		'dd'     => [ [ 'dt', 'dd' ], [ 'dl' ] ],
		'td'     => [ [ 'td', 'th' ], [ 'table' ] ],
		'th'     => [ [ 'td', 'th' ], [ 'table' ] ],
		'tr'     => [ [ 'tr' ], [ 'table' ] ],
		'tbody'  => [ [ 'tr', 'tbody', 'thead', 'tfoot' ], [ 'table' ] ],
		'tfoot'  => [ [ 'tr', 'tbody', 'thead', 'tfoot' ], [ 'table' ] ],
		'option' => [ [ 'option' ], [ 'select', 'datalist' ] ],
		'label'  => [ [ 'label' ], [ 'p', 'div', 'td', 'li', 'fieldset' ] ],
		'a'      => [ [ 'a' ], [ 'p', 'div', 'td', 'li', 'fieldset' ] ],
	];

	public static function is_void( string $name ): bool {
		return 1 === preg_match( self::VOID, $name );
	}

	public static function is_block( string $name ): bool {
		return 1 === preg_match( self::BLOCKS, $name );
	}

	/** @return array{list<string>, list<string>} As above. */
	public static function ended_by( string $name ): array {
		return self::ENDED_BY[ $name ]
			?? ( self::is_block( $name ) ? [ [ 'p' ], [ 'div', 'td', 'li', 'fieldset', 'label' ] ] : [ [], [] ] );
	}

	/** Whether it is only text, with or without inline markup, so that a paragraph or a label may contain it. */
	public static function is_words( Node $node ): bool {
		if ( $node->is_text() ) {
			return true;
		}
		if (
			1 !== preg_match( self::WORDS, $node->name )
			|| ( ! self::is_void( $node->name ) && '' === self::plain( $node->inner() ) )
		) {
			return false;
		}
		foreach ( $node->children() as $child ) {
			if ( ! self::is_words( $child ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether an element has neither content nor attributes, so that it can be dropped. */
	public static function is_nothing( Node $node ): bool {
		return ( $node->is( 'p', 'div' ) || 1 === preg_match( self::WORDS, $node->name ) )
			&& ! self::is_void( $node->name )
			&& [] === $node->attributes()
			&& '' === trim( $node->inner() );
	}

	public static function plain( string $html ): string {
		return trim(
			preg_replace(
				'/\s+/u',
				' ',
				str_replace( "\u{A0}", ' ', TagReader::plain( wp_strip_all_tags( $html ) ) )
			) ?? ''
		);
	}

	/** Puts HTML on one line. */
	public static function line( string $html ): string {
		return trim( preg_replace( '/\s+/', ' ', $html ) ?? $html );
	}
}
