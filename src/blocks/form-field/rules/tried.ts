/** The conditions of a form with answers that its author tries on the canvas. */
import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import {
	type Conditions,
	readConditions,
} from '../../../frontend/conditions/conditions';
import {
	hiddenParts,
	type Part,
	type Sources,
} from '../../../frontend/conditions/parts';
import {
	decimalsOf,
	namesIn as operandsIn,
	resultOf,
} from '../../../frontend/values/calculation';
import { fieldsOf } from '../../../frontend/values/values';
import { type Attributes, takesOne, uses } from './attributes';
import { readAttributes } from './read-attributes';

/** The answers of each field that the author has changed, by its name. */
export type Tried = Readonly< Record< string, readonly string[] > >;

export interface TriedBlock {
	readonly name: string;
	readonly clientId: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly TriedBlock[];
}

interface TriedPart extends Part {
	readonly clientId: string;
}

const FIELD = 'rueda/form-field';

/**
 * The fields on which the conditions of a form depend, in its order. In place of a calculated field there are those
 * that it uses.
 */
export function fieldsToTry( blocks: readonly TriedBlock[] ): Attributes[] {
	const fields = fieldsIn( blocks );
	const sources = sourcesIn( fields );
	const names = new Set(
		partsIn( blocks ).flatMap( ( { conditions } ) => namesIn( conditions ) )
	);
	// What is added to a set is visited as well.
	for ( const name of names ) {
		sources.get( name )?.forEach( ( source ) => names.add( source ) );
	}
	return fields.filter(
		( { name } ) => names.has( name ) && ! sources.has( name )
	);
}

/** The blocks that visitors would not see, by their ids. */
export function hiddenBlocks(
	blocks: readonly TriedBlock[],
	tried: Tried
): ReadonlySet< string > {
	const fields = fieldsIn( blocks );
	const parts = partsIn( blocks );
	const sources = sourcesIn( fields );
	const hidden = hiddenParts(
		parts,
		( name, shownOf ) => {
			const field = fields.find( ( one ) => one.name === name );
			if ( ! field ) {
				return null;
			}
			const { isProduct, step } = field;
			const used = sources.get( name );
			return used
				? [
						resultOf(
							isProduct,
							used.map( shownOf ),
							decimalsOf( step )
						),
					]
				: answersOf( field, tried );
		},
		sources
	);
	return new Set(
		parts.flatMap( ( part ) =>
			hidden.has( part ) ? [ part.clientId ] : []
		)
	);
}

const sourcesIn = ( fields: readonly Attributes[] ): Sources =>
	new Map(
		fields
			.filter( ( { type } ) => uses( type, 'operands' ) )
			.map( ( { name, operands } ) => [ name, operandsIn( operands ) ] )
	);

/** What the author tries in a field, or else what it has at first. */
export const answersOf = (
	field: Attributes,
	tried: Tried
): readonly string[] => tried[ field.name ] ?? firstAnswers( field );

function firstAnswers( field: Attributes ): string[] {
	if ( field.type === 'acceptance' ) {
		return field.isChecked ? [ '1' ] : [];
	}
	if ( ! uses( field.type, 'choices' ) ) {
		return [ field.defaultValue || restingValue( field ) ].filter(
			Boolean
		);
	}
	const preset = field.choices
		.filter( ( { isDefault } ) => isDefault === true )
		.map( ( { label } ) => label );
	const [ first ] = field.choices;
	if ( preset.length > 0 || ! first || field.type !== 'select' ) {
		return takesOne( field ) ? preset.slice( 0, 1 ) : preset;
	}
	// A browser shows the first entry of a list.
	return takesOne( field ) && ! field.includeBlank && ! field.firstAsLabel
		? [ first.label ]
		: [];
}

/** A slider that nobody has moved is in the middle. */
function restingValue( { type, min, max }: Attributes ): string {
	const least = Number( min );
	const most = max === '' ? 100 : Number( max );
	return type === 'range'
		? String( most < least ? least : ( least + most ) / 2 )
		: '';
}

/** Blocks that the author hides everywhere are not in the form. */
const isOff = ( { attributes }: TriedBlock ): boolean =>
	fieldsOf( attributes[ 'metadata' ] )[ 'blockVisibility' ] === false;

const partsIn = ( blocks: readonly TriedBlock[] ): TriedPart[] =>
	blocks.flatMap( ( block ) => {
		if ( isOff( block ) ) {
			return [];
		}
		const conditions = readConditions( block.attributes[ 'showIf' ] ?? {} );
		const inside = partsIn( block.innerBlocks );
		return conditions.rules.length === 0
			? inside
			: [
					{
						clientId: block.clientId,
						conditions,
						fields: fieldsIn( [ block ] ).map(
							( { name } ) => name
						),
					},
					...inside,
				];
	} );

const fieldsIn = ( blocks: readonly TriedBlock[] ): Attributes[] =>
	blocks
		.filter( ( block ) => ! isOff( block ) )
		.flatMap( ( { name, attributes, innerBlocks } ) => [
			...( name === FIELD ? [ readAttributes( attributes ) ] : [] ),
			...( name === REPEAT_BLOCK ? [ numberOf( attributes ) ] : [] ),
			...fieldsIn( innerBlocks ),
		] );

/** How many entries a repeatable group has at first. */
const numberOf = ( {
	name,
	title,
	least,
}: TriedBlock[ 'attributes' ] ): Attributes =>
	readAttributes( {
		type: 'number',
		name,
		label: title,
		defaultValue: typeof least === 'number' ? String( least ) : '1',
	} );

const namesIn = ( { rules }: Conditions ): string[] =>
	rules.flatMap( ( part ) =>
		'rules' in part ? namesIn( part ) : [ part.field ]
	);
