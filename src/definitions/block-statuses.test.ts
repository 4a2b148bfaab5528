import { readFileSync } from 'node:fs';
import { BLOCK_STATUSES } from './block-statuses';

const rows = readFileSync( 'docs/qa.md', 'utf8' ).split( '\n### ' );

test.each( Object.entries( BLOCK_STATUSES ) )(
	'every word for a block of the kind “%s” is explained to QA, and no other',
	( block, words ) => {
		const part = rows.find( ( text ) =>
			text
				.toLowerCase()
				.startsWith( `${ block.replaceAll( '-', ' ' ) }\n` )
		);
		const explained = [ ...( part ?? '' ).matchAll( /^\| (.*?) \|/gm ) ]
			.flatMap( ( [ , cell = '' ] ) => [
				...cell.matchAll( /`(.*?)`/g ),
			] )
			.map( ( [ , word ] ) => word );
		expect( explained.sort() ).toEqual( [ ...words ].sort() );
	}
);
