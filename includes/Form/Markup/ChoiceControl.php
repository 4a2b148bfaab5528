<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Defaults;
use Rueda\Form\Field\Field;

defined( 'ABSPATH' ) || exit;

/** Prints fields with choices: drop-down lists, checkboxes and radios. */
final class ChoiceControl {
	public function __construct( private Defaults $defaults ) {}

	public function select( View $view, Field $field, string $id ): string {
		$chosen  = $this->chosen( $view, $field );
		$options = '';
		if ( $field->has_blank() || [] === $field->choices() ) {
			$options .= $this->option( '', __( '—Please choose an option—', 'rueda' ), false );
		}
		foreach ( $field->choices() as $index => $choice ) {
			$is_label = 0 === $index && $field->is_first_a_label();
			$options .= $this->option(
				$is_label ? '' : $choice->label(),
				$choice->label(),
				! $is_label && in_array( $choice->label(), $chosen, true )
			);
		}
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'select',
				[
					'class'        => Control::classes( $view, $field ),
					'id'           => $id,
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'size'       => 0 === $field->size( 0 ) ? null : $field->size( 0 ),
					'multiple'   => $field->is_multiple(),
					'name'       => $field->html_name(),
					'aria-label' => Control::spoken_name( $field ),
				],
				$options
			)
		);
	}

	/** @param string $label_id The id of the label above the group; "" if there is none. */
	public function group( View $view, Field $field, string $id, string $label_id ): string {
		$choices = $field->choices();
		$chosen  = $this->chosen( $view, $field );
		$items   = '';
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
		$is_exclusive = $field->is( 'checkbox' ) && ! $field->is_multiple();
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'span',
				[
					'class'            => Control::classes(
						$view,
						$field,
						$is_exclusive ? [ 'wpcf7-exclusive-checkbox' ] : []
					),
					'id'               => $id,
					'aria-describedby' => $view->described_by( $field ),
					'role'             => $field->is( 'radio' ) ? 'radiogroup' : 'group',
					'aria-labelledby'  => '' === $label_id ? null : $label_id,
					'aria-label'       => '' === $label_id ? $field->title() : null,
				],
				$items
			)
		);
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
				'type'    => $field->type(),
				'name'    => $field->html_name(),
				'value'   => $choice->label(),
				'checked' => $is_chosen,
			]
		);
		$words    = Html::element( 'span', [ 'class' => 'wpcf7-list-item-label' ], esc_html( $choice->label() ) );
		$has_text = $is_last && $field->has_free_text();
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
				. ( $field->is_label_first() ? $words . $input : $input . $words )
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

	private function option( string $value, string $label, bool $is_chosen ): string {
		return Html::element( 'option', [ 'value' => $value, 'selected' => $is_chosen ], esc_html( $label ) );
	}

	/** @return list<string> */
	private function chosen( View $view, Field $field ): array {
		return $view->keeps_values() ? $view->sent_texts( $field->name() ) : $this->defaults->chosen( $field );
	}
}
