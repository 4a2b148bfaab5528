/** Checks of what other code hands over. The sentences are for its developer, and other code may know them. */

type TypeName =
	'string' | 'number' | 'boolean' | 'object' | 'function' | 'undefined';

/** An own property that is `undefined` counts as not given, as one that is inherited does. */
export function requireArgument( name: string, given: object ): unknown {
	const value: unknown = Object.hasOwn( given, name )
		? Reflect.get( given, name )
		: undefined;
	if ( value === undefined ) {
		throw new Error( `${ name } is required.` );
	}
	return value;
}

/** JavaScript calls null an object; here it is none. */
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

/** What an object was made by; none if it has no prototype. */
type Maker = abstract new ( ...given: never[] ) => unknown;

/**
 * The set of checks is whole, whoever uses which of them.
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
 * Stricter than an instance: what a class derived from it has made is refused.
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
