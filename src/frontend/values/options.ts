import { DEFAULT_AREA_COLOR } from '../../definitions/area-colors';
import type { Option } from '../../definitions/option';
import { safeUrl } from './address';
import { oneOf } from './one-of';
import { plainText } from './plain-text';
import { type Fields, integerOf, isOn, textOf } from './values';

/* prettier-ignore */
type ValueOf< O extends Option > =
	O extends { readonly kind: 'switch' } ? boolean
	: O extends { readonly kind: 'integer'; readonly initial: number } ? number
	: O extends { readonly kind: 'integer' } ? number | null
	: O extends { readonly kind: 'link' } ? string | null
	: O extends { readonly of: readonly ( infer Word )[] } ? Word
	: string;

export type ValuesOf< Options extends Readonly< Record< string, Option > > > = {
	readonly [ Name in keyof Options ]: ValueOf< Options[ Name ] >;
};

/** The same as they are stored: each may be missing. */
export type StoredOptions<
	Options extends Readonly< Record< string, Option > >,
> = {
	readonly [ Name in keyof Options ]?:
		| ( Options[ Name ][ 'kind' ] extends 'switch'
				? boolean
				: Options[ Name ][ 'kind' ] extends 'integer'
					? number
					: string )
		| undefined;
};

/**
 * Reads a value as its definition says. includes/Support/Option.php reads the same, and both are tested with
 * tests/fixtures/option-values.jsonl.
 */
export function readOption(
	option: Option,
	value: unknown
): boolean | number | string | null {
	switch ( option.kind ) {
		case 'name':
			return plainText( textOf( value ) );
		case 'html':
			// The server has cleaned it.
			return textOf( value );
		case 'color':
			return colorOf( value );
		case 'link':
			return safeUrl( value );
		case 'switch':
			return isOn( value );
		case 'integer':
			return integerOf( value ) ?? option.initial ?? null;
		case 'choice':
			return oneOf( option.of, value ) ?? option.of[ 0 ] ?? '';
		case 'key':
			return textOf( value ) || option.initial;
	}
}

export const readOptions = <
	Options extends Readonly< Record< string, Option > >,
>(
	options: Options,
	stored: Fields
): ValuesOf< Options > =>
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- readOption() gives each what its kind says.
	Object.fromEntries(
		Object.entries( options ).map( ( [ name, option ] ) => [
			name,
			readOption( option, stored[ name ] ),
		] )
	) as ValuesOf< Options >;

/**
 * The colour as hex digits, which canvas, CSS and our server understand. Anything unreadable becomes the default
 * colour.
 */
function colorOf( value: unknown ): string {
	const color = textOf( value ).trim();
	if ( /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test( color ) ) {
		return color;
	}
	const [ , red, green, blue, alpha ] = rgb.exec( color ) ?? [];
	if ( red === undefined || green === undefined || blue === undefined ) {
		return DEFAULT_AREA_COLOR;
	}
	const opacity = alpha === undefined || alpha === '' ? 1 : Number( alpha );
	return `#${ hexOf( red ) }${ hexOf( green ) }${ hexOf( blue ) }${ opacity < 1 ? hexOf( opacity * 255 ) : '' }`;
}

const rgb =
	/^rgba?\(\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*(?:,\s*([01]?(?:\.\d+)?)\s*)?\)$/i;

function hexOf( part: string | number ): string {
	return Math.min( 255, Math.round( Number( part ) ) )
		.toString( 16 )
		.padStart( 2, '0' );
}
