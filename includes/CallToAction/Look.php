<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * How a call to action looks. A look is always complete: a value that is missing in stored data, or not allowed, takes
 * its default. The shape of to_array() is public, and its readers do not check whether a key exists.
 */
final class Look {
	/** The stored words for alignment, and what the style sheet calls them. */
	private const ALIGNMENTS = [
		'center'     => 'center',
		'flex-start' => 'start',
		'flex-end'   => 'end',
	];

	/**
	 * @param array{top: string, right: string, bottom: string, left: string} $margin
	 * @param array{top: string, right: string, bottom: string, left: string} $padding
	 */
	private function __construct(
		private LookBackground $background,
		private array $margin,
		private array $padding,
		private string $alignment,
		private int|float $title_size,
		private string $title_color,
		private int|float $text_size,
		private string $text_color,
		private LookButton $primary,
		private ?LookButton $secondary
	) {}

	/** @param bool $has_second Whether there is a second button: a wheel's own call to action has only one. */
	public static function read( mixed $stored, bool $has_second ): self {
		return new self(
			LookBackground::read( Read::at( $stored, 'background' ) ),
			self::sides( Read::at( $stored, 'margin' ), '0', '0', true ),
			self::sides( Read::at( $stored, 'padding' ), '50px', '38px', false ),
			Css::word( Read::at( $stored, 'alignment' ), array_keys( self::ALIGNMENTS ) ),
			Css::font_size( Read::at( $stored, 'fontSize' ), 32 ),
			Css::color_or( Read::at( $stored, 'fontColor' ), '#ffffff' ),
			Css::font_size( Read::at( $stored, 'descFontSize' ), 18 ),
			Css::color_or( Read::at( $stored, 'descFontColor' ), '#fff' ),
			LookButton::read( $stored, LookButton::PRIMARY ),
			$has_second ? LookButton::read( $stored, LookButton::SECONDARY ) : null
		);
	}

	/**
	 * @param string $above  The default above and below.
	 * @param string $beside The default at the left and the right.
	 * @return array{top: string, right: string, bottom: string, left: string} Four lengths, in the order of CSS.
	 */
	private static function sides( mixed $stored, string $above, string $beside, bool $can_be_negative ): array {
		$length = static fn ( string $side, string $fallback ): string
			=> Css::length( Read::at( $stored, $side ), $can_be_negative ) ?? $fallback;
		return [
			'top'    => $length( 'top', $above ),
			'right'  => $length( 'right', $beside ),
			'bottom' => $length( 'bottom', $above ),
			'left'   => $length( 'left', $beside ),
		];
	}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		return [
			'background'    => $this->background->to_array(),
			'margin'        => $this->margin,
			'padding'       => $this->padding,
			'alignment'     => $this->alignment,
			'fontSize'      => $this->title_size,
			'fontColor'     => $this->title_color,
			'descFontSize'  => $this->text_size,
			'descFontColor' => $this->text_color,
		]
			+ $this->primary->to_array()
			+ ( null === $this->secondary ? [] : $this->secondary->to_array() );
	}

	/**
	 * Custom properties of the outermost element. Empty values are left out, so that the style sheet falls back to the
	 * theme. src/frontend/cta/style.ts makes the same properties.
	 *
	 * @return array<string, string>
	 */
	public function properties(): array {
		$properties = [
			'--rueda-cta-margin'         => implode( ' ', $this->margin ),
			'--rueda-cta-padding-top'    => $this->padding['top'],
			'--rueda-cta-padding-end'    => $this->padding['right'],
			'--rueda-cta-padding-bottom' => $this->padding['bottom'],
			'--rueda-cta-padding-start'  => $this->padding['left'],
			'--rueda-cta-align'          => self::ALIGNMENTS[ $this->alignment ] ?? 'center',
			'--rueda-cta-title-size'     => $this->title_size . 'px',
			'--rueda-cta-title-color'    => $this->title_color,
			'--rueda-cta-text-size'      => $this->text_size . 'px',
			'--rueda-cta-text-color'     => $this->text_color,
		];
		return array_filter(
			array_merge(
				$this->background->properties(),
				$properties,
				$this->primary->properties( $this->background ),
				null === $this->secondary ? [] : $this->secondary->properties( $this->background )
			),
			static fn ( string $value ): bool => '' !== $value
		);
	}

	public function has_overlay(): bool {
		return $this->background->has_overlay();
	}
}
