<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** What has to be known of HTML's elements. */
final class Html {

	private const VOID = [
		'area',
		'base',
		'br',
		'col',
		'embed',
		'hr',
		'img',
		'input',
		'link',
		'meta',
		'param',
		'source',
		'track',
		'wbr',
	];

	/** What stands in words and leaves them words. */
	private const WORDS = [
		'a',
		'abbr',
		'acronym',
		'b',
		'bdi',
		'bdo',
		'big',
		'br',
		'cite',
		'code',
		'del',
		'dfn',
		'em',
		'font',
		'i',
		'ins',
		'kbd',
		'label',
		'legend',
		'mark',
		'q',
		's',
		'samp',
		'small',
		'span',
		'strike',
		'strong',
		'sub',
		'sup',
		'time',
		'tt',
		'u',
		'var',
		'wbr',
	];

	private const BLOCKS = [
		'address',
		'article',
		'aside',
		'blockquote',
		'caption',
		'center',
		'dd',
		'details',
		'dialog',
		'dir',
		'div',
		'dl',
		'dt',
		'fieldset',
		'figcaption',
		'figure',
		'footer',
		'form',
		'h1',
		'h2',
		'h3',
		'h4',
		'h5',
		'h6',
		'header',
		'hgroup',
		'hr',
		'li',
		'main',
		'menu',
		'nav',
		'ol',
		'p',
		'pre',
		'section',
		'summary',
		'table',
		'tbody',
		'td',
		'tfoot',
		'th',
		'thead',
		'tr',
		'ul',
	];

	/** Elements that end where one of these begins, unless one of the others stands in between. */
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
		return in_array( $name, self::VOID, true );
	}

	public static function is_block( string $name ): bool {
		return in_array( $name, self::BLOCKS, true );
	}

	/**
	 * @return array{
	 *   list<string>, list<string>
	 * } Which open elements end where this one begins, and what keeps them open.
	 */
	public static function ended_by( string $name ): array {
		return self::ENDED_BY[ $name ]
			?? ( self::is_block( $name ) ? [ [ 'p' ], [ 'div', 'td', 'li', 'fieldset', 'label' ] ] : [ [], [] ] );
	}

	/**
	 * Whether a part of a template is words and nothing else, marked up or not: what a paragraph or a label may hold.
	 */
	public static function is_words( Node $node ): bool {
		if ( $node->is_text() ) {
			return true;
		}
		if (
			! $node->is( ...self::WORDS )
			|| ( ! self::is_void( $node->name() ) && '' === self::plain( $node->inner() ) )
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

	/** Whether an element has nothing in it and says nothing. */
	public static function is_nothing( Node $node ): bool {
		return ( $node->is( 'p', 'div', ...self::WORDS ) )
			&& ! self::is_void( $node->name() )
			&& [] === $node->attributes()
			&& '' === trim( $node->inner() );
	}

	public static function plain( string $html ): string {
		return trim(
			preg_replace(
				'/\s+/u',
				' ',
				str_replace( "\u{A0}", ' ', FieldAttributes::plain( wp_strip_all_tags( $html ) ) )
			) ?? ''
		);
	}

	/** On one line. */
	public static function line( string $html ): string {
		return trim( preg_replace( '/\s+/', ' ', $html ) ?? $html );
	}
}
