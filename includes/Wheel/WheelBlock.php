<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\EarlyScript;
use Rueda\Compat\WheelOfLife;
use Rueda\Support\Names;
use Rueda\Support\Verbatim;
use Rueda\VisitorPage;
use Rueda\Wheel\Plain\PlainFlow;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Prints a wheel wherever it is placed, readable and usable before any script. */
final class WheelBlock {
	public const NAME = Names::WHEEL_BLOCK;

	/** Other scripts, and code that reads older content, look for this class. */
	public const PUBLIC_CLASS = VisitorPage::WHEEL_ROOT;

	private const OWN_CLASS = 'wp-block-rueda-wheel';

	/** With this class only screen readers get the wheel's own title, because the page shows the same title. */
	private const UNTITLED = 'is-untitled';

	/** What a wheel is doing, on its root: docs/qa.md. */
	public const STATUS = 'data-rueda-status';

	private const ANSWER = '<div class="is-answer">';

	/** @var array<int, int> How many times each wheel is on this page so far. */
	private array $seen = [];

	public function __construct(
		private WheelMarkup $markup,
		private PlainFlow $plain,
		private EarlyScript $early
	) {}

	/**
	 * The block itself.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_block( array $attributes ): string {
		$text    = static fn( string $name ): string => is_string( $attributes[ $name ] ?? null )
			? $attributes[ $name ]
			: '';
		$place   = new Placement(
			is_numeric( $attributes['wheelId'] ?? null ) ? max( 0, (int) $attributes['wheelId'] ) : 0,
			$text( 'mode' ),
			$text( 'buttonLabel' ),
			$text( 'popupLabel' ),
			true
		);
		$classes = array_merge(
			WheelOfLife::is_active() ? [] : [ self::PUBLIC_CLASS ],
			false === ( $attributes['showTitle'] ?? true ) ? [ self::UNTITLED ] : []
		);
		return $this->render(
			$place,
			static fn( array $data ): string => get_block_wrapper_attributes(
				array_merge( $data, [] === $classes ? [] : [ 'class' => implode( ' ', $classes ) ] )
			)
		);
	}

	/** Prints a wheel that is no block but a shortcode. */
	public function render_place( Placement $place ): string {
		$classes = self::OWN_CLASS . ( WheelOfLife::is_active() ? '' : ' ' . self::PUBLIC_CLASS );
		return $this->render(
			$place,
			static function ( array $data ) use ( $classes ): string {
				$attributes = sprintf( 'class="%s"', esc_attr( $classes ) );
				foreach ( $data as $name => $value ) {
					$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
				}
				return $attributes;
			}
		);
	}

	/**
	 * Makes the content of a root that somebody wrote by hand, the same as in our own: the page can be read without a
	 * script, and nothing moves when the app starts. Null where a password has to be entered first.
	 *
	 * @param array<string, string> $data The root's data attributes that are there.
	 */
	public function inside( array $data ): ?string {
		$id    = $data['data-wheel-id'] ?? '';
		$place = new Placement(
			1 === preg_match( '/^\s*\d+\s*$/', $id ) ? absint( $id ) : 0,
			strtolower( trim( $data['data-mode'] ?? '' ) ),
			$data['data-btn-label'] ?? '',
			$data['data-popup-lbl'] ?? '',
			! in_array( strtolower( trim( $data['data-isblock'] ?? '' ) ), [ '', '0', 'false' ], true )
		);
		$post  = WheelReader::visible_post( $place->wheel_id );
		return null !== $post && post_password_required( $post ) ? null : $this->whole( $post, $place );
	}

	/** @param callable( array<string, string> ): string $attributes_of Makes the root's attributes from its data. */
	private function render( Placement $place, callable $attributes_of ): string {
		$post = WheelReader::visible_post( $place->wheel_id );
		if ( null !== $post && post_password_required( $post ) ) {
			return $this->markup->locked( $post );
		}
		$inside = $this->whole( $post, $place );
		$data   = $place->data( $post->ID ?? 0 ) + [ self::STATUS => self::status_in( $inside ) ];
		return sprintf( '<div %s>%s</div>', $attributes_of( $data ), $inside );
	}

	/** A word of Definitions::BLOCK_STATUSES for what `inside()` has printed. */
	public static function status_in( string $html ): string {
		return match ( true ) {
			str_contains( $html, WheelMarkup::MISSING ) => 'missing',
			str_contains( $html, self::ANSWER ) => 'answer',
			default => 'intro',
		};
	}

	/** @param WP_Post|null $post Null where there is no such wheel. */
	private function whole( ?WP_Post $post, Placement $place ): string {
		if ( null === $post ) {
			return $this->boxes( $place, '', $this->markup->missing() );
		}
		$wheel = WheelReader::wheel_of_post( $post );
		$id    = $this->id_of( $wheel->id );
		return $this->boxes( $place, $id, $this->content( $post, $wheel, $place, $id ) );
	}

	private function content( WP_Post $post, Wheel $wheel, Placement $place, string $id ): string {
		if ( is_feed() ) {
			return $this->markup->intro( $wheel, $place, '' );
		}
		$can_start = $this->can_start( $wheel );
		if ( ! $can_start && current_user_can( 'edit_post', $post->ID ) ) {
			return $this->markup->unfinished_for_editors( $wheel );
		}
		if ( ! $can_start && ! $place->is_inline() ) {
			// The button would open a dialog in which there is nothing to press.
			return '';
		}
		$plain = $can_start ? $this->plain->answer( $wheel, $id ) : null;
		if ( null !== $plain ) {
			return self::ANSWER . $this->markup->title( $wheel ) . $plain . '</div>';
		}
		$form = $can_start ? $this->plain->form( $wheel, $id ) : '';
		if ( $place->is_inline() ) {
			return $this->markup->intro( $wheel, $place, $id ) . $this->without_script( $form );
		}
		return $this->markup->opener( $place, $wheel, $id )
			. $this->without_script( $this->markup->intro( $wheel, $place, '' ) . $form );
	}

	/** The same rule as canStart() in src/blocks/wheel/rules/wheel.ts. */
	private function can_start( Wheel $wheel ): bool {
		return '' !== $wheel->title && [] !== $wheel->areas;
	}

	/** Browsers with scripts treat this as text, so it cannot flash and costs no layout. */
	private function without_script( string $html ): string {
		return '' === $html ? '' : '<noscript>' . $html . '</noscript>';
	}

	private function boxes( Placement $place, string $id, string $content ): string {
		return sprintf(
			'<div class="%s"%s><div class="%s">%s</div></div>%s',
			WheelOfLife::class_names( '', 'wheeloflife-container' ),
			'' === $id ? '' : sprintf( ' id="%s"', esc_attr( $id ) ),
			WheelOfLife::class_names(
				'wp-block-rueda-wheel__wrapper' . ( $place->is_inline() ? ' mode-inline' : '' ),
				'wheeloflife-wrapper'
			),
			Verbatim::html( $content ),
			str_contains( $content, WheelMarkup::PRESS ) ? LateStart::box( $id ) . $this->early->tag() : ''
		);
	}

	/** The same wheel may be on a page twice, and an answer belongs to one of the two. */
	private function id_of( int $wheel_id ): string {
		$this->seen[ $wheel_id ] = ( $this->seen[ $wheel_id ] ?? 0 ) + 1;
		return sprintf( 'rueda-wheel-%d-%d', $wheel_id, $this->seen[ $wheel_id ] );
	}
}
