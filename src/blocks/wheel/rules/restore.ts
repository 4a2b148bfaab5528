import { ratingOf } from './answers';
import { parseRating } from './rating';
import type { Flow, Intro, Kept, Notes } from './screens';
import type { Area } from './wheel';

/** Restores the stored answers of all areas that still fit, because the author may have changed the wheel. */
export function restore( flow: Intro, kept: Kept ): Flow {
	const { areas } = flow;
	const notes = notesOf( areas, kept );
	const places = placesOf( areas, kept );
	if ( places.every( ( place ) => place < 0 ) ) {
		return { ...flow, notes };
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
	Object.fromEntries(
		notes.flatMap( ( [ index, label, note ] ) => {
			const place =
				areas[ index ]?.label === label
					? index
					: areas.findIndex( ( area ) => area.label === label );
			return areas[ place ]?.note ? [ [ place, note ] ] : [];
		} )
	);
