<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;

defined( 'ABSPATH' ) || exit;

/** How many entries of a repeatable group are there. */
final class Entries extends Kind {
	/** Without a script it stays empty, and the server counts the entries that were filled in. */
	public function markup( View $view, Field $field, FieldMarkup $parts ): string {
		return Html::open(
			'input',
			[
				'type'             => 'hidden',
				'name'             => $field->html_name(),
				'value'            => '',
				'data-rueda-count' => implode( '', $parts->at_first( $view, $field->name() ) ?? [] ),
			]
		);
	}

	/** As many as there have to be. */
	public function resting_value( Field $field, Days $days ): string {
		return $field->attributes->min;
	}

	public function sample( Field $field, int $now ): string {
		return (string) self::in_sample( $field );
	}

	/** So many entries are in a message with sample answers. */
	public static function in_sample( Field $field ): int {
		return max( (int) $field->attributes->min, min( 2, (int) $field->attributes->max ) );
	}

	public function poorest_sample( Field $field ): string {
		return $field->attributes->min;
	}
}
