<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

defined( 'ABSPATH' ) || exit;

/**
 * A few paragraphs that stay together, below a name of their own or without one.
 *
 * @immutable
 */
final class PdfBlock {
	/** @var list<string> */
	public array $paragraphs;

	/**
	 * @param list<string> $texts   Each with one or more paragraphs.
	 * @param string       $words   Of a link at the end.
	 * @param string       $address Of that link; empty without one.
	 */
	public function __construct(
		public string $name,
		array $texts,
		public string $words = '',
		public string $address = ''
	) {
		$paragraphs = [];
		foreach ( $texts as $text ) {
			$some       = preg_split( '/\R+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
			$paragraphs = [ ...$paragraphs, ...( false === $some ? [] : $some ) ];
		}
		$this->paragraphs = $paragraphs;
	}

	public function is_empty(): bool {
		return [] === $this->paragraphs && '' === $this->address;
	}

	/** How many lines it has in a column of this width. */
	public function lines( PdfFont $font, float $size, float $width ): int {
		$lines = ( '' === $this->name ? 0 : 1 ) + ( '' === $this->address ? 0 : 1 );
		foreach ( $this->paragraphs as $paragraph ) {
			$lines += count( $font->text->lines( (string) $font->text->readable( $paragraph ), $size, $width, 500 ) );
		}
		return $lines;
	}
}
