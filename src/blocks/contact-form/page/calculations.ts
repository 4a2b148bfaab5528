/* Shows sums and products of other fields. Fetched only by forms with a calculation; the server computes its own. */
import { resultOf } from '../../../frontend/values/calculation';
import type { Sources } from '../../../frontend/conditions/parts';
import { textOf } from '../../../frontend/values/field';

interface Calculation {
	readonly name: string;
	readonly product: boolean;
	/** For each operand the name of its field; in a repeatable group there are several. */
	readonly of: readonly ( string | readonly string[] )[];
	readonly decimals: number;
}

/** What conditions know of calculated fields. */
export interface Results {
	readonly sources: Sources;
	/** Nothing for a field that is not calculated. */
	readonly resultOf: (
		name: string,
		answersOf: ( source: string ) => readonly string[]
	) => readonly string[] | undefined;
}

/** In milliseconds: screen readers say the result when the visitor pauses. */
const PAUSE = 400;

export function calculate( form: HTMLFormElement ): Results {
	let pause = 0;
	update( form );
	for ( const type of [ 'input', 'change' ] ) {
		form.addEventListener( type, () => {
			clearTimeout( pause );
			pause = window.setTimeout( update, PAUSE, form );
		} );
	}
	// A form has its first values only after this event.
	form.addEventListener( 'reset', () => setTimeout( update, 0, form ) );
	const all = new Map(
		outputsIn( form ).map( ( output ) => {
			const calculation = readCalculation( output );
			return [ calculation.name, calculation ] as const;
		} )
	);
	return {
		sources: new Map(
			[ ...all ].map( ( [ name, one ] ) => [ name, one.of.flat() ] )
		),
		resultOf: ( name, answersOf ) => {
			const made = all.get( name );
			return (
				made && [
					resultOf(
						made.product,
						made.of.map( ( fields ) =>
							[ fields ].flat().flatMap( answersOf )
						),
						made.decimals
					),
				]
			);
		},
	};
}

/** Where nothing can be calculated yet: a label above an empty place looks broken. */
const NONE = '–';

const outputsIn = ( form: HTMLFormElement ) => [
	...form.querySelectorAll< HTMLOutputElement >( '[data-rueda-calculation]' ),
];

function update( form: HTMLFormElement ): void {
	// Without fields that are hidden by conditions, because these are disabled.
	const data = new FormData( form );
	const results = new Map< string, string >();
	for ( const output of outputsIn( form ) ) {
		const { name, product, of, decimals } = readCalculation( output );
		const result = resultOf(
			product,
			of.map( ( fields ) =>
				[ fields ]
					.flat()
					.flatMap( ( field ) => [
						results.get( field ) ?? '',
						...data.getAll( field ).map( textOf ),
						...data.getAll( `${ field }[]` ).map( textOf ),
					] )
			),
			decimals
		);
		results.set( name, result );
		const words = result ? inWords( Number( result ), decimals ) : NONE;
		if ( output.textContent !== words ) {
			output.textContent = words;
		}
	}
}

/** As this plugin has printed it. */
function readCalculation( output: HTMLElement ): Calculation {
	const printed: unknown = JSON.parse(
		output.dataset[ 'ruedaCalculation' ] ?? ''
	);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- The server prints exactly this.
	return printed as Calculation;
}

const inWords = ( number: number, decimals: number ): string =>
	number.toLocaleString( document.documentElement.lang || undefined, {
		minimumFractionDigits: decimals,
		maximumFractionDigits: decimals,
	} );
