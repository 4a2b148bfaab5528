<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * A complete look as custom properties of one element. src/frontend/cta/style.ts makes the same of it.
 *
 * @phpstan-import-type Look from Customizer
 * @phpstan-import-type Background from Customizer
 */
final class CallToActionStyle {

	private const SIDES = [
		'center'     => 'center',
		'flex-start' => 'start',
		'flex-end'   => 'end',
	];

	/**
	 * What is empty is left out: then the style sheet falls back to the theme.
	 *
	 * @param Look $look As `Customizer` completes it.
	 * @return array<string, string>
	 */
	public static function properties( array $look ): array {
		$margin  = $look['margin'];
		$padding = $look['padding'];
		return array_filter(
			array_merge(
				self::background( $look['background'] ),
				[
					'--rueda-cta-margin'         => "{$margin['top']} {$margin['right']}"
						. " {$margin['bottom']} {$margin['left']}",
					'--rueda-cta-padding-top'    => $padding['top'],
					'--rueda-cta-padding-end'    => $padding['right'],
					'--rueda-cta-padding-bottom' => $padding['bottom'],
					'--rueda-cta-padding-start'  => $padding['left'],
					'--rueda-cta-align'          => self::SIDES[ $look['alignment'] ] ?? 'center',
					'--rueda-cta-title-size'     => $look['fontSize'] . 'px',
					'--rueda-cta-title-color'    => $look['fontColor'],
					'--rueda-cta-text-size'      => $look['descFontSize'] . 'px',
					'--rueda-cta-text-color'     => $look['descFontColor'],
				],
				self::primary( $look ),
				self::secondary( $look )
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	/** @param Look $look As `Customizer` completes it. */
	public static function has_overlay( array $look ): bool {
		return 'image' === $look['background']['background_type']
			&& '' !== $look['background']['overlayColor']['default']['color'];
	}

	/**
	 * @param Background $background
	 * @return array<string, string>
	 */
	private static function background( array $background ): array {
		$color = $background['backgroundColor']['default']['color'];
		switch ( $background['background_type'] ) {
			case 'gradient':
				// Without one there would be light words on nothing.
				return '' === $background['gradient']
					? [ '--rueda-cta-background' => $color ]
					: [ '--rueda-cta-image' => $background['gradient'] ];
			case 'image':
				$image = $background['background_image'];
				return [
					// Seen until the picture is there, so that the words can be read.
					'--rueda-cta-background' => $color,
					'--rueda-cta-image'      => isset( $image['url'] ) ? sprintf( 'url("%s")', $image['url'] ) : '',
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
	 * @param Look $look
	 * @return array<string, string>
	 */
	private static function primary( array $look ): array {
		return [
			'--rueda-cta-primary-size'        => $look['pbFontSize'] . 'px',
			'--rueda-cta-primary-radius'      => $look['pbBorderRadius'] . 'px',
			'--rueda-cta-primary-color'       => $look['pbfontColors']['pbfontColor'],
			'--rueda-cta-primary-hover-color' => $look['pbfontColors']['pbfontHoverColor'],
			'--rueda-cta-primary-fill'        => $look['pbBgColors']['pbBgColor'],
			'--rueda-cta-primary-hover-fill'  => $look['pbBgColors']['pbBgHoverColor'],
			'--rueda-cta-primary-edge'        => self::edge( $look['background'], $look['pbBgColors']['pbBgColor'] ),
		];
	}

	/**
	 * @param Look $look
	 * @return array<string, string> None for a look of one button.
	 */
	private static function secondary( array $look ): array {
		if ( ! isset( $look['sbFontSize'], $look['sbBorderRadius'], $look['sbfontColors'], $look['sbBgColors'] ) ) {
			return [];
		}
		return [
			'--rueda-cta-secondary-size'        => $look['sbFontSize'] . 'px',
			'--rueda-cta-secondary-radius'      => $look['sbBorderRadius'] . 'px',
			'--rueda-cta-secondary-color'       => $look['sbfontColors']['sbfontColor'],
			'--rueda-cta-secondary-hover-color' => $look['sbfontColors']['sbfontHoverColor'],
			'--rueda-cta-secondary-fill'        => $look['sbBgColors']['sbBgColor'],
			'--rueda-cta-secondary-hover-fill'  => $look['sbBgColors']['sbBgHoverColor'],
			'--rueda-cta-secondary-edge'        => self::edge( $look['background'], $look['sbBgColors']['sbBgColor'] ),
		];
	}

	/**
	 * A button in the colour of the card it lies on would be bare words: it gets a line around it.
	 *
	 * @param Background $background
	 */
	private static function edge( array $background, string $fill ): string {
		$is_same = 'color' === $background['background_type']
			&& self::long_hex( $fill ) === self::long_hex( $background['backgroundColor']['default']['color'] );
		return $is_same ? 'currentcolor' : '';
	}

	/** `#fff` and `#ffffff` are one colour. */
	private static function long_hex( string $color ): string {
		$color = strtolower( $color );
		return 1 === preg_match( '/^#[0-9a-f]{3}$/D', $color )
			? (string) preg_replace( '/[0-9a-f]/', '$0$0', $color )
			: $color;
	}

	private static function percent( float $fraction ): string {
		return round( $fraction * 100, 2 ) . '%';
	}

	private static function told( string $word ): string {
		return 'default' === $word ? '' : $word;
	}
}
