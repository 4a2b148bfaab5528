<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;

defined( 'ABSPATH' ) || exit;

/** A drop-down list. */
final class Select extends Choices {
	public function is_multiple( Field $field ): bool {
		return $field->attributes->is_multiple;
	}

	protected function chosen_at_first( Field $field ): array {
		$chosen = parent::chosen_at_first( $field );
		$is_one = ! $field->is_multiple() && ( $field->attributes->size ?? 1 ) < 2;
		// Browsers choose the first option of such a list.
		return [] === $chosen && $is_one && ! self::has_blank( $field ) && ! self::is_first_a_label( $field )
			? self::labels( $field )
			: $chosen;
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$chosen  = $parts->chosen( $view, $field );
		$options = '';
		if ( self::has_blank( $field ) || [] === $field->choices() ) {
			$options .= $this->option( '', __( '—Please choose an option—', 'rueda' ), false );
		}
		foreach ( self::labels( $field ) as $index => $label ) {
			$is_label = 0 === $index && self::is_first_a_label( $field );
			$options .= $this->option(
				$is_label ? '' : $label,
				$label,
				! $is_label && in_array( $label, $chosen, true )
			);
		}
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'select',
				[
					'class'        => Control::classes( $view, $field ),
					'id'           => $view->id_of( $field ),
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'size'       => $field->attributes->size,
					'multiple'   => $field->is_multiple(),
					'name'       => $field->html_name(),
					'aria-label' => Control::spoken_name( $field ),
				],
				$options
			)
		);
	}

	public function accepted( Field $field ): array {
		$labels = self::plain_labels( $field );
		return self::is_first_a_label( $field ) ? array_slice( $labels, 1 ) : $labels;
	}

	/** Whether the list begins with an empty entry. */
	private static function has_blank( Field $field ): bool {
		return $field->attributes->has_blank_choice;
	}

	/** Whether the first choice is only a label; a list that begins with an empty entry has no such label. */
	private static function is_first_a_label( Field $field ): bool {
		return $field->attributes->is_first_a_label && ! self::has_blank( $field );
	}

	private function option( string $value, string $label, bool $is_chosen ): string {
		return Html::element( 'option', [ 'value' => $value, 'selected' => $is_chosen ], esc_html( $label ) );
	}
}
