<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use WP_HTML_Processor;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * The elements that are open while HTML is read tag by tag. WordPress 6.5 has no parser that knows them for all HTML,
 * and content may lack closing tags, so this keeps to what browsers do where carousels need it.
 */
final class OpenElements {
	/** WordPress reads their content and their closing tag at once. */
	private const READ_AT_ONCE = [ 'IFRAME', 'NOEMBED', 'NOFRAMES', 'SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE', 'XMP' ];

	/** @var list<array{string, int}> Name and number of each, the outermost first. */
	private array $open = [];

	/**
	 * Takes the next tag; closing tags have to be visited too.
	 *
	 * @return list<int>|null The numbers of the elements around an opening tag, the outermost first.
	 */
	public function visit( WP_HTML_Tag_Processor $tags, int $number ): ?array {
		$name = (string) $tags->get_tag();
		if ( $tags->is_tag_closer() ) {
			$this->close( $name );
			return null;
		}
		if ( 'P' === $name || self::is_block( $name ) ) {
			$this->end_last( 'P' );
		}
		if ( 'LI' === $name ) {
			$this->end_last( 'LI' );
		}
		$around = array_column( $this->open, 1 );
		if ( ! WP_HTML_Processor::is_void( $name ) && ! in_array( $name, self::READ_AT_ONCE, true ) ) {
			$this->open[] = [ $name, $number ];
		}
		return $around;
	}

	/** Whether it ends an open paragraph, and its closing tag ends all that is still open in it. */
	private static function is_block( string $name ): bool {
		return WP_HTML_Processor::is_special( $name )
			&& ! WP_HTML_Processor::is_void( $name )
			&& ! in_array( $name, [ 'P', 'BUTTON' ], true );
	}

	private function end_last( string $name ): void {
		$last = end( $this->open );
		if ( false !== $last && $last[0] === $name ) {
			array_pop( $this->open );
		}
	}

	private function close( string $name ): void {
		$is_block = self::is_block( $name );
		for ( $at = count( $this->open ) - 1; $at >= 0; $at-- ) {
			[ $found ] = $this->open[ $at ];
			if ( $found === $name ) {
				$this->open = array_slice( $this->open, 0, $at );
				return;
			}
			// A paragraph or a link that was opened outside of a block does not end in it.
			if ( ! $is_block && self::is_block( $found ) ) {
				return;
			}
		}
	}
}
