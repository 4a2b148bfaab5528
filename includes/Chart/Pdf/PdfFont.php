<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\TextDrawing;

defined( 'ABSPATH' ) || exit;

/** One weight of our font in a PDF, with the letters that the document uses and what programs copy for each. */
final class PdfFont {
	/** How many letters one list of a character map may have. */
	private const AT_ONCE = 100;

	/** @var array<int, int> Characters by the number of their glyph. */
	private array $used = [];

	/**
	 * @param string $name   In the pages, as in F1.
	 * @param string $family As programs show it, as in NotoSans-Bold.
	 */
	public function __construct( public string $name, private string $family, public TextDrawing $text ) {}

	/** A text on a page: the numbers of its glyphs. */
	public function glyphs( string $text ): string {
		$digits = '';
		foreach ( TextDrawing::signs( $text ) as $number ) {
			$glyph                = $this->text->typeface->glyph( $number );
			$this->used[ $glyph ] = $number;
			$digits              .= sprintf( '%04X', $glyph );
		}
		return "<{$digits}>";
	}

	/** @return int The number of the font's object, to which the other objects belong. */
	public function add_to( PdfDocument $document ): int {
		ksort( $this->used );
		$font   = FontSubset::make( $this->text->typeface, array_keys( $this->used ) );
		$length = strlen( $font );
		$file   = $document->add_stream( $font, "/Length1 {$length}" );
		// Six letters before the name say that the font is not whole.
		$name   = 'RUEDAA+' . $this->family;
		$about  = $document->add(
			"<< /Type /FontDescriptor /FontName /{$name} /Flags 4 /FontBBox [ -621 -389 2800 1067 ] /ItalicAngle 0"
			. " /Ascent 1069 /Descent -293 /CapHeight 714 /StemV 80 /FontFile2 {$file} 0 R >>"
		);
		$widths = '';
		foreach ( $this->used as $glyph => $number ) {
			$width   = PdfDocument::number( 1000 * $this->text->typeface->advance( $number ) );
			$widths .= "{$glyph} [ {$width} ] ";
		}
		$letters = $document->add(
			"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{$name} /CIDToGIDMap /Identity"
			. ' /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
			. " /DW 600 /W [ {$widths}] /FontDescriptor {$about} 0 R >>"
		);
		$unicode = $document->add_stream( $this->map() );
		return $document->add(
			"<< /Type /Font /Subtype /Type0 /BaseFont /{$name} /Encoding /Identity-H"
			. " /DescendantFonts [ {$letters} 0 R ] /ToUnicode {$unicode} 0 R >>"
		);
	}

	/** Says which character each glyph stands for, for people who copy or search text, and for screen readers. */
	private function map(): string {
		$lists = '';
		foreach ( array_chunk( $this->used, self::AT_ONCE, true ) as $some ) {
			$lists .= count( $some ) . " beginbfchar\n";
			foreach ( $some as $glyph => $number ) {
				$lists .= sprintf( "<%04X> <%04X>\n", $glyph, $number );
			}
			$lists .= "endbfchar\n";
		}
		return "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
		. "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
		. "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
		. "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n{$lists}"
		. "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
	}
}
