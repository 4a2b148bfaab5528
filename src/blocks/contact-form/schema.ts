/** A form's schema and what the visitor has filled in: which fields have an error, and which one. */
import { fieldOf } from '../../frontend/field';
import {
	type FileEntry,
	isRule,
	passes,
	type Rule,
	type Values,
} from './rules';

/** A part of what a form would send. */
export interface Entry {
	/** As the control is named: `days[]`. */
	readonly name: string;
	readonly value: string | FileEntry;
}

/** By the field's name, without brackets: what to say. */
export type Errors = ReadonlyMap< string, string >;

interface Failure {
	readonly field: unknown;
	readonly error: unknown;
}

const NONE: Values = { texts: [], files: [] };

/** Each field keeps its first error; one without words, or without a field, is nobody's. */
export function errorsOf( schema: unknown, entries: readonly Entry[] ): Errors {
	const values = valuesIn( entries );
	const errors = new Map< string, string >();
	for ( const rule of rulesIn( schema ) ) {
		const failure = failureOf( rule, values );
		if (
			failure &&
			typeof failure.field === 'string' &&
			typeof failure.error === 'string' &&
			failure.error &&
			! errors.has( failure.field )
		) {
			errors.set( failure.field, failure.error );
		}
	}
	return errors;
}

const rulesIn = ( parent: unknown ): Rule[] => {
	const rules = fieldOf( parent, 'rules' );
	return Array.isArray( rules ) ? rules.filter( isRule ) : [];
};

type ByField = ReadonlyMap< string, Values >;

function failureOf( rule: Rule, values: ByField ): Failure | null {
	if ( rule.rule === 'all' ) {
		for ( const part of rulesIn( rule ) ) {
			const failure = failureOf( part, values );
			if ( failure ) {
				return failure.error ? failure : ownFailure( rule );
			}
		}
		return null;
	}
	const isPassed =
		rule.rule === 'any'
			? rulesIn( rule ).some( ( part ) => ! failureOf( part, values ) )
			: passes( rule, values.get( String( rule.field ) ) ?? NONE );
	return isPassed ? null : ownFailure( rule );
}

const ownFailure = ( { field, error }: Rule ): Failure => ( { field, error } );

/** Names that begin with `_` are the protocol's own. */
function valuesIn( entries: readonly Entry[] ): ByField {
	const fields = new Map< string, Values >();
	for ( const { name, value } of entries ) {
		const field = name.replace( /\[.*$/s, '' );
		const { texts, files } = fields.get( field ) ?? NONE;
		if ( name.startsWith( '_' ) ) {
			continue;
		}
		if ( typeof value === 'string' ) {
			const text = value.trim();
			fields.set( field, {
				texts: text ? [ ...texts, text ] : texts,
				files,
			} );
		} else if ( value.name ) {
			fields.set( field, { texts, files: [ ...files, value ] } );
		}
	}
	return fields;
}
