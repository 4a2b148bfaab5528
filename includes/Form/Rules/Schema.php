<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;

defined( 'ABSPATH' ) || exit;

/** Makes a form's rules from its fields. Page and server read the same document. */
final class Schema {
	public function __construct( private Days $days ) {}

	public function of( Form $form ): SchemaDocument {
		$document = new SchemaDocument( '' === $form->locale() ? get_locale() : $form->locale() );
		$fields   = $form->fields_for_mail();
		usort(
			$fields,
			static fn ( Field $one, Field $other ): int => strcmp( $one->kind()->group(), $other->kind()->group() )
		);
		foreach ( $fields as $field ) {
			foreach ( $field->kind()->rules( $field, $form->texts(), $this->days ) as [ $rule, $error, $parameters ] ) {
				$document->add_rule(
					[ 'rule' => $rule, 'field' => $field->name() ] + $parameters + [ 'error' => $error ]
				);
			}
		}
		foreach ( $fields as $field ) {
			$this->add_enum( $document, $field );
		}
		/**
		 * Adds rules to a form's schema.
		 *
		 * @param SchemaDocument $document Has `add_rule( array $rule )`.
		 * @param Form           $form     The form.
		 */
		Hook::act( 'wpcf7_swv_create_schema', [ $document, $form ] );
		return $document;
	}

	private function add_enum( SchemaDocument $document, Field $field ): void {
		$accepted = $field->kind()->accepted( $field );
		if ( null === $accepted ) {
			return;
		}
		$document->add_rule(
			[
				'rule'   => 'enum',
				'field'  => $field->name(),
				'accept' => $accepted,
				'error'  => __( 'Undefined value was submitted through this field.', 'rueda' ),
			]
		);
	}
}
