<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
use Rueda\Form\Form;
use Rueda\Form\Store\Record;
use Rueda\Mail\Letter;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Makes sample messages, to check and to preview the mails of a form. */
final class SampleAnswers {
	public function __construct( private Clock $clock ) {}

	/** A message with as few answers as the form accepts, and the least suitable ones: a choice that is no address. */
	public function with_least_answers( Form $form ): Record {
		$values = [];
		foreach ( $form->fields( ...FieldType::FOR_MAIL ) as $field ) {
			$is_needed                = $field->is_required() || $field->is( 'hidden' );
			$values[ $field->name() ] = $is_needed ? $this->least_suitable( $field ) : '';
		}
		return $this->record( $values, $values );
	}

	/** A message with a sensible answer in every field. */
	public function complete( Form $form ): Record {
		$posted = [];
		$raw    = [];
		$files  = [];
		foreach ( $form->fields( ...FieldType::FOR_MAIL ) as $field ) {
			$choice                   = $field->choices()[0] ?? null;
			$raw[ $field->name() ]    = null === $choice ? $this->sample( $field ) : $choice->label();
			$posted[ $field->name() ] = null === $choice ? $raw[ $field->name() ] : $choice->value();
			if ( $field->is( 'file' ) ) {
				$files[ $field->name() ] = [ __( 'document', 'rueda' ) . '.pdf' ];
			}
		}
		return $this->record( $posted, $raw, $files );
	}

	private function least_suitable( Field $field ): string {
		$choices = $field->choices();
		foreach ( $choices as $choice ) {
			if ( null === Letter::address_in( $choice->value() ) ) {
				return $choice->value();
			}
		}
		return match ( true ) {
			[] !== $choices           => $choices[0]->value(),
			$field->is( 'email' )     => 'visitor@example.com',
			$field->is( 'hidden' )    => $field->default_value(),
			default                   => 'x',
		};
	}

	private function sample( Field $field ): string {
		return match ( $field->type() ) {
			'email'           => 'ana@example.com',
			'url'             => 'https://example.com',
			'tel'             => '+1 555 0100',
			'number', 'range' => '' === $field->min() ? '5' : $field->min(),
			'date'            => (string) wp_date( 'Y-m-d', $this->clock->now() ),
			'acceptance'      => '1',
			'hidden'          => $field->default_value(),
			'textarea'        => __( "This is a sample answer.\nIt has two lines.", 'rueda' ),
			default           => '' === $field->default_value()
				? __( 'Sample answer', 'rueda' )
				: $field->default_value(),
		};
	}

	/**
	 * @param array<string, string>       $posted
	 * @param array<string, string>       $raw
	 * @param array<string, list<string>> $files
	 */
	private function record( array $posted, array $raw, array $files = [] ): Record {
		return new Record(
			$posted,
			$raw,
			[],
			$files,
			[ 'url' => home_url( '/' ), 'time' => (string) $this->clock->now(), 'invalid' => '0' ]
		);
	}
}
