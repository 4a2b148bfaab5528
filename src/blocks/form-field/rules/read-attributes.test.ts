import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fields } from '../../../frontend/values/values';
import { starsOf } from '../kinds/rating/stars';
import { isNeeded, takesOne } from './attributes';
import { readAttributes } from './read-attributes';

/** What is stored, and what PHP reads from it that differs from an empty block (AttributesTest). */
type Line = readonly [ Fields, Fields ];

const lines = readFileSync(
	path.join( __dirname, '../../../../tests/fixtures/field-attributes.jsonl' ),
	'utf8'
)
	.trim()
	.split( '\n' )
	.map( ( line ) => JSON.parse( line ) as Line );

/** As PHP writes what it has read. It has no spaces at the ends of texts that the author of a form may be typing. */
function readAsPhp( stored: Fields ): object {
	const attributes = readAttributes( stored );
	const { choices, questions, help, htmlId, ...rest } = attributes;
	const { minlength = null, maxlength = null, size = null } = rest;
	const { cols = null, rows = null } = rest;
	return {
		...rest,
		...{ minlength, maxlength, size, cols, rows },
		help: help.trim(),
		choices: choices.map( ( { label, value = '', ...choice } ) => ( {
			label: label.trim(),
			value:
				value.trim() ||
				( choice.isEmptyInMail === true ? '' : label.trim() ),
			isDefault: choice.isDefault === true,
		} ) ),
		questions: questions.map( ( { question, answer } ) => ( {
			question: question.trim(),
			answer,
		} ) ),
		isNeeded: Boolean( isNeeded( attributes ) ),
		takesMany: ! takesOne( attributes ),
		stars: starsOf( attributes.max ),
	};
}

test( 'a thousand stored blocks are read as on the server', () => {
	expect( lines ).toHaveLength( 1000 );
	const empty = readAsPhp( {} );
	for ( const [ stored, read ] of lines ) {
		expect( [ stored, readAsPhp( stored ) ] ).toEqual( [
			stored,
			{ ...empty, ...read },
		] );
	}
} );

test( 'the attributes of one block are read once', () => {
	const stored = { type: 'text' };
	expect( readAttributes( stored ) ).toBe( readAttributes( stored ) );
} );
