<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** Finds what belongs to a field but stands elsewhere: a label that names it by its id, or a list of suggestions. */
final class DetachedParts {
	/** @var array<int, Words> */
	private array $labels = [];

	/** @var array<string, list<string>> */
	private array $lists = [];

	/** @var array<string, FormTag> Tags of fields, by the id of the field. */
	private array $ids = [];

	/** @var array<string, true> Ids of lists that a field names. */
	private array $wanted = [];

	private function __construct() {}

	/** Collects labels and lists, and removes them from the tree. */
	public static function take( Node $root ): self {
		$parts = new self();
		foreach ( $root->tags() as $tag ) {
			if ( '' !== $tag->option( 'id' ) ) {
				$parts->ids[ $tag->option( 'id' ) ] ??= $tag;
			}
			$parts->wanted[ $tag->option( 'list' ) ] = true;
		}
		$parts->search( $root );
		return $parts;
	}

	/** @return array<int, Words> Labels by the object id of their tag. */
	public function labels(): array {
		return $this->labels;
	}

	/** @return array<string, list<string>> By the id of the list. */
	public function lists(): array {
		return $this->lists;
	}

	/** @return bool Whether something was removed and the node is empty now. */
	private function search( Node $node ): bool {
		$left     = [];
		$is_taken = false;
		foreach ( $node->children() as $child ) {
			if ( $this->is_label( $child ) || $this->is_list( $child ) || $this->search( $child ) ) {
				$is_taken = true;
			} else {
				$left[] = $child;
			}
		}
		if ( ! $is_taken ) {
			return false;
		}
		$node->replace_children( $left );
		return [] === array_filter(
			$left,
			static fn ( Node $child ): bool => ! $child->is_text() || '' !== trim( $child->html() )
		);
	}

	private function is_label( Node $node ): bool {
		$tag = $node->is( 'label' ) && ! $node->has_tag() ? $this->ids[ $node->attribute( 'for' ) ] ?? null : null;
		if ( null === $tag || isset( $this->labels[ spl_object_id( $tag ) ] ) ) {
			return false;
		}
		$this->labels[ spl_object_id( $tag ) ] = Words::of_label( $node );
		return true;
	}

	private function is_list( Node $node ): bool {
		$id = $node->is( 'datalist' ) && ! $node->has_tag() ? $node->attribute( 'id' ) : '';
		if ( '' === $id || ! isset( $this->wanted[ $id ] ) || isset( $this->lists[ $id ] ) ) {
			return false;
		}
		$this->lists[ $id ] = [];
		foreach ( $node->find( 'option' ) as $option ) {
			$value                = '' === $option->attribute( 'value' )
				? TemplateHtml::plain( $option->inner() )
				: $option->attribute( 'value' );
			$this->lists[ $id ][] = $value;
		}
		return true;
	}
}
