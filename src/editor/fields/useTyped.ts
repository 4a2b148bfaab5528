import { useState } from '@wordpress/element';

interface TypedOptions< Value > {
	readonly value: Value;
	/** The value as text. */
	readonly stored: string;
	/** Reads the value from text; null if it is none. */
	readonly read: ( text: string ) => Value | null;
	readonly onChange: ( value: Value ) => void;
}

interface Typed {
	readonly text: string;
	readonly isWrong: boolean;
	readonly type: ( text: string ) => void;
	readonly leave: () => void;
}

/**
 * A value that is typed as text. Invalid text stays in the field, and the value from before typing is kept, so that an
 * invalid "240" does not store "24".
 */
export function useTyped< Value >( {
	value,
	stored,
	read,
	onChange,
}: TypedOptions< Value > ): Typed {
	const [ typed, setTyped ] = useState< string | null >( null );
	const [ before, setBefore ] = useState( value );
	const text = typed ?? stored;
	const isWrong = read( text ) === null;
	return {
		text,
		isWrong,
		type: ( next ) => {
			const last = typed === null ? value : before;
			setBefore( last );
			setTyped( next );
			const found = read( next );
			onChange( found === null ? last : found );
		},
		leave: () => {
			if ( ! isWrong ) {
				setTyped( null );
			}
		},
	};
}
