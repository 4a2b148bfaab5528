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
use Rueda\Form\Texts;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

/** What numbers, days and times share: one control with a lower and an upper limit. */
abstract class Bounded extends Kind {
	/** A limit that an author wrote, as the control and the rules take it; "" if it is none. */
	abstract protected function readable( string $written, Days $days ): string;

	/** The rule that the protocol names for the format of the value. */
	abstract protected function format(): string;

	/**
	 * @return array{string, string, string} What a visitor is told about a value that has another format, that is below
	 *                                       the lower limit, and that is above the upper one.
	 */
	abstract protected function errors( Texts $texts, string $min, string $max ): array;

	/** The lower limit; "" for none. */
	protected function min( Field $field, Days $days ): string {
		return $this->readable( $field->attributes->min, $days );
	}

	/** The upper limit; "" for none. */
	protected function max( Field $field, Days $days ): string {
		return $this->readable( $field->attributes->max, $days );
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$min  = $this->min( $field, $parts->days() );
		$max  = $this->max( $field, $parts->days() );
		$step = trim( $field->attributes->step );
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
					'readonly'     => $field->attributes->is_readonly,
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

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$format = $this->format();
		$min    = $this->min( $field, $days );
		$max    = $this->max( $field, $days );

		[ $malformed, $too_low, $too_high ] = $this->errors( $texts, $min, $max );
		return [
			...parent::rules( $field, $texts, $days ),
			[ $format, $malformed, [] ],
			...( '' === $min ? [] : [ [ 'min' . $format, $too_low, [ 'threshold' => $min ] ] ] ),
			...( '' === $max ? [] : [ [ 'max' . $format, $too_high, [ 'threshold' => $max ] ] ] ),
		];
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

	/** @return list<array{string, string}> The limit that cannot be read. The sentence names field and limit. */
	final protected function unreadable( Field $field, Days $days, string $sentence ): array {
		foreach ( [ trim( $field->attributes->min ), trim( $field->attributes->max ) ] as $written ) {
			if ( '' !== $written && '' === $this->readable( $written, $days ) ) {
				return [ [ 'unusable_limit', sprintf( $sentence, $field->title(), $written ) ] ];
			}
		}
		return [];
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return $reader->words( $tag ) + [
			'min'  => $tag->option( 'min' ),
			'max'  => $tag->option( 'max' ),
			'step' => $tag->option( 'step' ),
		];
	}
}
