<?php

declare( strict_types=1 );

namespace Rueda\Kit\Sections;

use InvalidArgumentException;
use Rueda\Support\Listeners\ListenerFailures;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a kit that an admin switches on or off.
 *
 * @phpstan-type Told array{
 *     key: string, title: string, description: string, order: int, useParentDefault: bool, exportGroup: string,
 *     children: list<array<string, mixed>>
 * }
 */
final class Section {
	private const ORDER = 10;

	/** @param array<string, Section> $children By their keys, in the order in which they were registered. */
	private function __construct(
		public string $key,
		public string $title,
		public string $description,
		public int $order,
		public bool $use_parent_default,
		public string $export_group,
		private ?\Closure $is_available,
		public array $children
	) {}

	/**
	 * Makes a section from an add-on's arguments. An argument that is null counts as missing.
	 *
	 * @param array<array-key, mixed> $given
	 */
	public static function from( array $given ): self {
		$key   = $given['key'] ?? '';
		$title = $given['title'] ?? '';
		if ( ! is_string( $key ) || '' === $key || ! is_string( $title ) || '' === $title ) {
			throw new InvalidArgumentException( 'Template type must have key and title' );
		}
		$arguments = new Arguments( $given );
		$types     = [
			'description'      => 'string',
			'order'            => 'number',
			'useParentDefault' => 'boolean',
			'exportGroup'      => 'string',
			'children'         => 'object',
			'isAvailable'      => 'function',
		];
		foreach ( $types as $name => $type ) {
			if ( isset( $given[ $name ] ) ) {
				$arguments->require_type( $name, $type );
			}
		}
		$children     = [];
		$inner        = $given['children'] ?? [];
		$is_available = $given['isAvailable'] ?? null;
		foreach ( is_array( $inner ) ? $inner : [] as $child ) {
			$child                   = self::from( is_array( $child ) ? $child : [] );
			$children[ $child->key ] = $child;
		}
		$text   = static fn ( string $name ): string => is_string( $given[ $name ] ?? null ) ? $given[ $name ] : '';
		$number = $given['order'] ?? self::ORDER;
		return new self(
			$key,
			$title,
			$text( 'description' ),
			is_numeric( $number ) ? (int) $number : self::ORDER,
			false !== ( $given['useParentDefault'] ?? true ),
			$text( 'exportGroup' ),
			$is_available instanceof \Closure ? $is_available : null,
			$children
		);
	}

	/** Adds the children of another section. Children with the same key replace those that were there. */
	public function with_children_of( self $other ): void {
		$this->children = array_merge( $this->children, $other->children );
	}

	/** If an add-on's function fails, its section is left out. */
	public function is_available(): bool {
		try {
			return null === $this->is_available || false !== ( $this->is_available )();
		} catch ( Throwable $error ) {
			ListenerFailures::note( 'rueda_kit_sections', $this->is_available, $error );
			return false;
		}
	}

	/** @return Told */
	public function to_array(): array {
		return [
			'key'              => $this->key,
			'title'            => $this->title,
			'description'      => $this->description,
			'order'            => $this->order,
			'useParentDefault' => $this->use_parent_default,
			'exportGroup'      => $this->export_group,
			'children'         => array_map(
				static fn ( Section $child ): array => $child->to_array(),
				Sections::shown( $this->children )
			),
		];
	}
}
