<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the HTML of a template roughly as browsers do: an element that is not closed ends with its parent, and an end
 * tag without a start is ignored. Form-tags are kept wherever they stand; those in comments are reported.
 */
final class Tree {
	/** The deepest nesting that is kept; deeper elements become siblings. No real layout is deeper. */
	private const DEPTH = 50;

	/** How many elements with a "<" in an attribute are read, because the pattern for them is slow. */
	private const PATIENCE = 200;

	private const ELEMENT = '~\G<(/?)([a-zA-Z][a-zA-Z0-9:-]*+)((?:[^<>"\']|"[^"<>]*+"|\'[^\'<>]*+\')*+)>~';
	private const WILD    = '~\G<(/?)([a-zA-Z][a-zA-Z0-9:-]*+)((?:[^<>"\']|"[^"]*+"|\'[^\']*+\')*+)>~';
	private const MARK    = "/\x02(\d+)\x03/";

	/** Elements whose content is not HTML. */
	private const RAW = [ 'script', 'style', 'textarea', 'title', 'xmp' ];

	/** @var list<FormTag> */
	private array $tags = [];

	/** @var non-empty-list<Node> */
	private array $open;

	private int $patience = self::PATIENCE;

	/** @var array<string, true> Texts that the rest does not contain, so that they are not searched again. */
	private array $missing = [];

	private function __construct( private Notes $notes ) {
		$this->open = [ Node::element( '', '' ) ];
	}

	/** @param list<string|FormTag> $pieces */
	public static function parse( array $pieces, Notes $notes ): Node {
		$tree = new self( $notes );
		$tree->add_nodes( $tree->marked( $pieces ) );
		return $tree->open[0];
	}

	/**
	 * Joins the pieces to one text with a mark for each form-tag.
	 *
	 * @param list<string|FormTag> $pieces
	 */
	private function marked( array $pieces ): string {
		$text = '';
		foreach ( $pieces as $piece ) {
			if ( is_string( $piece ) ) {
				$text .= str_replace(
					[ "\r\n", "\r" ],
					"\n",
					preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', '', $piece ) ?? ''
				);
				continue;
			}
			$text        .= "\x02" . count( $this->tags ) . "\x03";
			$this->tags[] = $piece;
		}
		return $text;
	}

	private function add_nodes( string $text ): void {
		$offset = 0;
		$words  = '';
		for ( $start = strpos( $text, '<' ); false !== $start; $start = strpos( $text, '<', $offset ) ) {
			$words .= substr( $text, $offset, $start - $offset );
			$offset = $this->end_of_remark( $text, $start );
			if ( $offset > $start ) {
				continue;
			}
			$found = $this->element( $text, $start );
			if ( null === $found ) {
				$words .= '&lt;';
				$offset = $start + 1;
				continue;
			}
			$this->add_text( $words );
			$words  = '';
			$offset = $start + strlen( $found[0] );
			$name   = strtolower( $found[2] );
			if ( '/' === $found[1] ) {
				$this->close( $name );
			} else {
				$this->begin( $name, $found[0] );
				$offset = in_array( $name, self::RAW, true ) ? $this->add_raw( $text, $offset, $name ) : $offset;
			}
		}
		$this->add_text( $words . substr( $text, $offset ) );
	}

	/**
	 * Returns where a comment or a similar construct ends, or its start if there is none. Comments are dropped, because
	 * visitors do not see them and comments in block content would be read as blocks.
	 */
	private function end_of_remark( string $text, int $start ): int {
		$end = match ( true ) {
			'<!--' === substr( $text, $start, 4 )                       => '-->',
			in_array( substr( $text, $start, 2 ), [ '<!', '<?' ], true ) => '>',
			default                                                     => '',
		};
		$found = '' === $end ? false : $this->find( $text, $end, $start + 2 );
		if ( false === $found ) {
			return $start;
		}
		preg_match_all( self::MARK, substr( $text, $start, $found - $start ), $hidden );
		foreach ( $hidden[1] as $number ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [text your-name]. */
					__( '%s was left out: it was inside a comment, where nobody sees it.', 'rueda' ),
					$this->tags[ (int) $number ]->source
				)
			);
		}
		return $found + strlen( $end );
	}

	private function find( string $text, string $needle, int $offset ): int|false {
		if (
			isset( $this->missing[ $needle ] )
			|| 1 !== preg_match( '~' . preg_quote( $needle, '~' ) . '~i', $text, $found, PREG_OFFSET_CAPTURE, $offset )
		) {
			$this->missing[ $needle ] = true;
			return false;
		}
		return $found[0][1];
	}

	/** @return array<int, string>|null */
	private function element( string $text, int $start ): ?array {
		if ( 1 === preg_match( self::ELEMENT, $text, $found, 0, $start ) ) {
			return $found;
		}
		if ( $this->patience <= 0 || 1 !== preg_match( '~\G</?[a-zA-Z]~', $text, $begin, 0, $start ) ) {
			return null;
		}
		--$this->patience;
		return 1 === preg_match( self::WILD, $text, $found, 0, $start ) ? $found : null;
	}

	private function begin( string $name, string $html ): void {
		$this->close( ...TemplateHtml::ended_by( $name ) );
		$clean = preg_replace( self::MARK, '', $html ) ?? '';
		$node  = Node::element( $name, $clean );
		$this->top()->add( $node );
		if ( ! TemplateHtml::is_void( $name ) && count( $this->open ) < self::DEPTH ) {
			$this->open[] = $node;
		}
		$this->add_marks( $html );
	}

	/**
	 * Closes the innermost open element with one of these names, and everything inside it.
	 *
	 * @param string|list<string> $names
	 * @param list<string>        $walls Elements that stop the search.
	 */
	private function close( string|array $names, array $walls = [] ): void {
		for ( $index = count( $this->open ) - 1; $index > 0; $index-- ) {
			$name = $this->open[ $index ]->name;
			if ( in_array( $name, (array) $names, true ) ) {
				$this->open = array_slice( $this->open, 0, $index );
				return;
			}
			if ( in_array( $name, $walls, true ) ) {
				return;
			}
		}
	}

	/** @return int The offset where the content ends. */
	private function add_raw( string $text, int $from, string $name ): int {
		$end = $this->find( $text, "</$name", $from );
		$raw = substr( $text, $from, ( false === $end ? strlen( $text ) : $end ) - $from );
		$this->top()->add( Node::text( preg_replace( self::MARK, '', $raw ) ?? '' ) );
		$this->close( $name );
		$this->add_marks( $raw );
		return $from + strlen( $raw );
	}

	private function add_text( string $text ): void {
		$parts = preg_split( self::MARK, $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( false === $parts ? [ $text ] : $parts as $index => $part ) {
			if ( 1 === $index % 2 ) {
				$this->top()->add( Node::of_tag( $this->tags[ (int) $part ] ) );
			} elseif ( '' !== $part ) {
				$this->top()->add( Node::text( $part ) );
			}
		}
	}

	/** Adds form-tags from places where no field can be, as in an attribute, behind the element. */
	private function add_marks( string $html ): void {
		preg_match_all( self::MARK, $html, $found );
		foreach ( $found[1] as $number ) {
			$this->top()->add( Node::of_tag( $this->tags[ (int) $number ] ) );
		}
	}

	private function top(): Node {
		return $this->open[ count( $this->open ) - 1 ];
	}
}
