import { fieldsOf, textOf } from '../../../frontend/values/values';

/** A mail that was tried several times and given up. */
export interface FailedMail {
	readonly id: number;
	readonly kind: string;
	readonly subject: string;
	/** Nobody when its text is no longer kept: then it cannot be sent again. */
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

/** What became of a mail that was sent again: gone, or on its way through the same tries as before. */
export type Again = 'sent' | 'waiting';

export const parseAgain = ( answer: unknown ): Again =>
	fieldsOf( answer )[ 'sent' ] === true ? 'sent' : 'waiting';
