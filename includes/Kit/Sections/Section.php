<?php

declare( strict_types=1 );

namespace Rueda\Kit\Sections;

use InvalidArgumentException;
use Rueda\Definitions;
use Rueda\Support\Listeners\ListenerFailures;
use Rueda\Support\Read;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a kit that an admin switches on or off.
 *
 * @phpstan-type Told array{
 *     key: string, title: string, description: string, order: int|float, useParentDefault: bool, exportGroup: string,
 *     children: list<array<string, mixed>>
 * }
 */
final class Section {
	/** @param array<array-key, Section> $children By their keys, in the order in which they were registered. */
	private function __construct(
		public string $key,
		public string $title,
		public string $description,
		public int|float $order,
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
	public static function from_arguments( array $given ): self {
		$key   = $given['key'] ?? '';
		$title = $given['title'] ?? '';
		if ( ! is_string( $key ) || '' === $key || ! is_string( $title ) || '' === $title ) {
			throw new InvalidArgumentException( 'Template type must have key and title' );
		}
		$arguments = new Arguments( $given );
		foreach ( Definitions::KIT_SECTION_ARGUMENTS as $name => $type ) {
			if ( isset( $given[ $name ] ) ) {
				$arguments->require_type( $name, $type );
			}
		}
		$children     = [];
		$is_available = $given['isAvailable'] ?? null;
		foreach ( (array) ( $given['children'] ?? [] ) as $child ) {
			$child                   = self::from_arguments( is_array( $child ) ? $child : [] );
			$children[ $child->key ] = $child;
		}
		$order = $given['order'] ?? null;
		return new self(
			$key,
			$title,
			Read::string( $given['description'] ?? null ),
			is_int( $order ) || ( is_float( $order ) && is_finite( $order ) ) ? $order : Definitions::KIT_SECTION_ORDER,
			false !== ( $given['useParentDefault'] ?? true ),
			Read::string( $given['exportGroup'] ?? null ),
			$is_available instanceof \Closure ? $is_available : null,
			$children
		);
	}

	/** Adds the children of another section. Children with the same key replace those that were there. */
	public function with_children_of( self $other ): void {
		// Unlike array_merge(), this keeps keys that are numbers.
		$this->children = array_replace( $this->children, $other->children );
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
