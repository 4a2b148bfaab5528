import { Button, SelectControl } from '@wordpress/components';
import type { BlockPattern } from '@wordpress/core-data';
import { useState } from '@wordpress/element';

interface NewFromPatternProps {
	readonly patterns: readonly BlockPattern[];
	/** The name of the pattern that comes first. */
	readonly first: string;
	/** Stores a new entry; null if that failed. */
	readonly make: (
		pattern: BlockPattern
	) => Promise< { readonly id: number } | undefined >;
	readonly onMade: ( id: number ) => void;
	readonly words: Record< 'choice' | 'button' | 'failure', string >;
	readonly variant: 'primary' | 'secondary';
}

/** Creates an entry from a pattern and gives it to the block. */
export function NewFromPattern( {
	patterns,
	first,
	make,
	onMade,
	words,
	variant,
}: NewFromPatternProps ) {
	const [ name, setName ] = useState( first );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const pattern =
		patterns.find( ( one ) => one.name === name ) ?? patterns[ 0 ];
	const begin = async ( chosen: BlockPattern ) => {
		setState( 'making' );
		const made = await make( chosen ).catch( () => undefined );
		setState( made ? 'idle' : 'failed' );
		if ( made ) {
			onMade( made.id );
		}
	};
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ words.choice }
				help={ pattern?.description }
				value={ pattern?.name ?? '' }
				options={ patterns.map( ( one ) => ( {
					value: one.name,
					label: one.title,
				} ) ) }
				onChange={ setName }
			/>
			<Button
				className="rueda-new"
				variant={ variant }
				__next40pxDefaultSize
				isBusy={ state === 'making' }
				disabled={ ! pattern || state === 'making' }
				accessibleWhenDisabled
				onClick={ () => {
					if ( pattern ) {
						void begin( pattern );
					}
				} }
			>
				{ words.button }
			</Button>
			{ state === 'failed' && <p role="alert">{ words.failure }</p> }
		</>
	);
}
