<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;

defined( 'ABSPATH' ) || exit;

/** Counts the characters of another field. */
final class Count extends Kind {
	/**
	 * The words and the number describe the field that is counted. The script says them once the visitor pauses, in a
	 * place of its own: a number that is spoken at each key would drown the letters.
	 */
	public function markup( View $view, Field $field, FieldMarkup $parts ): string {
		$label = trim( $field->label() );
		$words = '' === $label
			? Html::element( 'span', [ 'class' => 'screen-reader-text' ], $this->unseen_words( $field ) )
			: Html::element( 'span', [], $label );
		return Html::element(
			'div',
			[ 'class' => 'rueda-field rueda-field--count' ],
			Html::element(
				'span',
				[ 'class' => 'rueda-count', 'id' => $view->count_id( $field ) ],
				$words . ' ' . $this->control( $view, $field, $parts )
			)
				. Html::element( 'span', [ 'class' => 'screen-reader-text', 'role' => 'status' ], '' )
		);
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$target  = $view->form()->field( $field->attributes->target );
		$is_down = $field->attributes->counts_down;
		// Two limits that exclude each other do not count for the field, and so not here.
		$most  = null === $target?->maxlength() ? null : $target->attributes->maxlength;
		$start = $is_down && null !== $target ? $target->maxlength() ?? $target->most() : 0;
		return Html::element(
			'span',
			[
				'id'                  => '' === $field->attributes->html_id ? null : $view->id_of( $field ),
				'class'               => Html::classes(
					[ 'wpcf7-character-count', $is_down ? 'down' : 'up', ...$field->attributes->classes ]
				),
				'data-target-name'    => $field->attributes->target,
				'data-starting-value' => $start,
				'data-current-value'  => $start,
				'data-maximum-value'  => $most,
				'data-minimum-value'  => $target?->minlength(),
			],
			(string) $start
		);
	}

	/** In the protocol a counter has the name of the field that it counts. */
	public function tag_name( Field $field ): string {
		return $field->attributes->target;
	}

	public function tag_options( Field $field ): array {
		return [ $field->attributes->counts_down ? 'down' : 'up' ];
	}

	public function known_options(): array {
		return [ 'up', 'down' ];
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [ 'target' => $tag->name, 'countDirection' => $tag->has( 'down' ) ? 'down' : '' ];
	}

	private function unseen_words( Field $field ): string {
		return $field->attributes->counts_down
			? esc_html__( 'Characters left', 'rueda' )
			: esc_html__( 'Characters typed', 'rueda' );
	}
}
