import { listOf } from '../../frontend/values/lists';
import { createContext, useContext } from '@wordpress/element';
import { colorOf, gradientOf } from '../../frontend/cta/css';
import { fieldsOf, textOf } from '../../frontend/values/values';

export interface Named {
	readonly name: string;
	readonly slug: string;
}

export interface Palette {
	readonly colors: ReadonlyArray< Named & { readonly color: string } >;
	readonly gradients: ReadonlyArray< Named & { readonly gradient: string } >;
}

const NO_PALETTE: Palette = { colors: [], gradients: [] };

const PaletteContext = createContext< Palette >( NO_PALETTE );

export const PaletteProvider = PaletteContext.Provider;

export const usePalette = (): Palette => useContext( PaletteContext );

/** The colours and gradients of a theme that can be stored; others would be lost on saving. */
export function readPalette( colors: unknown, gradients: unknown ): Palette {
	return {
		colors: itemsOf( colors ).flatMap( ( entry ) => {
			const color = colorOf( entry[ 'color' ] );
			return color === null ? [] : { ...named( entry ), color };
		} ),
		gradients: itemsOf( gradients ).flatMap( ( entry ) => {
			const gradient = gradientOf( entry[ 'gradient' ] );
			return gradient === null ? [] : { ...named( entry ), gradient };
		} ),
	};
}

const itemsOf = ( value: unknown ) => listOf( value ).map( fieldsOf );

const named = ( entry: Readonly< Record< string, unknown > > ): Named => ( {
	name: textOf( entry[ 'name' ] ),
	slug: textOf( entry[ 'slug' ] ),
} );
