import { fieldsOf, textOf } from '../../../frontend/values/values';

/** An email that was tried several times and given up. */
export interface FailedMail {
	readonly id: number;
	readonly kind: string;
	readonly subject: string;
	/** Empty if its text is no longer kept: then it cannot be sent again. */
	readonly to: readonly string[];
	/** When it was given up, in milliseconds since 1970. */
	readonly time: number;
	readonly error: string;
}

export function parseFailed( answer: unknown ): readonly FailedMail[] | null {
	if ( ! Array.isArray( answer ) ) {
		return null;
	}
	return answer.flatMap( ( row: unknown ) => {
		const { id, kind, subject, to, settled, error } = fieldsOf( row );
		return typeof id === 'number'
			? [
					{
						id,
						kind: textOf( kind ),
						subject: textOf( subject ),
						to: Array.isArray( to )
							? to.filter( ( one ) => typeof one === 'string' )
							: [],
						time: typeof settled === 'number' ? settled * 1000 : 0,
						error: textOf( error ),
					},
				]
			: [];
	} );
}

/** The result of sending an email again: sent, or waiting for further tries. */
export type Again = 'sent' | 'waiting';

export const parseAgain = ( answer: unknown ): Again =>
	fieldsOf( answer )[ 'sent' ] === true ? 'sent' : 'waiting';
