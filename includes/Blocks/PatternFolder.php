<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use WP_Block_Pattern_Categories_Registry;

defined( 'ABSPATH' ) || exit;

/** Ready-made content for the editor. Each file of a folder is one pattern, and all are in one category. */
final class PatternFolder {
	/** @param string $category The category in which the editor shows the patterns. */
	public function __construct( private string $category, private string $folder ) {}

	/**
	 * @template T of array
	 * @param string                       $label       The name of the category.
	 * @param string                       $description What is in it.
	 * @param string                       $prefix      How the names of the patterns begin.
	 * @param list<string>                 $names       Of the files.
	 * @param callable( T, string ): array<array-key, mixed> $pattern Makes a pattern from a file's array and its name.
	 */
	public function register(
		string $label,
		string $description,
		string $prefix,
		array $names,
		callable $pattern
	): void {
		// A screen that makes REST calls in PHP gets here twice.
		if ( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( $this->category ) ) {
			return;
		}
		register_block_pattern_category( $this->category, [ 'label' => $label, 'description' => $description ] );
		foreach ( $names as $name ) {
			/** @var T $read */
			$read = require "{$this->folder}/{$name}.php";
			/** @var array{title: string, content: string} $made */
			$made = $pattern( $read, $name ) + [ 'categories' => [ $this->category ] ];
			register_block_pattern( $prefix . $name, $made );
		}
	}
}
