<?php

declare( strict_types=1 );

namespace Rueda\Page\Carousel;

defined( 'ABSPATH' ) || exit;

/** The ranges of window widths that a carousel can have settings of its own for. */
final class CarouselDevices {
	/** Upper limits in px, the largest first. Those that a site may add are the ones that page builders know. */
	private const LIMITS = [
		'laptop'       => 1620,
		'tablet_extra' => 1366,
		'tablet'       => 1024,
		'mobile_extra' => 880,
		'mobile'       => 767,
	];

	private const ALWAYS     = [ 'tablet', 'mobile' ];
	private const WIDESCREEN = [ 'name' => 'widescreen', 'from' => 2400 ];

	/** @return list<array{name: string, from: int}> The largest first. The one without a name is the desktop. */
	public static function all(): array {
		/**
		 * Adds devices for carousels: any of widescreen (from 2400 px), laptop (up to 1620 px), tablet_extra (1366 px)
		 * and mobile_extra (880 px). A setting that is missing for one of them is taken from the next larger device.
		 *
		 * @param list<string> $names None by default.
		 */
		$extra = apply_filters( 'rueda_carousel_breakpoints', [] );
		$extra = is_array( $extra ) ? $extra : [];

		$devices = in_array( 'widescreen', $extra, true ) ? [ self::WIDESCREEN ] : [];
		$name    = '';
		foreach ( self::LIMITS as $smaller => $limit ) {
			if ( in_array( $smaller, self::ALWAYS, true ) || in_array( $smaller, $extra, true ) ) {
				$devices[] = [ 'name' => $name, 'from' => $limit + 1 ];
				$name      = $smaller;
			}
		}
		$devices[] = [ 'name' => $name, 'from' => 0 ];
		return $devices;
	}
}
