<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

defined( 'ABSPATH' ) || exit;

/** Renames mail-tags when the fields that they name were renamed. */
final class TagNames {
	/** Matches the same mail-tags as MailTags, which replaces them in mails. */
	private const TAG = '/(\[?)\[(\s*)([A-Za-z_][0-9A-Za-z:._-]*)((?:\s+(?:"[^"]*"|\'[^\']*\'))*\s*)\](\]?)/';

	/** @param array<string, string> $names New names of fields by old ones. */
	public function __construct( private array $names ) {}

	public function follow( string $text ): string {
		return preg_replace_callback(
			self::TAG,
			fn ( array $found ): string => '[' === $found[1] && ']' === $found[5]
				? $found[0]
				: "{$found[1]}[{$found[2]}{$this->renamed( $found[3] )}{$found[4]}]{$found[5]}",
			$text
		) ?? $text;
	}

	private function renamed( string $tag ): string {
		if ( isset( $this->names[ $tag ] ) ) {
			return $this->names[ $tag ];
		}
		if ( str_starts_with( $tag, 'wpcf7.' ) ) {
			return '_' . substr( $tag, strlen( 'wpcf7.' ) );
		}
		$has_prefix = 1 === preg_match( '/^(_(?:raw|format)_)(.+)$/D', $tag, $parts );
		return $has_prefix && isset( $this->names[ $parts[2] ] ) ? $parts[1] . $this->names[ $parts[2] ] : $tag;
	}
}
