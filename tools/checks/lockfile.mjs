import { readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeOf, root } from './lib/run.mjs';

export const name =
	'Lock file: no download addresses, every package with its hash';

export async function run() {
	const lock = JSON.parse(
		readFileSync( path.join( root, 'package-lock.json' ), 'utf8' )
	);
	const manifest = JSON.parse(
		readFileSync( path.join( root, 'package.json' ), 'utf8' )
	);
	const problems = [];
	for ( const [ place, entry ] of Object.entries( lock.packages ) ) {
		if ( entry.resolved ) {
			problems.push(
				`${ place }: has a download address. The .npmrc of this folder leaves them out; run \`npm install\` here.`
			);
		}
		if (
			place !== '' &&
			! entry.integrity &&
			! entry.inBundle &&
			! entry.link
		) {
			problems.push( `${ place }: has no integrity hash.` );
		}
	}
	const locked = lock.packages[ '' ];
	for ( const group of [ 'dependencies', 'devDependencies' ] ) {
		for ( const [ title, version ] of Object.entries(
			manifest[ group ] ?? {}
		) ) {
			if ( locked[ group ]?.[ title ] !== version ) {
				problems.push(
					`${ title }: package.json says ${ version }, package-lock.json says ${ locked[ group ]?.[ title ] ?? 'nothing' }.`
				);
			}
			if ( ! /^\d/.test( version ) ) {
				problems.push(
					`${ title }: ${ version } is a range; name the exact version.`
				);
			}
		}
	}
	return outcomeOf( problems );
}
