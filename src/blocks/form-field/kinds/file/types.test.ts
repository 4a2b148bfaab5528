import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
	entriesIn,
	limitsInWords,
	limitsOf,
	type MimeTypes,
	readTypes,
	writeTypes,
} from './types';

interface Written {
	readonly filetypes: string;
	readonly limit: string;
	readonly isMultiple: boolean;
	readonly limitEach?: string;
	readonly mostFiles?: number;
}

/** What FileLimits in PHP reads (FileLimitsTest). */
type Line = readonly [ Written, Readonly< Record< string, unknown > > ];

const [ first = '', ...rest ] = readFileSync(
	path.join( __dirname, '../../../../../tests/fixtures/file-types.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' );
const known = JSON.parse( first ) as MimeTypes;
const lines = rest.map( ( line ) => JSON.parse( line ) as Line );

test.each( lines )(
	'the editor reads and says $filetypes, $limit as the server does',
	( { filetypes, limitEach = '', ...written }, read ) => {
		const types = readTypes( filetypes, known );
		const limits = limitsOf( { limitEach, ...written } );
		const words = limitsInWords( types, limits, written.isMultiple, known );
		expect( { ...types, ...limits, words } ).toEqual( read );
	}
);

test.each( lines )(
	'what the editor stores for $filetypes is read as the same',
	( { filetypes } ) => {
		const { groups, others, unknown, accept } = readTypes(
			filetypes,
			known
		);
		const again = readTypes(
			writeTypes( groups, [ ...others, ...unknown ] ),
			known
		);
		expect( [ ...again.accept ].sort() ).toEqual( [ ...accept ].sort() );
	}
);

test( 'types are separated by commas, bars or spaces', () =>
	expect( entriesIn( ' zip, EPUB|a.b ' ) ).toEqual( [
		'zip',
		'epub',
		'a.b',
	] ) );
