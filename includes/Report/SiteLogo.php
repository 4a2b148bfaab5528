<?php

declare( strict_types=1 );

namespace Rueda\Report;

use Rueda\Chart\Logo\Logo;
use Rueda\Chart\Logo\PixelLogo;
use Rueda\Chart\Logo\SvgFile;

defined( 'ABSPATH' ) || exit;

/** The site's logo for pictures and PDFs of reports, as the theme or the site's editor has it. */
final class SiteLogo {
	/** Larger files are left out: nobody's logo needs them. */
	private const MOST_BYTES = 1000000;

	/** The number of its attachment; 0 when the site has none. */
	public static function id(): int {
		$id = get_theme_mod( 'custom_logo' );
		return is_numeric( $id ) ? max( 0, (int) $id ) : 0;
	}

	/** @return Logo|null Null when the site has none, or one that cannot be drawn. */
	public static function find(): ?Logo {
		foreach ( self::paths( self::id() ) as $path ) {
			// A file on another server would keep the visitor waiting.
			if ( wp_is_stream( $path ) || ! is_file( $path ) || ! is_readable( $path ) ) {
				continue;
			}
			if ( filesize( $path ) <= self::MOST_BYTES ) {
				// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
				$bytes = (string) file_get_contents( $path );
				return PixelLogo::from_bytes( $bytes ) ?? SvgFile::logo( $bytes );
			}
		}
		return null;
	}

	/** @return list<string> The file of medium size, which is large enough, and the whole one. */
	private static function paths( int $id ): array {
		$whole = $id > 0 ? get_attached_file( $id ) : false;
		if ( ! is_string( $whole ) || '' === $whole ) {
			return [];
		}
		$medium = image_get_intermediate_size( $id, 'medium' );
		$file   = is_array( $medium ) ? $medium['file'] ?? null : null;
		return is_string( $file ) ? [ path_join( dirname( $whole ), wp_basename( $file ) ), $whole ] : [ $whole ];
	}
}
