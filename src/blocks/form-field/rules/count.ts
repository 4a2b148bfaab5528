import { type Attributes, usualMaxlength } from './attributes';

interface Counted {
	readonly name: string;
	readonly type: string;
	readonly maxlength?: number | undefined;
}

/** The number that a count shows before anybody types, as PHP prints it. */
export function startOf(
	{ target, countDirection }: Pick< Attributes, 'target' | 'countDirection' >,
	fields: readonly Counted[]
): number {
	const counted = fields.find( ( { name } ) => name && name === target );
	if ( countDirection === 'up' || ! counted ) {
		return 0;
	}
	return counted.maxlength ?? usualMaxlength( counted.type );
}
