import { ratingOf } from './answers';
import { parseRating } from './rating';
import type { Flow, Intro, Kept, Notes, Wishes } from './screens';
import type { Area } from './wheel';

/** Restores the stored answers of all areas that still fit, because the author may have changed the wheel. */
export function restore( flow: Intro, kept: Kept ): Flow {
	const { areas } = flow;
	const notes = notesOf( areas, kept );
	const wishes = wishesOf( areas, kept );
	const places = placesOf( areas, kept );
	if ( places.every( ( place ) => place < 0 ) ) {
		return { ...flow, notes, wishes };
	}
	const open = areas.findIndex( ( _, index ) => ! places.includes( index ) );
	const settled = open < 0 ? areas.length : open;
	const answers = kept.answers
		.filter(
			( { area }, at ) =>
				( places[ area ] ?? -1 ) >= 0 &&
				kept.answers.findIndex( ( each ) => each.area === area ) === at
		)
		.map( ( each ) => ( { ...each, area: places[ each.area ] ?? 0 } ) );
	const isMoved = places.some( ( place, index ) => place !== index );
	return {
		...flow,
		answers,
		notes,
		wishes,
		settled,
		next: isMoved ? settled : Math.min( kept.index, settled ),
		finished: open < 0 ? ( kept.finished ?? null ) : null,
	};
}

/** Where in the wheel each stored area is now; -1 if it is gone, or what was stored no longer fits. */
function placesOf( areas: readonly Area[], kept: Kept ): number[] {
	const used = new Set< number >();
	return kept.labels.map( ( label, index ) => {
		const place = areas.findIndex(
			( area, at ) => area.label === label && ! used.has( at )
		);
		used.add( place );
		const area = areas[ place ];
		const rating = ratingOf( kept, index );
		const fits =
			area &&
			( rating === null
				? ! area.isRequired
				: parseRating( rating, area ) === rating );
		return fits ? place : -1;
	} );
}

/** What was written about areas that still ask for it. */
const notesOf = ( areas: readonly Area[], { notes }: Kept ): Notes =>
	byPlace( areas, notes, ( area ) => area.note );

/** Wishes that can still be chosen. */
const wishesOf = ( areas: readonly Area[], { wishes }: Kept ): Wishes =>
	byPlace(
		areas,
		wishes,
		( area, wish ) => area.asksWish && parseRating( wish, area ) === wish
	);

/** What was given beside ratings, at the places that its areas have now. */
const byPlace = < T >(
	areas: readonly Area[],
	given: readonly ( readonly [ number, string, T ] )[],
	fits: ( area: Area, value: T ) => boolean
): Readonly< Record< number, T > > =>
	Object.fromEntries(
		given.flatMap( ( [ index, label, value ] ) => {
			const place =
				areas[ index ]?.label === label
					? index
					: areas.findIndex( ( area ) => area.label === label );
			const area = areas[ place ];
			return area && fits( area, value ) ? [ [ place, value ] ] : [];
		} )
	);
