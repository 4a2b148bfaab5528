import { answers, run } from '../lib/run.mjs';

/** Packages are installed one after the other, because dpkg allows only one process. */
let queue = Promise.resolve();

async function aptInstall( packages, say ) {
	const apt = ( ...args ) =>
		run( 'apt-get', [ '-o', 'DPkg::Lock::Timeout=300', ...args ], {
			env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		} );
	try {
		await say.step(
			`Installing ${ packages.join( ', ' ) } by apt-get`,
			async () => {
				await apt( 'update', '-qq' );
				await apt(
					'install',
					'-y',
					'-qq',
					'--no-install-recommends',
					...packages
				);
			}
		);
		return true;
	} catch ( error ) {
		say(
			`apt-get could not install them: ${ String(
				error.output ?? error.message
			)
				.trim()
				.split( '\n' )
				.at( -1 ) }`
		);
		return false;
	}
}

/**
 * Installs Debian packages, if the user may.
 *
 * @param {string[]}                                              packages
 * @param {ReturnType< typeof import('../lib/say.mjs').speaker >} say
 * @return {Promise< boolean >} Whether they are there now.
 */
export function install( packages, say ) {
	const done = queue.then(
		async () =>
			( await answers( 'apt-get' ) ) && aptInstall( packages, say )
	);
	queue = done.then( () => undefined );
	return done;
}
