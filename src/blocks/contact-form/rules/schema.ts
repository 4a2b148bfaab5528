/** Checks what the visitor filled in against the schema of the form. */
import { fieldOf } from '../../../frontend/values/field';
import {
	type FileEntry,
	isRule,
	passes,
	type Rule,
	type Values,
} from './rules';

/** What a form would send for one control, with its name as in `days[]`. */
export type Entry = readonly [ name: string, value: string | FileEntry ];

/** The error of each field, by its name without brackets. */
export type Errors = ReadonlyMap< unknown, string >;

type Failure = Pick< Rule, 'field' | 'error' >;

/** Some characters have no width, such as U+200B. A text of nothing else is empty, as on the server. */
const VISIBLE = /[^\s\p{Cf}]/u;

const NONE: Values = { texts: [], files: [] };

/** Each field keeps its first error. Errors without a text or a field are left out. */
export function errorsOf( schema: unknown, entries: readonly Entry[] ): Errors {
	const values = valuesIn( entries );
	const errors = new Map< unknown, string >();
	for ( const rule of rulesIn( schema ) ) {
		const { field, error } = failureOf( rule, values ) ?? {};
		if (
			field &&
			typeof error === 'string' &&
			error &&
			! errors.has( field )
		) {
			errors.set( field, error );
		}
	}
	return errors;
}

function rulesIn( parent: unknown ): Rule[] {
	const rules = fieldOf( parent, 'rules' );
	return Array.isArray( rules ) ? rules.filter( isRule ) : [];
}

type ByField = ReadonlyMap< unknown, Values >;

function failureOf( rule: Rule, values: ByField ): Failure | null {
	if ( rule.rule === 'all' ) {
		for ( const part of rulesIn( rule ) ) {
			const failure = failureOf( part, values );
			if ( failure ) {
				return failure.error ? failure : rule;
			}
		}
		return null;
	}
	const isPassed =
		rule.rule === 'any'
			? rulesIn( rule ).some( ( part ) => ! failureOf( part, values ) )
			: passes( rule, values.get( rule.field ) ?? NONE );
	return isPassed ? null : rule;
}

function valuesIn( entries: readonly Entry[] ): ByField {
	const fields = new Map<
		unknown,
		{ readonly texts: string[]; readonly files: FileEntry[] }
	>();
	for ( const [ name, value ] of entries ) {
		const [ field ] = name.split( '[' );
		const { texts, files } = fields.get( field ) ?? {
			texts: [],
			files: [],
		};
		fields.set( field, { texts, files } );
		// Names that begin with `_` belong to the protocol.
		if ( name.startsWith( '_' ) ) {
			continue;
		}
		if ( typeof value !== 'string' ) {
			// An empty file control sends a file without a name.
			files.push( ...( value.name ? [ value ] : [] ) );
		} else if ( VISIBLE.test( value ) ) {
			texts.push( value.trim() );
		}
	}
	return fields;
}
