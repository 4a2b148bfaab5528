<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** How one of the buttons of a call to action looks. */
final class LookButton {
	/** The prefixes of the names under which its values are stored. */
	public const PRIMARY   = 'pb';
	public const SECONDARY = 'sb';

	private function __construct(
		private string $which,
		private int|float $size,
		private int|float $radius,
		private string $color,
		private string $hover_color,
		private string $fill,
		private string $hover_fill
	) {}

	/** @param self::PRIMARY|self::SECONDARY $which */
	public static function read( mixed $stored, string $which ): self {
		[ $color, $fill ] = self::PRIMARY === $which ? [ '#fff', '#038181' ] : [ '#038181', '#ffffff' ];
		$fonts            = Read::at( $stored, "{$which}fontColors" );
		$fills            = Read::at( $stored, "{$which}BgColors" );
		return new self(
			$which,
			Css::font_size( Read::at( $stored, "{$which}FontSize" ), 16 ),
			Css::pixels( Read::at( $stored, "{$which}BorderRadius" ), 4, 0, 1000 ),
			Css::color_or( Read::at( $fonts, "{$which}fontColor" ), $color ),
			Css::color_or( Read::at( $fonts, "{$which}fontHoverColor" ), '#000' ),
			Css::color_or( Read::at( $fills, "{$which}BgColor" ), $fill ),
			Css::color_or( Read::at( $fills, "{$which}BgHoverColor" ), '#fff' )
		);
	}

	/** @return array<string, mixed> As they are stored and sent. */
	public function to_array(): array {
		$which = $this->which;
		return [
			"{$which}FontSize"     => $this->size,
			"{$which}BorderRadius" => $this->radius,
			"{$which}fontColors"   => [
				"{$which}fontColor"      => $this->color,
				"{$which}fontHoverColor" => $this->hover_color,
			],
			"{$which}BgColors"     => [
				"{$which}BgColor"      => $this->fill,
				"{$which}BgHoverColor" => $this->hover_fill,
			],
		];
	}

	/** @return array<string, string> */
	public function properties( LookBackground $background ): array {
		$name = '--rueda-cta-' . ( self::PRIMARY === $this->which ? 'primary' : 'secondary' );
		return [
			"{$name}-size"        => $this->size . 'px',
			"{$name}-radius"      => $this->radius . 'px',
			"{$name}-color"       => $this->color,
			"{$name}-hover-color" => $this->hover_color,
			"{$name}-fill"        => $this->fill,
			"{$name}-hover-fill"  => $this->hover_fill,
			// A button in the colour of its card would look like bare text, so it gets a border.
			"{$name}-edge"        => $background->is_plain( $this->fill ) ? 'currentcolor' : '',
		];
	}
}
