<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

use Rueda\Definitions;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a carousel, as our block and page builders store them. An invalid value is replaced by the default.
 * The editor and the page read them by the same rules (src/blocks/carousel/rules/settings.ts), and both are tested with
 * the same cases.
 *
 * @phpstan-type Layout array{from: int, show: int, scroll: int, space: float, offset: float}
 */
final class CarouselSettings {
	/** @var array<string, string> By the names under which they are stored. */
	private array $words = [];
	/** @var list<Layout> */
	private array $layouts;

	private int $speed;
	private int $autoplay_speed;

	/**
	 * @param mixed                                $raw     What is stored.
	 * @param list<array{name: string, from: int}> $devices The largest first.
	 */
	public function __construct( mixed $raw, array $devices ) {
		$given = is_array( $raw ) ? $raw : [];
		foreach ( Definitions::CAROUSEL_SWITCHES as $name => $initial ) {
			$this->words[ $name ] = self::switch( $given[ $name ] ?? null, $initial ) ? 'yes' : 'no';
		}
		foreach ( Definitions::CAROUSEL_CHOICES as $name => $choices ) {
			$value                = $given[ $name ] ?? null;
			$this->words[ $name ] = is_string( $value ) && in_array( $value, $choices, true ) ? $value : $choices[0];
		}
		$this->layouts        = self::layouts_of( $given, $devices );
		$this->speed          = self::number_of( 'speed', $given );
		$this->autoplay_speed = self::number_of( 'autoplay_speed', $given );
		$is_fade              = 'fade' === ( $given['effect'] ?? '' ) && 1 === $this->most_in_view();

		$this->words['effect'] = $is_fade ? 'fade' : 'slide';
		$this->words['label']  = self::label_of( $given['label'] ?? null );
	}

	/** A switch or a choice, by its name. */
	public function word( string $name ): string {
		return $this->words[ $name ] ?? '';
	}

	/** @return list<Layout> How the slides lie on each device, the largest first; sizes are px. */
	public function layouts(): array {
		return $this->layouts;
	}

	public function most_in_view(): int {
		return max( 1, ...array_column( $this->layouts, 'show' ) );
	}

	public function has_controls(): bool {
		return 'none' !== $this->words['navigation'] || '' !== $this->words['pagination'];
	}

	/** @return array<string, mixed> All of them, as the page's script has them (Settings in settings.ts). */
	public function for_script(): array {
		$is_on = fn ( string $name ): bool => 'yes' === $this->words[ $name ];
		return [
			'layouts'            => $this->layouts,
			'infinite'           => $is_on( 'infinite' ),
			'speed'              => $this->speed,
			'autoplay'           => $is_on( 'autoplay' ),
			'autoplaySpeed'      => $this->autoplay_speed,
			'pauseOnInteraction' => $is_on( 'pause_on_interaction' ),
			'pauseOnHover'       => $is_on( 'pause_on_hover' ),
			'effect'             => $this->words['effect'],
			'navigation'         => $this->words['navigation'],
			'pagination'         => $this->words['pagination'],
			'lazyload'           => $is_on( 'lazyload' ),
			'offsetSides'        => $this->words['offset_sides'],
			'label'              => $this->words['label'],
		];
	}

	/**
	 * @param array<array-key, mixed>              $given
	 * @param list<array{name: string, from: int}> $devices
	 * @return list<Layout>
	 */
	private static function layouts_of( array $given, array $devices ): array {
		$base = [
			self::number_of( 'slides_to_show', $given ),
			self::size( 'image_spacing_custom', $given['image_spacing_custom'] ?? null )
				?? (float) Definitions::CAROUSEL_NUMBERS['image_spacing_custom']['initial'],
			self::size( 'offset_width', $given['offset_width'] ?? null )
				?? (float) Definitions::CAROUSEL_NUMBERS['offset_width']['initial'],
		];

		[ $show, $space, $offset ] = $base;

		$layouts = [];
		foreach ( $devices as [ 'name' => $name, 'from' => $from ] ) {
			$end = '' === $name ? '' : "_$name";
			if ( '' === $name ) {
				// Settings for screens wider than the desktop do not apply to smaller ones.
				[ $show, $space, $offset ] = $base;
			}
			$show   = self::integer( 'slides_to_show', $given[ "slides_to_show$end" ] ?? null )
				?? self::default_show( $name, $base[0], $show );
			$space  = self::size( 'image_spacing_custom', $given[ "image_spacing_custom$end" ] ?? null ) ?? $space;
			$offset = self::size( 'offset_width', $given[ "offset_width$end" ] ?? null ) ?? $offset;
			$scroll = self::integer( 'slides_to_scroll', $given[ "slides_to_scroll$end" ] ?? null )
				?? Definitions::CAROUSEL_NUMBERS['slides_to_scroll']['initial'];

			$layouts[] = [
				'from'   => $from,
				'show'   => $show,
				'scroll' => min( $scroll, $show ),
				'space'  => $space,
				'offset' => $offset,
			];
		}
		return $layouts;
	}

	private static function default_show( string $device, int $base, int $larger ): int {
		return match ( $device ) {
			'tablet' => 1 === $base ? 1 : 2,
			'mobile' => 1,
			default  => $larger,
		};
	}

	private static function switch( mixed $value, bool $initial ): bool {
		if ( in_array( $value, [ 'yes', true, 'true' ], true ) ) {
			return true;
		}
		return in_array( $value, [ 'no', false, 'false' ], true ) ? false : $initial;
	}

	private static function number( mixed $value ): ?float {
		$is_number = is_int( $value ) || is_float( $value )
			|| is_string( $value ) && 1 === preg_match( '/^\d{1,12}(\.\d{1,6})?$/D', trim( $value ) );
		return $is_number ? (float) $value : null;
	}

	/**
	 * @param key-of<Definitions::CAROUSEL_NUMBERS> $name
	 * @param array<array-key, mixed>               $given
	 */
	private static function number_of( string $name, array $given ): int {
		return self::integer( $name, $given[ $name ] ?? null ) ?? Definitions::CAROUSEL_NUMBERS[ $name ]['initial'];
	}

	/** @param key-of<Definitions::CAROUSEL_NUMBERS> $name */
	private static function integer( string $name, mixed $value ): ?int {
		$number = self::within( $name, self::number( $value ) );
		return null !== $number && floor( $number ) === $number ? (int) $number : null;
	}

	/**
	 * A size in px, alone or as page builders store it: size and unit.
	 *
	 * @param key-of<Definitions::CAROUSEL_NUMBERS> $name
	 */
	private static function size( string $name, mixed $value ): ?float {
		$number = self::number( is_array( $value ) ? $value['size'] ?? null : $value );
		$unit   = is_array( $value ) ? $value['unit'] ?? 'px' : 'px';
		return 'px' === $unit ? self::within( $name, $number ) : null;
	}

	/** @param key-of<Definitions::CAROUSEL_NUMBERS> $name */
	private static function within( string $name, ?float $number ): ?float {
		[ 'min' => $min, 'max' => $max ] = Definitions::CAROUSEL_NUMBERS[ $name ];
		return null !== $number && $number >= $min && $number <= $max ? $number : null;
	}

	private static function label_of( mixed $value ): string {
		$text = is_string( $value ) ? trim( preg_replace( '/\s+/u', ' ', $value ) ?? '' ) : '';
		return mb_substr( $text, 0, Definitions::CAROUSEL_LONGEST_LABEL );
	}
}
