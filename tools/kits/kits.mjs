/** The files of the starter kits, which tools/kits.mjs writes and the check compares. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from '../lib/paths.mjs';
import { block, page, paragraph } from '../seed/markup.mjs';
import { pagesOf } from './pages.mjs';
import { words as english } from './words.en.mjs';
import { words as spanish } from './words.es.mjs';
import { COLORS } from '../lib/wheel-colors.mjs';

export const FOLDER = path.join( ROOT, 'kits' );

/** All kits share these images, so they are stored once. */
export const MEDIA = path.join( FOLDER, 'media' );

const PICTURES = path.join( ROOT, 'tools', 'kits', 'pictures.json' );

const VERSION = '0.1.0';
const WORDPRESS = '6.5';
/** Change it together with a kit, so that sites with the older version are told about it. */
const WRITTEN = '2026-11-23T08:00:00Z';

const FOLDERS = {
	wheel: 'wheels',
	rueda_form: 'forms',
	page: 'pages',
	settings: 'settings',
};

const hash = ( bytes ) =>
	createHash( 'sha256' ).update( bytes ).digest( 'hex' );

/** Fields are sorted by name, so that the same kit is the same file. */
const sorted = ( value ) => {
	if ( Array.isArray( value ) ) {
		return value.map( sorted );
	}
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	return Object.fromEntries(
		Object.keys( value )
			.sort()
			.map( ( key ) => [ key, sorted( value[ key ] ) ] )
	);
};

const json = ( value ) =>
	`${ JSON.stringify( sorted( value ), null, '\t' ) }\n`;

const item = ( type, slug, title, content, more ) => ( {
	type,
	fields: {
		title,
		slug,
		status: 'publish',
		content,
		modified: WRITTEN,
		...more,
	},
} );

const wheelOf = ( { wheel } ) =>
	item(
		'wheel',
		wheel.slug,
		wheel.title,
		page(
			paragraph( wheel.intro ),
			block(
				'rueda/add-wheels',
				{},
				wheel.areas.map( ( [ label, desc, low, middle ], index ) =>
					block( 'rueda/area', {
						label,
						desc,
						lengendColor: COLORS[ index ],
						adviceLow: low,
						adviceMiddle: middle,
					} )
				)
			)
		),
		{
			excerpt: wheel.excerpt,
			image: null,
			meta: {
				wheel_meta_input_type: 'likert',
				wheel_meta_range_min: 1,
				wheel_meta_range_max: 10,
				wheel_chart_type: 'polar-chart',
			},
			cta: null,
		}
	);

function formOf( { form, locale } ) {
	const mail = ( active, body, headers ) => ( {
		active,
		subject: '[_site_title] – [_contact_form_title]',
		body,
		additional_headers: headers,
		use_html: false,
		exclude_blank: active,
	} );
	const field = ( name, label, more ) =>
		block( 'rueda/form-field', { name, label, ...more } );
	return item(
		'rueda_form',
		form.slug,
		form.title,
		page(
			field( 'your-name', form.name, {
				isRequired: true,
				autocomplete: 'name',
			} ),
			field( 'your-email', form.email, {
				type: 'email',
				isRequired: true,
				autocomplete: 'email',
			} ),
			field( 'your-phone', form.phone, {
				type: 'tel',
				help: form.phoneHelp,
				autocomplete: 'tel',
			} ),
			field( 'your-message', form.message, {
				type: 'textarea',
				isRequired: true,
			} ),
			block( 'rueda/form-submit', { text: form.button } )
		),
		{
			locale,
			messages: {},
			mail: mail(
				true,
				'[_all_fields]\n\n-- \n[_url]',
				'Reply-To: [your-email]'
			),
			mail2: mail(
				false,
				`${ form.thanks }\n\n-- \n[_site_title] [_site_url]`,
				'Reply-To: [_site_admin_email]'
			),
			additional_settings: '',
		}
	);
}

/** Template of block themes without a title, because the pages begin with a heading. Other themes use their default. */
const NO_TITLE = 'page-no-title';

const pageItem = ( { slug, title }, content, template ) =>
	item( 'page', slug, title, content, {
		excerpt: '',
		image: null,
		template,
		parent: '',
		order: 0,
	} );

/** The kits of one language with their names, contents and settings. */
function kitsOf( w, pictures ) {
	const pages = pagesOf( pictures, w.pictures );
	return {
		'wheel-landing': {
			title: w.landing.kit,
			description: w.landing.about,
			thumbnail: 'dawn',
			items: [
				wheelOf( w ),
				pageItem( w.landing, pages.landing( w ), NO_TITLE ),
			],
			settings: {},
		},
		contact: {
			title: w.contact.kit,
			description: w.contact.about,
			thumbnail: 'lake',
			items: [
				formOf( w ),
				pageItem( w.contact, pages.contact( w ), NO_TITLE ),
			],
			settings: {},
		},
		'small-site': {
			title: w.site.kit,
			description: w.site.about,
			thumbnail: 'meadow',
			items: [
				wheelOf( w ),
				formOf( w ),
				pageItem( w.site.home, pages.home( w ), NO_TITLE ),
				pageItem( w.site.wheel, pages.wheel( w ), NO_TITLE ),
				pageItem( w.contact, pages.contact( w ), NO_TITLE ),
			],
			settings: {
				cta: {
					title: w.site.cta.title,
					description: w.site.cta.description,
					buttonLabel: w.site.cta.button,
					buttonLink: `rueda-kit:page:${ w.contact.slug }`,
				},
				accessibility: {
					display: 'everywhere',
					links: {
						feedback: {
							label: w.site.feedback,
							url: `rueda-kit:page:${ w.contact.slug }`,
						},
					},
				},
			},
		},
	};
}

