import { startNative } from './engine-native.mjs';
import { startWpNow } from './engine-wp-now.mjs';
import { ROOT } from './paths.mjs';
import { speaker } from './say.mjs';

/**
 * The options of a site.
 *
 * @typedef {Object} Wish
 * @property {string}                                      wp        WordPress's version: "6.5" is any 6.5.x that can be had.
 * @property {'native' | 'wp-now'}                         engine    The machine's PHP, or wp-now's own.
 * @property {string}                                      [php]     PHP's version, as in "8.3".
 * @property {number}                                      [port]    Any free one without it.
 * @property {string}                                      [lang]    The site's language, as in "es_ES".
 * @property {string}                                      [home]    Where the site is kept: a name below .cache/sites, or a path.
 * @property {boolean}                                     [reset]   Throw away what an earlier run left there.
 * @property {string | false}                              [plugin]  The folder that holds Rueda: this checkout without it; false for a site without Rueda.
 * @property {Record< string, string | number | boolean >} [tools]   Constants for qa/plugin; without it, those of tests.
 * @property {string}                                      [prefix]  What the names of its tables begin with, if not as usual.
 * @property {boolean}                                     [mariadb] On MariaDB, which has to be there, in the place of SQLite.
 * @property {boolean}                                     [quiet]   Say nothing.
 * @property {ReturnType< typeof speaker >}                [say]     Who says what is going on.
 */

/**
 * A running WordPress.
 *
 * @typedef {Object} Site
 * @property {string}                url       Without a slash at the end.
 * @property {string}                version   WordPress's full version.
 * @property {string}                php       PHP's version.
 * @property {'native' | 'wp-now'}   engine
 * @property {string | null}         dir       The WordPress folder, where there is one on this machine's disk.
 * @property {string}                log       PHP's log.
 * @property {string}                mails     A folder with one JSON file for each mail.
 * @property {Promise< void >}       end       Resolves when the server ends, asked or not.
 * @property {string}                serverLog What the server itself says.
 * @property {() => Promise< void >} stop
 */

const ENGINES = { native: startNative, 'wp-now': startWpNow };

const ADMIN = { name: 'admin', password: 'password' };

/**
 * Starts a real WordPress with Rueda active.
 *
 * @param {Wish} wish
 * @return {Promise< Site & { admin: typeof ADMIN } >} When its front page answers.
 */
export async function startSite( {
	engine,
	lang = '',
	reset = false,
	plugin = ROOT,
	quiet = false,
	tools,
	say,
	...wish
} ) {
	const site = await ENGINES[ engine ]( {
		...wish,
		engine,
		lang: lang === 'en_US' ? '' : lang,
		reset,
		plugin,
		tools: tools ?? { RUEDA_TEST: true, RUEDA_OFFLINE: true },
		say: say ?? speaker( { quiet } ),
	} );
	return { ...site, admin: ADMIN };
}
