<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Turns a page builder's video into a block: one of a platform is embedded, a file becomes a video. */
final class VideoBlocks {
	private const PLATFORMS = [ 'youtube', 'vimeo', 'dailymotion', 'videopress' ];

	/** @param array<array-key, mixed> $settings */
	public static function from_settings( array $settings, BuilderReferences $references ): string {
		// The page builder does not write what is its default.
		$type = Read::string( $settings['video_type'] ?? 'youtube' );
		if ( in_array( $type, self::PLATFORMS, true ) ) {
			return self::embed( self::address( $settings[ "{$type}_url" ] ?? null ), $type );
		}
		$file = $settings[ 'yes' === ( $settings['insert_url'] ?? '' ) ? 'external_url' : 'hosted_url' ] ?? null;
		return self::file( self::address( is_array( $file ) ? $file['url'] ?? null : null ), $references );
	}

	private static function embed( string $url, string $platform ): string {
		$classes    = 'wp-embed-aspect-16-9 wp-has-aspect-ratio';
		$attributes = [
			'url'              => $url,
			'type'             => 'video',
			'providerNameSlug' => $platform,
			'responsive'       => true,
			'className'        => $classes,
		];
		return '' === $url ? '' : get_comment_delimited_block_content(
			'core/embed',
			$attributes,
			sprintf(
				'<figure class="wp-block-embed is-type-video is-provider-%1$s wp-block-embed-%1$s %2$s">'
					. '<div class="wp-block-embed__wrapper">%3$s</div></figure>',
				$platform,
				$classes,
				// WordPress embeds only an address that has a line of its own.
				"\n" . esc_html( $url ) . "\n"
			)
		);
	}

	private static function file( string $url, BuilderReferences $references ): string {
		if ( '' === $url ) {
			return '';
		}
		if ( wp_parse_url( $url, PHP_URL_HOST ) !== wp_parse_url( home_url(), PHP_URL_HOST ) ) {
			$references->leave(
				'video:' . $url,
				mb_substr( $url, 0, 200 ),
				__( 'The video itself stays on the other site. Put its file into your media library.', 'rueda' )
			);
		}
		$html = '<figure class="wp-block-video"><video controls src="' . esc_url( $url ) . '"></video></figure>';
		return get_comment_delimited_block_content( 'core/video', [], $html );
	}

	private static function address( mixed $url ): string {
		return esc_url_raw( trim( Read::string( $url ) ), [ 'http', 'https' ] );
	}
}
