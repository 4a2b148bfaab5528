import { Button, SelectControl } from '@wordpress/components';
import { store as coreStore, type BlockPattern } from '@wordpress/core-data';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { mailFor } from '../../../frontend/form-editor/first-mail';
import { usePatterns } from '../../../frontend/form-editor/usePatterns';
import { useMayEdit } from './useMayEdit';

interface NewFormProps {
	readonly onMade: ( id: number ) => void;
}

/** A form of its own, begun with one that is ready, and chosen at once. */
export function NewForm( { onMade }: NewFormProps ) {
	const mayEdit = useMayEdit();
	const patterns = usePatterns();
	const { saveEntityRecord } = useDispatch( coreStore );
	const [ name, setName ] = useState( 'rueda/form-contact' );
	const [ state, setState ] = useState< 'idle' | 'making' | 'failed' >(
		'idle'
	);
	const pattern = patterns.find( ( one ) => one.name === name );
	if ( ! mayEdit ) {
		return null;
	}
	const make = async ( { title, content }: BlockPattern ) => {
		setState( 'making' );
		try {
			const form = await saveEntityRecord( 'postType', 'rueda_form', {
				title,
				content,
				status: 'publish',
				...mailFor( content ),
			} );
			setState( form ? 'idle' : 'failed' );
			if ( form ) {
				onMade( form.id );
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
				label={ __( 'Begin a new form with', 'rueda' ) }
				help={ pattern?.description }
				value={ name }
				options={ patterns.map( ( one ) => ( {
					value: one.name,
					label: one.title,
				} ) ) }
				onChange={ setName }
			/>
			<Button
				className="rueda-form-choice__new"
				variant="primary"
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
				{ __( 'New form', 'rueda' ) }
			</Button>
			{ state === 'failed' && (
				<p role="alert">
					{ __( 'The form could not be made. Try again.', 'rueda' ) }
				</p>
			) }
		</>
	);
}
