<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Defaults;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
use Rueda\Form\Field\FileTypes;
use Rueda\Form\Field\NumberLimits;
use Rueda\Form\Value\ValueFormat;
use Rueda\Support\Verbatim;

defined( 'ABSPATH' ) || exit;

/** Prints fields with a single control: lines of text, text areas, numbers, days, files and hidden inputs. */
final class SingleControl {
	public function __construct( private Defaults $defaults, private Days $days ) {}

	public function render( View $view, Field $field, string $id ): string {
		return match ( true ) {
			$field->is( 'hidden' )                                     => $this->hidden( $view, $field ),
			$field->is( 'textarea' )                                   => $this->area( $view, $field, $id ),
			$field->is( 'file' )                                       => $this->file( $view, $field, $id ),
			$field->is( 'date', ...FieldType::NUMBERS )                => $this->number( $view, $field, $id ),
			default                                                    => $this->line( $view, $field, $id ),
		};
	}

	private function line( View $view, Field $field, string $id ): string {
		$extras = $field->is( 'text' ) ? [] : [ 'wpcf7-text', 'wpcf7-validates-as-' . $field->type() ];
		$list   = [] === $field->suggestions() ? null : $view->own_id( $field, '-list' );
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'size'         => $field->size( 40 ),
					'maxlength'    => $field->maxlength(),
					'minlength'    => $field->minlength(),
					'class'        => Control::classes( $view, $field, $extras ),
					'id'           => $id,
					'list'         => $list,
					'readonly'     => $field->is_readonly(),
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => $this->placeholder( $field ),
					'value'       => $this->value( $view, $field ),
					'type'        => $field->type(),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				]
			)
		) . ( null === $list ? '' : $this->suggestions( $field, $list ) );
	}

	/** The datalist stands outside the wrapper, because the wrapper contains only visible elements. */
	private function suggestions( Field $field, string $id ): string {
		$options = array_map(
			static fn ( string $words ): string => Html::open( 'option', [ 'value' => $words ] ),
			$field->suggestions()
		);
		return Html::element( 'datalist', [ 'id' => $id ], implode( '', $options ) );
	}

	private function number( View $view, Field $field, string $id ): string {
		$is_date = $field->is( 'date' );
		$min     = $is_date ? $this->days->of( $field->min() ) : NumberLimits::min( $field );
		$max     = $is_date ? $this->days->of( $field->max() ) : NumberLimits::max( $field );
		$step    = trim( $field->step() );
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'class'        => Control::classes(
						$view,
						$field,
						[ $is_date ? 'wpcf7-validates-as-date' : 'wpcf7-validates-as-number' ]
					),
					'id'           => $id,
					'min'          => '' === $min ? null : $min,
					'max'          => '' === $max ? null : $max,
					'step'         => 'any' === $step || ( ValueFormat::is_number( $step ) && (float) $step > 0 )
						? $step
						: null,
					'readonly'     => $field->is_readonly(),
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => $this->placeholder( $field ),
					'value'       => $this->value( $view, $field ),
					'type'        => $field->type(),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				]
			)
		);
	}

	private function area( View $view, Field $field, string $id ): string {
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'textarea',
				[
					'cols'         => $field->cols( 40 ),
					'rows'         => $field->rows( 10 ),
					'maxlength'    => $field->maxlength(),
					'minlength'    => $field->minlength(),
					'class'        => Control::classes( $view, $field ),
					'id'           => $id,
					'readonly'     => $field->is_readonly(),
					'autocomplete' => Control::autocomplete( $field ),
				] + Control::aria( $view, $field ) + [
					'placeholder' => $this->placeholder( $field ),
					'name'        => $field->html_name(),
					'aria-label'  => Control::spoken_name( $field ),
				],
				// Browsers drop a line break at the beginning of a textarea, so a second one is added.
				preg_replace( '/^(?=\R)/', "\n", Verbatim::html( esc_textarea( $this->value( $view, $field ) ) ) ) ?? ''
			)
		);
	}

	private function file( View $view, Field $field, string $id ): string {
		$capture = $field->capture();
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'size'    => $field->size( 40 ),
					'class'   => Control::classes( $view, $field ),
					'id'      => $id,
					'capture' => in_array( $capture, [ 'user', 'environment' ], true ) ? $capture : null,
					'accept'  => implode( ',', FileTypes::accepted( $field ) ),
				] + Control::aria( $view, $field ) + [
					'type'       => 'file',
					'name'       => $field->html_name(),
					'multiple'   => $field->is_multiple(),
					'aria-label' => Control::spoken_name( $field ),
				]
			)
		);
	}

	private function hidden( View $view, Field $field ): string {
		return Html::open(
			'input',
			[
				'class' => Control::classes( $view, $field ),
				'id'    => '' === $field->html_id() ? null : $view->id_of( $field ),
				'value' => $this->defaults->text( $field ),
				'type'  => 'hidden',
				'name'  => $field->html_name(),
			]
		);
	}

	private function placeholder( Field $field ): ?string {
		$text = $field->placeholder();
		return '' === $text ? null : $text;
	}

	private function value( View $view, Field $field ): string {
		if ( $view->keeps_values() ) {
			return $view->sent_texts( $field->name() )[0] ?? '';
		}
		return $this->defaults->text( $field );
	}
}
