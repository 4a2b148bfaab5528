<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Closure;
use Rueda\Compat\ContactForm7;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Value\Visibility;
use Rueda\Support\Read;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the steps of a form as sections of one page. The page's script shows one at a time; until it has begun, a
 * style hides what it will hide, so that nothing moves. Without scripts, and in the answer to a post, all are there.
 */
final class StepMarkup {
	/** The attribute with the number of the step, while the form is printed. */
	private const NUMBER = 'ruedaStep';

	/** A part that is hidden until the script has begun; the progress and the buttons are there until then. */
	private const HIDDEN = 'data-rueda-hidden';

	/** @var list<array<array-key, mixed>> The attributes of each step, in the order of the page. */
	private array $steps = [];

	/** @var list<int> The steps that are shown at first, by the conditions. */
	private array $shown = [];

	private bool $is_hiding;

	/** @param Closure( array<array-key, mixed> ): bool $is_hidden Whether conditions hide the block at first. */
	public function __construct( private View $view, private Closure $is_hidden ) {
		// Where the script of Contact Form 7 runs, ours does not.
		$this->is_hiding = Outcome::INIT === $view->status() && ! ContactForm7::has_page();
	}

	/**
	 * @param list<array<array-key, mixed>>                     $blocks
	 * @param Closure( list<array<array-key, mixed>> ): string $print
	 */
	public function around( array $blocks, Closure $print ): string {
		$places = [];
		foreach ( $blocks as $index => $block ) {
			$before           = count( $this->steps );
			$blocks[ $index ] = $this->numbered( $block );
			$places           = count( $this->steps ) > $before ? [ ...$places, $index ] : $places;
		}
		$is_shown    = fn ( array $step ): bool => ! ( $this->is_hidden )( $step );
		$this->shown = array_keys( array_filter( $this->steps, $is_shown ) );
		if ( count( $this->steps ) < 2 ) {
			return InlineStyle::of( 'form-step/style-index' ) . $print( $blocks );
		}
		$end    = (int) end( $places ) + 1;
		$behind = array_slice( $blocks, $end );
		$button = self::button( $behind );
		$rest   = trim( $print( null === $button ? $behind : array_slice( $behind, 0, $button ) ) );
		return InlineStyle::of( 'form-step/style-index' )
			. $print( array_slice( $blocks, 0, $places[0] ) )
			. $this->progress()
			. $print( array_slice( $blocks, $places[0], $end - $places[0] ) )
			. ( '' === $rest
				? ''
				: Html::element( 'div', [ 'class' => 'rueda-steps__end' ] + $this->hidden( true ), $rest ) )
			. $this->buttons( null === $button ? '' : $print( array_slice( $behind, $button ) ) );
	}

	/**
	 * @param array<array-key, mixed> $attributes Those of the block.
	 * @param string                  $content    Its inner blocks, printed.
	 */
	public function section( array $attributes, string $content ): string {
		$number = $attributes[ self::NUMBER ] ?? null;
		if ( ! is_int( $number ) ) {
			return $content;
		}
		$id      = $this->id( 'step-' . ( $number + 1 ) );
		$title   = self::title( $attributes );
		$level   = min( 6, max( 2, Read::whole( $attributes, 'level' ) ?? 2 ) );
		$heading = '' === $title ? '' : Html::element(
			'h' . $level,
			[ 'class' => 'rueda-step__title', 'id' => $id ],
			Verbatim::html( esc_html( $title ) )
		);
		return Html::element(
			'section',
			[
				'class'           => Html::classes( [ 'rueda-step', Read::text( $attributes, 'className' ) ] ),
				'aria-labelledby' => '' === $title ? null : $id,
				/* translators: %d: number of a part of a form. */
				'aria-label'      => '' === $title ? sprintf( __( 'Step %d', 'rueda' ), $number + 1 ) : null,
				'data-rueda-next' => self::label( $attributes, 'next' ),
				'data-rueda-back' => self::label( $attributes, 'back' ),
			] + $this->hidden( $number !== ( $this->shown[0] ?? 0 ) ),
			$heading . ( Read::flag( $attributes, 'answers' ) ? self::answers() : '' ) . $content
		);
	}

