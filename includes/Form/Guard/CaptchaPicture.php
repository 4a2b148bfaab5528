<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

defined( 'ABSPATH' ) || exit;

/** Draws letters that are hard to read for programs, in GD's built-in font: not every GD can draw others. */
final class CaptchaPicture {
	/** GD's largest built-in font; width and height of a letter are in pixels. */
	private const FONT        = 5;
	private const FONT_WIDTH  = 9;
	private const FONT_HEIGHT = 15;

	public static function is_possible(): bool {
		return function_exists( 'imagecreatetruecolor' ) && function_exists( 'imagepng' );
	}

	/** @return string A PNG, or "" where there is no GD. */
	public static function draw( string $letters ): string {
		$picture = self::is_possible() ? imagecreatetruecolor( Captcha::WIDTH, Captcha::HEIGHT ) : false;
		if ( false === $picture ) {
			return '';
		}
		imagefill( $picture, 0, 0, self::color( $picture, 245, 245, 245 ) );
		self::scatter( $picture );
		$room = intdiv( Captcha::WIDTH - 10, max( 1, strlen( $letters ) ) );
		foreach ( str_split( $letters ) as $place => $letter ) {
			self::place( $picture, $letter, 5 + $place * $room, $room );
		}
		ob_start();
		imagepng( $picture );
		$png = ob_get_clean();
		return false === $png ? '' : $png;
	}

	private static function place( \GdImage $picture, string $letter, int $left, int $room ): void {
		$small = imagecreatetruecolor( self::FONT_WIDTH + 4, self::FONT_HEIGHT + 4 );
		if ( false === $small ) {
			return;
		}
		$paper = self::color( $small, 245, 245, 245 );
		imagefill( $small, 0, 0, $paper );
		imagecolortransparent( $small, $paper );
		imagestring(
			$small,
			self::FONT,
			2,
			2,
			$letter,
			self::color( $small, random_int( 0, 70 ), random_int( 0, 70 ), random_int( 0, 70 ) )
		);
		$turned = imagerotate( $small, random_int( -18, 18 ), $paper );
		if ( false === $turned ) {
			return;
		}
		imagecolortransparent( $turned, $paper );
		$width  = $room + random_int( 0, 4 );
		$height = Captcha::HEIGHT - random_int( 4, 10 );
		imagecopyresized(
			$picture,
			$turned,
			$left,
			random_int( 0, 6 ),
			0,
			0,
			$width,
			$height,
			imagesx( $turned ),
			imagesy( $turned )
		);
	}

	private static function scatter( \GdImage $picture ): void {
		for ( $line = 0; $line < 5; $line++ ) {
			$color = self::color( $picture, random_int( 140, 200 ), random_int( 140, 200 ), random_int( 140, 200 ) );
			imageline(
				$picture,
				0,
				random_int( 0, Captcha::HEIGHT ),
				Captcha::WIDTH,
				random_int( 0, Captcha::HEIGHT ),
				$color
			);
		}
	}

	/**
	 * @param int<0, 255> $red
	 * @param int<0, 255> $green
	 * @param int<0, 255> $blue
	 */
	private static function color( \GdImage $picture, int $red, int $green, int $blue ): int {
		return (int) imagecolorallocate( $picture, $red, $green, $blue );
	}
}
