<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use DOMDocument;
use DOMElement;
use DOMNode;

defined( 'ABSPATH' ) || exit;

/** Turns HTML that somebody wrote in a page builder into paragraphs, headings, lists and quotes. */
final class TextBlocks {
	private const INLINE = [
		'a'      => [ 'href' => true ],
		'b'      => [],
		'br'     => [],
		'code'   => [],
		'em'     => [],
		'i'      => [],
		's'      => [],
		'strong' => [],
		'sub'    => [],
		'sup'    => [],
	];

	/** Elements within a line of text. Of those that INLINE does not list, only the text is kept. */
	private const TEXT_LEVEL = [
		'a',
		'b',
		'br',
		'code',
		'em',
		'i',
		'mark',
		's',
		'small',
		'span',
		'strong',
		'sub',
		'sup',
		'u',
	];

	/** Elements whose contents are no text. */
	private const DROPPED = [ 'script', 'style', 'noscript', 'iframe', 'object', 'template' ];

	public function __construct( private BuilderReferences $references ) {}

	public function blocks_of( string $html ): string {
		if ( '' === trim( $html ) ) {
			return '';
		}
		if ( ! class_exists( DOMDocument::class ) ) {
			return self::paragraph( $this->inline( $html ) );
		}
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		// The declaration says that the text is UTF-8; without it, libxml would read it as Latin-1.
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . wpautop( $html ) . '</body>', LIBXML_NONET );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$body = $document->getElementsByTagName( 'body' )->item( 0 );
		return null === $body ? '' : $this->children( $body );
	}

	/** HTML for the inside of a paragraph or a heading. */
	public function inline( string $html ): string {
		$html = wp_kses( $html, self::INLINE, [ 'http', 'https', 'mailto', 'tel' ] );
		$html = preg_replace_callback(
			'/ href=(["\'])(.*?)\1/i',
			fn ( array $found ): string => sprintf(
				' href="%s"',
				esc_attr( $this->references->link( html_entity_decode( $found[2], ENT_QUOTES ) ) )
			),
			$html
		) ?? $html;
		return trim( preg_replace( '/\s+/', ' ', $html ) ?? $html );
	}

	public static function paragraph( string $inline ): string {
		return '' === $inline ? '' : get_comment_delimited_block_content( 'core/paragraph', [], "<p>$inline</p>" );
	}

	public static function heading( string $inline, int $level ): string {
		$attributes = 2 === $level ? [] : [ 'level' => $level ];
		$html       = sprintf( '<h%1$d class="wp-block-heading">%2$s</h%1$d>', $level, $inline );
		return '' === $inline ? '' : get_comment_delimited_block_content( 'core/heading', $attributes, $html );
	}

	/** @param list<string> $lines The HTML of each item. */
	public static function list( array $lines, bool $is_ordered = false ): string {
		$items = '';
		foreach ( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) as $line ) {
			$items .= get_comment_delimited_block_content( 'core/list-item', [], "<li>$line</li>" );
		}
		$tag  = $is_ordered ? 'ol' : 'ul';
		$html = "<$tag class=\"wp-block-list\">$items</$tag>";
		return '' === $items
			? ''
			: get_comment_delimited_block_content( 'core/list', $is_ordered ? [ 'ordered' => true ] : [], $html );
	}

	/** @param string $blocks Paragraphs. */
	public static function quote( string $blocks, string $who = '' ): string {
		$cite = '' === $who ? '' : "<cite>$who</cite>";
		$html = "<blockquote class=\"wp-block-quote\">$blocks$cite</blockquote>";
		return '' === $blocks ? '' : get_comment_delimited_block_content( 'core/quote', [], $html );
	}

	/** @param string $blocks What is shown once a visitor opens it. Without a heading it is shown at once. */
	public static function details( string $summary, string $blocks ): string {
		$html = "<details class=\"wp-block-details\"><summary>$summary</summary>$blocks</details>";
		return '' === $summary || '' === $blocks
			? self::paragraph( $summary ) . $blocks
			: get_comment_delimited_block_content( 'core/details', [], $html );
	}

	private function children( DOMNode $parent ): string {
		$blocks = '';
		$words  = '';
		foreach ( $parent->childNodes as $node ) {
			$name = $node instanceof DOMElement ? strtolower( $node->tagName ) : '';
			if ( XML_TEXT_NODE === $node->nodeType || in_array( $name, self::TEXT_LEVEL, true ) ) {
				$words .= $this->html( $node );
				continue;
			}
			$blocks .= $this->words( $words );
			$words   = '';
			if ( $node instanceof DOMElement && ! in_array( $name, self::DROPPED, true ) ) {
				$blocks .= $this->block( $node, $name );
			}
		}
		return $blocks . $this->words( $words );
	}

	private function words( string $html ): string {
		$inline = $this->inline( $html );
		$block  = $this->references->is_of_this_site ? ShortcodeBlocks::from_text( $inline ) : '';
		return '' === $block ? self::paragraph( $inline ) : $block;
	}

	private function block( DOMElement $node, string $name ): string {
		if ( 1 === preg_match( '/^h([1-6])$/D', $name, $level ) ) {
			return self::heading( $this->inline( $this->inside( $node ) ), (int) $level[1] );
		}
		return match ( $name ) {
			'ul', 'ol'   => self::list( $this->lines( $node ), 'ol' === $name ),
			'blockquote' => self::quote( $this->children( $node ) ),
			'img'        => $this->image( $node ),
			'hr'         => ElementBlocks::SEPARATOR,
			default      => $this->children( $node ),
		};
	}

	private function image( DOMElement $node ): string {
		preg_match( '/\bwp-image-(\d{1,18})\b/', $node->getAttribute( 'class' ), $found );
		return ElementBlocks::image(
			$this->references,
			$node->getAttribute( 'src' ),
			$node->getAttribute( 'alt' ),
			(int) ( $found[1] ?? 0 )
		);
	}

	/** @return list<string> */
	private function lines( DOMElement $list ): array {
		$lines = [];
		foreach ( $list->childNodes as $item ) {
			if ( $item instanceof DOMElement ) {
				$lines[] = $this->inline( $this->inside( $item ) );
			}
		}
		return $lines;
	}

	private function inside( DOMElement $node ): string {
		$html = '';
		foreach ( $node->childNodes as $child ) {
			$html .= $this->html( $child );
		}
		return $html;
	}

	private function html( DOMNode $node ): string {
		return (string) $node->ownerDocument?->saveHTML( $node );
	}
}
