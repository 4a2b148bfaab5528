import type { Attributes } from './attributes';

interface Counted {
	readonly name: string;
	readonly type: string;
	readonly maxlength: number | undefined;
}

/** The limits of fields without one of their own, as in PHP's `Field`. */
const LONGEST_AREA = 2000;
const LONGEST_LINE = 400;

/** The number that a count shows before anybody types, as PHP prints it. */
export function startOf(
	{ target, countDirection }: Pick< Attributes, 'target' | 'countDirection' >,
	fields: readonly Counted[]
): number {
	const counted = fields.find( ( { name } ) => name && name === target );
	if ( countDirection === 'up' || ! counted ) {
		return 0;
	}
	return (
		counted.maxlength ??
		( counted.type === 'textarea' ? LONGEST_AREA : LONGEST_LINE )
	);
}
