/**
 * `npm run i18n` collects all strings, writes the template, updates the translators' files and writes the files that
 * WordPress loads.
 *
 *   --check        writes nothing, says what is wrong, ends with 1 if anything is
 *   --build        only what WordPress loads, from the translations that are there (part of `npm run build`)
 *   --from=a.po    takes missing translations of es_ES, or of --locale=…, from that file first
 */
import { parseArgs } from 'node:util';
import {
	locales,
	readPo,
	writeLocale,
	writeTemplate,
} from './i18n/po-files.mjs';
import { review } from './i18n/review.mjs';
import { readTree } from './i18n/tree.mjs';
import { writeWordPressFiles } from './i18n/wordpress-files.mjs';

const { values: asked } = parseArgs( {
	options: {
		check: { type: 'boolean', default: false },
		build: { type: 'boolean', default: false },
		from: { type: 'string', multiple: true, default: [] },
		locale: { type: 'string', default: 'es_ES' },
	},
} );

const tree = readTree();

function check() {
	const problems = review( tree, locales() );
	problems.forEach( ( problem ) => console.error( problem ) );
	process.exitCode = problems.length > 0 ? 1 : 0;
}

function update() {
	tree.problems.forEach( ( problem ) => console.error( problem ) );
	process.exitCode = tree.problems.length > 0 ? 1 : 0;
	writeTemplate( tree.entries );
	const given = new Map(
		asked.from.flatMap( ( file ) => [ ...readPo( file ).translated ] )
	);
	for ( const locale of new Set( [ ...locales(), asked.locale ] ) ) {
		const { missing, gone } = writeLocale(
			locale,
			tree.entries,
			locale === asked.locale ? given : new Map()
		);
		console.log(
			`${ locale }: ${ tree.entries.size } strings, ${ missing } without a translation, ${ gone } no longer used.`
		);
	}
}

if ( asked.check ) {
	check();
} else {
	if ( ! asked.build ) {
		update();
	}
	const written = writeWordPressFiles( locales(), tree.entries );
	console.log( `languages/: ${ written.length } files for WordPress.` );
}
