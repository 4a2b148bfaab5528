<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Closure;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Form;
use Rueda\Support\Conditions\ConditionalParts;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Marks the parts of a form that are shown under conditions, for the page's script. Without scripts all of them are
 * there, each with a sentence that says when it is meant.
 */
final class ConditionalMarkup {
	/**
	 * Until the script has begun, a part that it will hide is hidden by this, so that nothing moves. The script removes
	 * the sentences; if it does not come, the hidden parts appear with theirs.
	 */
	private const STYLE = '<style>.rueda-when{display:block;font-size:.875em}'
		. '@media (scripting:enabled){.wpcf7-form .rueda-when.is-met,.wpcf7-form [data-rueda-hidden]{display:none}}'
		. '</style>';

	/** Blocks that may print several elements, or none. */
	private const LOOSE = [ null, '', 'core/html', 'core/shortcode', 'core/freeform' ];

	/** @var list<int> */
	private array $hidden;

	/**
	 * @param Closure( string, Closure( string ): list<string> ): ?list<string> $answers What each field has at first.
	 */
	public function __construct( private Form $form, private ConditionalParts $parts, Closure $answers ) {
		$this->hidden = $parts->hidden( $answers );
	}

	/** @param Closure(): string $content Prints the form's blocks. */
	public function around( Closure $content ): string {
		add_filter( 'render_block', [ $this, 'mark' ], PHP_INT_MAX, 2 );
		try {
			return self::STYLE . $content();
		} finally {
			remove_filter( 'render_block', [ $this, 'mark' ], PHP_INT_MAX );
		}
	}

	/** @param array<array-key, mixed> $attributes Those of a block. */
	public function hides( array $attributes ): bool {
		return in_array( ShownBlocks::number_of( $attributes ), $this->hidden, true );
	}

	/** @param array<array-key, mixed> $block */
	public function mark( string $html, array $block ): string {
		$outer = [ Form::STEP, Form::ADDRESS, Form::REPEAT, RepeatedBlocks::ENTRY ];
		if ( in_array( $block['blockName'] ?? null, $outer, true ) ) {
			// Its own element is printed later.
			return $html;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$is_loose   = in_array( $block['blockName'] ?? null, self::LOOSE, true ) && '' !== trim( $html );
		return $this->mark_part( $is_loose ? "<div>{$html}</div>" : $html, $attributes );
	}

	/**
	 * @param array<array-key, mixed> $attributes Those of the block.
	 * @param bool                    $is_told    Whether it says when it is meant.
	 */
	public function mark_part( string $html, array $attributes, bool $is_told = true ): string {
		$number = ShownBlocks::number_of( $attributes );
		$tags   = new WP_HTML_Tag_Processor( $html );
		if ( null === $number || ! $tags->next_tag() ) {
			return $html;
		}
		$conditions = $this->parts->all()[ $number ]['conditions'];
		$tags->set_attribute( 'data-rueda-show-if', (string) wp_json_encode( $conditions->to_array() ) );
		if ( $this->hides( $attributes ) ) {
			$tags->set_attribute( 'data-rueda-hidden', true );
		}
		if ( ! $is_told || in_array( $number, $this->parts->in_circles(), true ) ) {
			// What is in a circle is always shown.
			return $tags->get_updated_html();
		}
		$words = Html::element(
			'span',
			[ 'class' => $this->hides( $attributes ) ? 'rueda-when' : 'rueda-when is-met' ],
			esc_html( ConditionWords::sentence( $conditions, $this->form ) )
		);
		// Attributes are quoted, and a quoted value may contain the sign that ends a tag.
		$marked = $tags->get_updated_html();
		return preg_replace_callback(
			'/^\s*<[a-z][^\s>]*(?:"[^"]*"|\'[^\']*\'|[^>"\'])*>/i',
			static fn ( array $tag ): string => $tag[0] . ( self::is_empty( $tag[0] ) ? '' : $words ),
			$marked,
			1
		) ?? $marked;
	}

	/** Elements that contain no text. */
	private static function is_empty( string $tag ): bool {
		return 1 === preg_match( '/^\s*<(?:hr|img|input|br|ul|ol|table|select|svg)\b/i', $tag );
	}
}
