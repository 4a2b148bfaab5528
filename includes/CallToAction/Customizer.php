<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-type Wrapped array{default: array{color: string}}
 * @phpstan-type Sides array{top: string, right: string, bottom: string, left: string}
 * @phpstan-type Background array{
 *   background_type: string, backgroundColor: Wrapped, gradient: string,
 *   background_image: array{url?: string, x: float, y: float, attachment_id: int|null}, background_size: string,
 *   background_attachment: string, background_repeat: string, overlayColor: Wrapped
 * }
 * @phpstan-type Look array{
 *   background: Background, margin: Sides, padding: Sides, alignment: string, fontSize: int|float, fontColor: string,
 *   descFontSize: int|float, descFontColor: string, pbFontSize: int|float, pbBorderRadius: int|float,
 *   pbfontColors: array{pbfontColor: string, pbfontHoverColor: string},
 *   pbBgColors: array{pbBgColor: string, pbBgHoverColor: string}, sbFontSize?: int|float, sbBorderRadius?: int|float,
 *   sbfontColors?: array{sbfontColor: string, sbfontHoverColor: string},
 *   sbBgColors?: array{sbBgColor: string, sbBgHoverColor: string}
 * }
 *
 * The look of a call to action. Its shape is public and readers follow every branch without looking, so the
 * answer is always complete: what is missing or not allowed takes its default.
 */
final class Customizer {

