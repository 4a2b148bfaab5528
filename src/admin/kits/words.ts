import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type {
	Conflict,
	Item,
	KitItem,
	Outcome,
	Report,
	Run,
} from './rules/answers';
import type { ReportWords } from './rules/report-text';

const language = (): string | undefined =>
	document.documentElement.lang || undefined;

export const numberText = ( value: number ): string =>
	new Intl.NumberFormat( language() ).format( value );

const UNITS = [ 'byte', 'kilobyte', 'megabyte' ] as const;

/** A size for people: 1 MB has 1024 KB, as everywhere in WordPress. */
export function bytesText( bytes: number ): string {
	const step = Math.min(
		UNITS.length - 1,
		bytes < 1024 ? 0 : Math.floor( Math.log( bytes ) / Math.log( 1024 ) )
	);
	return new Intl.NumberFormat( language(), {
		style: 'unit',
		unit: UNITS[ step ] ?? 'byte',
		unitDisplay: step === 0 ? 'long' : 'short',
		maximumFractionDigits: step > 1 ? 1 : 0,
	} ).format( bytes / 1024 ** step );
}

export function dateText( date: string, withTime = true ): string {
	const read = new Date( date );
	return Number.isNaN( read.getTime() )
		? date
		: new Intl.DateTimeFormat( language(), {
				dateStyle: 'long',
				...( withTime && { timeStyle: 'short' } ),
			} ).format( read );
}

/** The name of a language, such as "Spanish" for es_ES. */
export function languageText( locale: string ): string {
	try {
		const name = new Intl.DisplayNames( language(), {
			type: 'language',
			fallback: 'none',
		} ).of( locale.split( '_' )[ 0 ] ?? '' );
		return name ?? locale;
	} catch {
		return locale;
	}
}

/** With a capital letter, because many languages write their own names without one. */
export const beginning = ( text: string ): string =>
	text.charAt( 0 ).toLocaleUpperCase( language() ) + text.slice( 1 );

export function kindText( docType: string ): string {
	switch ( docType ) {
		case 'wheel':
			return __( 'Wheel', 'rueda' );
		case 'rueda_form':
			return __( 'Form', 'rueda' );
		case 'page':
			return __( 'Page', 'rueda' );
		case 'post':
			return __( 'Post', 'rueda' );
		case 'wp_block':
			return __( 'Pattern', 'rueda' );
		default:
			return docType;
	}
}

/** For example "Page: Home". */
export const itemText = ( {
	doc_type: docType,
	title,
}: Pick< Item, 'doc_type' | 'title' > ): string =>
	`${ kindText( docType ) }: ${ title }`;

function countText( docType: string, count: number ): string {
	const number = numberText( count );
	switch ( docType ) {
		case 'wheel':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s wheel', '%s wheels', count, 'rueda' ),
				number
			);
		case 'rueda_form':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s form', '%s forms', count, 'rueda' ),
				number
			);
		case 'page':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s page', '%s pages', count, 'rueda' ),
				number
			);
		case 'post':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s post', '%s posts', count, 'rueda' ),
				number
			);
		case 'wp_block':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s pattern', '%s patterns', count, 'rueda' ),
				number
			);
		case 'media':
			return sprintf(
				/* translators: %s: a number. */
				_n( '%s image', '%s images', count, 'rueda' ),
				number
			);
		default:
			return `${ number } ${ docType }`;
	}
}

/** For example "2 wheels, 1 page". */
export const countsText = (
	counts: Readonly< Record< string, number > >
): string =>
	Object.entries( counts )
		.filter( ( [ , count ] ) => count > 0 )
		.map( ( [ docType, count ] ) => countText( docType, count ) )
		.join( ', ' );

export function stateText( { state }: KitItem ): string {
	switch ( state ) {
		case 'new':
			return _x( 'New', 'item of a kit', 'rueda' );
		case 'same':
			return __( 'Already here', 'rueda' );
		case 'changed':
			return __( 'Different here', 'rueda' );
		case 'newer':
			return __( 'You have a newer one', 'rueda' );
	}
}

export function answerText( answer: Conflict ): string {
	switch ( answer ) {
		case 'keep_both':
			return __( 'Keep both', 'rueda' );
		case 'replace':
			return __( 'Replace mine', 'rueda' );
		case 'skip':
			return __( 'Skip', 'rueda' );
	}
}

export function settingText( part: string ): string {
	switch ( part ) {
		case 'cta':
			return __( 'Call to action', 'rueda' );
		case 'share':
			return __( 'Sharing', 'rueda' );
		case 'accessibility':
			return __( 'Accessibility toolbar', 'rueda' );
		default:
			return part;
	}
}

const outcomeTexts = (): Readonly< Record< Outcome, string > > => ( {
	created: __( 'Created', 'rueda' ),
	replaced: __( 'Replaced', 'rueda' ),
	skipped: __( 'Skipped', 'rueda' ),
	already_here: __( 'Already here', 'rueda' ),
	refused: __( 'Not imported', 'rueda' ),
} );

const settingOutcome = ( outcome: string ): string =>
	outcome === 'taken'
		? __( 'Replaced', 'rueda' )
		: __( 'Yours were kept', 'rueda' );

const frontPageOutcome = ( outcome: string ): string =>
	outcome === 'taken'
		? __( 'The front page of the kit is your front page now.', 'rueda' )
		: __(
				'Your front page is as it was, because visitors cannot see the one of the kit.',
				'rueda'
			);

export const reportWords = ( run: Run ): ReportWords => ( {
	heading: resultText( run ),
	outcomes: outcomeTexts(),
	draft: __( 'Created as a draft', 'rueda' ),
	nameOf: itemText,
	settingOf: ( part, outcome ) =>
		part === 'front_page'
			? frontPageOutcome( outcome )
			: sprintf(
					/* translators: 1: a part of the settings, as in "Sharing", 2: what became of it, as in "Replaced". */
					__( 'Settings: %1$s – %2$s', 'rueda' ),
					settingText( part ),
					settingOutcome( outcome )
				),
	unresolved: __(
		'These links and references were left empty, because what they lead to is not in the kit:',
		'rueda'
	),
	addresses: __( 'These addresses were changed or removed:', 'rueda' ),
	recipients: __(
		'These forms now send their email to you. Check their recipients:',
		'rueda'
	),
	missing: __(
		'The places of these images are empty, because neither the kit nor this site has them:',
		'rueda'
	),
	kept: __( 'These items were kept:', 'rueda' ),
} );

export function resultText( {
	title,
	result,
	total,
	message,
	kept,
}: Pick< Run, 'title' | 'result' | 'total' | 'message' | 'kept' > ): string {
	if ( result === 'success' ) {
		return total === 0
			? message
			: sprintf(
					/* translators: %s: the title of a kit. */
					__( 'The kit “%s” was imported.', 'rueda' ),
					title
				);
	}
	return kept.length > 0
		? sprintf(
				/* translators: %s: the title of a kit. */
				__(
					'The kit “%s” was not imported. Your site is as it was before, except for what is listed below.',
					'rueda'
				),
				title
			)
		: sprintf(
				/* translators: %s: the title of a kit. */
				__(
					'The kit “%s” was not imported. Your site is as it was before.',
					'rueda'
				),
				title
			);
}

export const secondsText = ( { seconds }: Report ): string =>
	sprintf(
		/* translators: %s: a number of seconds. */
		_n( 'It took %s second.', 'It took %s seconds.', seconds, 'rueda' ),
		numberText( seconds )
	);
