import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The plugin's folder. */
export const ROOT = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..',
	'..'
);

/** What is costly to fetch and the same for every checkout: WordPress trees. */
export const CACHE = path.join(
	process.env.XDG_CACHE_HOME || path.join( os.homedir(), '.cache' ),
	'rueda'
);

/** What belongs to this checkout: its sites, their databases, logs and mails. */
export const SITES = path.join( ROOT, '.cache', 'sites' );

export const MU = path.join( ROOT, 'tools', 'mu' );
export const PHP_FILES = path.join( ROOT, 'tools', 'lib', 'php' );
