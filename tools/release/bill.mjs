import fs from 'node:fs';
import path from 'node:path';

import { npm } from '../lib/run.mjs';

const COMMAND = [
	'sbom',
	'--sbom-format=cyclonedx',
	'--omit=dev',
	'--package-lock-only',
];

/**
 * The packages of which visitors get a part, as a bill of materials.
 *
 * @param {string} root
 * @return {Promise<string>} JSON.
 */
export async function billOfMaterials( root ) {
	const bill = JSON.parse( await npm( COMMAND, { cwd: root } ) );
	const own = fs.readFileSync( path.join( root, 'package.json' ), 'utf8' );
	// npm writes the name of the folder.
	bill.metadata.component.name = JSON.parse( own ).name;
	return `${ JSON.stringify( bill, null, 2 ) }\n`;
}
