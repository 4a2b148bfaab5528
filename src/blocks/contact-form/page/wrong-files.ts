/*
 * Does not send files that the form refuses. Loaded when a form with files is sent. The server is told the names and
 * sizes of refused ones instead, and says what is wrong together with everything else.
 */
import type { Feedback, InvalidField } from '../rules/answer';
import { errorsOf } from '../rules/schema';

const NAME = '_rueda_withheld';

export interface Checked {
	/** What is sent: the same data, without the contents of refused files. */
	readonly body: FormData;
	/** Adds the errors of refused files, because the server checks files only when all else is right. */
	readonly completed: ( feedback: Feedback ) => Feedback;
}

/** Takes the refused files out of a message; null if there are none. */
export function withoutWrongFiles(
	form: HTMLFormElement,
	data: FormData
): Checked | null {
	const { id = 0, schema } = form.wpcf7 ?? {};
	const errors = errorsOf( schema, [ ...data ] );
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
	if ( ! wrong.size ) {
		return null;
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
				// The page is old: the server has other rules.
				window.wpcf7?.schemas?.delete( id );
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
