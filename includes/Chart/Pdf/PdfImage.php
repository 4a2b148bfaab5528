<?php

declare( strict_types=1 );

namespace Rueda\Chart\Pdf;

use GdImage;

defined( 'ABSPATH' ) || exit;

/** An image with a palette as an object of a PDF. */
final class PdfImage {
	/** Packed pixels of more bytes are scaled down, so that the file stays small. */
	private const MOST_BYTES = 9000;

	private const SMALLER = 0.7;

	/** @return int The number of the object. */
	public static function add_to( PdfDocument $document, GdImage $image ): int {
		do {
			$pixels = self::pixels( $image );
			$small  = strlen( PdfDocument::packed( $pixels ) ) > self::MOST_BYTES ? self::smaller( $image ) : null;
			$image  = $small ?? $image;
		} while ( null !== $small );

		$colors = '';
		$count  = imagecolorstotal( $image );
		for ( $index = 0; $index < $count; $index++ ) {
			$color   = imagecolorsforindex( $image, $index );
			$colors .= sprintf( '%02X%02X%02X', $color['red'], $color['green'], $color['blue'] );
		}
		return $document->add_stream(
			$pixels,
			sprintf(
				'/Type /XObject /Subtype /Image /Width %d /Height %d /BitsPerComponent 8'
					. ' /ColorSpace [ /Indexed /DeviceRGB %d <%s> ]',
				imagesx( $image ),
				imagesy( $image ),
				$count - 1,
				$colors
			)
		);
	}

	/** A byte for each pixel. */
	private static function pixels( GdImage $image ): string {
		$pixels = '';
		$width  = imagesx( $image );
		$height = imagesy( $image );
		for ( $y = 0; $y < $height; $y++ ) {
			for ( $x = 0; $x < $width; $x++ ) {
				$pixels .= chr( (int) imagecolorat( $image, $x, $y ) );
			}
		}
		return $pixels;
	}

	/** @return GdImage|null Null when it cannot be smaller. */
	private static function smaller( GdImage $image ): ?GdImage {
		$width  = (int) ( imagesx( $image ) * self::SMALLER );
		$height = (int) ( imagesy( $image ) * self::SMALLER );
		$small  = $width > 0 && $height > 0 ? imagecreatetruecolor( $width, $height ) : false;
		if ( false === $small ) {
			return null;
		}
		imagecopyresampled( $small, $image, 0, 0, 0, 0, $width, $height, imagesx( $image ), imagesy( $image ) );
		imagetruecolortopalette( $small, false, max( 2, imagecolorstotal( $image ) ) );
		return $small;
	}
}
