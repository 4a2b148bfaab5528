<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldName;
use Rueda\Form\Kind\Kind;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a form that is written as text with form-tags into blocks.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Template {
	/** How many unknown tags the author is told about at most. */
	private const STRANGERS = 20;

	/** Whether a text is a template: it contains form-tags and none of our blocks. */
	public static function is_template( string $text ): bool {
		return ! str_contains( $text, '<!-- wp:rueda/' )
			&& [] !== array_filter(
				Scanner::pieces_of( $text ),
				static fn ( string|FormTag $piece ): bool => $piece instanceof FormTag && ! $piece->is_of_add_on
			);
	}

	/** @param mixed $rules The rules of its groups, as GroupRules reads them. */
	public static function to_blocks( string $template, mixed $rules = [] ): Converted {
		$notes  = new Notes();
		$groups = new Groups( new GroupRules( $rules ) );
		$pieces = Scanner::pieces_of( $groups->wrapped( self::readable( $template ) ) );
		$root   = Tree::parse( $pieces, $notes );
		$parts  = DetachedParts::take( $root );
		$asked  = array_map(
			static fn ( FormTag $tag ): string => $tag->is( 'captchar' ) ? $tag->name : '',
			$root->tags()
		);
		$flow   = new Flow(
			new FieldBlocks(
				new FieldAttributes( $notes, new TagReader( $notes, $parts->lists() ), $asked ),
				$parts->labels()
			),
			$notes,
			$groups
		);
		$names  = [];
		$taken  = [];
		$named  = self::named( $flow->blocks( $root->children() ), $names, $taken, $notes );
		$groups->tell( $notes );
		self::note_unknown_tags( $pieces, $notes );
		self::note_steps( $template, $notes );
		$content = Blocks::markup( Groups::renamed( self::aimed( $named, $names ), $names ) );
		self::note_lost_classes( $pieces, str_replace( '\u0022', '"', $content ), $notes );
		return new Converted( $content, $notes->all(), $names, $groups );
	}

	/** Tells the author about a form that an add-on spreads over several pages, or that it divides into steps. */
	private static function note_steps( string $template, Notes $notes ): void {
		$step = '~(?<!\[)\[(?:multistep|multiform|previous|cf7mls_step|step)(?=[\s\]])[^\[\]]*+\]~';
		if ( 1 === preg_match( $step, $template ) ) {
			$notes->add(
				__(
					'An add-on made steps of this form or of several forms, and Rueda has not taken them over. Put all fields into one form, with a block “Step” around those of each step.',
					'rueda'
				)
			);
		}
	}

	/** Replaces bytes that are no UTF-8, because otherwise the whole text would be lost. */
	private static function readable( string $text ): string {
		return htmlspecialchars_decode(
			htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ),
			ENT_NOQUOTES
		);
	}

	/**
	 * Tells the author about tags of add-ons and tags with a mistake, which visitors will see as text.
	 *
	 * @param list<string|FormTag> $pieces
	 */
	private static function note_unknown_tags( array $pieces, Notes $notes ): void {
		// Brackets in scripts and styles are no form-tags.
		$text = preg_replace(
			'~<(script|style)\b.*?</\1~is',
			'',
			implode( ' ', array_filter( $pieces, 'is_string' ) )
		) ?? '';
		preg_match_all( '~(?<!\[)\[/?[a-z][a-z0-9_-]*+\*?(?:\s[^\[\]]*+)?\](?!\])~', $text, $found );
		foreach ( array_slice( self::of_add_ons( $pieces ), 0, self::STRANGERS ) as $tag ) {
			$notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [honeypot trap]. */
					__(
						'%s is not a field of Rueda. It is a block of its own: the plugin that it belongs to prints it there, and without that plugin visitors see it as text.',
						'rueda'
					),
					wp_html_excerpt( $tag, 100, '…]' )
				)
			);
		}
		foreach ( array_slice( array_unique( $found[0] ), 0, self::STRANGERS ) as $tag ) {
			$notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [honeypot trap]. */
					__(
						'%s is not a known field. It is in the form as plain text: remove it, or replace it with a field.',
						'rueda'
					),
					wp_html_excerpt( $tag, 100, '…]' )
				)
			);
		}
	}

	/**
	 * @param list<string|FormTag> $pieces
	 * @return list<string>
	 */
	private static function of_add_ons( array $pieces ): array {
		$tags = array_filter(
			$pieces,
			static fn ( string|FormTag $piece ): bool => $piece instanceof FormTag && $piece->is_of_add_on
		);
		return array_values( array_unique( array_column( $tags, 'source' ) ) );
	}

	/**
	 * Tells the author about classes of elements that are in no block.
	 *
	 * @param list<string|FormTag> $pieces
	 */
	private static function note_lost_classes( array $pieces, string $content, Notes $notes ): void {
		$html = implode( ' ', array_filter( $pieces, 'is_string' ) );
		preg_match_all( '~<[a-z][^<>]*?\sclass\s*=\s*(?:"([^"<>]*)"|\'([^\'<>]*)\')~i', $html, $found );
		$classes = Text::parts( '/\s+/', implode( ' ', [ ...$found[1], ...$found[2] ] ) );
		$lost    = array_filter(
			array_unique( $classes ),
			static fn ( string $name ): bool => 1 !== preg_match(
				'~(?<![\w-])' . preg_quote( $name, '~' ) . '(?![\w-])~',
				$content
			)
		);
		if ( [] !== $lost ) {
			$notes->add(
				sprintf(
					/* translators: %s: list of CSS classes. */
					__( 'These classes of labels and of text in them were left out: %s.', 'rueda' ),
					wp_html_excerpt( implode( ', ', $lost ), 300, '…' )
				)
			);
		}
	}

	/**
	 * Gives the fields the names that a form would give them, so that each is unique.
	 *
	 * @param list<Block>           $blocks
	 * @param array<string, string> $names  The new names by the written ones; they are added to it.
	 * @param array<string, int>    $taken
	 * @return list<Block>
	 */
	private static function named( array $blocks, array &$names, array &$taken, Notes $notes ): array {
		foreach ( $blocks as $index => $block ) {
			$raw = is_string( $block['attrs']['name'] ?? null ) ? $block['attrs']['name'] : '';
			if (
				Field::BLOCK === $block['blockName']
				&& self::is_named( $block['attrs']['type'] ?? '' )
			) {
				$name = FieldName::unique( FieldName::clean( $raw ), $taken );
				if ( isset( $names[ $raw ] ) ) {
					$notes->add(
						sprintf(
							/* translators: 1: name of two fields, 2: new name of the second. */
							__( 'Two fields had the name “%1$s”. The second one is “%2$s” now.', 'rueda' ),
							$raw,
							$name
						)
					);
				}
				$names[ $raw ] = $names[ $raw ] ?? $name;

				$blocks[ $index ]['attrs']['name'] = $name;
			}
			/** @var list<Block> $inner */
			$inner = $block['innerBlocks'];

			$blocks[ $index ]['innerBlocks'] = self::named( $inner, $names, $taken, $notes );
		}
		return $blocks;
	}

	private static function is_named( mixed $type ): bool {
		return Kind::named( is_string( $type ) ? $type : '' )->has_name();
	}

	/**
	 * Gives counters the new name of the field that they count.
	 *
	 * @param list<Block>           $blocks
	 * @param array<string, string> $names
	 * @return list<Block>
	 */
	private static function aimed( array $blocks, array $names ): array {
		foreach ( $blocks as $index => $block ) {
			$target = $block['attrs']['target'] ?? null;
			if ( is_string( $target ) ) {
				$blocks[ $index ]['attrs']['target'] = $names[ $target ] ?? FieldName::clean( $target );
			}
			/** @var list<Block> $inner */
			$inner = $block['innerBlocks'];

			$blocks[ $index ]['innerBlocks'] = self::aimed( $inner, $names );
		}
		return $blocks;
	}
}
