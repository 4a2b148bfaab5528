/** What is shown beside the server's markup: the list of errors, why the form cannot be sent, how to try again. */
import type { InvalidField } from '../rules/answer';
import { missingAcceptances } from './helpers';
import { controlIn, messageOf, nameOf, wrapsIn } from './marks';
import { loadedLazyPart } from './load-lazy-part';

export interface FoundError extends InvalidField {
	/** Null if the server names a field that is not on the page. */
	readonly wrap: HTMLElement | null;
}

export interface ErrorItem extends FoundError {
	readonly control: HTMLInputElement | null;
	readonly isMended: boolean;
}

interface Result {
	/** In the order of the page; empty unless a message was refused. */
	readonly errors: readonly FoundError[];
	/** What the form says about them. */
	readonly message?: string;
	/** Only if a message could not be sent. */
	readonly onRetry?: ( () => void ) | undefined;
	/** Whether the visitor has changed something since. */
	readonly isChanged?: boolean;
}

export interface View extends Result {
	readonly form: HTMLFormElement;
	readonly errors: readonly ErrorItem[];
	readonly isSending: boolean;
	/** The boxes that keep the form from being sent. */
	readonly missing: readonly Element[];
	/** Whether the answer to the last attempt is shown. */
	readonly isAnswered: boolean;
}

const results = new WeakMap< HTMLFormElement, Result >();

/** Stores the result of the last attempt until the next one begins. */
export const remember = ( form: HTMLFormElement, result: Result ): unknown =>
	results.set( form, result );

export const noteChange = ( form: HTMLFormElement ): unknown =>
	remember( form, { ...resultOf( form ), isChanged: true } );

const resultOf = ( form: HTMLFormElement ): Result =>
	results.get( form ) ?? { errors: [] };

export const errorsFound = ( form: HTMLFormElement ): readonly FoundError[] =>
	resultOf( form ).errors;

export function inPageOrder(
	form: HTMLFormElement,
	fields: readonly InvalidField[]
): FoundError[] {
	const wraps = wrapsIn( form );
	const errors = fields.map( ( { field, message } ) => ( {
		field,
		message,
		wrap: wraps.find( ( wrap ) => nameOf( wrap ) === field ) ?? null,
	} ) );
	const place = ( { wrap }: FoundError ) =>
		wrap ? wraps.indexOf( wrap ) : wraps.length;
	return errors.sort( ( one, other ) => place( one ) - place( other ) );
}

/** Does nothing until somebody has touched a form. */
export function refresh( form: HTMLFormElement ): void {
	const result = resultOf( form );
	loadedLazyPart()?.show( {
		...result,
		form,
		errors: result.errors.map( ( error ) => {
			const { wrap, message } = error;
			const standing = wrap ? messageOf( wrap ) : message;
			return {
				...error,
				message: standing ?? message,
				control: wrap && controlIn( wrap ),
				isMended: standing === undefined,
			};
		} ),
		isSending: form.wpcf7?.status === 'submitting',
		missing: missingAcceptances( form ) ?? [],
		isAnswered: ! form.matches( '.init,.resetting,.submitting' ),
	} );
}
