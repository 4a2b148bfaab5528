import {
	block,
	card,
	cardSlide,
	carousel,
	heading,
	headingApart,
	linkedHeading,
	page,
	paragraph,
	section,
	pictureSlide,
	quoteSlide,
} from './markup.mjs';
import { moreForms, visitors } from './visitors.mjs';
import { demo } from './demo.mjs';
import { words as english } from './words.en.mjs';
import { words as spanish } from './words.es.mjs';
import { COLORS } from '../lib/wheel-colors.mjs';

const WHEEL = { postType: 'wheel', blocks: [ 'rueda/wheel' ] };
const CHART = { blocks: [ 'rueda/saved-chart' ] };
const FORM = { postType: 'rueda_form', blocks: [ 'rueda/contact-form' ] };
const SECTIONS = { blocks: [ 'rueda/section', 'rueda/masonry' ] };
const CTA = { blocks: [ 'rueda/call-to-action' ] };
const CAROUSEL = { blocks: [ 'rueda/carousel' ] };
const TOOLBAR = { blocks: [ 'rueda/accessibility-toolbar' ] };
const REPORT = { ...WHEEL, postType: 'rueda_report' };

const areas = ( list, more = () => ( {} ) ) =>
	list.map( ( [ label, desc ], index ) =>
		block( 'rueda/area', {
			label,
			desc,
			lengendColor: COLORS[ index % COLORS.length ],
			...more( index ),
		} )
	);

const wheelMeta = ( type ) => ( {
	wheel_meta_input_type: type,
	wheel_meta_range_min: 1,
	wheel_meta_range_max: 10,
} );

// The wheel's id is inserted after the wheel exists.
const wheel = ( key, mode, more = {} ) =>
	block( 'rueda/wheel', { wheelId: `{{id:${ key }}}`, mode, ...more } );

const chart = ( list, title, data ) =>
	block( 'rueda/saved-chart', {
		reportTitle: title,
		chartData: {
			labels: list.map( ( [ label ] ) => label ),
			datasets: [ { data, backgroundColor: COLORS } ],
		},
		chartOption: { scales: { r: { max: 10 } } },
	} );

const HILLS = {
	url: '{{plugin}}assets/pictures/hills.webp',
	overlayColor: '#0e2a33',
	parallax: 'yes',
	stretch_element: 'yes',
	minHeight: 60,
};

/** A page of a small practice: two sections with images, and testimonials between them. */
const sections = ( { opening, between, voices, closing } ) =>
	page(
		section( HILLS, [
			heading( opening.title ),
			paragraph( opening.text ),
		] ),
		heading( between, 'wide' ),
		block(
			'rueda/masonry',
			{ align: 'wide' },
			voices.map( ( [ words, who ] ) => card( words, who ) )
		),
		section( { ...HILLS, speed: -0.3, minHeight: 40 }, [
			heading( closing.title ),
			paragraph( closing.text ),
		] )
	);

/** Two pages show the same wheel, filled in twice. */
const chartsOf = ( w ) => ( {
	spring: chart(
		w.life.areas,
		w.pages.chart.report,
		[ 7, 8, 5, 9, 6, 4, 8, 6 ]
	),
	autumn: chart(
		w.life.areas,
		w.pages.chart.later,
		[ 8, 8, 7, 9, 6, 7, 9, 8 ]
	),
} );

const wheelsOf = ( w ) => [
	{
		key: 'life',
		type: 'wheel',
		needs: WHEEL,
		slug: 'life',
		title: w.life.title,
		content: page(
			paragraph( w.life.intro ),
			block(
				'rueda/add-wheels',
				{},
				areas( w.life.areas, ( index ) => w.life.advice[ index ] )
			)
		),
		meta: wheelMeta( 'likert' ),
	},
	{
		key: 'work',
		type: 'wheel',
		needs: WHEEL,
		slug: 'work',
		title: w.work.title,
		content: page(
			paragraph( w.work.intro ),
			block(
				'rueda/add-wheels',
				{},
				areas( w.work.areas, ( index ) =>
					index === 0
						? { isRequired: true }
						: { skipText: w.work.skip }
				)
			)
		),
		meta: wheelMeta( 'slider' ),
	},
];

const formOf = ( w ) => ( {
	key: 'contact',
	type: 'rueda_form',
	needs: FORM,
	slug: 'contact',
	title: w.form.title,
	content: page(
		...w.form.fields.map( ( field ) => block( 'rueda/form-field', field ) ),
		block( 'rueda/form-submit', { text: w.form.button } )
	),
} );

const reportOf = ( w, lang ) => ( {
	key: 'report',
	needs: REPORT,
	of: 'life',
	lang,
	ratings: w.life.areas.map( ( [ label ], index ) => [
		label,
		[ 4, 9, 6, 8, 3, 7, 8, 7 ][ index ],
	] ),
} );

