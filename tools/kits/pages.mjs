/** The content of the starter kits' pages. */
import { page, section } from '../seed/markup.mjs';
import {
	block,
	columns,
	details,
	heading,
	image,
	lightButtons,
	list,
	paragraph,
	part,
} from './blocks.mjs';

/** Darker than its picture, so that white text can be read on every part of it. */
const SHADES = { dawn: '#0d2c37', evening: '#100f26' };

const centered = { align: 'center' };

const to = ( slug ) => `rueda-kit:page:${ slug }`;

/**
 * The parts of pages that show pictures.
 *
 * @param {Record<string, {sha256: string}>} pictures By their names.
 * @param {Record<string, string>}           alt      What each shows.
 */
function partsWith( pictures, alt ) {
	const address = ( name ) => `rueda-kit:media:${ pictures[ name ].sha256 }`;

	/** Text over a picture that fills the width of the window. */
	const opening = ( name, height, inner, more = {} ) =>
		section(
			{
				...more,
				mediaId: { $media: pictures[ name ].sha256 },
				url: address( name ),
				overlayColor: SHADES[ name ],
				overlayOpacity: 62,
				minHeight: height,
				stretch_element: 'yes',
			},
			inner
		);
	const closing = ( title, text, links ) =>
		opening(
			'evening',
			45,
			[
				heading( title, 2, centered ),
				paragraph( text, centered ),
				lightButtons( links ),
			],
			{ style: { spacing: { margin: { top: 'var:preset|spacing|50' } } } }
		);
	return {
		opening,
		closing,
		picture: ( name, ratio ) =>
			image( address( name ), alt[ name ], ratio ),
	};
}

const steps = ( { title, list: three } ) =>
	part(
		[
			heading( title, 2, centered ),
			columns(
				three.map( ( [ name, text ], index ) => [
					heading( `${ index + 1 }. ${ name }`, 3, centered ),
					paragraph( text, centered ),
				] )
			),
		],
		{ align: 'wide' }
	);

const wheel = ( { slug } ) =>
	block( 'rueda/wheel', {
		wheelId: { $kit: `wheel:${ slug }` },
		mode: 'inline',
		align: 'wide',
	} );

const answers = ( { title, list: questions } ) =>
	part(
		[
			columns(
				[
					[ heading( title ) ],
					questions.map( ( [ question, answer ] ) =>
						details( question, answer )
					),
				],
				{ widths: [ '45%', '55%' ] }
			),
		],
		{ align: 'wide' }
	);

const contactForm = ( { slug } ) =>
	block( 'rueda/contact-form', {
		formId: { $kit: `rueda_form:${ slug }` },
	} );

const landingPage = (
	{ opening, closing, picture },
	{ landing, wheel: ours, answers: questions }
) =>
	page(
		opening( 'dawn', 75, [
			heading( landing.hero, 1, centered ),
			paragraph( landing.lead, { ...centered, large: true } ),
			lightButtons( [ [ landing.start, '#wheel' ] ] ),
		] ),
		steps( landing.steps ),
		part( [ wheel( ours ) ], { align: 'wide', anchor: 'wheel' } ),
		part(
			[
				columns(
					[
						[ picture( 'lake', '4/3' ) ],
						[
							heading( landing.gets.title ),
							paragraph( landing.gets.text ),
							list( landing.gets.list ),
						],
					],
					{ widths: [ '45%', '55%' ], middle: true }
				),
			],
			{ align: 'wide' }
		),
		answers( questions ),
		closing( landing.closing, landing.closingText, [
			[ landing.start, '#wheel' ],
		] )
	);

// On phones the form comes first. It keeps space for its message, so no more space is added, and text follows it,
// because that looks better there than an image.
const contactPage = ( { picture }, { contact, form } ) =>
	part(
		[
			columns(
				[
					[
						heading( contact.hero, 1 ),
						paragraph( contact.lead, { large: true } ),
						contactForm( form ),
					],
					[
						heading( contact.next ),
						list( contact.list, true ),
						paragraph( contact.private ),
						picture( 'lake', '3/2' ),
					],
				],
				{ widths: [ '55%', '45%' ], gap: '0' }
			),
		],
		{ align: 'wide', top: '40' }
	);

const homePage = (
	{ opening, closing, picture },
	{ site: { home, wheel: life }, contact }
) =>
	page(
		opening( 'dawn', 75, [
			heading( home.hero, 1, centered ),
			paragraph( home.lead, { ...centered, large: true } ),
			lightButtons( [
				[ home.wheel, to( life.slug ) ],
				[ home.contact, to( contact.slug ) ],
			] ),
		] ),
		part( [ paragraph( home.intro, { ...centered, large: true } ) ] ),
		part(
			[
				heading( home.offers.title, 2, centered ),
				block(
					'rueda/carousel',
					{
						settings: {
							label: home.offers.title,
							infinite: 'no',
						},
						align: 'wide',
					},
					home.offers.list.map( ( [ name, title, text ] ) =>
						block( 'rueda/slide', {}, [
							picture( name, '4/3' ),
							heading( title, 3 ),
							paragraph( text ),
						] )
					)
				),
			],
			{ align: 'wide' }
		),
		steps( home.steps ),
		closing( home.closing, home.closingText, [
			[ home.contact, to( contact.slug ) ],
		] )
	);

const wheelPage = ( { opening }, { site, wheel: ours, answers: questions } ) =>
	page(
		opening( 'evening', 40, [
			heading( site.wheel.hero, 1, centered ),
			paragraph( site.wheel.lead, { ...centered, large: true } ),
		] ),
		part( [ wheel( ours ) ], { align: 'wide' } ),
		answers( questions )
	);

/**
 * @param {Record<string, {sha256: string}>} pictures By their names.
 * @param {Record<string, string>}           alt      What each shows.
 */
export function pagesOf( pictures, alt ) {
	const parts = partsWith( pictures, alt );
	return {
		landing: ( words ) => landingPage( parts, words ),
		contact: ( words ) => contactPage( parts, words ),
		home: ( words ) => homePage( parts, words ),
		wheel: ( words ) => wheelPage( parts, words ),
	};
}
