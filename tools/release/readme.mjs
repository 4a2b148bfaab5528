const CHANGELOG = '== Changelog ==';

const headingOf = ( version ) => `= ${ version } =`;

/** Whether readme.txt tells what a version is about. */
export const tells = ( readme, version ) =>
	readme.includes( `\n${ headingOf( version ) }\n` );

/** Adds a version to the changelog that the plugin directory shows. */
export const withVersion = ( readme, version, summary ) =>
	tells( readme, version )
		? readme
		: readme.replace(
				`${ CHANGELOG }\n`,
				() =>
					`${ CHANGELOG }\n\n${ headingOf( version ) }\n* ${ summary }\n`
			);
