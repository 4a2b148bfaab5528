import { linear, type Rgb } from '../../frontend/values/color';

/** How different two colours look (OKLab): about 0.02 can just be seen, black and white are 1 apart. */
export function distance( one: Rgb, other: Rgb ): number {
	const [ l, a, b ] = labOf( one );
	const [ otherL, otherA, otherB ] = labOf( other );
	return Math.hypot( l - otherL, a - otherA, b - otherB );
}

function labOf( [ red, green, blue ]: Rgb ): Rgb {
	const [ r, g, b ] = [ linear( red ), linear( green ), linear( blue ) ];
	const l = Math.cbrt(
		0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b
	);
	const m = Math.cbrt(
		0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b
	);
	const s = Math.cbrt(
		0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b
	);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}
