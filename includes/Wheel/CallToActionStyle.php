<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

/** A complete look as custom properties of one element. src/frontend/cta/style.ts makes the same of it. */
final class CallToActionStyle {

	private const SIDES = [
		'center'     => 'center',
		'flex-start' => 'start',
		'flex-end'   => 'end',
	];

	/**
	 * What is empty is left out: then the style sheet falls back to the theme.
	 *
	 * @param array<string, mixed> $look As `Customizer` completes it.
	 * @return array<string, string>
	 */
	public static function properties( array $look ): array {
		$margin  = $look['margin'];
		$padding = $look['padding'];
		return array_filter(
			array_merge(
				self::background( $look['background'] ),
				[
					'--rueda-cta-margin'         => "{$margin['top']} {$margin['right']} {$margin['bottom']} {$margin['left']}",
					'--rueda-cta-padding-top'    => $padding['top'],
					'--rueda-cta-padding-end'    => $padding['right'],
					'--rueda-cta-padding-bottom' => $padding['bottom'],
					'--rueda-cta-padding-start'  => $padding['left'],
					'--rueda-cta-align'          => self::SIDES[ $look['alignment'] ],
					'--rueda-cta-title-size'     => $look['fontSize'] . 'px',
					'--rueda-cta-title-color'    => $look['fontColor'],
					'--rueda-cta-text-size'      => $look['descFontSize'] . 'px',
					'--rueda-cta-text-color'     => $look['descFontColor'],
				],
				self::button( $look, 'primary', 'pb' ),
				isset( $look['sbFontSize'] ) ? self::button( $look, 'secondary', 'sb' ) : []
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** @param array<string, mixed> $look As `Customizer` completes it. */
	public static function has_overlay( array $look ): bool {
		return isset( self::background( $look['background'] )['--rueda-cta-overlay'] ) && '' !== $look['background']['overlayColor']['default']['color'];
	}

	/**
	 * @param array<string, mixed> $background
	 * @return array<string, string>
	 */
	private static function background( array $background ): array {
		$color = $background['backgroundColor']['default']['color'];
		switch ( $background['background_type'] ) {
			case 'gradient':
				// Without one there would be light words on nothing.
				return '' === $background['gradient'] ? [ '--rueda-cta-background' => $color ] : [ '--rueda-cta-image' => $background['gradient'] ];
			case 'image':
				$image = $background['background_image'];
				return [
					// Seen until the picture is there, so that the words can be read.
					'--rueda-cta-background' => $color,
					'--rueda-cta-image'      => sprintf( 'url("%s")', $image['url'] ),
					'--rueda-cta-position'   => self::percent( $image['x'] ) . ' ' . self::percent( $image['y'] ),
					'--rueda-cta-image-size' => $background['background_size'],
					'--rueda-cta-attachment' => self::told( $background['background_attachment'] ),
					'--rueda-cta-repeat'     => self::told( $background['background_repeat'] ),
					'--rueda-cta-overlay'    => $background['overlayColor']['default']['color'],
				];
			default:
				return [ '--rueda-cta-background' => $color ];
		}
	}

	/**
	 * @param array<string, mixed> $look
	 * @return array<string, string>
	 */
	private static function button( array $look, string $name, string $key ): array {
		$fonts = $look[ $key . 'fontColors' ];
		$fills = $look[ $key . 'BgColors' ];
		return [
			"--rueda-cta-$name-size"        => $look[ $key . 'FontSize' ] . 'px',
			"--rueda-cta-$name-radius"      => $look[ $key . 'BorderRadius' ] . 'px',
			"--rueda-cta-$name-color"       => $fonts[ $key . 'fontColor' ],
			"--rueda-cta-$name-hover-color" => $fonts[ $key . 'fontHoverColor' ],
			"--rueda-cta-$name-fill"        => $fills[ $key . 'BgColor' ],
			"--rueda-cta-$name-hover-fill"  => $fills[ $key . 'BgHoverColor' ],
			"--rueda-cta-$name-edge"        => self::edge( $look['background'], $fills[ $key . 'BgColor' ] ),
		];
	}

	/**
	 * A button in the colour of the card it lies on would be bare words: it gets a line around it.
	 *
	 * @param array<string, mixed> $background
	 */
	private static function edge( array $background, string $fill ): string {
		$is_same = 'color' === $background['background_type'] && self::long_hex( $fill ) === self::long_hex( $background['backgroundColor']['default']['color'] );
		return $is_same ? 'currentcolor' : '';
	}

	/** `#fff` and `#ffffff` are one colour. */
	private static function long_hex( string $color ): string {
		$color = strtolower( $color );
		return 1 === preg_match( '/^#[0-9a-f]{3}$/D', $color ) ? (string) preg_replace( '/[0-9a-f]/', '$0$0', $color ) : $color;
	}

	private static function percent( float $fraction ): string {
		return round( $fraction * 100, 2 ) . '%';
	}

	private static function told( string $word ): string {
		return 'default' === $word ? '' : $word;
	}
}
