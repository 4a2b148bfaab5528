<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FileTypes;
use Rueda\Form\Field\NumberLimits;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Texts;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Makes a form's rules from its fields. Page and server read the same document. */
final class Schema {
	/** The order of the rules in the document, by the types of fields. */
	private const ORDER = [
		[ 'checkbox', 'radio' ],
		[ 'date' ],
		[ 'file' ],
		[ 'number', 'range' ],
		[ 'select' ],
		[ 'text', 'email', 'url', 'tel' ],
		[ 'textarea' ],
	];

	public function __construct( private Days $days ) {}

	public function of( Form $form ): SchemaDocument {
		$document = new SchemaDocument( '' === $form->locale() ? get_locale() : $form->locale() );
		foreach ( self::ORDER as $types ) {
			foreach ( $form->fields( ...$types ) as $field ) {
				$this->add_rules( $document, $field, $form->texts() );
			}
		}
		foreach ( [ [ 'checkbox', 'radio' ], [ 'select' ] ] as $types ) {
			foreach ( $form->fields( ...$types ) as $field ) {
				$this->add_enum( $document, $field );
			}
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

	private function add_rules( SchemaDocument $document, Field $field, Texts $texts ): void {
		$add = static function ( string $rule, string $error, array $parameters = [] ) use ( $document, $field ): void {
			$document->add_rule( [ 'rule' => $rule, 'field' => $field->name() ] + $parameters + [ 'error' => $error ] );
		};
		if ( $field->is_required() ) {
			$add( $field->is( 'file' ) ? 'requiredfile' : 'required', $texts->plain( 'invalid_required' ) );
		}
		switch ( $field->type() ) {
			case 'checkbox':
			case 'radio':
				if ( ! $field->is_multiple() ) {
					$add( 'maxitems', __( 'Too many items are selected.', 'rueda' ), [ 'threshold' => 1 ] );
				}
				break;
			case 'date':
				$this->add_days( $add, $field, $texts );
				break;
			case 'file':
				$accepted = [ 'accept' => FileTypes::accepted( $field ) ];
				$limit    = [ 'threshold' => FileTypes::limit( $field ) ];
				$add( 'file', $texts->plain( 'upload_file_type_invalid' ), $accepted );
				$add( 'maxfilesize', $texts->plain( 'upload_file_too_large' ), $limit );
				break;
			case 'number':
			case 'range':
				$this->add_numbers( $add, $field, $texts );
				break;
			case 'email':
			case 'url':
			case 'tel':
				$add( $field->type(), $texts->plain( 'invalid_' . $field->type() ) );
				$this->add_lengths( $add, $field, $texts );
				break;
			case 'text':
			case 'textarea':
				$this->add_lengths( $add, $field, $texts );
				break;
		}
	}

	/** @param callable( string, string, array<string, string>=): void $add */
	private function add_days( callable $add, Field $field, Texts $texts ): void {
		$min = $this->days->of( $field->min() );
		$max = $this->days->of( $field->max() );
		$add( 'date', $texts->plain( 'invalid_date' ) );
		$this->add_bound( $add, $min, 'mindate', $texts->plain( 'date_too_early' ) );
		$this->add_bound( $add, $max, 'maxdate', $texts->plain( 'date_too_late' ) );
	}

	/** @param callable( string, string, array<string, string>=): void $add */
	private function add_numbers( callable $add, Field $field, Texts $texts ): void {
		$add( 'number', $texts->plain( 'invalid_number' ) );
		$this->add_bound( $add, NumberLimits::min( $field ), 'minnumber', $texts->plain( 'number_too_small' ) );
		$this->add_bound( $add, NumberLimits::max( $field ), 'maxnumber', $texts->plain( 'number_too_large' ) );
	}

	/** @param callable( string, string, array<string, string> ): void $add */
	private function add_bound( callable $add, string $bound, string $rule, string $error ): void {
		if ( '' !== $bound ) {
			$add( $rule, $error, [ 'threshold' => $bound ] );
		}
	}

	/** @param callable( string, string, array<string, int> ): void $add */
	private function add_lengths( callable $add, Field $field, Texts $texts ): void {
		if ( null !== $field->minlength() ) {
			$add( 'minlength', $texts->plain( 'invalid_too_short' ), [ 'threshold' => $field->minlength() ] );
		}
		if ( null !== $field->maxlength() ) {
			$add( 'maxlength', $texts->plain( 'invalid_too_long' ), [ 'threshold' => $field->maxlength() ] );
		}
	}

	private function add_enum( SchemaDocument $document, Field $field ): void {
		if ( $field->has_free_text() && ! $field->is( 'select' ) ) {
			return;
		}
		$plain  = static fn ( Choice $choice ): string
			=> Text::trim( html_entity_decode( $choice->label(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$labels = array_map( $plain, $field->choices() );
		if ( $field->is( 'select' ) && $field->is_first_a_label() ) {
			array_shift( $labels );
		}
		$document->add_rule(
			[
				'rule'   => 'enum',
				'field'  => $field->name(),
				'accept' => array_values(
					array_filter( $labels, static fn ( string $label ): bool => '' !== $label )
				),
				'error'  => __( 'Undefined value was submitted through this field.', 'rueda' ),
			]
		);
	}
}
