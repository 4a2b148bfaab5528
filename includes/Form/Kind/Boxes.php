<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/** A group of checkboxes or of radio buttons. */
final class Boxes extends Choices {
	public function is_multiple( Field $field ): bool {
		return 'checkbox' === $this->name() && ! $field->attributes->is_exclusive;
	}

	public function has_own_label( Field $field ): bool {
		return true;
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$choices  = $field->choices();
		$chosen   = $parts->chosen( $view, $field );
		$label_id = '' === trim( $field->label() ) ? '' : $view->own_id( $field, '-label' );
		$items    = '';
		foreach ( $choices as $index => $choice ) {
			$items .= $this->item(
				$view,
				$field,
				$choice,
				0 === $index,
				count( $choices ) - 1 === $index,
				in_array( $choice->label(), $chosen, true )
			);
		}
		$is_radio = 'radio' === $this->name();
		$extras   = $is_radio || $field->is_multiple() ? [] : [ 'wpcf7-exclusive-checkbox' ];
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'span',
				[
					'class'            => Control::classes( $view, $field, $extras ),
					'id'               => $view->id_of( $field ),
					'aria-describedby' => $view->described_by( $field ),
					'role'             => $is_radio ? 'radiogroup' : 'group',
					'aria-labelledby'  => '' === $label_id ? null : $label_id,
					'aria-label'       => '' === $label_id ? $field->title() : null,
				],
				$items
			)
		);
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$rules = parent::rules( $field, $texts, $days );
		if ( ! $field->is_multiple() ) {
			$rules[] = [ 'maxitems', __( 'Too many items are selected.', 'rueda' ), [ 'threshold' => 1 ] ];
		}
		return $rules;
	}

	public function accepted( Field $field ): ?array {
		return $field->attributes->has_free_text ? null : parent::accepted( $field );
	}

	public function tag_options( Field $field ): array {
		// The choices of our fields always stand in label elements.
		return [ 'use_label_element' ];
	}

	public function known_options(): array {
		return [ 'use_label_element', ...parent::known_options() ];
	}

	private function item(
		View $view,
		Field $field,
		Choice $choice,
		bool $is_first,
		bool $is_last,
		bool $is_chosen
	): string {
		$input    = Html::open(
			'input',
			[
				'type'    => $this->name(),
				'name'    => $field->html_name(),
				'value'   => $choice->label(),
				'checked' => $is_chosen,
			]
		);
		$words    = Html::element( 'span', [ 'class' => 'wpcf7-list-item-label' ], esc_html( $choice->label() ) );
		$has_text = $is_last && $field->attributes->has_free_text;
		return Html::element(
			'span',
			[
				'class' => Html::classes(
					[
						'wpcf7-list-item',
						$is_first ? 'first' : '',
						$is_last ? 'last' : '',
						$has_text ? 'has-free-text' : '',
					]
				),
			],
			'<label>'
				. ( $field->attributes->is_label_first ? $words . $input : $input . $words )
				. '</label>'
				. ( $has_text ? ' ' . $this->free_text( $view, $field, $choice ) : '' )
		);
	}

	private function free_text( View $view, Field $field, Choice $choice ): string {
		$name  = '_wpcf7_free_text_' . $field->name();
		$value = $view->sent_texts( $name )[0] ?? '';
		return Html::open(
			'input',
			[
				'type'       => 'text',
				'name'       => $name,
				'class'      => 'wpcf7-free-text',
				'value'      => '' === $value ? null : $value,
				'aria-label' => $choice->label(),
			]
		);
	}
}
