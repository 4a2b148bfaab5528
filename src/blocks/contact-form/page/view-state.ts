/** What is shown besides the server's markup: the summary of errors, why nothing can be sent, what can be done. */
import type { InvalidField } from '../rules/answer';
import { isGated } from './helpers';
import { controlIn, messageOf, nameOf, wrapsIn } from './marks';
import { loadedLazyPart } from './load-lazy-part';

export interface FoundError extends InvalidField {
	/** Null where the server speaks of a field that the page does not have. */
	readonly wrap: HTMLElement | null;
}

export interface ErrorItem extends FoundError {
	readonly control: HTMLInputElement | null;
	readonly isMended: boolean;
}

interface Result {
	/** In the order of the page; none without a message that came back. */
	readonly errors: readonly FoundError[];
	/** Only after a message that got lost on its way. */
	readonly onRetry?: () => void;
}

export interface View extends Result {
	readonly form: HTMLFormElement;
	readonly errors: readonly ErrorItem[];
	readonly isSending: boolean;
	/** Null where there is nothing to agree to. */
	readonly isGated: boolean | null;
}

const results = new WeakMap< HTMLFormElement, Result >();

/** What came of the last try; nothing, once the next one has begun. */
export const remember = ( form: HTMLFormElement, result: Result ): unknown =>
	results.set( form, result );

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

/** Nothing, as long as nobody has touched a form. */
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
		isGated: isGated( form ),
	} );
}
