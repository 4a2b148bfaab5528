/** Visitors' activity on the demonstration site in the last eight weeks: messages, reports, unfinished runs. */
import { block, page } from './markup.mjs';
import { messages as english } from './messages.en.mjs';
import { messages as spanish } from './messages.es.mjs';

const SENT = 'sent';
/** Messages whose email failed, by their position in the list of texts. */
const FAILED = [ 2, 6, 10 ];
const WAITING = [ 1, 4 ];
/** Unread messages of the newest days. */
const UNREAD_DAYS = 9;

const REASONS = [
	[ 'trap', 'filled in too fast' ],
	[ 'disallowed_list', 'a word' ],
	[ 'trap', 'a hidden field' ],
	[ 'rueda', 'no language' ],
	[ 'trap', 'filled in too fast' ],
];

const textsOf = ( lang ) => ( lang.startsWith( 'es' ) ? spanish : english );

/** Makes a part of an email address, such as "ana.nunez" in "ana.nunez@example.org". */
const addressOf = ( name ) =>
	`${ name
		.normalize( 'NFD' )
		.replace( /[^A-Za-z ]/g, '' )
		.trim()
		.toLowerCase()
		.replace( / +/g, '.' ) }@example.org`;

const whoAndWhat = ( [ name, text, address = addressOf( name ) ] ) => ( {
	'your-name': name,
	'your-email': address,
	'your-message': text,
} );

function stateOf( index ) {
	if ( WAITING.includes( index ) ) {
		return 'waiting';
	}
	return FAILED.includes( index ) ? 'failed' : SENT;
}

function messagesOf( words ) {
	const contact = words.contact.map( ( one, index ) => ( {
		form: 'contact',
		days: 0.1 + index * 2.4,
		state: stateOf( index ),
		fields: whoAndWhat( one ),
	} ) );
	const application = words.application.map( ( one, index ) => ( {
		form: 'application',
		days: 1.3 + index * 9,
		state: SENT,
		fields: { ...whoAndWhat( one ), 'data-consent': '1' },
		file: `${ words.forms.application.document } ${ one[ 0 ] }.pdf`,
	} ) );
	const feedback = words.feedback.map(
		( [ rating, good, better, name ], index ) => ( {
			form: 'feedback',
			days: 3.2 + index * 7,
			state: 'stored',
			fields: {
				rating: words.forms.feedback.choices[ rating ],
				good,
				better,
				'your-email': name ? addressOf( name ) : '',
			},
		} )
	);
	// The last one is marked by hand, the others are detected.
	const spam = words.spam.map( ( one, index ) => ( {
		form: 'contact',
		days: 0.6 + index * 4,
		state: 'spam',
		reason: REASONS[ index ] ?? null,
		fields: whoAndWhat( one ),
	} ) );
	return [ ...contact, ...application, ...feedback, ...spam ]
		.map( ( one ) => ( { ...one, read: one.days > UNREAD_DAYS } ) )
		.sort( ( one, other ) => other.days - one.days );
}

/**
 * Reports of a wheel. Each visitor answers a little differently, and some skip an area.
 *
 * @param {string}   of     The key of the wheel.
 * @param {string[]} labels
 * @param {number[]} usual  What most people answer, by the order of the areas.
 * @param {number}   count
 */
const reportsOf = ( of, labels, usual, count ) =>
	Array.from( { length: count }, ( _, number ) => ( {
		of,
		days: 0.2 + ( number * 55 ) / count,
		ratings: labels
			.map( ( label, area ) => [
				label,
				usual[ area ] +
					Math.round(
						( ( ( number + 1 ) * ( area + 2 ) ) % 11 ) / 2.5
					) -
					2,
			] )
			.filter( ( _one, area ) => number % 6 !== 5 || area !== 4 ),
	} ) );

/** The last step of runs without a report here. The last of these runs has a report with its own page. */
const LEFT = [ 1, 3, 1, 6, 3, 0, 1, 3, 5, 2, 8 ];

/**
 * @param {string}                                                       lang
 * @param {{ life: { areas: string[][] }, work: { areas: string[][] } }} wheels
 */
export function visitors( lang, wheels ) {
	const words = textsOf( lang );
	const labels = ( { areas } ) => areas.map( ( [ label ] ) => label );
	return {
		messages: messagesOf( words ),
		reports: [
			...reportsOf(
				'life',
				labels( wheels.life ),
				[ 5, 7, 6, 8, 4, 5, 7, 6 ],
				18
			),
			...reportsOf(
				'work',
				labels( wheels.work ),
				[ 7, 8, 4, 6, 5, 7 ],
				12
			),
		],
		left: { life: LEFT, work: LEFT.slice( 0, 4 ) },
		presses: 13,
	};
}

const person = ( { name, email } ) => [
	{ name: 'your-name', label: name, isRequired: true, autocomplete: 'name' },
	{
		type: 'email',
		name: 'your-email',
		label: email,
		isRequired: true,
		autocomplete: 'email',
	},
];

const form = ( key, needs, { title, button }, fields, settings ) => ( {
	key,
	type: 'rueda_form',
	needs,
	slug: key,
	title,
	content: page(
		...fields.map( ( field ) => block( 'rueda/form-field', field ) ),
		block( 'rueda/form-submit', { text: button } )
	),
	meta: { rueda_form_settings: settings },
} );

/**
 * Two more forms: one with a file and a consent, which keeps its files, and one that stores and mails nothing.
 *
 * @param {string} lang
 * @param {Object} needs As for other entries.
 */
export function moreForms( lang, needs ) {
	const { application, feedback } = textsOf( lang ).forms;
	return [
		form(
			'application',
			needs,
			application,
			[
				...person( application ),
				{
					type: 'textarea',
					name: 'your-message',
					label: application.text,
				},
				{
					type: 'file',
					name: 'your-document',
					label: application.file,
					filetypes: 'pdf',
					limit: '2mb',
				},
				{
					type: 'acceptance',
					name: 'data-consent',
					conditionText: application.consent,
				},
			],
			'keep_files: on'
		),
		form(
			'feedback',
			needs,
			feedback,
			[
				{
					type: 'radio',
					name: 'rating',
					label: feedback.rating,
					choices: feedback.choices.map( ( label ) => ( { label } ) ),
				},
				{ type: 'textarea', name: 'good', label: feedback.good },
				{ type: 'textarea', name: 'better', label: feedback.better },
				{ type: 'email', name: 'your-email', label: feedback.email },
			],
			'skip_mail: on'
		),
	];
}
