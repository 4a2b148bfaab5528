import { Button, SelectControl } from '@wordpress/components';
import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface NewWheelProps {
	readonly onMade: ( id: number ) => void;
}

const NONE: readonly BlockPattern[] = [];

/** A wheel to begin with, as a draft, and chosen at once. */
export function NewWheel( props: NewWheelProps ) {
	// The other plugin's wheels are made on its own screen, of blocks of its own.
	return window.ruedaOlderBlocks === true ? (
		<Draft { ...props } />
	) : (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			href="post-new.php?post_type=wheel"
			target="_blank"
		>
			{ __( 'New wheel (opens in a new tab)', 'rueda' ) }
		</Button>
	);
}

function Draft( { onMade }: NewWheelProps ) {
	const patterns = useSelect(
		( select ) => select( coreStore ).getBlockPatterns() ?? NONE,
		[]
	).filter( ( { name } ) => name.startsWith( 'rueda/wheel-' ) );
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ name, setName ] = useState( 'rueda/wheel-life' );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const pattern =
		patterns.find( ( one ) => one.name === name ) ?? patterns[ 0 ];
	const make = async ( { title, content }: BlockPattern ) => {
		setState( 'making' );
		try {
			const wheel = await saveEntityRecord( 'postType', 'wheel', {
				title,
				content,
				status: 'draft',
			} );
			setState( wheel ? 'idle' : 'failed' );
			if ( wheel ) {
				onMade( wheel.id );
			}
		} catch {
			setState( 'failed' );
		}
	};
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Begin with', 'rueda' ) }
				help={ pattern?.description }
				value={ pattern?.name ?? '' }
				options={ patterns.map( ( one ) => ( {
					value: one.name,
					label: one.title,
				} ) ) }
				onChange={ setName }
			/>
			<Button
				variant="secondary"
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
				{ __( 'New wheel', 'rueda' ) }
			</Button>
			{ state === 'failed' && (
				<p role="alert">
					{ __( 'The wheel could not be made. Try again.', 'rueda' ) }
				</p>
			) }
		</>
	);
}
