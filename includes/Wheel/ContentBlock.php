<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/** One block of a post's content, as `parse_blocks()` found it. */
final class ContentBlock {
	/** @param array<array-key, mixed> $parsed */
	private function __construct( private array $parsed ) {}

	/** @return list<self> */
	public static function blocks_in( string $content ): array {
		return self::each( parse_blocks( $content ) );
	}

	/** Null for the text between two blocks. */
	public function name(): ?string {
		$name = $this->parsed['blockName'] ?? null;
		return is_string( $name ) ? $name : null;
	}

	/** Compares the name without its prefix, because it does not matter which plugin made a block. */
	public function is( string ...$names ): bool {
		return in_array( preg_replace( '~^.*/~', '', $this->name() ?? '' ), $names, true );
	}

	/** @return array<array-key, mixed> */
	public function attributes(): array {
		$attributes = $this->parsed['attrs'] ?? null;
		return is_array( $attributes ) ? $attributes : [];
	}

	/** @return list<self> */
	public function inner(): array {
		return self::each( $this->parsed['innerBlocks'] ?? null );
	}

	/** Its own HTML, cleaned. */
	public function html(): string {
		$html = $this->parsed['innerHTML'] ?? null;
		return is_string( $html ) ? wp_kses_post( $html ) : '';
	}

	/** @return list<string|null> The pieces of its HTML, cleaned; null where an inner block stands. */
	public function pieces(): array {
		$pieces = $this->parsed['innerContent'] ?? null;
		return array_map(
			static fn( mixed $piece ): ?string => is_string( $piece ) ? wp_kses_post( $piece ) : null,
			is_array( $pieces ) ? array_values( $pieces ) : []
		);
	}

	/** @return list<self> */
	private static function each( mixed $blocks ): array {
		return array_map(
			static fn( array $block ): self => new self( $block ),
			is_array( $blocks ) ? array_values( array_filter( $blocks, 'is_array' ) ) : []
		);
	}
}
