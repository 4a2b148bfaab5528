<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/**
 * A field in the form in which add-ons and the management routes expect it: as the form-tag of a template. The
 * properties are public because add-ons read them directly.
 */
final class Tag {
	/** In the protocol a captcha is two tags with the same name. Answers belong to this one. */
	private const TYPES = [ 'captcha' => 'captchar' ];

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
		$this->basetype = self::TYPES[ $field->type() ] ?? $field->type();
		$this->type     = self::TYPES[ $field->type() ] ?? $field->type_with_mark();
		$this->name     = $field->is( 'count' ) ? $field->target() : $field->name();
		$this->raw_name = $this->name;
		$this->options  = TagOptions::of( $field );
		match ( true ) {
			$field->is( ...FieldType::CHOICES )                          => $this->read_choices( $field ),
			$field->is( 'quiz' )                                         => $this->read_questions( $field ),
			$field->is( 'acceptance' )                                   => $this->content = $field->condition(),
			$field->is( 'file', 'captcha', ...FieldType::NAMELESS ) => null,
			default                                                      => $this->read_words( $field ),
		};
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

	private function read_choices( Field $field ): void {
		foreach ( $field->choices() as $choice ) {
			$this->add( $choice->label(), $choice->value() );
		}
	}

	private function read_questions( Field $field ): void {
		foreach ( $field->questions() as $pair ) {
			$this->add( $pair['question'], $pair['answer'] );
		}
	}

	/** With the option `placeholder` the first value is one. The default text of a text area is the tag's content. */
	private function read_words( Field $field ): void {
		$words = $field->default_value();
		if ( ! $field->is( 'hidden' ) && '' !== $field->placeholder() ) {
			$this->add( $field->placeholder(), $field->placeholder() );
		} elseif ( '' === $words ) {
			return;
		}
		if ( $field->is( 'textarea' ) ) {
			$this->content = $words;
		} elseif ( '' !== $words ) {
			$this->add( $words, $words );
		}
	}

	private function add( string $before, string $after ): void {
		$this->raw_values[] = $before === $after ? $before : $before . '|' . $after;
		$this->values[]     = $before;
		$this->labels[]     = $before;
		$this->pipes[]      = [ $before, $after ];
	}
}
