/** The statistics of a wheel, as includes/Report/Overview/Overview.php gives them. */

export interface Figures {
	readonly ratings: number;
	readonly average: number;
	/** The standard deviation. */
	readonly spread: number;
}

export interface AreaFigures {
	readonly label: string;
	readonly color: string;
	readonly min: number;
	readonly max: number;
	/** Null if too few visitors have rated it. */
	readonly figures: Figures | null;
	/** The same of what visitors wish for; null also if the wheel does not ask. */
	readonly wished: Figures | null;
}

export interface Runs {
	readonly started: number;
	readonly finished: number;
	/** How many left at each area, in the wheel's order. */
	readonly left: readonly number[];
}

/** Null if too few have pressed it. */
export interface Clicks {
	readonly primary: number | null;
	readonly secondary: number | null;
}

export interface Overview {
	readonly id: number;
	/** The number of visitors from which statistics are shown. */
	readonly least: number;
	readonly reports: number;
	readonly runs: Runs | null;
	readonly areas: readonly AreaFigures[];
	/** Presses of the wheel's own call to action, and of the site's. */
	readonly clicks: {
		readonly wheel: Clicks | null;
		readonly site: Clicks | null;
		/** Those for some results, in their order. */
		readonly offers?: readonly {
			readonly id: string;
			readonly title: string;
			readonly pressed: Clicks | null;
		}[];
	};
}

/** The position of a number on its scale, from 0 to 1. */
const placeOf = ( value: number, { min, max }: AreaFigures ): number =>
	max > min
		? Math.max( 0, Math.min( 1, ( value - min ) / ( max - min ) ) )
		: 0;

/** The average and one standard deviation around it, as positions on the scale. */
export function bandOf(
	area: AreaFigures,
	{ average, spread }: Figures
): { readonly from: number; readonly at: number; readonly to: number } {
	return {
		from: placeOf( average - spread, area ),
		at: placeOf( average, area ),
		to: placeOf( average + spread, area ),
	};
}

/** How many were still there when each area was asked. */
export function presentAt( { started, left }: Runs ): number[] {
	let present = started;
	return left.map( ( gone ) => {
		const before = present;
		present = Math.max( 0, present - gone );
		return before;
	} );
}
