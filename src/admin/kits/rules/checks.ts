/** Checks arguments of other code. The messages are for its developers, and other code may rely on them. */

type TypeName =
	'string' | 'number' | 'boolean' | 'object' | 'function' | 'undefined';

/** An own property that is `undefined` counts as missing, and so does an inherited one. */
export function requireArgument( name: string, given: object ): unknown {
	const value: unknown = Object.hasOwn( given, name )
		? Reflect.get( given, name )
		: undefined;
	if ( value === undefined ) {
		throw new Error( `${ name } is required.` );
	}
	return value;
}

/** For JavaScript null is an object; here it is not. */
export function requireArgumentType(
	name: string,
	type: TypeName,
	given: object
): unknown {
	const value = requireArgument( name, given );
	if ( typeof value !== type || value === null ) {
		throw new Error( `${ name } invalid type: ${ type }.` );
	}
	return value;
}

/** The constructor of an object; undefined without a prototype. */
type Maker = abstract new ( ...given: never[] ) => unknown;

/**
 * Part of the complete set of checks, although no command of ours needs it yet.
 *
 * @public
 */
export function requireArgumentInstance(
	name: string,
	maker: Maker,
	given: object
): unknown {
	const value = requireArgument( name, given );
	if ( ! ( value instanceof maker ) ) {
		throw new Error( `${ name } invalid instance.` );
	}
	return value;
}

/**
 * Stricter than the check for an instance: it refuses instances of derived classes.
 *
 * @public
 */
export function requireArgumentConstructor(
	name: string,
	maker: Maker,
	given: object
): unknown {
	const value = requireArgument( name, given );
	const prototype: unknown =
		typeof value === 'object' && value !== null
			? Object.getPrototypeOf( value )
			: undefined;
	if ( prototype !== maker.prototype ) {
		throw new Error( `${ name } invalid constructor type.` );
	}
	return value;
}