	/** Kinds of values, by their path. The rest of a stored customizer is dropped. */
	private const CHOICES = [
		'background_type'       => [ 'color', 'image', 'gradient' ],
		'background_size'       => [ 'cover', 'auto', 'contain' ],
		'background_attachment' => [ 'scroll', 'fixed', 'default' ],
		'background_repeat'     => [ 'no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'default' ],
	];

	private const FONT = [ 8, 200 ];

	private const RADIUS = [ 0, 1000 ];

	/**
	 * The look of a wheel's own call to action, which has one button.
	 *
	 * @param mixed $stored As an editor of any age wrote it.
	 * @return Look
	 */
	public static function complete( mixed $stored ): array {
		$stored = self::fields( $stored );
		$fonts  = self::fields( $stored['pbfontColors'] ?? null );
		$fills  = self::fields( $stored['pbBgColors'] ?? null );
		return [
			'background'     => self::background( self::fields( $stored['background'] ?? null ) ),
			'margin'         => self::sides( $stored['margin'] ?? null, [ '0', '0', '0', '0' ], true ),
			'padding'        => self::sides( $stored['padding'] ?? null, [ '50px', '38px', '50px', '38px' ], false ),
			'alignment'      => self::choice( $stored['alignment'] ?? null, [ 'center', 'flex-start', 'flex-end' ] ),
			'fontSize'       => self::pixels( $stored['fontSize'] ?? null, 32, self::FONT ),
			'fontColor'      => self::color( $stored['fontColor'] ?? null, '#ffffff' ),
			'descFontSize'   => self::pixels( $stored['descFontSize'] ?? null, 18, self::FONT ),
			'descFontColor'  => self::color( $stored['descFontColor'] ?? null, '#fff' ),
			'pbFontSize'     => self::pixels( $stored['pbFontSize'] ?? null, 16, self::FONT ),
			'pbBorderRadius' => self::pixels( $stored['pbBorderRadius'] ?? null, 4, self::RADIUS ),
			'pbfontColors'   => [
				'pbfontColor'      => self::color( $fonts['pbfontColor'] ?? null, '#fff' ),
				'pbfontHoverColor' => self::color( $fonts['pbfontHoverColor'] ?? null, '#000' ),
			],
			'pbBgColors'     => [
				'pbBgColor'      => self::color( $fills['pbBgColor'] ?? null, '#038181' ),
				'pbBgHoverColor' => self::color( $fills['pbBgHoverColor'] ?? null, '#fff' ),
			],
		];
	}

	/**
	 * The look of the site's call to action, which has a second button.
	 *
	 * @param mixed $stored As an editor of any age wrote it.
	 * @return Look
	 */
	public static function complete_with_second( mixed $stored ): array {
		$fields = self::fields( $stored );
		$fonts  = self::fields( $fields['sbfontColors'] ?? null );
		$fills  = self::fields( $fields['sbBgColors'] ?? null );
		return array_merge(
			self::complete( $stored ),
			[
				'sbFontSize'     => self::pixels( $fields['sbFontSize'] ?? null, 16, self::FONT ),
				'sbBorderRadius' => self::pixels( $fields['sbBorderRadius'] ?? null, 4, self::RADIUS ),
				'sbfontColors'   => [
					'sbfontColor'      => self::color( $fonts['sbfontColor'] ?? null, '#038181' ),
					'sbfontHoverColor' => self::color( $fonts['sbfontHoverColor'] ?? null, '#000' ),
				],
				'sbBgColors'     => [
					'sbBgColor'      => self::color( $fills['sbBgColor'] ?? null, '#ffffff' ),
					'sbBgHoverColor' => self::color( $fills['sbBgHoverColor'] ?? null, '#fff' ),
				],
			]
		);
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return Background
	 */
	private static function background( array $stored ): array {
		$image = self::fields( $stored['background_image'] ?? null );
		$url   = Css::url( $image['url'] ?? null );
		$type  = self::choice( $stored['background_type'] ?? null, self::CHOICES['background_type'] );
		return [
			// Old panels wrote "image" when somebody picked a plain colour.
			'background_type'       => 'image' === $type && null === $url ? 'color' : $type,
			'backgroundColor'       => self::wrapped( $stored['backgroundColor'] ?? null, '#038181' ),
			'gradient'              => Css::gradient( $stored['gradient'] ?? null ) ?? '',
			'background_image'      => array_merge(
				null === $url ? [] : [ 'url' => $url ],
				[
					'x'             => self::fraction( $image['x'] ?? null ),
					'y'             => self::fraction( $image['y'] ?? null ),
					'attachment_id' => self::id( $image['attachment_id'] ?? null ),
				]
			),
			'background_size'       => self::choice(
				$stored['background_size'] ?? null,
				self::CHOICES['background_size']
			),
			'background_attachment' => self::choice(
				$stored['background_attachment'] ?? null,
				self::CHOICES['background_attachment']
			),
			'background_repeat'     => self::choice(
				$stored['background_repeat'] ?? null,
				self::CHOICES['background_repeat']
			),
			'overlayColor'          => self::wrapped( $stored['overlayColor'] ?? null, 'rgba(22, 16, 16, 0.3)' ),
		];
	}

	/** @return array{default: array{color: string}} */
	private static function wrapped( mixed $stored, string $fallback ): array {
		$inner = self::fields( self::fields( $stored )['default'] ?? null );
		return [ 'default' => [ 'color' => self::color( $inner['color'] ?? null, $fallback ) ] ];
	}

	/**
	 * @param array{string, string, string, string} $fallback Top, right, bottom, left.
	 * @return array{top: string, right: string, bottom: string, left: string}
	 */
	private static function sides( mixed $stored, array $fallback, bool $can_be_negative ): array {
		$stored = self::fields( $stored );
		$sides  = [];
		foreach ( [ 'top', 'right', 'bottom', 'left' ] as $index => $side ) {
			$sides[ $side ] = Css::length( $stored[ $side ] ?? null, $can_be_negative ) ?? $fallback[ $index ];
		}
		return $sides;
	}

	private static function id( mixed $value ): ?int {
		$id = is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) ) ? (int) $value : 0;
		return $id > 0 ? $id : null;
	}

	/** A focus point from 0 to 1. More than 1 was written by panels that count in percent. */
	private static function fraction( mixed $value ): float {
		$value = is_numeric( $value ) ? (float) $value : 0.0;
		return max( 0.0, min( 1.0, $value > 1.0 ? $value / 100 : $value ) );
	}

	/** @param array{int, int} $bounds */
	private static function pixels( mixed $value, int $fallback, array $bounds ): int|float {
		if ( is_string( $value ) ) {
			$value = preg_replace( '/px$/i', '', trim( $value ) );
		}
		return is_numeric( $value ) ? max( $bounds[0], min( $bounds[1], $value + 0 ) ) : $fallback;
	}

	/** An empty text is an answer too: no change of colour. */
	private static function color( mixed $value, string $fallback ): string {
		return '' === $value ? '' : Css::color( $value ) ?? $fallback;
	}

	/** @param non-empty-list<string> $allowed The first one is the default. */
	private static function choice( mixed $value, array $allowed ): string {
		return in_array( $value, $allowed, true ) ? $value : $allowed[0];
	}

	/** @return array<array-key, mixed> */
	private static function fields( mixed $value ): array {
		return is_array( $value ) ? $value : [];
	}
}
