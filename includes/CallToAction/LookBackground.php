<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The background of a call to action: a colour, a gradient or a picture. */
final class LookBackground {
	private const COLOR       = 'color';
	private const IMAGE       = 'image';
	private const GRADIENT    = 'gradient';
	private const SIZES       = [ 'cover', 'auto', 'contain' ];
	private const ATTACHMENTS = [ 'scroll', 'fixed', 'default' ];
	private const REPEATS     = [ 'no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'default' ];

	/**
	 * @param string|null $url           Of the picture; null for none.
	 * @param float       $x             The picture's focal point, from 0 to 1; $y is the same, downwards.
	 * @param int|null    $attachment_id The picture in the media library, where it is known.
	 */
	private function __construct(
		private string $type,
		private string $color,
		private string $gradient,
		private ?string $url,
		private float $x,
		private float $y,
		private ?int $attachment_id,
		private string $size,
		private string $attachment,
		private string $repeat,
		private string $overlay
	) {}

	public static function read( mixed $stored ): self {
		$type = Css::word( Read::at( $stored, 'background_type' ), [ self::COLOR, self::IMAGE, self::GRADIENT ] );
		$url  = Css::url( Read::at( $stored, 'background_image', 'url' ) );
		$id   = Read::id( Read::at( $stored, 'background_image', 'attachment_id' ) );
		return new self(
			// Old panels wrote "image" when somebody picked a plain color.
			self::IMAGE === $type && null === $url ? self::COLOR : $type,
			Css::color_or( Read::at( $stored, 'backgroundColor', 'default', 'color' ), '#038181' ),
			Css::gradient( Read::at( $stored, 'gradient' ) ) ?? '',
			$url,
			self::fraction( Read::at( $stored, 'background_image', 'x' ) ),
			self::fraction( Read::at( $stored, 'background_image', 'y' ) ),
			0 === $id ? null : $id,
			Css::word( Read::at( $stored, 'background_size' ), self::SIZES ),
			Css::word( Read::at( $stored, 'background_attachment' ), self::ATTACHMENTS ),
			Css::word( Read::at( $stored, 'background_repeat' ), self::REPEATS ),
			Css::color_or( Read::at( $stored, 'overlayColor', 'default', 'color' ), 'rgba(22, 16, 16, 0.3)' )
		);
	}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		$place = [
			'x'             => $this->x,
			'y'             => $this->y,
			'attachment_id' => $this->attachment_id,
		];
		return [
			'background_type'       => $this->type,
			'backgroundColor'       => [ 'default' => [ 'color' => $this->color ] ],
			'gradient'              => $this->gradient,
			'background_image'      => ( null === $this->url ? [] : [ 'url' => $this->url ] ) + $place,
			'background_size'       => $this->size,
			'background_attachment' => $this->attachment,
			'background_repeat'     => $this->repeat,
			'overlayColor'          => [ 'default' => [ 'color' => $this->overlay ] ],
		];
	}

	/** @return array<string, string> */
	public function properties(): array {
		// Without a gradient the colour is used, because the light text needs a background.
		if ( self::GRADIENT === $this->type && '' !== $this->gradient ) {
			return [ '--rueda-cta-image' => $this->gradient ];
		}
		// The colour is shown until the picture is loaded, so that the text can be read.
		$color = [ '--rueda-cta-background' => $this->color ];
		return self::IMAGE !== $this->type ? $color : $color + [
			'--rueda-cta-image'      => sprintf( 'url("%s")', $this->url ),
			'--rueda-cta-position'   => self::percent( $this->x ) . ' ' . self::percent( $this->y ),
			'--rueda-cta-image-size' => $this->size,
			'--rueda-cta-attachment' => self::unless_default( $this->attachment ),
			'--rueda-cta-repeat'     => self::unless_default( $this->repeat ),
			'--rueda-cta-overlay'    => $this->overlay,
		];
	}

	public function has_overlay(): bool {
		return self::IMAGE === $this->type && '' !== $this->overlay;
	}

	/** Whether the background is this colour and nothing else. */
	public function is_plain( string $color ): bool {
		return self::COLOR === $this->type && self::long_hex( $color ) === self::long_hex( $this->color );
	}

	/** `#fff` and `#ffffff` are one color. */
	private static function long_hex( string $color ): string {
		$color = strtolower( $color );
		return 1 === preg_match( '/^#[0-9a-f]{3}$/D', $color )
			? preg_replace( '/[0-9a-f]/', '$0$0', $color ) ?? $color
			: $color;
	}

	/** Some panels stored percent, so a value above 1 is divided by 100. */
	private static function fraction( mixed $value ): float {
		$value = is_numeric( $value ) ? (float) $value : 0.0;
		return max( 0.0, min( 1.0, $value > 1.0 ? $value / 100 : $value ) );
	}

	private static function percent( float $fraction ): string {
		return round( $fraction * 100, 2 ) . '%';
	}

	private static function unless_default( string $word ): string {
		return 'default' === $word ? '' : $word;
	}
}
