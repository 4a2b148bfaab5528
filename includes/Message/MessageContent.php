<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\Store\Record;

defined( 'ABSPATH' ) || exit;

/** What a visitor wrote, field by field, in the order of the form as it is today and under the labels of that day. */
final class MessageContent {
	/** @var array<int, ?Form> */
	private array $known = [];

	public function __construct( private Forms $forms ) {}

	/** @return Form|null Null when it was deleted for good. */
	public function form( int $id ): ?Form {
		if ( ! array_key_exists( $id, $this->known ) ) {
			$post               = $this->forms->post( $id );
			$this->known[ $id ] = null === $post ? null : $this->forms->read( $post );
		}
		return $this->known[ $id ];
	}

	/**
	 * Fields of the form first; then what the form does not know any more. Files and what was agreed to stand apart.
	 *
	 * @return array<string, array{label: string, values: list<string>}> By field.
	 */
	public function fields( int $form_id, Record $record ): array {
		$form  = $this->form( $form_id );
		$apart = $record->files() + $record->consents();
		$told  = [];
		foreach ( null === $form ? [] : $form->fields() as $field ) {
			$values = $field->is_for_mail() && ! $field->is( 'acceptance', 'file' )
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
				|| ( null !== $field && $field->is( 'acceptance', 'file', 'quiz', 'captcha' ) )
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

	/** @return list<string> All that stands in the fields, as it was chosen or typed and as mails say it. */
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

	/** What a field with files was called. */
	public function label( int $form_id, Record $record, string $name ): string {
		return $record->labels()[ $name ] ?? $this->form( $form_id )?->field( $name )?->title() ?? $name;
	}
}