/** The items and images that an item refers to. */
const usesOf = ( text ) => [
	...new Set(
		[
			...text.matchAll( /\{"\$kit":"([a-z_]+:[a-z0-9-]+)"\}/g ),
			...text.matchAll( /rueda-kit:(page:[a-z0-9-]+)/g ),
		].map( ( [ , key ] ) => key )
	),
];
const mediaOf = ( text ) =>
	[ ...text.matchAll( /rueda-kit:media:([0-9a-f]{64})/g ) ].map(
		( [ , sha256 ] ) => sha256
	);

/** Size and hash of a file, so that an import can detect a damaged one. */
const sealOf = ( text ) => ( {
	sha256: hash( text ),
	bytes: Buffer.byteLength( text ),
} );

/**
 * The files of a kit's items, and the manifest's entries for them.
 *
 * @param {Object[]} items
 */
function itemFiles( items ) {
	const files = {};
	const templates = {};
	for ( const { type, fields } of items ) {
		const key = `${ type }:${ fields.slug }`;
		const file = `${ FOLDERS[ type ] }/${ fields.slug }.json`;
		files[ file ] = json( fields );
		templates[ key ] = {
			title: fields.title,
			doc_type: type,
			file,
			...sealOf( files[ file ] ),
			uses: usesOf( fields.content )
				.filter( ( used ) => used !== key )
				.sort(),
		};
	}
	return { files, templates };
}

/**
 * The files of a kit's settings, and the manifest's entries for them.
 *
 * @param {Object} settings
 */
function settingsFiles( settings ) {
	const files = {};
	const seals = {};
	for ( const [ name, values ] of Object.entries( settings ) ) {
		const text = json( values );
		files[ `settings/${ name }.json` ] = text;
		seals[ name ] = sealOf( text );
	}
	return { files, seals };
}

/**
 * The manifest's entries for the images of a kit.
 *
 * @param {Object} kit
 * @param {Object} pictures
 * @param {Object} alt      What each picture shows.
 */
function mediaEntries( kit, pictures, alt ) {
	const used = new Set( [
		pictures[ kit.thumbnail ].sha256,
		...kit.items.flatMap( ( { fields } ) => mediaOf( fields.content ) ),
	] );
	return Object.fromEntries(
		Object.entries( pictures )
			.filter( ( [ , { sha256 } ] ) => used.has( sha256 ) )
			.map( ( [ name, { sha256, bytes, width, height } ] ) => [
				sha256,
				{
					name: `${ name }.webp`,
					mime: 'image/webp',
					bytes,
					width,
					height,
					alt: alt[ name ],
				},
			] )
	);
}

/**
 * The files of one kit, by their names in its folder.
 *
 * @param {string} id
 * @param {Object} kit
 * @param {Object} w        Words of its language.
 * @param {Object} pictures
 */
function filesOf( id, kit, w, pictures ) {
	const items = itemFiles( kit.items );
	const settings = settingsFiles( kit.settings );
	const manifest = {
		format: 'rueda-kit',
		version: '1.0',
		name: id,
		title: kit.title,
		description: kit.description,
		locale: w.locale,
		created: WRITTEN,
		plugin: VERSION,
		wordpress: WORDPRESS,
		templates: items.templates,
		settings: {
			cta: 'cta' in kit.settings,
			share: 'share' in kit.settings,
			accessibility: 'accessibility' in kit.settings,
		},
		settings_files: settings.seals,
		media: mediaEntries( kit, pictures, w.pictures ),
		thumbnail: pictures[ kit.thumbnail ].sha256,
	};
	return new Map( [
		...Object.entries( items.files ),
		...Object.entries( settings.files ),
		[ 'manifest.json', json( manifest ) ],
	] );
}

/**
 * @return {Map<string, string>} All files of all starter kits but the pictures, by their paths below `kits`.
 */
export function starterKits() {
	const pictures = JSON.parse( readFileSync( PICTURES, 'utf8' ) );
	const all = new Map();
	for ( const [ end, words ] of [
		[ 'en', english ],
		[ 'es', spanish ],
	] ) {
		for ( const [ name, kit ] of Object.entries(
			kitsOf( words, pictures )
		) ) {
			const id = `${ name }-${ end }`;
			for ( const [ file, text ] of filesOf(
				id,
				kit,
				words,
				pictures
			) ) {
				all.set( `${ id }/${ file }`, text );
			}
		}
	}
	return all;
}

/**
 * Images that are missing or differ from those that the kits name.
 *
 * @return {string[]} A sentence for each.
 */
export function pictureProblems() {
	const pictures = JSON.parse( readFileSync( PICTURES, 'utf8' ) );
	return Object.entries( pictures ).flatMap( ( [ name, { sha256 } ] ) => {
		try {
			const bytes = readFileSync(
				path.join( MEDIA, `${ sha256 }.webp` )
			);
			return hash( bytes ) === sha256
				? []
				: [
						`kits/media: the picture ${ name } is not what its name says.`,
					];
		} catch {
			return [ `kits/media: the picture ${ name } is missing.` ];
		}
	} );
}

export { hash, json, PICTURES };
