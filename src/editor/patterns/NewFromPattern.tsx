import { Button, SelectControl } from '@wordpress/components';
import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { FORM_TYPE } from '../../definitions/form-post';
import { type PatternKind, usePatterns } from './usePatterns';

const POST_TYPES = {
	form: FORM_TYPE,
	wheel: 'wheel',
} as const satisfies Partial< Record< PatternKind, string > >;

interface NewFromPatternProps {
	readonly kind: keyof typeof POST_TYPES;
	/** The name of the pattern that comes first. */
	readonly first: string;
	/** What is stored besides title and content. */
	readonly fieldsFor: ( pattern: BlockPattern ) => object;
	readonly onMade: ( id: number ) => void;
	readonly words: Record< 'choice' | 'button' | 'failure', string >;
	readonly variant: 'primary' | 'secondary';
}

/** Creates an entry from a pattern and gives it to the block. */
export function NewFromPattern( {
	kind,
	first,
	fieldsFor,
	onMade,
	words,
	variant,
}: NewFromPatternProps ) {
	const patterns = usePatterns( kind );
	const { state, make } = useNewEntry( { kind, fieldsFor, onMade } );
	const [ name, setName ] = useState( first );
	const pattern =
		patterns.find( ( one ) => one.name === name ) ?? patterns[ 0 ];
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
						void make( pattern );
					}
				} }
			>
				{ words.button }
			</Button>
			{ state === 'failed' && <p role="alert">{ words.failure }</p> }
		</>
	);
}

/** Stores an entry made of a pattern. */
function useNewEntry( {
	kind,
	fieldsFor,
	onMade,
}: Pick< NewFromPatternProps, 'kind' | 'fieldsFor' | 'onMade' > ) {
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const make = async ( pattern: BlockPattern ): Promise< void > => {
		setState( 'making' );
		const made = await saveEntityRecord( 'postType', POST_TYPES[ kind ], {
			title: pattern.title,
			content: pattern.content,
			...fieldsFor( pattern ),
		} ).catch( () => undefined );
		setState( made ? 'idle' : 'failed' );
		if ( made ) {
			onMade( made.id );
		}
	};
	return { state, make };
}
