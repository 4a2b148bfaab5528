<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Field;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Store\Record;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;

defined( 'ABSPATH' ) || exit;

/** A box with which a visitor agrees to something. */
final class Consent extends Kind {
	public function title( Field $field ): string {
		return $field->attributes->condition;
	}

	public function has_own_label( Field $field ): bool {
		return '' !== trim( $field->attributes->condition );
	}

	public function needs_label( Field $field ): bool {
		return '' === trim( $field->attributes->condition );
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$condition = trim( $field->attributes->condition );
		$input     = Html::open(
			'input',
			[
				'type'             => 'checkbox',
				'name'             => $field->html_name(),
				'value'            => '1',
				'checked'          => $field->attributes->is_checked && ! $view->keeps_values(),
				'class'            => '' === Html::classes( $field->attributes->classes )
					? null
					: Html::classes( $field->attributes->classes ),
				'id'               => $view->id_of( $field ),
				'aria-invalid'     => $view->is_invalid( $field ) ? 'true' : 'false',
				'aria-describedby' => $view->described_by( $field ),
				'aria-label'       => '' === $condition ? Control::spoken_name( $field ) : null,
			]
		);
		if ( '' !== $condition ) {
			$words = Html::element( 'span', [ 'class' => 'wpcf7-list-item-label' ], wp_kses_post( $condition ) );
			$input = $field->attributes->is_label_first ? $words . $input : $input . $words;
			$input = Html::element( 'label', [], $input );
		}
		$classes = [
			'wpcf7-form-control',
			'wpcf7-acceptance',
			$view->is_invalid( $field ) ? 'wpcf7-not-valid' : '',
			$field->attributes->is_inverted ? 'invert' : '',
			$field->attributes->is_optional ? 'optional' : '',
		];
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'span',
				[ 'class' => Html::classes( $classes ) ],
				Html::element( 'span', [ 'class' => 'wpcf7-list-item' ], $input )
			)
		);
	}

	public function is_read_if_absent(): bool {
		return true;
	}

	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		$given = in_array( $sent, [ '1', 'on', 'true' ], true ) ? [ '1' ] : [];
		return [ $given, $given ];
	}

	public function sample( Field $field, int $now ): string {
		return '1';
	}

	public function in_mail( Field $field, Record $record, bool $is_raw ): array {
		$is_given = [] !== ( $record->values( $field->name(), $is_raw ) ?? [] );
		return [ $is_given ? __( 'Consented', 'rueda' ) : __( 'Not consented', 'rueda' ) ];
	}

	public function sentence( Field $field, Record $record, bool $is_raw, bool $is_html ): string {
		$words     = implode( '', $this->in_mail( $field, $record, $is_raw ) );
		$condition = trim( $field->attributes->condition );
		if ( '' === $condition ) {
			return $words;
		}
		return $is_html
			? esc_html( $words ) . ': ' . wp_kses_post( $condition )
			: $words . ': ' . wp_strip_all_tags( $condition );
	}

	public function tag_content( Field $field ): string {
		return $field->attributes->condition;
	}

	public function known_options(): array {
		return [ 'use_label_element', ...parent::known_options() ];
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [
			'conditionText' => '' === trim( $tag->content ) ? $tag->values[0] ?? '' : trim( $tag->content ),
			'isOptional'    => $tag->has( 'optional' ),
			'isInverted'    => $tag->has( 'invert' ),
			'isChecked'     => $tag->has( 'default:on' ),
			'labelFirst'    => $tag->has( 'label_first' ),
		];
	}
}
