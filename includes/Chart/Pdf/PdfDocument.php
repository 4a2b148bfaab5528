<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use Rueda\Chart\Raster\TextDrawing;

defined( 'ABSPATH' ) || exit;

/** The objects of a PDF file, and the list at its end that says where each begins. */
final class PdfDocument {
	/** @var array<int, string> */
	private array $objects = [];

	/** The number of an object that other objects name before its content is known. */
	public function reserve(): int {
		$number                   = count( $this->objects ) + 1;
		$this->objects[ $number ] = 'null';
		return $number;
	}

	public function put( int $number, string $content ): void {
		$this->objects[ $number ] = $content;
	}

	public function add( string $content ): int {
		$number = $this->reserve();
		$this->put( $number, $content );
		return $number;
	}

	/** @param string $entries More entries of the stream's dictionary. */
	public function add_stream( string $data, string $entries = '' ): int {
		$packed = self::packed( $data );
		$how    = $packed === $data ? '' : ' /Filter /FlateDecode';
		$data   = $packed;
		$length = strlen( $data );
		return $this->add( "<< /Length {$length}{$how} {$entries} >>\nstream\n{$data}\nendstream" );
	}

	/** As short as this server can make it. */
	public static function packed( string $data ): string {
		$packed = function_exists( 'gzcompress' ) ? gzcompress( $data, 9 ) : false;
		return false === $packed ? $data : $packed;
	}

	/** Numbers as a PDF has them: short, with a point in every locale. */
	public static function number( float $number ): string {
		$text = rtrim( rtrim( number_format( $number, 2, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}

	/** A text outside the pages, such as a title, with any characters. */
	public static function text( string $text ): string {
		return '<FEFF' . self::utf16( $text ) . '>';
	}

	/** UTF-16 as hexadecimal digits. */
	public static function utf16( string $text ): string {
		$digits = '';
		foreach ( TextDrawing::signs( $text ) as $number ) {
			$digits .= $number < 0x10000 ? sprintf( '%04X', $number ) : sprintf(
				'%04X%04X',
				0xD800 + ( ( $number - 0x10000 ) >> 10 ),
				0xDC00 + ( ( $number - 0x10000 ) & 0x3FF )
			);
		}
		return $digits;
	}

	/**
	 * @param int $catalog The number of the object in which readers begin.
	 * @param int $info    The number of the object with the title.
	 */
	public function bytes( int $catalog, int $info ): string {
		// The second line has bytes above 127, so that programs that move files take them for binary.
		$file   = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
		$places = '';
		foreach ( $this->objects as $number => $content ) {
			$places .= sprintf( "%010d 00000 n \n", strlen( $file ) );
			$file   .= "{$number} 0 obj\n{$content}\nendobj\n";
		}
		$count = count( $this->objects ) + 1;
		$id    = md5( $file );
		return $file . "xref\n0 {$count}\n0000000000 65535 f \n{$places}"
		. "trailer\n<< /Size {$count} /Root {$catalog} 0 R /Info {$info} 0 R /ID [ <{$id}> <{$id}> ] >>\n"
		. 'startxref' . "\n" . strlen( $file ) . "\n%%EOF\n";
	}
}
