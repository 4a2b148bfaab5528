<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Compat\WheelOfLife;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The parts that are in a wheel's root before the app starts: introduction, opener, messages.
 *
 * Each element has our class and, for themes and scripts made for it, that of the public protocol. The app
 * prints the same boxes.
 */
final class WheelMarkup {
	/** A press on an element with this attribute is kept until the app is loaded: see src/blocks/wheel/early.ts. */
	public const PRESS = 'data-rueda-press';

	/** The class of the sentence in the place of a wheel that is not there. */
	public const MISSING = self::PART . 'error';

	private const PART = 'wp-block-rueda-wheel__';

	/** @param string $start_id The wheel's id on the page; empty where it cannot be started. */
	public function intro( Wheel $wheel, Placement $place, string $start_id ): string {
		$title = $this->title( $wheel );
		$words = implode(
			'',
			array_map(
				static fn( string $html ): string => sprintf(
					'<div class="%s">%s</div>',
					self::names( 'description', 'wol_description' ),
					$html
				),
				$wheel->description
			)
		);
		$start = '' !== $start_id && '' !== $title && [] !== $wheel->areas
			? $this->button( $place, $start_id, 'start', $place->button_label, '' )
			: '';
		return sprintf(
			'<div class="%s"><div class="%s">%s%s</div>%s<div class="%s">%s</div></div>',
			self::names( 'intro', 'wheeloflife-into-wrap' ),
			self::names( 'words', 'wheeloflife-title-wrap' ),
			$title,
			$words,
			$start,
			self::names( 'picture', 'wheeloflife-life-wheel' ),
			$this->picture( $wheel )
		);
	}

	public function title( Wheel $wheel ): string {
		return '' === $wheel->title ? '' : sprintf(
			'<h2 class="%s">%s</h2>',
			self::names( 'title', 'wheeloflife-title' ),
			$wheel->title
		);
	}

	/**
	 * The button that opens the dialog in the popup modes. Its text is its name; the wheel's title is a tooltip, which
	 * screen readers say, too. The app prints the same.
	 */
	public function opener( Placement $place, Wheel $wheel, string $id ): string {
		$label = $place->popup_label;
		$title = trim( wp_strip_all_tags( $wheel->title, true ) );
		return $this->button( $place, $id, 'open', $label, str_contains( $label, $title ) ? '' : $title );
	}

	public function missing(): string {
		return sprintf(
			'<p class="%s">%s</p>',
			WheelOfLife::class_names( self::MISSING, 'wheeloflife-error' ),
			esc_html__( 'Error: No wheel selected or wheel ID missing!!', 'rueda' )
		);
	}

	/** Only users who can edit the wheel see this; visitors see the introduction of a wheel without areas. */
	public function unfinished_for_editors( Wheel $wheel ): string {
		return sprintf(
			'<p class="%snotice">%s <a href="%s">%s</a></p>',
			self::PART,
			[] === $wheel->areas
				? esc_html__( 'This wheel has no areas yet, so visitors cannot start it.', 'rueda' )
				: esc_html__( 'This wheel has no title yet, so visitors cannot start it.', 'rueda' ),
			esc_url( (string) get_edit_post_link( $wheel->id, 'raw' ) ),
			esc_html__( 'Edit this wheel', 'rueda' )
		);
	}

	/** This is not a root, because the app would start in a root and find nothing to show. */
	public function locked( WP_Post $post ): string {
		$form = new WP_HTML_Tag_Processor( get_the_password_form( $post ) );
		// WordPress would lead to the wheel's own page.
		while ( is_singular() && $form->next_tag( [ 'tag_name' => 'input' ] ) ) {
			if ( 'redirect_to' === $form->get_attribute( 'name' ) ) {
				$form->set_attribute( 'value', (string) get_permalink( get_queried_object_id() ) );
			}
		}
		return sprintf(
			'<div class="rueda-wheel-locked" %s="locked">%s</div>',
			WheelBlock::STATUS,
			$form->get_updated_html()
		);
	}

	private function button( Placement $place, string $id, string $press, string $label, string $title ): string {
		$opens  = 'open' === $press ? ' aria-haspopup="dialog"' : '';
		$opens .= '' === $title ? '' : sprintf( ' title="%s"', esc_attr( $title ) );
		$button = sprintf(
			'<button type="button" class="%s" popovertarget="%s" popovertargetaction="show" %s="%s"%s>%s</button>',
			self::names(
				( 'open' === $press ? 'opener' : 'start' ) . ' wp-element-button',
				$place->is_block ? 'wheeloflifeblks-button' : 'wheeloflife-btn is-primary'
			),
			esc_attr( LateStart::id( $id ) ),
			self::PRESS,
			esc_attr( $press ),
			$opens,
			esc_html( $label )
		);
		return sprintf(
			'<div class="%s">%s</div>',
			self::names( 'actions', $place->is_block ? 'wolblk-btn-inner' : 'wheeloflife-btn-wrap' ),
			$button
		);
	}

	private static function names( string $part, string $theirs ): string {
		return WheelOfLife::class_names( self::PART . $part, $theirs );
	}

	private function picture( Wheel $wheel ): string {
		$class  = self::PART . 'image';
		$image  = wp_get_attachment_image(
			(int) get_post_thumbnail_id( $wheel->id ),
			'full',
			false,
			[ 'class' => $class ]
		);
		$colors = array_map( static fn( Area $area ): string => $area->color(), $wheel->areas );
		return '' === $image ? DefaultGraphic::draw( $class, $colors ) : $image;
	}
}
