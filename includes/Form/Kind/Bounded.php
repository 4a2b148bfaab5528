<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** What numbers, days and the like share: one control with a lower and an upper limit. */
abstract class Bounded extends Kind {
	/** The lower limit as the control and the rules take it; "" for none. */
	abstract protected function min( Field $field, Days $days ): string;

	/** The upper limit, like min(). */
	abstract protected function max( Field $field, Days $days ): string;

	/** The rule that the protocol names for the format of the value. */
	abstract protected function format(): string;

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$min  = $this->min( $field, $parts->days() );
		$max  = $this->max( $field, $parts->days() );
		$step = trim( $field->text( 'step' ) );
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'class'        => Control::classes( $view, $field, [ 'wpcf7-validates-as-' . $this->format() ] ),
					'id'           => $view->id_of( $field ),
					'min'          => '' === $min ? null : $min,
					'max'          => '' === $max ? null : $max,
					'step'         => 'any' === $step || ( ValueFormat::is_number( $step ) && (float) $step > 0 )
						? $step
						: null,
					'readonly'     => $field->is_readonly(),
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => Control::placeholder( $field ),
					'value'       => $parts->value( $view, $field ),
					'type'        => $this->name(),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				]
			)
		);
	}

	/**
	 * The rules about the limits.
	 *
	 * @param array{string, string, string} $lower The rule, its error and its limit.
	 * @param array{string, string, string} $upper The same of the upper limit.
	 * @return list<array{string, string, array<string, mixed>}>
	 */
	final protected static function limits( array $lower, array $upper ): array {
		$rules = [];
		foreach ( [ $lower, $upper ] as [ $rule, $error, $limit ] ) {
			if ( '' !== $limit ) {
				$rules[] = [ $rule, $error, [ 'threshold' => $limit ] ];
			}
		}
		return $rules;
	}

	/** @return array{string, string} */
	final protected static function reversed( Field $field ): array {
		return [
			'limits_reversed',
			sprintf(
				/* translators: %s: title of a field. */
				__( '“%s” accepts no value: its minimum is higher than its maximum.', 'rueda' ),
				$field->title()
			),
		];
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->words( $tag ) + [
			'min'  => $tag->option( 'min' ),
			'max'  => $tag->option( 'max' ),
			'step' => $tag->option( 'step' ),
		];
	}
}
