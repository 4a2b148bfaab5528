import { outcome, runPackage } from './lib/run.mjs';

export const name = 'TypeScript: types';

/** As other plugins compile it, with settings of their own. */
const SHIPPED = [ '--ignoreConfig', '--strict', 'types/rueda.d.ts' ];

export async function run() {
	const ends = [];
	for ( const what of [ [ '--project', '.' ], SHIPPED ] ) {
		ends.push(
			await runPackage( 'typescript/bin/tsc', [
				...what,
				'--noEmit',
				'--pretty',
				'false',
			] )
		);
	}
	return outcome(
		ends.every( ( { code } ) => code === 0 ),
		ends.map( ( { output } ) => output ).join( '\n' )
	);
}
