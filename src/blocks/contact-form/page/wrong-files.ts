/*
 * Does not send files that the form refuses. Loaded only when a message has such files. The server is told their names
 * and sizes instead, and says what is wrong together with everything else.
 */
import type { Feedback, InvalidField } from '../rules/answer';
import type { Errors } from '../rules/schema';

const NAME = '_rueda_withheld';

export interface Checked {
	/** What is sent: the same data, without the contents of refused files. */
	readonly body: FormData;
	/** Adds the errors of refused files, because the server checks files only when all else is right. */
	readonly completed: ( feedback: Feedback ) => Feedback;
}

/**
 * Takes the refused files out of a message.
 *
 * @param data
 * @param errors  What the rules of the page found.
 * @param onOther Called if the server has another opinion, because the page is old.
 */
export function withoutWrongFiles(
	data: FormData,
	errors: Errors,
	onOther: () => void
): Checked {
	const body = new FormData();
	const wrong = new Map< string, InvalidField >();
	for ( const [ name, value ] of data ) {
		const field = name.replace( /\[.*/, '' );
		const message = errors.get( field );
		if ( typeof value !== 'string' && value.name && message ) {
			wrong.set( field, { field, message } );
			body.append(
				`${ NAME }[${ field }][]`,
				`${ value.size } ${ value.name }`
			);
		} else {
			body.append( name, value );
		}
	}
	return {
		body,
		completed: ( feedback ) => {
			if ( feedback.status !== 'validation_failed' ) {
				return feedback;
			}
			const { invalid } = feedback;
			if (
				invalid.some(
					( { field, message } ) =>
						( wrong.get( field )?.message ?? message ) !== message
				)
			) {
				onOther();
			}
			const isTold = ( field: string ) =>
				invalid.some( ( told ) => told.field === field );
			return {
				...feedback,
				invalid: [
					...invalid,
					...[ ...wrong.values() ].filter(
						( { field } ) => ! isTold( field )
					),
				],
			};
		},
	};
}
