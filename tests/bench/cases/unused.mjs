/**
 * A page and a REST call that have nothing to do with Rueda: with no plugin, with the skeleton of one, and with Rueda.
 */
import { median } from '../measure.mjs';

export const name = 'Not using Rueda';

/** This case stores nothing. */
export const sizes = [ 0 ];

/** The most that Rueda may add, as a multiple of the skeleton's time. */
const ALLOWED = 1.3;

/** A ratio of two differences near zero means nothing, so the sums are compared. */
const NOISE = 0.01;

const SUBJECTS = [ 'nothing', 'skeleton', 'rueda' ];

const ADDRESSES = {
	page: '/',
	rest: '/index.php?rest_route=/bench/v1/empty',
};

export async function prepare() {
	const operations = {};
	for ( const [ what, path ] of Object.entries( ADDRESSES ) ) {
		for ( const subject of SUBJECTS ) {
			operations[ `${ what }: ${ subject }` ] = {
				path,
				headers: { 'X-Bench-Plugin': subject },
			};
		}
	}
	return { fill: async () => {}, operations };
}

/** The promises: a name, the figure and its maximum. */
export function promises( { 0: results } ) {
	return Object.keys( ADDRESSES ).flatMap( ( what ) => {
		const of = ( subject ) => results[ `${ what }: ${ subject }` ];
		const added = ( subject, figure ) =>
			of( subject )[ figure ] - of( 'nothing' )[ figure ];
		// Other work of the machine affects all calls of a round alike.
		const time = ( subject ) =>
			median(
				of( subject ).cpuByRound.map(
					( cpu, round ) => cpu - of( 'nothing' ).cpuByRound[ round ]
				)
			);
		const total = median( of( 'nothing' ).cpuByRound );
		return [
			[
				`${ what }: processor time, to ${ ALLOWED } times what the skeleton adds (${ time(
					'rueda'
				).toFixed( 2 ) } and ${ time( 'skeleton' ).toFixed(
					2
				) } ms on top of ${ total.toFixed( 2 ) })`,
				( total + time( 'rueda' ) ) /
					( total + ALLOWED * time( 'skeleton' ) ),
				1 + NOISE,
			],
			[ `${ what }: queries added`, added( 'rueda', 'queries' ), 0 ],
			[ `${ what }: files added`, added( 'rueda', 'files' ), 10 ],
			[
				`${ what }: KiB of memory added`,
				added( 'rueda', 'memory' ) / 1024,
				200,
			],
		];
	} );
}
