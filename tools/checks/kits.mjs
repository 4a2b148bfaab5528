/** The starter kits are exactly what tools/kits.mjs writes, and their images exist and are small. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { FOLDER, MEDIA, pictureProblems, starterKits } from '../kits/kits.mjs';
import { outcomeOf } from './lib/run.mjs';

export const name = 'Starter kits: as their texts and manifests say';

/** For all images together, because the archive has to stay small. */
const MOST_BYTES = 90 * 1024;

const readable = ( file ) => {
	try {
		return readFileSync( path.join( FOLDER, file ), 'utf8' );
	} catch {
		return null;
	}
};

function differences( wanted ) {
	const there = readdirSync( FOLDER, {
		recursive: true,
		withFileTypes: true,
	} )
		.filter( ( entry ) => entry.isFile() && entry.parentPath !== MEDIA )
		.map( ( entry ) =>
			path
				.relative( FOLDER, path.join( entry.parentPath, entry.name ) )
				.split( path.sep )
				.join( '/' )
		);
	return [
		...[ ...wanted ]
			.filter( ( [ file, text ] ) => readable( file ) !== text )
			.map( ( [ file ] ) => file ),
		...there.filter( ( file ) => ! wanted.has( file ) ),
	].map(
		( file ) =>
			`kits/${ file } is not what tools/kits.mjs writes: run \`node tools/kits.mjs\`.`
	);
}

export async function run() {
	const size = readdirSync( MEDIA ).reduce(
		( sum, file ) => sum + statSync( path.join( MEDIA, file ) ).size,
		0
	);
	return outcomeOf( [
		...differences( starterKits() ),
		...pictureProblems(),
		...( size > MOST_BYTES
			? [
					`kits/media has ${ size } bytes; ${ MOST_BYTES } are the limit.`,
				]
			: [] ),
	] );
}
