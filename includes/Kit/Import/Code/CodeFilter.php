<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import\Code;

use Rueda\Kit\Import\Shortcodes;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Takes out of a kit's HTML what runs code for visitors: what WordPress takes out of the HTML of those who may not
 * write everything, and shortcodes of other plugins. HTML without such code stays as it is, byte for byte.
 */
final class CodeFilter {
	/** Elements that are taken out with what is in them, because that would be left as text. */
	private const WHOLE = '~<(script|style|iframe|noscript|template|svg)\b[^>]*+>.*?</\1\s*>~is';

	/**
	 * Elements whose content WordPress reads as text. Inside of `math` and `svg`, browsers do not: there
	 * it would miss elements, so what is filtered counts, whatever was found.
	 */
	private const HIDES_TAGS = '~<(?:math|svg|title|textarea)\b~i';

	/** Names of what runs no code itself, but may hide code from the filter. */
	public const HIDING = [ Tags::TORN, '<title>', '<textarea>' ];

	/** Attributes that scripts of WordPress read as commands. No block writes them into its content. */
	public const COMMANDS = 'data-wp-';

	/** @var array<string, true> */
	private array $found = [];

	/** @return list<string> Names of what was taken out, as in "<script>", "onclick" or "[gallery]". */
	public function found(): array {
		return array_map( 'strval', array_keys( $this->found ) );
	}

	public function note( string $name ): void {
		$this->found[ $name ] = true;
	}

	/** A piece of HTML, which may begin in the middle of an element, but not of a tag. */
	public function html( string $html ): string {
		return Shortcodes::until_stable(
			$html,
			fn ( string $one ): string => $this->allowed( $this->without_shortcodes( $one ), 'wp_kses_post' )
		);
	}

	/**
	 * The body of an email. Shortcodes stay, because mail-tags look like shortcodes.
	 *
	 * @param callable( string ): string $filter Filters it as if its author may not write everything.
	 */
	public function mail( string $body, callable $filter ): string {
		return $this->allowed( $body, $filter );
	}

	/**
	 * The texts in a value, however deep they are in it.
	 *
	 * @param string $name The name of the value, and before it that of what it is in.
	 */
	public function value( mixed $value, string $name = '' ): mixed {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $part ) {
				$value[ $key ] = $this->value( $part, "$name.$key" );
			}
			return $value;
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( '' !== trim( $value ) && 1 === preg_match( '/^\.style\b.*\.css$/', $name ) ) {
			// The editor offers this only to those who may write CSS.
			$this->note( 'CSS' );
			return '';
		}
		return str_contains( $value, '<' )
			? $this->html( $value )
			: Shortcodes::until_stable( $value, [ $this, 'without_shortcodes' ] );
	}

	/** @internal Public only for callbacks. */
	public function without_shortcodes( string $html ): string {
		$left = Shortcodes::out_of( $html );
		if ( $left !== $html ) {
			foreach ( Shortcodes::foreign_in( $html ) as $name ) {
				$this->note( "[$name]" );
			}
		}
		return $left;
	}

	/** @param callable( string ): string $filter */
	private function allowed( string $html, callable $filter ): string {
		if ( ! str_contains( $html, '<' ) ) {
			return $html;
		}
		$filtered = $filter( $html );
		$before   = new Tags( $html );
		$removed  = $before->missing_in( new Tags( $filtered ) );
		$hides    = 1 === preg_match( self::HIDES_TAGS, $html, $hiding );
		if ( [] === $removed && ! $hides && ! $before->has( self::COMMANDS ) && ! str_contains( $html, '<?' ) ) {
			return $html;
		}
		array_map( [ $this, 'note' ], $hides ? [ ...$removed, strtolower( $hiding[0] ) . '>' ] : $removed );
		// Without its tags, such an element hides nothing from the filter.
		$without = preg_replace( [ self::WHOLE, '~</?(?:math|svg|title|textarea)\b[^>]*+>~i' ], '', $html );
		return $this->without_commands( $filter( $without ?? $html ) );
	}

	private function without_commands( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( self::COMMANDS ) ?? [] as $name ) {
				$this->note( $name );
				$tags->remove_attribute( $name );
			}
		}
		return $tags->get_updated_html();
	}
}
