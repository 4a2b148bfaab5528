<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Several lines of text. */
final class TextArea extends Line {
	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$text = Verbatim::html( esc_textarea( $parts->value( $view, $field ) ) );
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'textarea',
				[
					'cols'         => $field->attributes->cols ?? 40,
					'rows'         => $field->attributes->rows ?? 10,
					'maxlength'    => $field->maxlength(),
					'minlength'    => $field->minlength(),
					'class'        => Control::classes( $view, $field ),
					'id'           => $view->id_of( $field ),
					'readonly'     => $field->attributes->is_readonly,
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => Control::placeholder( $field ),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				],
				// Browsers drop a line break at the beginning of a textarea, so a second one is added.
				preg_replace( '/^(?=\R)/', "\n", $text ) ?? ''
			)
		);
	}

	public function sample( Field $field, int $now ): string {
		return __( "This is a sample answer.\nIt has two lines.", 'rueda' );
	}

	public function tag_values( Field $field ): array {
		return self::without_pipes( $field->attributes->placeholder );
	}

	public function tag_content( Field $field ): string {
		return $field->attributes->default_value;
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->words( $tag ) + $reader->lengths( $tag ) + [ 'akismet' => $reader->akismet( $tag ) ];
	}
}
