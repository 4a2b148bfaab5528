/** A valid message costs hardly more where twenty fields have conditions, each about the field before it. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.mjs';

export const name = 'Sending a form with conditions';

/** Nothing is filled: the number of stored messages does not matter. */
export const sizes = [ 0 ];

const message = ( form ) => ( {
	path: `/?rest_route=/contact-form-7/v1/contact-forms/${ form }/feedback`,
	fields: () => {
		const data = new FormData();
		data.set( '_wpcf7', String( form ) );
		data.set( '_wpcf7_unit_tag', `wpcf7-f${ form }-o1` );
		for ( let number = 0; number <= 20; number++ ) {
			data.set( `field-${ number }`, `It is ${ crypto.randomUUID() }` );
		}
		return data;
	},
	expect: ( text ) => JSON.parse( text ).status === 'mail_sent',
} );

export async function prepare( stack ) {
	const [ plain, conditional ] = await stack.inWordPress(
		path.join(
			path.dirname( fileURLToPath( import.meta.url ) ),
			'conditions.php'
		)
	);
	return {
		fill: () => {},
		operations: {
			'without conditions': message( plain ),
			'twenty conditions': message( conditional ),
		},
	};
}

/** The promises: a name, the figure and its maximum. */
export function promises( { 0: found } ) {
	const without = found[ 'without conditions' ];
	const twenty = found[ 'twenty conditions' ];
	return [
		[
			'processor time of PHP for a valid message, with twenty conditions to none',
			median(
				twenty.cpuByRound.map(
					( time, round ) => time / without.cpuByRound[ round ]
				)
			),
			1.1,
		],
		[
			"the same with the database's",
			( twenty.cpu + twenty.database ) /
				( without.cpu + without.database ),
			1.1,
		],
	];
}
