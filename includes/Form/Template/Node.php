<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** A node of a template: an element with its children, a text as HTML, or a form-tag. Only its children change. */
final class Node {
	/** @var list<Node> */
	private array $children = [];

	/** @param string $name The name of the element in lower case; "" for text and form-tags. */
	private function __construct( public string $name, private string $html, public ?FormTag $tag ) {}

	/** @param string $html The start tag as it was written. */
	public static function element( string $name, string $html ): self {
		return new self( $name, $html, null );
	}

	public static function text( string $html ): self {
		return new self( '', $html, null );
	}

	public static function of_tag( FormTag $tag ): self {
		return new self( '', '', $tag );
	}

	public function add( Node $child ): void {
		$this->children[] = $child;
	}

	/** @param list<Node> $children */
	public function replace_children( array $children ): void {
		$this->children = $children;
	}

	/** @return list<Node> */
	public function children(): array {
		return $this->children;
	}

	public function is( string ...$names ): bool {
		return '' !== $this->name && in_array( $this->name, $names, true );
	}

	public function is_text(): bool {
		return '' === $this->name && null === $this->tag;
	}

	/** The value of an attribute as plain text; "" if it is missing. */
	public function attribute( string $name ): string {
		return $this->attributes()[ $name ] ?? '';
	}

	/** @return array<string, string> */
	public function attributes(): array {
		$attributes = [];
		preg_match_all(
			'/\s([^\s"\'<>\/=]+)(?:\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+)))?/',
			rtrim( $this->html, '/>' ),
			$found,
			PREG_SET_ORDER
		);
		foreach ( $found as $one ) {
			$value = implode( '', array_slice( $one, 2 ) );

			$attributes[ strtolower( $one[1] ) ] ??= TagReader::plain( $value );
		}
		return $attributes;
	}

	public function has_tag(): bool {
		return [] !== $this->tags();
	}

	/** @return list<FormTag> All in it, in their order. */
	public function tags(): array {
		$tags = null === $this->tag ? [] : [ $this->tag ];
		foreach ( $this->children as $child ) {
			array_push( $tags, ...$child->tags() );
		}
		return $tags;
	}

	/** @return list<Node> The elements of these names in it, in their order. */
	public function find( string ...$names ): array {
		$found = $this->is( ...$names ) ? [ $this ] : [];
		foreach ( $this->children as $child ) {
			array_push( $found, ...$child->find( ...$names ) );
		}
		return $found;
	}

	/** The HTML of the children, without form-tags. */
	public function inner(): string {
		return implode( '', array_map( static fn ( Node $child ): string => $child->html(), $this->children ) );
	}

	public function html(): string {
		return $this->html
			. $this->inner()
			. ( '' === $this->name || TemplateHtml::is_void( $this->name ) ? '' : "</$this->name>" );
	}
}
