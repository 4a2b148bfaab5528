<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Pdf;

/** Reads what a PDF of ours says, as programs that search and read aloud do. */
final class ReadPdf {
	/** @var array<int, string> What each object is, by its number. */
	public array $objects = [];

	public function __construct( private string $file ) {
		preg_match_all( '/(\d+) 0 obj\n(.*?)\nendobj\n/s', $file, $found, PREG_SET_ORDER );
		foreach ( $found as [ , $number, $content ] ) {
			$this->objects[ (int) $number ] = $content;
		}
	}

	/** @return list<string> The lines of each page, below each other. */
	public function lines(): array {
		$letters = $this->letters();
		$lines   = [];
		foreach ( $this->streams() as $stream ) {
			preg_match_all( '/<([0-9A-F]+)> Tj/', $stream, $found );
			foreach ( $found[1] as $glyphs ) {
				$line = '';
				foreach ( str_split( $glyphs, 4 ) as $glyph ) {
					$line .= $letters[ $glyph ] ?? '�';
				}
				$lines[] = $line;
			}
		}
		return $lines;
	}

	/** @return list<float> The sizes of all texts, in points. */
	public function sizes(): array {
		preg_match_all( '~/F\d ([\d.]+) Tf~', implode( "\n", $this->streams() ), $found );
		return array_map( 'floatval', $found[1] );
	}

	/** @return list<string> As in H1 or TD, in no particular order. */
	public function tags(): array {
		preg_match_all( '~/Type /StructElem /S /(\w+)~', $this->file, $found );
		return $found[1];
	}

	public function pages(): int {
		return preg_match_all( '~/Type /Page ~', $this->file );
	}

	/** Whether the list at the end of the file names the place of each object. */
	public function has_right_places(): bool {
		preg_match( '/startxref\n(\d+)\n%%EOF\n$/D', $this->file, $end );
		$list = substr( $this->file, (int) ( $end[1] ?? 0 ) );
		preg_match_all( '/^(\d{10}) 00000 n $/m', $list, $places );
		foreach ( $places[1] as $index => $place ) {
			if ( ! str_starts_with( substr( $this->file, (int) $place ), ( $index + 1 ) . ' 0 obj' ) ) {
				return false;
			}
		}
		return str_starts_with( $list, 'xref' ) && count( $places[1] ) === count( $this->objects );
	}

	/** @return list<string> */
	public function streams(): array {
		$streams = [];
		foreach ( $this->objects as $content ) {
			if ( 1 === preg_match( '~/FlateDecode.*?stream\n(.*)\nendstream$~sD', $content, $found ) ) {
				$streams[] = (string) gzuncompress( $found[1] );
			}
		}
		return $streams;
	}

	/** @return array<string, string> Letters by the digits of their glyphs. */
	private function letters(): array {
		$letters = [];
		foreach ( $this->streams() as $stream ) {
			preg_match_all( '/^<([0-9A-F]{4})> <([0-9A-F]{4})>$/m', $stream, $found, PREG_SET_ORDER );
			foreach ( $found as [ , $glyph, $number ] ) {
				$letters[ $glyph ] = html_entity_decode( "&#x{$number};", ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			}
		}
		return $letters;
	}
}
