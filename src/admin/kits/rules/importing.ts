/** The states of an import, from choosing a kit to the report. */
import type {
	CheckedKit,
	Conflict,
	KitItem,
	Run,
	SettingAnswer,
} from './answers';
import { select, unselect, type Keys, withUses } from './choice';

export interface ImportChoice {
	readonly keys: Keys;
	readonly answers: Readonly< Record< string, Conflict > >;
	readonly settings: Readonly< Record< string, SettingAnswer > >;
	/** The admin trusts who made the kit, so code may come in. */
	readonly isTrusted: boolean;
	/** New pages are published; otherwise they become drafts. */
	readonly isPublishing: boolean;
	/** The kit's front page becomes the site's. */
	readonly isFront: boolean;
}

export type Import =
	/** The admin has to choose a kit. */
	| { readonly state: 'PENDING'; readonly why?: string }
	/** The kit is being uploaded and checked. */
	| { readonly state: 'UPLOADING'; readonly name: string }
	| {
			readonly state: 'CUSTOMIZING';
			/** The admin first sees the content of the kit, then chooses. */
			readonly step: 'preview' | 'choice';
			readonly kit: CheckedKit;
			readonly choice: ImportChoice;
			readonly isStarting: boolean;
			readonly why?: string;
	  }
	| {
			readonly state: 'IMPORTING';
			readonly run: Run;
			/** The admin has asked to stop. */
			readonly isStopping: boolean;
			/** Why it is not continued automatically. */
			readonly why?: string;
	  }
	| {
			readonly state: 'COMPLETED';
			readonly run: Run;
			/** The admin has cancelled it. */
			readonly isUndone: boolean;
	  };

export type ImportEvent =
	| { readonly type: 'uploading'; readonly name: string }
	| { readonly type: 'checked'; readonly kit: CheckedKit }
	| { readonly type: 'refused'; readonly why: string }
	| { readonly type: 'turned'; readonly step: 'preview' | 'choice' }
	| { readonly type: 'chose'; readonly keys: readonly string[] }
	| { readonly type: 'left out'; readonly keys: readonly string[] }
	| {
			readonly type: 'answered';
			readonly keys: readonly string[];
			readonly answer: Conflict;
	  }
	| {
			readonly type: 'settled';
			readonly part: string;
			readonly answer: SettingAnswer;
	  }
	| { readonly type: 'trusted'; readonly isTrusted: boolean }
	| { readonly type: 'published'; readonly isPublishing: boolean }
	| { readonly type: 'made front'; readonly isFront: boolean }
	| { readonly type: 'starting' | 'stopping' | 'retried' | 'began again' }
	| { readonly type: 'went on'; readonly run: Run };

export const FIRST: Import = { state: 'PENDING' };

export function advance( now: Import, event: ImportEvent ): Import {
	switch ( event.type ) {
		case 'began again':
			return FIRST;
		case 'uploading':
			return { state: 'UPLOADING', name: event.name };
		case 'checked':
			return {
				state: 'CUSTOMIZING',
				step: 'preview',
				kit: event.kit,
				choice: firstChoice( event.kit ),
				isStarting: false,
			};
		case 'went on':
			return wentOn(
				event.run,
				now.state === 'IMPORTING' && now.isStopping
			);
		case 'refused':
			return refused( now, event.why );
		case 'stopping':
		case 'retried':
			return now.state === 'IMPORTING'
				? {
						state: 'IMPORTING',
						run: now.run,
						isStopping: now.isStopping || event.type === 'stopping',
					}
				: now;
		default:
			return now.state === 'CUSTOMIZING' ? customized( now, event ) : now;
	}
}

const wentOn = ( run: Run, isStopping: boolean ): Import =>
	run.state === 'done'
		? {
				state: 'COMPLETED',
				run,
				// The import may have finished before it was cancelled.
				isUndone:
					run.undone || ( isStopping && run.result !== 'success' ),
			}
		: { state: 'IMPORTING', run, isStopping: isStopping || run.undoing };