/** A wheel in each of its display modes. */
const wheelPages = ( w ) => [
	{
		key: 'inline',
		needs: WHEEL,
		content: wheel( 'life', 'inline', { align: 'wide' } ),
	},
	{
		key: 'popup',
		needs: WHEEL,
		content: wheel( 'life', 'popup', {
			popupLabel: w.pages.popup.button,
		} ),
	},
	{
		key: 'fullwidth',
		needs: WHEEL,
		content: wheel( 'life', 'fullwidth', {
			buttonLabel: w.pages.fullwidth.button,
		} ),
	},
	{
		key: 'slider',
		needs: WHEEL,
		content: wheel( 'work', 'inline', { align: 'wide' } ),
	},
];

const ctaPage = ( w ) => ( {
	key: 'cta',
	needs: CTA,
	content: page(
		block( 'rueda/call-to-action' ),
		paragraph( w.pages.cta.text ),
		block( 'rueda/call-to-action', {
			source: 'own',
			cta: { ...w.pages.cta.own, buttonLink: '{{url:inline}}' },
		} )
	),
} );

const carouselPage = ( w ) => ( {
	key: 'carousel',
	needs: CAROUSEL,
	content: page(
		heading( w.pages.carousel.voices.title, 'wide' ),
		carousel(
			w.pages.carousel.voices,
			{ slides_to_show: '1' },
			quoteSlide
		),
		headingApart( w.pages.carousel.year.title ),
		carousel(
			w.pages.carousel.year,
			{
				slides_to_show: '1',
				offset_sides: 'both',
				offset_width_mobile: '32',
				pagination: 'fraction',
			},
			pictureSlide
		),
		headingApart( w.pages.carousel.offers.title ),
		carousel( w.pages.carousel.offers, { infinite: 'no' }, cardSlide )
	),
} );

/** One page for each feature, in the order of the start page. */
function pagesOf( w ) {
	const { spring, autumn } = chartsOf( w );
	return [
		...wheelPages( w ),
		{
			key: 'chart',
			needs: CHART,
			content: page( paragraph( w.pages.chart.text ), spring ),
		},
		{
			key: 'form',
			needs: FORM,
			content: block( 'rueda/contact-form', {
				formId: '{{id:contact}}',
			} ),
		},
		ctaPage( w ),
		{
			key: 'sections',
			needs: SECTIONS,
			content: sections( w.pages.sections ),
		},
		carouselPage( w ),
		{
			key: 'toolbar',
			needs: TOOLBAR,
			content: page(
				block( 'rueda/accessibility-toolbar' ),
				...w.pages.toolbar.text.map( paragraph ),
				spring
			),
		},
		{
			key: 'several',
			needs: { ...WHEEL, blocks: [ ...WHEEL.blocks, ...CHART.blocks ] },
			content: page(
				wheel( 'life', 'inline' ),
				wheel( 'work', 'popup', { popupLabel: w.pages.popup.button } ),
				spring,
				autumn
			),
		},
	].map( ( entry ) => ( {
		...entry,
		type: 'page',
		slug: `rueda-${ entry.key }`,
		title: w.pages[ entry.key ].title,
		content: page( paragraph( w.pages[ entry.key ].about ), entry.content ),
	} ) );
}

const link = ( { title, about }, url, needs ) => ( {
	needs,
	content: page( linkedHeading( title, url ), paragraph( about ) ),
} );

/** The page with links to all others and to the admin screens. */
const startOf = ( w, pages ) => ( {
	key: 'start',
	type: 'page',
	slug: 'qa',
	title: w.start.title,
	parts: [
		{
			content: page(
				paragraph( w.start.intro ),
				heading( w.start.visitors )
			),
		},
		...pages.map( ( { key, needs } ) =>
			link( w.pages[ key ], `{{url:${ key }}}`, needs )
		),
		link( w.report, '{{url:report}}', REPORT ),
		{ content: heading( w.start.admins ) },
		link( w.admin.page, '{{admin}}post-new.php?post_type=page' ),
		link( w.admin.wheels, '{{admin}}edit.php?post_type=wheel', WHEEL ),
		link( w.admin.forms, '{{admin}}edit.php?post_type=rueda_form', FORM ),
		link(
			w.admin.messages,
			'{{admin}}admin.php?page=rueda-messages',
			FORM
		),
		link(
			w.admin.reports,
			'{{admin}}admin.php?page=rueda-reports',
			REPORT
		),
		link( w.admin.settings, '{{admin}}admin.php?page=rueda-settings' ),
		link( w.admin.mail, '{{home}}?rueda_mails' ),
	],
} );

/**
 * The content of the demonstration site. An entry comes before those that refer to it. An entry whose blocks or post
 * type (`needs`) do not exist is left out, together with the part of the start page that leads to it.
 *
 * @param {string} lang As in "es_ES"; anything else is English.
 */
export function entries( lang ) {
	const w = lang.startsWith( 'es' ) ? spanish : english;
	const pages = pagesOf( w );
	return {
		entries: [
			...wheelsOf( w ),
			formOf( w ),
			...moreForms( lang, FORM ),
			...pages,
			reportOf( w, lang ),
			startOf( w, pages ),
		],
		visitors: visitors( lang, w ),
		options: {
			rueda_settings_sharing: {
				email: true,
				facebook: true,
				twitter: true,
				linkedIn: true,
				reddit: true,
			},
		},
		lang,
		demo: demo( lang ),
	};
}
