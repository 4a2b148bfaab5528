import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The plugin's folder. */
export const ROOT = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'..',
	'..'
);

/** Files that are slow to fetch and that all checkouts share: WordPress. */
export const CACHE = path.join(
	process.env.XDG_CACHE_HOME || path.join( os.homedir(), '.cache' ),
	'rueda'
);

/** Files of this checkout: its sites, their databases, logs and mails. */
export const SITES = path.join( ROOT, '.cache', 'sites' );

/** The must-use plugins of the tools' sites: QA's plugin, and what makes the demonstration. */
export const QA = path.join( ROOT, 'qa', 'plugin' );
export const MU = path.join( ROOT, 'tools', 'mu' );
export const PHP_FILES = path.join( ROOT, 'tools', 'lib', 'php' );
