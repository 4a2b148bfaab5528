<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Store\Record;

defined( 'ABSPATH' ) || exit;

/** Reads the answers in a message, in the order of the current form and with the labels it had when it was sent. */
final class MessageContent {
	/** @var array<int, ?Form> */
	private array $known = [];

	public function __construct( private Forms $forms ) {}

	/** @return Form|null The form; null if it was deleted permanently. */
	public function form( int $id ): ?Form {
		if ( ! array_key_exists( $id, $this->known ) ) {
			$post               = $this->forms->post( $id );
			$this->known[ $id ] = null === $post ? null : $this->forms->from_post( $post );
		}
		return $this->known[ $id ];
	}

	/**
	 * Returns the fields of the form first, then fields that the form no longer has. Files and consents are not
	 * included.
	 *
	 * @return array<string, array{label: string, values: list<string>}> Labels and values by field.
	 */
	public function fields( int $form_id, Record $record ): array {
		$form  = $this->form( $form_id );
		$apart = $record->files() + $record->consents();
		$told  = [];
		foreach ( null === $form ? [] : $form->fields() as $field ) {
			$values = $field->kind()->is_listed()
				? $record->values( $field->name(), true )
				: null;
			if ( null !== $values ) {
				$told[ $field->name() ] = [
					'label'  => $record->labels()[ $field->name() ] ?? $field->title(),
					'values' => $values,
				];
			}
		}
		foreach ( array_keys( $record->posted() ) as $name ) {
			$name  = (string) $name;
			$field = null === $form ? null : $form->field( $name );
			if (
				isset( $told[ $name ] )
				|| isset( $apart[ $name ] )
				|| ( null !== $field && ! $field->kind()->is_listed() )
			) {
				continue;
			}
			$told[ $name ] = [
				'label'  => $record->labels()[ $name ] ?? $name,
				'values' => $record->values( $name, true ) ?? [],
			];
		}
		return $told;
	}

	/** @return list<string> All values of the fields, both as they were posted and as emails say them. */
	public static function texts( Record $record ): array {
		$texts = [];
		foreach ( array_keys( $record->posted() ) as $name ) {
			array_push(
				$texts,
				...( $record->values( (string) $name ) ?? [] ),
				...( $record->values( (string) $name, true ) ?? [] )
			);
		}
		return array_values( array_unique( $texts ) );
	}

	/** The label of a field with files. */
	public function label( int $form_id, Record $record, string $name ): string {
		return $record->labels()[ $name ] ?? $this->form( $form_id )?->field( $name )?->title() ?? $name;
	}
}
