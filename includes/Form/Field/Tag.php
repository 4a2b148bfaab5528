<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

/**
 * A field as add-ons and the management routes know fields. Its properties are public because filters of the
 * protocol read them so.
 */
final class Tag {

	public string $type;
	public string $basetype;
	public string $raw_name;
	public string $name;

	/** @var list<string> */
	public array $options = [];

	/** @var list<string> */
	public array $raw_values = [];

	/** @var list<string> */
	public array $values = [];

	/** @var list<string> */
	public array $labels = [];

	/** @var list<array{string, string}> */
	public array $pipes = [];

	public string $content = '';

	public function __construct( Field $field ) {
		$this->type     = $field->type_with_mark();
		$this->basetype = $field->type();
		$this->name     = $field->name();
		$this->raw_name = $field->name();
		$this->options  = self::options( $field );
		$this->content  = $field->is( 'acceptance' ) ? $field->text( 'conditionText' ) : '';
		foreach ( $field->choices() as $choice ) {
			$this->add( $choice->label(), $choice->value() );
		}
		if ( $field->is( 'quiz' ) ) {
			foreach ( $field->questions() as $pair ) {
				$this->add( $pair['question'], $pair['answer'] );
			}
		}
		if ( '' !== $field->text( 'defaultValue' ) ) {
			$this->add( $field->text( 'defaultValue' ), $field->text( 'defaultValue' ) );
		}
	}

	public function is_required(): bool {
		return str_ends_with( $this->type, '*' );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return [
			'type'       => $this->type,
			'basetype'   => $this->basetype,
			'name'       => $this->name,
			'options'    => $this->options,
			'raw_values' => $this->raw_values,
			'labels'     => $this->labels,
			'values'     => $this->values,
			'pipes'      => $this->pipes,
			'content'    => $this->content,
		];
	}

	private function add( string $before, string $after ): void {
		$this->raw_values[] = $before === $after ? $before : $before . '|' . $after;
		$this->values[]     = $before;
		$this->labels[]     = $before;
		$this->pipes[]      = [ $before, $after ];
	}

	/** @return list<string> */
	private static function options( Field $field ): array {
		$options = array_map( static fn ( string $name ): string => 'class:' . $name, $field->classes() );
		if ( '' !== $field->html_id() ) {
			$options[] = 'id:' . $field->html_id();
		}
		foreach ( [ 'minlength', 'maxlength', 'size', 'rows', 'cols' ] as $name ) {
			if ( null !== $field->whole( $name ) ) {
				$options[] = $name . ':' . $field->whole( $name );
			}
		}
		foreach ( [ 'min', 'max', 'step', 'autocomplete', 'filetypes', 'limit', 'capture', 'akismet' ] as $name ) {
			if ( '' !== $field->text( $name ) ) {
				$options[] = $name . ':' . strtr( $field->text( $name ), ' ', '|' );
			}
		}
		$flags = [
			'readonly'     => 'readonly',
			'isMultiple'   => 'multiple',
			'includeBlank' => 'include_blank',
			'firstAsLabel' => 'first_as_label',
			'isExclusive'  => 'exclusive',
			'hasFreeText'  => 'free_text',
			'labelFirst'   => 'label_first',
			'isOptional'   => 'optional',
			'isInverted'   => 'invert',
		];
		foreach ( $flags as $attribute => $name ) {
			if ( $field->flag( $attribute ) ) {
				$options[] = $name;
			}
		}
		return $options;
	}
}
