<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Form;
use Rueda\Form\Kind\Entries;
use Rueda\Form\Kind\Kind;
use Rueda\Form\Store\Record;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Makes sample messages, to check and to preview the mails of a form. */
final class SampleAnswers {
	public function __construct( private Clock $clock ) {}

	/** A message with as few answers as the form accepts, and the least suitable ones: a choice that is no address. */
	public function with_least_answers( Form $form ): Record {
		$values = [];
		foreach ( $form->fields_for_mail() as $field ) {
			$is_filled                = $field->is_required() || $field->kind()->is_preset();
			$values[ $field->name() ] = $is_filled ? $field->kind()->poorest_sample( $field ) : '';
		}
		return $this->record( $values, $values );
	}

	/** A message with a sensible answer in every field. */
	public function complete( Form $form ): Record {
		$posted  = [];
		$raw     = [];
		$files   = [];
		$entries = 0;
		foreach ( $form->fields_for_mail() as $field ) {
			$entry = $field->entry();
			if ( null !== $entry && $entry->number > $entries ) {
				continue;
			}
			$entries = $field->is( Kind::ENTRIES ) ? Entries::in_sample( $field ) : $entries;
			$sample  = $field->kind()->sample( $field, $this->clock->now() );

			[ $posted[ $field->name() ], $raw[ $field->name() ] ] = $field->kind()->read_value( $field, $sample, '' );
			if ( $field->kind()->holds_files() ) {
				$files[ $field->name() ] = [ __( 'document', 'rueda' ) . '.pdf' ];
			}
		}
		return $this->record( $posted, $raw, $files );
	}

	/**
	 * @param array<string, mixed>        $posted
	 * @param array<string, mixed>        $raw
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
