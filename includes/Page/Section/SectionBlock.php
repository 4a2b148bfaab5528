<?php

declare( strict_types=1 );

namespace Rueda\Page\Section;

use Rueda\Blocks\EarlyScript;
use Rueda\Definitions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** A section of the page: a picture, a shade over it, and other blocks in front of both. */
final class SectionBlock {
	public const NAME        = 'rueda/section';
	private const CLASS_NAME = 'wp-block-rueda-section';

	public function __construct( private EarlyScript $early ) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content ): string {
		$picture = $this->picture( $attributes );
		$opacity = Read::number( $attributes['overlayOpacity'] ?? null, 0, 100, 60 );
		$shade   = sanitize_hex_color( Read::string( $attributes['overlayColor'] ?? null ) ) ?? '#000000';
		$shade   = '' === $shade ? '#000000' : $shade;
		$script  = $this->settings( $attributes );
		$wrapper = array_filter(
			[
				'class'             => implode( ' ', $this->classes( $attributes, '' !== $picture, $shade ) ),
				'style'             => $this->height( $attributes ) . $this->text_width( $attributes ),
				'data-settings'     => $script,
				'data-rueda-status' => '' === $script ? 'ready' : 'printed',
			],
			static fn ( string $value ): bool => '' !== $value
		);
		return sprintf(
			'<div %s>%s%s%s</div>',
			get_block_wrapper_attributes( $wrapper ),
			'' === $picture ? '' : sprintf(
				'<div class="%1$s__picture">%2$s</div>' .
				'<div class="%1$s__shade" style="background-color:%3$s;opacity:%4$s" aria-hidden="true"></div>',
				self::CLASS_NAME,
				$picture,
				esc_attr( $shade ),
				esc_attr( (string) ( $opacity / 100 ) )
			),
			$content,
			$this->stretches( $attributes ) ? $this->early_stretch( $attributes ) : ''
		);
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return list<string>
	 */
	private function classes( array $attributes, bool $has_picture, string $shade ): array {
		$own_color      = _wp_array_get( $attributes, [ 'style', 'color', 'text' ] );
		$has_text_color = isset( $attributes['textColor'] ) || null !== $own_color;
		$text           = self::is_dark( $shade ) ? 'has-light-text' : 'has-dark-text';
		return array_keys(
			array_filter(
				[
					'is-stretched' => $this->stretches( $attributes ),
					'has-picture'  => $has_picture,
					'has-parallax' => $has_picture && 'yes' === ( $attributes['parallax'] ?? '' ),
					$text          => $has_picture && ! $has_text_color,
				]
			)
		);
	}

	/**
	 * The script's settings under the names that page builders save; empty if the script has nothing to do.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function settings( array $attributes ): string {
		$settings = [
			'parallax'        => self::yes_or_no( $attributes['parallax'] ?? null ),
			'stretch_element' => self::yes_or_no( $attributes['stretch_element'] ?? null ),
		];
		if ( ! in_array( 'yes', $settings, true ) ) {
			return '';
		}
		[ 'min' => $min, 'max' => $max, 'initial' => $initial ] = Definitions::SECTION_SPEED;

		$settings['speed'] = Read::number( $attributes['speed'] ?? null, $min, $max, $initial );

		[ 'min' => $least, 'max' => $most, 'initial' => $usual ] = Definitions::SENSITIVITY;

		$sensitivity = Read::integer( $attributes['sensitivity'] ?? null, $least, $most, $usual );
		if ( $usual !== $sensitivity ) {
			$settings['sensitivity'] = $sensitivity;
		}
		$container = $this->container( $attributes );
		if ( '' !== $container ) {
			$settings['stretch_container'] = $container;
		}
		return (string) wp_json_encode( $settings, JSON_HEX_AMP );
	}

	/** @param array<string, mixed> $attributes */
	private function picture( array $attributes ): string {
		$url   = esc_url( Read::string( $attributes['url'] ?? null ), [ 'http', 'https' ] );
		$id    = Read::integer( $attributes['mediaId'] ?? null, 1, PHP_INT_MAX, 0 );
		$alt   = Read::string( $attributes['alt'] ?? null );
		$style = $this->focal_point( $attributes['focalPoint'] ?? null );
		if ( $id > 0 ) {
			$image = wp_get_attachment_image( $id, 'full', false, compact( 'alt', 'style' ) + [ 'sizes' => '100vw' ] );
			if ( '' !== $image ) {
				return $image;
			}
		}
		return '' === $url ? '' : sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- given by its address, not in the media library.
			'<img src="%s" alt="%s" style="%s" loading="lazy" decoding="async">',
			$url,
			esc_attr( $alt ),
			esc_attr( $style )
		);
	}

	private function focal_point( mixed $point ): string {
		$point = is_array( $point ) ? $point : [];
		return sprintf(
			'object-position:%s%% %s%%',
			round( 100 * Read::number( $point['x'] ?? null, 0, 1, 0.5 ), 2 ),
			round( 100 * Read::number( $point['y'] ?? null, 0, 1, 0.5 ), 2 )
		);
	}

	/** @param array<string, mixed> $attributes */
	private function stretches( array $attributes ): bool {
		return 'yes' === ( $attributes['stretch_element'] ?? '' );
	}

	/** @param array<string, mixed> $attributes */
	private function height( array $attributes ): string {
		$percent = Read::number( $attributes['minHeight'] ?? null, 0, 100, 0 );
		return $percent > 0 ? "--rueda-min-height:{$percent}vh;" : '';
	}

	/**
	 * Only themes with a layout keep text narrow in a stretched section; others may have told how wide their text is.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function text_width( array $attributes ): string {
		$width = Read::integer( $GLOBALS['content_width'] ?? null, 1, 9999, 0 );
		if ( 0 === $width || isset( $attributes['layout'] ) || ! $this->stretches( $attributes ) ) {
			return '';
		}
		$has_layout = null !== Read::at( wp_get_global_settings(), 'layout', 'contentSize' );
		return $has_layout ? '' : "--rueda-text-width:{$width}px;";
	}

	/** @param array<string, mixed> $attributes */
	private function container( array $attributes ): string {
		return trim( Read::string( $attributes['stretch_container'] ?? null ) );
	}

	/** @param array<string, mixed> $attributes */
	private function early_stretch( array $attributes ): string {
		// With these flags, nothing inside can end the script element; without brackets, nothing is a shortcode.
		$json      = (string) wp_json_encode( $this->container( $attributes ), JSON_HEX_TAG | JSON_HEX_AMP );
		$container = strtr( $json, [ '[' => '\u005b', ']' => '\u005d' ] );
		return $this->early->tag( "window.ruedaStretch&&ruedaStretch({$container});" );
	}

	/** In settings of page builders and older versions, only `yes` means yes. */
	private static function yes_or_no( mixed $value ): string {
		return 'yes' === $value ? 'yes' : 'no';
	}

	/** Whether white text is easier to read on this colour than black; rules/shade.ts in the editor does the same. */
	private static function is_dark( string $color ): bool {
		$digits = substr( $color, 1 );
		$digits = 3 === strlen( $digits ) ? ( preg_replace( '/./', '$0$0', $digits ) ?? $digits ) : $digits;
		$linear = array_map(
			static function ( string $part ): float {
				$share = hexdec( $part ) / 255;
				return $share <= 0.04045 ? $share / 12.92 : ( ( $share + 0.055 ) / 1.055 ) ** 2.4;
			},
			str_split( $digits, 2 )
		);
		return 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2] < 0.179;
	}
}
