<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The background of a call to action: a colour, a gradient or a picture. */
final class LookBackground {
	public const COLOR     = 'color';
	public const IMAGE     = 'image';
	private const GRADIENT = 'gradient';

	private string $type;
	private string $color;
	private string $overlay;

	/** @param mixed $values The complete ones of a look. */
	public function __construct( private mixed $values ) {
		$this->type    = $this->word( 'background_type' );
		$this->color   = Read::string( Read::at( $values, 'backgroundColor', 'default', 'color' ) );
		$this->overlay = Read::string( Read::at( $values, 'overlayColor', 'default', 'color' ) );
	}

	/** @return array<string, string> */
	public function properties(): array {
		// Without a gradient the colour is used, because the light text needs a background.
		if ( self::GRADIENT === $this->type && '' !== $this->word( 'gradient' ) ) {
			return [ '--rueda-cta-image' => $this->word( 'gradient' ) ];
		}
		// The colour is shown until the picture is loaded, so that the text can be read.
		$color = [ '--rueda-cta-background' => $this->color ];
		return self::IMAGE !== $this->type ? $color : $color + [
			'--rueda-cta-image'      => sprintf(
				'url("%s")',
				Read::string( Read::at( $this->values, 'background_image', 'url' ) )
			),
			'--rueda-cta-position'   => $this->percent( 'x' ) . ' ' . $this->percent( 'y' ),
			'--rueda-cta-image-size' => $this->word( 'background_size' ),
			'--rueda-cta-attachment' => $this->unless_default( 'background_attachment' ),
			'--rueda-cta-repeat'     => $this->unless_default( 'background_repeat' ),
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

	private function word( string $name ): string {
		return Read::string( Read::at( $this->values, $name ) );
	}

	private function unless_default( string $name ): string {
		return 'default' === $this->word( $name ) ? '' : $this->word( $name );
	}

	private function percent( string $side ): string {
		$fraction = Read::number( Read::at( $this->values, 'background_image', $side ), 0, 1, 0 );
		return round( $fraction * 100, 2 ) . '%';
	}
}
