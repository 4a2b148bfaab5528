<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

defined( 'ABSPATH' ) || exit;

/**
 * The colours that areas get. src/frontend/values/area-colors.ts has the same, and both are tested with
 * tests/fixtures/area-colors.json. Each has a contrast of 3:1 or more with white, and with the colours before and after
 * it, because lighter and darker colours alternate.
 */
final class AreaColors {
	public const ALL = [
		'#2FA952',
		'#1E3F8B',
		'#E8731B',
		'#721D77',
		'#17A4A4',
		'#851436',
		'#BC8C00',
		'#6C3510',
		'#F2685E',
		'#0F4E30',
		'#A282E8',
		'#462AA8',
		'#4498E7',
		'#0A4B57',
		'#E16BAD',
		'#454545',
	];

	private function __construct() {}

	public static function at( int $index ): string {
		return self::ALL[ $index % count( self::ALL ) ];
	}
}
