<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\FieldName;
use Rueda\Form\Field\ShownBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * `[group name] … [/group]` of an add-on that shows parts under conditions, in a form and in its emails. Parts whose
 * rules cannot be carried over always show, and the author is told.
 *
 * @phpstan-import-type Block from Blocks
 * @phpstan-import-type GroupRule from GroupRules
 */
final class Groups {
	/** The attribute of the element that takes the place of the tag. */
	private const ATTRIBUTE = 'data-rueda-group';

	private const TAG = '~(?<!\[)\[(?:group(?:\s+([^\s\[\]"<>]+)([^\[\]]*))?|/group)\](?!\])~';

	/** @var array<string, true> The groups of the template. */
	private array $names = [];

	/** @var array<string, true> Those of them that a block shows under their conditions. */
	private array $placed = [];

	public function __construct( private GroupRules $rules ) {}

	/** The template with an element in the place of each group whose rules are known, and without the other tags. */
	public function wrapped( string $template ): string {
		$open = [];
		$ends = [];
		preg_match_all( self::TAG, $template, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
		foreach ( $found as $number => $tag ) {
			$name = $tag[1][0] ?? '';
			if ( '' !== $name ) {
				$this->names[ $name ] = true;
			}
			if ( ! str_starts_with( $tag[0][0], '[/' ) ) {
				$open[] = [ $number, $name, self::classes( $tag[2][0] ?? '' ) ];
				continue;
			}
			[ $start, $name, $classes ] = array_pop( $open ) ?? [ -1, '', '' ];
			if ( [] !== $this->rules->of( $name ) ) {
				$ends[ $start ]  = sprintf(
					'<div %s="%s" class="%s">',
					self::ATTRIBUTE,
					esc_attr( $name ),
					esc_attr( $classes )
				);
				$ends[ $number ] = '</div>';
			}
		}
		$number = 0;
		return preg_replace_callback(
			self::TAG,
			static function () use ( $ends, &$number ): string {
				return $ends[ $number++ ] ?? '';
			},
			$template
		) ?? $template;
	}

	/** The classes in the options of a tag, as in `inline class:wide class:dark`. */
	private static function classes( string $options ): string {
		preg_match_all( '/(?<=\s)class:([^\s:"]+)/', $options, $found );
		return implode( ' ', array_unique( $found[1] ) );
	}

	/** @return string|null The group whose place an element takes. */
	public static function name_of( Node $node ): ?string {
		$name = $node->attribute( self::ATTRIBUTE );
		return '' === $name ? null : $name;
	}

	/**
	 * @param list<Block> $blocks
	 * @return list<Block> One block, with the conditions of the group.
	 */
	public function shown( string $name, array $blocks, string $classes = '' ): array {
		if ( [] === $blocks ) {
			return [];
		}
		$this->placed[ $name ] = true;
		$is_one                = 1 === count( $blocks )
			&& '' === $classes
			&& ! isset( $blocks[0]['attrs'][ ShownBlocks::ATTRIBUTE ] );
		$block                 = $is_one ? $blocks[0] : Blocks::group( $blocks, $classes );

		$block['attrs'][ ShownBlocks::ATTRIBUTE ] = $this->conditions( $name );
		return [ $block ];
	}

	/**
	 * Gives conditions the new names of fields.
	 *
	 * @param list<Block>           $blocks
	 * @param array<string, string> $names
	 * @return list<Block>
	 */
	public static function renamed( array $blocks, array $names ): array {
		foreach ( $blocks as $index => $block ) {
			$show_if = $block['attrs'][ ShownBlocks::ATTRIBUTE ] ?? null;
			if ( is_array( $show_if ) ) {
				array_walk_recursive(
					$show_if,
					static function ( mixed &$value, int|string $key ) use ( $names ): void {
						$value = 'field' === $key && is_string( $value ) ? self::new_name( $value, $names ) : $value;
					}
				);
				$blocks[ $index ]['attrs'][ ShownBlocks::ATTRIBUTE ] = $show_if;
			}
			/** @var list<Block> $inner */
			$inner = $block['innerBlocks'];

			$blocks[ $index ]['innerBlocks'] = self::renamed( $inner, $names );
		}
		return $blocks;
	}

	/** Tells the author which parts always show now. */
	public function tell( Notes $notes ): void {
		$names = array_keys( array_diff_key( $this->names, $this->placed ) );
		if ( [] !== $names ) {
			$notes->add(
				sprintf(
					/* translators: %s: names of parts of a form, as in group-1, group-2. */
					__(
						'These parts of the form were shown only under conditions and now always show: %s. Check which of their fields are required.',
						'rueda'
					),
					implode( wp_get_list_item_separator(), array_map( 'strval', $names ) )
				)
			);
		}
	}

	/**
	 * Turns `[group-1] … [/group-1]` in an email into `[if …] … [/if]`; only parts that always show lose their tags.
	 * `[!group-1] … [/!group-1]` stays where the group is hidden, and goes where it always shows.
	 *
	 * @param array<string, string> $names The new names of fields.
	 */
	public function in_mail( string $text, array $names ): string {
		foreach ( array_keys( $this->names ) as $name ) {
			$name  = (string) $name;
			$part  = preg_quote( $name, '~' );
			$other = "~(?<!\\[)\\[\\s*(/?)\\s*!\\s*{$part}\\s*\\](?!\\])~";
			if ( isset( $this->placed[ $name ] ) ) {
				$text = self::with_tag( $text, $other, self::tag( $this->rules->opposite_of( $name ), $names ) );
			} else {
				$whole = "~(?<!\\[)\\[\\s*!\\s*{$part}\\s*\\].*?\\[\\s*/\\s*!\\s*{$part}\\s*\\](?!\\])~s";
				$text  = preg_replace( $whole, '', $text ) ?? $text;
			}
			$tag  = isset( $this->placed[ $name ] ) ? self::tag( $this->rules->of( $name ), $names ) : '';
			$text = self::with_tag( $text, "~(?<!\\[)\\[\\s*(/?)\\s*{$part}\\s*\\](?!\\])~", $tag );
		}
		return $text;
	}

	/** @param string $tag Takes the place of each opening tag; "" if they all go. */
	private static function with_tag( string $text, string $pattern, string $tag ): string {
		return preg_replace_callback(
			$pattern,
			static fn ( array $found ): string => '' === $tag ? '' : ( '' === $found[1] ? $tag : '[/if]' ),
			$text
		) ?? $text;
	}

	/** @return array<string, mixed> */
	private function conditions( string $name ): array {
		$any = $this->rules->of( $name );
		return 1 === count( $any ) ? [ 'match' => 'all', 'rules' => $any[0] ] : [
			'match' => 'any',
			'rules' => array_map(
				static fn ( array $rules ): array => 1 === count( $rules )
					? $rules[0]
					: [ 'match' => 'all', 'rules' => $rules ],
				$any
			),
		];
	}

	/**
	 * @param list<list<GroupRule>> $alternatives
	 * @param array<string, string> $names
	 * @return string "" if there are none, or if a value cannot be written in quotes.
	 */
	private static function tag( array $alternatives, array $names ): string {
		$any = [];
		foreach ( $alternatives as $rules ) {
			$all = [];
			foreach ( $rules as $rule ) {
				$words = [ self::new_name( $rule['field'], $names ), $rule['is'] ];
				foreach ( (array) ( $rule['value'] ?? [] ) as $value ) {
					$quote = str_contains( $value, '"' ) ? "'" : '"';
					if ( 1 === preg_match( "/[{$quote}\\r\\n]/", $value ) ) {
						return '';
					}
					$words[] = $quote . $value . $quote;
				}
				$all[] = implode( ' ', $words );
			}
			$any[] = implode( ' and ', $all );
		}
		return [] === $any ? '' : '[if ' . implode( ' or ', $any ) . ']';
	}

	/** @param array<string, string> $names */
	private static function new_name( string $field, array $names ): string {
		return $names[ $field ] ?? FieldName::clean( $field );
	}
}
