/**
 * The style of a call to action in the protocol's format. Several versions of panels have written it, so missing and
 * invalid values get defaults. includes/CallToAction/Look.php does the same on the server.
 */
import {
	CTA_LOOK,
	CTA_SECOND_BUTTON,
	type LookGroup,
	type LookValue,
} from '../../definitions/call-to-action-look';
import { oneOf } from '../values/one-of';
import { fieldsOf, idOf } from '../values/values';
import {
	colorOf,
	fractionOf,
	gradientOf,
	lengthOf,
	pictureOf,
	pixelsOf,
} from './css';

type Stored< Definition > = Definition extends {
	readonly words: ReadonlyArray< infer Word >;
}
	? Word
	: Definition extends { readonly kind: 'pixels' | 'fraction' }
		? number
		: Definition extends { readonly kind: 'id' }
			? number | null
			: Definition extends { readonly kind: 'picture' }
				? string | undefined
				: Definition extends { readonly kind: string }
					? string
					: {
							readonly [ Name in keyof Definition ]: Stored<
								Definition[ Name ]
							>;
						};

export const LOOK = { ...CTA_LOOK, ...CTA_SECOND_BUTTON };

export type Customizer = Stored< typeof LOOK >;

export type Background = Customizer[ 'background' ];

export type Sides = Customizer[ 'margin' ];

export function readCustomizer( stored: unknown ): Customizer {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- Read by the same definition.
	const look = read(
		LOOK,
		Object.keys( fieldsOf( stored ) ).length ? stored : { style: 'theme' }
	) as Customizer;
	const { background } = look;
	// Old panels wrote "image" for a plain colour.
	return background.background_type === 'image' &&
		background.background_image.url === undefined
		? { ...look, background: { ...background, background_type: 'color' } }
		: look;
}

/** Whether this is one value, and no group of values. */
export const isValue = (
	definition: LookValue | LookGroup
): definition is LookValue => typeof definition.kind === 'string';

function read( definition: LookValue | LookGroup, stored: unknown ): unknown {
	if ( isValue( definition ) ) {
		return valueOf( definition, stored );
	}
	const fields = fieldsOf( stored );
	return Object.fromEntries(
		Object.entries( definition ).map( ( [ name, part ] ) => [
			name,
			read( part, fields[ name ] ),
		] )
	);
}

function valueOf( definition: LookValue, stored: unknown ): unknown {
	switch ( definition.kind ) {
		case 'color':
			return stored === ''
				? ''
				: ( colorOf( stored ) ?? definition.initial );
		case 'length':
		case 'signed-length':
			return (
				lengthOf( stored, definition.kind === 'signed-length' ) ??
				definition.initial
			);
		case 'pixels':
			return pixelsOf( stored, definition.initial, [
				definition.least,
				definition.most,
			] );
		case 'word':
			return oneOf( definition.words, stored ) ?? definition.words[ 0 ];
		case 'gradient':
			return gradientOf( stored ) ?? '';
		case 'picture':
			return pictureOf( stored ) ?? undefined;
		case 'fraction':
			return fractionOf( stored );
		case 'id':
			return idOf( stored );
	}
}