function refused( now: Import, why: string ): Import {
	switch ( now.state ) {
		case 'UPLOADING':
			return { state: 'PENDING', why };
		case 'CUSTOMIZING':
			return { ...now, isStarting: false, why };
		case 'PENDING':
		case 'IMPORTING':
			return { ...now, why };
		case 'COMPLETED':
			return now;
	}
}

type Customizing = Extract< Import, { state: 'CUSTOMIZING' } >;

function customized( now: Customizing, event: ImportEvent ): Customizing {
	if ( now.isStarting ) {
		// The order has been sent, so nothing can be changed any more.
		return now;
	}
	const { kit, step, choice } = now;
	const items = possible( kit );
	const chosen = { items, keys: choice.keys };
	const become = (
		change: Partial< ImportChoice >,
		to: Customizing[ 'step' ] = step
	): Customizing => ( {
		state: 'CUSTOMIZING',
		step: to,
		kit,
		choice: { ...choice, ...change },
		isStarting: false,
	} );
	switch ( event.type ) {
		case 'turned':
			return become( {}, event.step );
		case 'chose':
			return become( { keys: select( chosen, event.keys ) } );
		case 'left out':
			return become( { keys: unselect( chosen, event.keys ) } );
		case 'answered':
			return become( {
				answers: {
					...choice.answers,
					...answersFor( kit, event.keys, event.answer ),
				},
			} );
		case 'settled':
			return become( {
				settings: { ...choice.settings, [ event.part ]: event.answer },
			} );
		case 'trusted':
			return become( { isTrusted: event.isTrusted && kit.trust } );
		case 'published':
			return become( published( kit, choice, event.isPublishing ) );
		case 'made front':
			return become( madeFront( kit, choice, event.isFront ) );
		case 'starting':
			return { ...become( {} ), isStarting: true };
		default:
			return now;
	}
}

/** An answer that an item does not offer leaves the item as it is. */
const answersFor = (
	{ items }: CheckedKit,
	keys: readonly string[],
	answer: Conflict
): Record< string, Conflict > =>
	Object.fromEntries(
		items
			.filter(
				( item ) =>
					keys.includes( item.key ) && item.answers.includes( answer )
			)
			.map( ( { key } ) => [ key, answer ] )
	);

/** Items that cannot be imported cannot be chosen. */
export const possible = ( { items }: CheckedKit ): CheckedKit[ 'items' ] =>
	items.filter( ( { reason } ) => ! reason );

/** The items that need a decision. */
export const conflicts = ( { items }: CheckedKit ): CheckedKit[ 'items' ] =>
	items.filter( ( { answers, reason } ) => answers.length > 1 && ! reason );

function firstChoice( kit: CheckedKit ): ImportChoice {
	const items = possible( kit );
	return {
		keys: withUses(
			items,
			items.map( ( { key } ) => key )
		),
		answers: Object.fromEntries(
			items.flatMap( ( { key, answer } ) =>
				answer ? [ [ key, answer ] ] : []
			)
		),
		settings: Object.fromEntries(
			kit.settings
				.filter( ( { state } ) => state !== 'same' )
				.map( ( { part, answer } ) => [ part, answer ] )
		),
		isTrusted: false,
		isPublishing: false,
		isFront: false,
	};
}

/** The items that are not whole without the admin's trust. With a choice, only those that are chosen. */
export const codeIn = (
	kit: CheckedKit,
	choice?: ImportChoice
): CheckedKit[ 'items' ] =>
	possible( kit ).filter(
		( { key, code } ) =>
			code.length > 0 &&
			( ! choice ||
				( choice.keys.has( key ) && choice.answers[ key ] !== 'skip' ) )
	);

/** Code comes in a draft, beside what is here. */
const bringsCode = ( { code }: KitItem, { isTrusted }: ImportChoice ) =>
	isTrusted && code.length > 0;

