<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/**
 * One form-tag of a template, as its author wrote it.
 *
 * @immutable
 */
final class FormTag {
	/**
	 * @param string       $type    Without the asterisk.
	 * @param string       $name    Empty for a tag that has none.
	 * @param list<string> $options
	 * @param list<string> $values  Without their quotes.
	 * @param string       $source  The whole tag.
	 * @param bool         $is_of_add_on Whether another plugin prints it. Then only the source counts.
	 */
	public function __construct(
		public string $type,
		public bool $is_required,
		public string $name,
		public array $options,
		public array $values,
		public string $content,
		public string $source,
		public bool $is_of_add_on = false
	) {}

	/** A tag whose type is none of ours. */
	public static function of_add_on( string $type, string $source ): self {
		return new self( $type, false, '', [], [], '', $source, true );
	}

	public function is( string ...$types ): bool {
		return in_array( $this->type, $types, true );
	}

	public function has( string ...$flags ): bool {
		return [] !== array_intersect( $flags, $this->options );
	}

	/** @return list<string> All values that were written as `option:value`. */
	public function all( string $option ): array {
		$found = [];
		foreach ( $this->options as $written ) {
			if ( str_starts_with( $written, $option . ':' ) && strlen( $written ) > strlen( $option ) + 1 ) {
				$found[] = substr( $written, strlen( $option ) + 1 );
			}
		}
		return $found;
	}

	/** The first value of an option; "" if there is none. */
	public function option( string $option ): string {
		return $this->all( $option )[0] ?? '';
	}

	/** @return array<int|string, string> What the pattern matches in the first option that it fits, if any. */
	public function matching( string $pattern ): array {
		foreach ( $this->options as $option ) {
			if ( 1 === preg_match( $pattern, $option, $found ) ) {
				return $found;
			}
		}
		return [];
	}

	/** How sentences for the author name the field. */
	public function title(): string {
		return '' === $this->name ? $this->type : $this->name;
	}
}
