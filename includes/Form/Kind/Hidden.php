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

defined( 'ABSPATH' ) || exit;

/** A value that is sent but not shown. */
final class Hidden extends Kind {
	public function most( Field $field ): int {
		return $field->allowed( Field::MAXLENGTH_OTHER );
	}

	public function markup( View $view, Field $field, FieldMarkup $parts ): string {
		return Html::open(
			'input',
			[
				'class' => Control::classes( $view, $field ),
				'id'    => '' === $field->attributes->html_id ? null : $view->id_of( $field ),
				// Not what was sent, because a visitor cannot correct it.
				'value' => $parts->default_value( $field ),
				'type'  => 'hidden',
				'name'  => $field->html_name(),
			]
		);
	}

	public function sample( Field $field, int $now ): string {
		return $field->attributes->default_value;
	}

	public function poorest_sample( Field $field ): string {
		return $field->attributes->default_value;
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->words( $tag );
	}
}