/** The items that get the kit's content in place of their own. */
export const replacedIn = (
	{ items }: CheckedKit,
	choice: ImportChoice
): CheckedKit[ 'items' ] =>
	items.filter(
		( item ) =>
			choice.keys.has( item.key ) &&
			choice.answers[ item.key ] === 'replace' &&
			! bringsCode( item, choice )
	);

/** The pages that the kit brings besides those that are here. With a choice, only those that the import may publish. */
export function newPagesIn(
	kit: CheckedKit,
	choice?: ImportChoice
): CheckedKit[ 'items' ] {
	const pages = possible( kit ).filter(
		( { doc_type: type, state } ) => type === 'page' && state !== 'same'
	);
	return choice
		? pages.filter(
				( item ) =>
					choice.keys.has( item.key ) &&
					! item.draft &&
					! bringsCode( item, choice ) &&
					! [ 'skip', 'replace' ].includes(
						choice.answers[ item.key ] ?? ''
					)
			)
		: pages;
}

/** The page that can become the front page, and whether it has to be published for that. */
export function frontPageIn(
	kit: CheckedKit,
	choice: ImportChoice
): { readonly title: string; readonly isNew: boolean } | null {
	const { front, items, publish } = kit;
	const item = items.find( ( { key } ) => key === front?.key );
	if ( ! front || ! item || ! choice.keys.has( item.key ) ) {
		return null;
	}
	const isNew = newPagesIn( kit, choice ).includes( item );
	const isHere =
		item.state === 'same' || replacedIn( kit, choice ).includes( item );
	return ( isNew && publish ) || ( isHere && front.public )
		? { title: front.title, isNew }
		: null;
}

/** A front page that visitors cannot see would be none, so each tick brings the other into line. */
const published = (
	kit: CheckedKit,
	choice: ImportChoice,
	isPublishing: boolean
): Partial< ImportChoice > => ( {
	isPublishing: isPublishing && kit.publish,
	isFront:
		choice.isFront &&
		( isPublishing || ! frontPageIn( kit, choice )?.isNew ),
} );

const madeFront = (
	kit: CheckedKit,
	choice: ImportChoice,
	isFront: boolean
): Partial< ImportChoice > => ( {
	isFront,
	isPublishing:
		choice.isPublishing ||
		( isFront && frontPageIn( kit, choice )?.isNew === true ),
} );

/** The order that is sent to the server. Items that it will refuse are in it too, so that the report names them. */
export function orderOf(
	kit: CheckedKit,
	choice: ImportChoice
): {
	readonly upload: string;
	readonly items: readonly string[];
	readonly settings: readonly string[];
	readonly answers: Readonly< Record< string, string > >;
	readonly trust: boolean;
	readonly publish: boolean;
	readonly front: boolean;
} {
	const { id, items } = kit;
	const { keys, answers, settings, isTrusted, isPublishing, isFront } =
		choice;
	return {
		upload: id,
		items: [
			...keys,
			...items
				.filter( ( { reason } ) => reason )
				.map( ( { key } ) => key ),
		],
		settings: Object.keys( settings ).filter(
			( part ) => settings[ part ] === 'kit'
		),
		answers: Object.fromEntries(
			Object.entries( answers ).filter( ( [ key ] ) => keys.has( key ) )
		),
		trust: isTrusted,
		publish: isPublishing,
		front: isFront && frontPageIn( kit, choice ) !== null,
	};
}

const STEPS: Readonly< Record< Import[ 'state' ], number > > = {
	PENDING: 1,
	UPLOADING: 2,
	CUSTOMIZING: 2,
	IMPORTING: 4,
	COMPLETED: 5,
};

/** The steps as shown to the admin: choose, check, decide, import, report. */
export const stepOf = ( now: Import ): number =>
	now.state === 'CUSTOMIZING' && now.step === 'choice'
		? 3
		: STEPS[ now.state ];

/** In tenths, so that screen readers announce only each tenth and not each item. */
export const tenthsOf = ( { done, total }: Run ): number =>
	total > 0 ? Math.floor( ( 10 * Math.min( done, total ) ) / total ) : 0;
