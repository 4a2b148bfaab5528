/** The blueprint of the plugin directory is that of this tree, and Playground understands it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { BLUEPRINT, blueprint, blueprintText } from '../release/blueprint.mjs';
import { outcomeOf, root } from './lib/run.mjs';

export const name = 'Release: the blueprint for WordPress Playground';

export async function run() {
	// By its path, because the package, which comes with wp-now, does not export it.
	const { validate } = createRequire( import.meta.url )(
		path.join(
			root,
			'node_modules/@wp-playground/blueprints/blueprint-schema-validator.js'
		)
	);
	const kept = readFileSync( path.join( root, BLUEPRINT ), 'utf8' );
	return outcomeOf( [
		...( kept === blueprintText()
			? []
			: [
					`${ BLUEPRINT } is not that of this tree. \`npm run blueprint\` writes it.`,
				] ),
		...( validate( blueprint() )
			? []
			: validate.errors.map(
					( { instancePath, message } ) =>
						`${ BLUEPRINT }: ${ instancePath } ${ message }.`
				) ),
	] );
}
