<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Hook;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The rules of a form, made from its fields. Page and server read the same document. Add-ons add rules to it. */
final class Schema {
	private const VERSION = 'Contact Form 7 SWV Schema 2024-10';

	/** @var list<array<array-key, mixed>> */
	private array $rules = [];

	public function __construct( private string $locale ) {}

	public static function of_form( Form $form, Days $days ): self {
		$schema = new self( '' === $form->locale() ? get_locale() : $form->locale() );
		$fields = $form->fields_for_mail();
		usort(
			$fields,
			static fn ( Field $one, Field $other ): int => strcmp( $one->kind()->group(), $other->kind()->group() )
		);
		foreach ( $fields as $field ) {
			foreach ( $field->kind()->rules( $field, $form->texts(), $days ) as [ $rule, $error, $parameters ] ) {
				$schema->add_rule(
					[ 'rule' => $rule, 'field' => $field->name() ] + $parameters + [ 'error' => $error ]
				);
			}
		}
		foreach ( $fields as $field ) {
			$schema->add_enum( $field );
		}
		/**
		 * Adds rules to a form's schema.
		 *
		 * @param Schema $schema Has `add_rule( array $rule )`.
		 * @param Form   $form   The form.
		 */
		Hook::act( 'wpcf7_swv_create_schema', [ $schema, $form ] );
		return $schema;
	}

	private function add_enum( Field $field ): void {
		$accepted = $field->kind()->accepted( $field );
		if ( null === $accepted ) {
			return;
		}
		$this->add_rule(
			[
				'rule'   => 'enum',
				'field'  => $field->name(),
				'accept' => $accepted,
				'error'  => __( 'Undefined value was submitted through this field.', 'rueda' ),
			]
		);
	}

	/** @param array<array-key, mixed> $rule As in the document: `rule`, `field`, `error` and the rule's parameters. */
	public function add_rule( array $rule ): void {
		if ( '' !== Read::text( $rule, 'rule' ) ) {
			$this->rules[] = $rule;
		}
	}

	/** @return list<array<array-key, mixed>> */
	public function rules(): array {
		return $this->rules;
	}

	/**
	 * The rules for visitors' pages. A field that is shown under conditions is never required there, because clients of
	 * the protocol do not know conditions: the server decides. Those that do find its rule beside its conditions.
	 *
	 * @return array{
	 *   version: string, locale: string, rules: list<array<array-key, mixed>>, conditions?: list<array<string, mixed>>
	 * }
	 */
	public static function for_pages( Form $form, Days $days ): array {
		$schema = self::of_form( $form, $days );
		$told   = [ 'version' => self::VERSION, 'locale' => $schema->locale, 'rules' => $schema->rules ];
		$parts  = $form->parts();
		if ( null === $parts ) {
			return $told;
		}
		$fields        = array_fill_keys( $parts->fields(), true );
		$required      = array_filter(
			$schema->rules,
			static fn ( array $rule ): bool => str_starts_with( Read::text( $rule, 'rule' ), 'required' )
				&& isset( $fields[ Read::text( $rule, 'field' ) ] )
		);
		$told['rules'] = array_values( array_diff_key( $schema->rules, $required ) );
		$conditions    = [];
		foreach ( $parts->all() as $part ) {
			$names = array_fill_keys( $part['fields'], true );
			$rules = array_filter(
				$required,
				static fn ( array $rule ): bool => isset( $names[ Read::text( $rule, 'field' ) ] )
			);
			// A field inside of several parts is told with the first.
			$required     = array_diff_key( $required, $rules );
			$conditions[] = [ 'fields' => $part['fields'], 'showIf' => $part['conditions']->to_array() ]
				+ ( [] === $rules ? [] : [ 'rules' => array_values( $rules ) ] );
		}
		return $told + [ 'conditions' => $conditions ];
	}
}
