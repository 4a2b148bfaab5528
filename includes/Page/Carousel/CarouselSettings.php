<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of a carousel, as our block and page builders store them. An invalid value is replaced by the default.
 * The editor and the page read them by the same rules (src/blocks/carousel/rules/settings.ts), and both are tested with
 * the same cases.
 *
 * @phpstan-type Layout array{from: int, show: int, scroll: int, space: float, offset: float}
 */
final class CarouselSettings {
	private const SWITCHES = [
		'infinite'             => true,
		'autoplay'             => false,
		'pause_on_interaction' => true,
		'pause_on_hover'       => true,
		'lazyload'             => true,
	];

	/** The first one is the default. */
	private const CHOICES = [
		'navigation'   => [ 'both', 'arrows', 'dots', 'none' ],
		'pagination'   => [ '', 'bullets', 'fraction', 'progressbar' ],
		'offset_sides' => [ 'none', 'left', 'right', 'both' ],
	];

	private const MOST_IN_VIEW     = 10;
	private const LONGEST_LABEL    = 200;
	private const LONGEST_AUTOPLAY = 86400000;

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
		foreach ( self::SWITCHES as $name => $initial ) {
			$this->words[ $name ] = self::switch( $given[ $name ] ?? null, $initial ) ? 'yes' : 'no';
		}
		foreach ( self::CHOICES as $name => $choices ) {
			$value                = $given[ $name ] ?? null;
			$this->words[ $name ] = is_string( $value ) && in_array( $value, $choices, true ) ? $value : $choices[0];
		}
		$this->layouts        = self::layouts_of( $given, $devices );
		$this->speed          = self::integer( $given['speed'] ?? null, 0, 10000 ) ?? 500;
		$this->autoplay_speed = self::integer( $given['autoplay_speed'] ?? null, 100, self::LONGEST_AUTOPLAY ) ?? 5000;
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
			self::integer( $given['slides_to_show'] ?? null, 1, self::MOST_IN_VIEW ) ?? 3,
			self::size( $given['image_spacing_custom'] ?? null, 100 ) ?? 20.0,
			self::size( $given['offset_width'] ?? null, 200 ) ?? 80.0,
		];

		[ $show, $space, $offset ] = $base;

		$layouts = [];
		foreach ( $devices as [ 'name' => $name, 'from' => $from ] ) {
			$end = '' === $name ? '' : "_$name";
			if ( '' === $name ) {
				// Settings for screens wider than the desktop do not apply to smaller ones.
				[ $show, $space, $offset ] = $base;
			}
			$show   = self::integer( $given[ "slides_to_show$end" ] ?? null, 1, self::MOST_IN_VIEW )
				?? self::default_show( $name, $base[0], $show );
			$space  = self::size( $given[ "image_spacing_custom$end" ] ?? null, 100 ) ?? $space;
			$offset = self::size( $given[ "offset_width$end" ] ?? null, 200 ) ?? $offset;
			$scroll = self::integer( $given[ "slides_to_scroll$end" ] ?? null, 1, self::MOST_IN_VIEW ) ?? 1;

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

	private static function integer( mixed $value, int $min, int $max ): ?int {
		$number = self::number( $value );
		return null !== $number && $number >= $min && $number <= $max && floor( $number ) === $number
			? (int) $number
			: null;
	}

	/** A size in px, alone or as page builders store it: size and unit. */
	private static function size( mixed $value, int $max ): ?float {
		$number = self::number( is_array( $value ) ? $value['size'] ?? null : $value );
		$unit   = is_array( $value ) ? $value['unit'] ?? 'px' : 'px';
		return 'px' === $unit && null !== $number && $number >= 0 && $number <= $max ? $number : null;
	}

	private static function label_of( mixed $value ): string {
		$text = is_string( $value ) ? trim( preg_replace( '/\s+/u', ' ', $value ) ?? '' ) : '';
		return mb_substr( $text, 0, self::LONGEST_LABEL );
	}
}
