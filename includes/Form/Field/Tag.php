<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/**
 * A field in the form in which add-ons and the management routes expect it: as the form-tag of a template. The
 * properties are public because add-ons read them directly.
 */
final class Tag {
	public string $type;
	public string $basetype;
	public string $raw_name;
	public string $name;

	/** @var list<string> */
	public array $options;

	/** @var list<string> Values with their pipes, as in `before|after`. */
	public array $raw_values = [];

	/** @var list<string> What the page shows and posts. */
	public array $values = [];

	/** @var list<string> */
	public array $labels = [];

	/** @var list<array{string, string}> */
	public array $pipes = [];

	public string $content = '';

	public function __construct( Field $field ) {
		$this->basetype = $field->kind()->tag();
		$this->type     = $field->type_with_mark();
		$this->name     = $field->kind()->tag_name( $field );
		$this->raw_name = $this->name;
		$this->options  = TagOptions::from_field( $field );
		$this->content  = $field->kind()->tag_content( $field );
		foreach ( $field->kind()->tag_values( $field ) as [ $before, $after ] ) {
			$this->add( $before, $after );
		}
	}

	/** Makes the tag of the submit button, which is not a field here. */
	public static function of_button( string $text, Field $button ): self {
		$tag       = new self( $button );
		$tag->type = 'submit';

		$tag->basetype = 'submit';
		if ( '' !== $text ) {
			$tag->add( $text, $text );
		}
		return $tag;
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
}