	/**
	 * Gives each step its number. A step inside a step, and one with nothing in it, are none.
	 *
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private function numbered( array $block, bool $is_inside = false ): array {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$inner      = array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' );

		unset( $attributes[ self::NUMBER ] );
		$is_step = Form::STEP === ( $block['blockName'] ?? null ) && ! $is_inside && ! Visibility::is_off( $block )
			&& ( [] !== $inner || '' !== self::title( $attributes ) || Read::flag( $attributes, 'answers' ) );
		if ( $is_step ) {
			$attributes[ self::NUMBER ] = count( $this->steps );
			$this->steps[]              = $attributes;
		}
		$block['attrs']       = $attributes;
		$block['innerBlocks'] = array_map(
			fn ( array $one ): array => $this->numbered( $one, $is_inside || $is_step ),
			$inner
		);
		return $block;
	}

	/**
	 * The index of the button to send at the end of the form, which stands beside "Back"; null if there is none.
	 *
	 * @param list<array<array-key, mixed>> $blocks
	 */
	private static function button( array $blocks ): ?int {
		for ( $index = count( $blocks ) - 1; $index >= 0; --$index ) {
			$name = $blocks[ $index ]['blockName'] ?? null;
			if ( null !== $name || '' !== trim( Read::text( $blocks[ $index ], 'innerHTML' ) ) ) {
				return Form::SUBMIT === $name ? $index : null;
			}
		}
		return null;
	}

	private function progress(): string {
		$count = max( 1, count( $this->shown ) );
		$title = self::title( $this->steps[ $this->shown[0] ?? 0 ] );
		/* translators: 1: number of a step, 2: number of all steps, 3: name of the step. */
		$whole = __( 'Step %1$d of %2$d: %3$s', 'rueda' );
		/* translators: 1: number of a step, 2: number of all steps. */
		$short = __( 'Step %1$d of %2$d', 'rueda' );
		$words = sprintf( $short, 1, $count );
		return Html::element(
			'div',
			[ 'class' => 'rueda-steps__progress', 'data-rueda-whole' => $whole, 'data-rueda-short' => $short ]
				+ $this->hidden( true ),
			Html::element( 'p', [ 'id' => $this->id( 'progress' ) ], esc_html( $words ) ) . Html::element(
				'progress',
				[
					'max'        => (string) $count,
					'value'      => '1',
					'aria-label' => '' === $title ? $words : sprintf( $whole, 1, $count, $title ),
				],
				''
			)
		);
	}

	/** @param string $send The button that sends the form, printed. */
	private function buttons( string $send ): string {
		$first = $this->steps[ $this->shown[0] ?? 0 ];
		return Html::element(
			'div',
			[
				'class'             => 'rueda-steps__buttons',
				'data-rueda-accept' => $this->view->form()->texts()->plain( 'accept_terms' ),
			] + $this->hidden( true ),
			Html::element(
				'button',
				[ 'type' => 'button', 'class' => 'wp-element-button rueda-steps__back' ],
				esc_html( self::label( $first, 'back' ) )
			)
			// A press that comes before the script is a submit, which is kept until the script is there.
			. Html::element(
				'button',
				[ 'type' => 'submit', 'class' => 'wp-element-button rueda-steps__next' ],
				esc_html( self::label( $first, 'next' ) )
			) . trim( $send )
		);
	}

	/** The place of all answers; the script writes them. */
	private static function answers(): string {
		return Html::element(
			'dl',
			[
				'class'             => 'rueda-answers',
				'data-rueda-change' => __( 'Change', 'rueda' ),
				/* translators: %s: name of a field. */
				'data-rueda-which'  => __( 'Change: %s', 'rueda' ),
				'data-rueda-none'   => __( 'No answer', 'rueda' ),
			],
			''
		);
	}

	/** @return array<string, bool> */
	private function hidden( bool $is_hidden ): array {
		return $is_hidden && $this->is_hiding && count( $this->steps ) > 1 ? [ self::HIDDEN => true ] : [];
	}

	private function id( string $part ): string {
		return 'rueda' . substr( $this->view->unit_tag(), strlen( 'wpcf7' ) ) . '-' . $part;
	}

	/** @param array<array-key, mixed> $attributes */
	private static function title( array $attributes ): string {
		$html = wp_strip_all_tags( Read::text( $attributes, 'title' ), true );
		return trim( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** @param array<array-key, mixed> $attributes */
	private static function label( array $attributes, string $name ): string {
		$html  = wp_strip_all_tags( Read::text( $attributes, $name ), true );
		$label = trim( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return match ( true ) {
			'' !== $label    => $label,
			'next' === $name => __( 'Next', 'rueda' ),
			default          => __( 'Back', 'rueda' ),
		};
	}
}
