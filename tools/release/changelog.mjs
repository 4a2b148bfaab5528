/** The heading of what is done since the last version. */
const UNRELEASED = '## Unreleased';

const HEADING = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;

/**
 * @param {string} changelog
 * @return {{ heading: string, text: string }[]} Its sections, the newest first.
 */
function sections( changelog ) {
	return changelog
		.split( /^(?=## )/m )
		.slice( 1 )
		.map( ( section ) => {
			const [ heading, ...lines ] = section.split( '\n' );
			return { heading, text: lines.join( '\n' ).trim() };
		} );
}

/** @return {string[]} The versions of the changelog, the newest first. */
export const releasedVersions = ( changelog ) =>
	sections( changelog ).flatMap(
		( { heading } ) => HEADING.exec( heading )?.[ 1 ] ?? []
	);

function hasUnreleased( changelog ) {
	const [ newest ] = sections( changelog );
	return newest?.heading === UNRELEASED && newest.text !== '';
}

/** Whether a version has its place already, and later changes wait for the next one. */
export const isPast = ( changelog, version ) =>
	hasUnreleased( changelog ) &&
	releasedVersions( changelog ).includes( version );

/**
 * What "Unreleased" lists becomes the version's. Without such a list, the changelog stays.
 *
 * @param {string} changelog
 * @param {string} version
 * @param {string} date      As in "2026-11-29".
 */
export const released = ( changelog, version, date ) =>
	hasUnreleased( changelog )
		? changelog.replace(
				UNRELEASED,
				() => `${ UNRELEASED }\n\n## ${ version } (${ date })`
			)
		: changelog;

/** The first paragraph of a version: what it is about. */
export const summaryOf = ( changelog, version ) =>
	sections( changelog )
		.find( ( { heading } ) => HEADING.exec( heading )?.[ 1 ] === version )
		?.text.split( '\n\n' )[ 0 ]
		.replaceAll( '\n', ' ' ) ?? '';

/**
 * @param {string}   changelog
 * @param {string[]} finished  What the changelog has to list.
 * @return {string[]} What is wrong with it.
 */
export function wrongInChangelog( changelog, finished ) {
	const all = sections( changelog );
	const problems = all
		.slice( 1 )
		.map( ( { heading } ) => heading )
		.filter( ( heading ) => ! HEADING.test( heading ) )
		.map(
			( heading ) =>
				`CHANGELOG.md: "${ heading }" is no version with its date, as in "## 1.0.0 (2026-11-29)".`
		);
	if ( all[ 0 ]?.heading !== UNRELEASED ) {
		problems.push(
			`CHANGELOG.md: it has to begin with "${ UNRELEASED }".`
		);
	}
	const known = releasedVersions( changelog );
	for ( const version of finished.filter(
		( one ) => ! known.includes( one )
	) ) {
		problems.push( `CHANGELOG.md: ${ version } is missing.` );
	}
	for ( const version of known.filter( ( one ) =>
		/^(?:#|-|$)/.test( summaryOf( changelog, one ) )
	) ) {
		problems.push(
			`CHANGELOG.md: ${ version } has to begin with a paragraph that says what it is about, for readme.txt.`
		);
	}
	return problems;
}
