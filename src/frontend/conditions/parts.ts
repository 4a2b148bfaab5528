/**
 * Parts of a form that are shown under conditions. A field in a part that is not shown counts as empty for the others.
 * Parts that depend on each other in a circle are always shown. includes/Support/Conditions/ConditionalParts.php comes
 * to the same verdicts, and both are tested with tests/fixtures/conditional-parts.jsonl.
 */
import {
	type Conditions,
	conditionsHold,
	type Rule,
	type Rules,
} from './conditions';

export interface Part {
	readonly conditions: Conditions;
	/** All fields inside it. */
	readonly fields: readonly string[];
}

/** The fields from which others are made, in the order of the form. */
export type Sources = ReadonlyMap< string, readonly string[] >;

/**
 * The answers of a field, whether it is shown or not; null where there is no such field. Where it is made from others,
 * the second argument gives the answers of these, without what is hidden.
 */
type AnswersOf = (
	field: string,
	shownOf: ( source: string ) => readonly string[]
) => readonly string[] | null;

/** The parts that are always shown, because they depend on themselves. */
export function inCircles(
	parts: readonly Part[],
	sources: Sources = new Map()
): Set< Part > {
	const { circles } = inOrder(
		parts,
		aroundIn( parts ),
		withoutCircles( sources )
	);
	return new Set( parts.filter( ( part ) => circles.has( part ) ) );
}

/** The parts that are not shown. */
export function hiddenParts(
	parts: readonly Part[],
	answersOf: AnswersOf,
	sources: Sources = new Map()
): Set< Part > {
	const around = aroundIn( parts );
	const used = withoutCircles( sources );
	const { order, circles } = inOrder( parts, around, used );
	const hidden = new Set< Part >();
	const read = new Map< string, readonly string[] | null >();
	const given = ( field: string ): readonly string[] | null => {
		const all =
			read.get( field ) ??
			answersOf( field, ( source ) =>
				used.get( field )?.includes( source )
					? ( given( source ) ?? [] )
					: []
			);
		read.set( field, all );
		return all && around.get( field )?.some( ( one ) => hidden.has( one ) )
			? []
			: all;
	};
	for ( const part of order ) {
		if (
			! circles.has( part ) &&
			! conditionsHold( part.conditions, given )
		) {
			hidden.add( part );
		}
	}
	return new Set( parts.filter( ( part ) => hidden.has( part ) ) );
}

type Around = ReadonlyMap< string, readonly Part[] >;

/** The parts that contain each field. */
function aroundIn( parts: readonly Part[] ): Around {
	const around = new Map< string, Part[] >();
	for ( const part of parts ) {
		for ( const field of part.fields ) {
			const known = around.get( field );
			if ( known ) {
				known.push( part );
			} else {
				around.set( field, [ part ] );
			}
		}
	}
	return around;
}

/**
 * Each part after those on which it depends, and those that depend on themselves: found as Tarjan does, in one walk.
 * There is no recursion, because a chain of parts may be long.
 */
function inOrder( parts: readonly Part[], around: Around, sources: Sources ) {
	const order: Part[] = [];
	const circles = new Set< Part >();
	const seen = new Map< Part, number >();
	const lowest = new Map< Part, number >();
	const open = new Map< Part, Part[] >();
	const stack: Part[] = [];
	const lower = ( part: Part, to: number ) =>
		lowest.set( part, Math.min( lowest.get( part ) ?? to, to ) );
	const close = ( part: Part ) => {
		for ( let last = stack.pop(); last; last = stack.pop() ) {
			open.delete( last );
			order.push( last );
			if ( last === part ) {
				return;
			}
			circles.add( last ).add( part );
		}
	};
	for ( const start of parts ) {
		const way = seen.has( start ) ? [] : [ start ];
		for ( let part = way.at( -1 ); part; part = way.at( -1 ) ) {
			if ( ! seen.has( part ) ) {
				lower( part, seen.size );
				seen.set( part, seen.size );
				open.set( part, needsOf( part, around, sources ) );
				stack.push( part );
			}
			const next = open.get( part )?.pop();
			if ( ! next ) {
				way.pop();
				const low = lowest.get( part ) ?? 0;
				if ( low === seen.get( part ) ) {
					close( part );
				}
				const before = way.at( -1 );
				if ( before ) {
					lower( before, low );
				}
			} else if ( next === part ) {
				circles.add( part );
			} else if ( ! seen.has( next ) ) {
				way.push( next );
			} else if ( open.has( next ) ) {
				lower( part, seen.get( next ) ?? 0 );
			}
		}
	}
	return { order, circles };
}

/** Each part on which this one depends, once. */
function needsOf(
	{ conditions }: Part,
	around: Around,
	sources: Sources
): Part[] {
	const fields = new Set( fieldsIn( conditions ) );
	// What is added to a set is visited as well.
	for ( const field of fields ) {
		sources.get( field )?.forEach( ( source ) => fields.add( source ) );
	}
	return [
		...new Set(
			[ ...fields ].flatMap( ( field ) => around.get( field ) ?? [] )
		),
	];
}

/** A field that is made from others uses what is before it in the form, or is not made itself. */
function withoutCircles( sources: Sources ): Sources {
	const kept = new Map< string, readonly string[] >();
	for ( const [ field, names ] of sources ) {
		kept.set(
			field,
			[ ...new Set( names ) ].filter(
				( name ) => kept.has( name ) || ! sources.has( name )
			)
		);
	}
	return kept;
}

/** The fields on which rules depend. */
const fieldsIn = ( { rules }: Conditions ): string[] =>
	rules.flatMap( ( part: Rule | Rules ) =>
		'rules' in part ? fieldsIn( part ) : [ part.field ]
	);
