import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, Placeholder } from '@wordpress/components';
import { createContext, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusBlock } from '../../editor/screen/canvas';
import { useIsPattern } from '../../editor/screen/useIsPattern';
import { useOwnArrowKeys } from '../../editor/screen/useOwnArrowKeys';
import type { Attributes } from './editor/attributes';
import { ChosenForm } from './editor/ChosenForm';
import { FormPicker } from './editor/FormPicker';
import { icon } from './editor/icon';
import { NewForm } from './editor/NewForm';
import { PageOptions } from './editor/PageOptions';
import { SampleForm } from './editor/SampleForm';
import { useMayEdit } from './editor/useMayEdit';

const InForm = createContext( false );

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { formId } = attributes;
	const blockProps = useBlockProps();
	const mayMake = useMayEdit();
	const choose = ( id: number ) => setAttributes( { formId: id } );
	if ( useContext( InForm ) ) {
		return (
			<div { ...blockProps }>
				<p className="rueda-form-notice">
					{ __( 'A form cannot contain another form.', 'rueda' ) }
				</p>
			</div>
		);
	}
	return (
		<div { ...blockProps }>
			{ formId > 0 ? (
				<InForm.Provider value>
					<InspectorControls>
						<PanelBody title={ __( 'Form', 'rueda' ) }>
							<FormPicker value={ formId } onChange={ choose } />
						</PanelBody>
					</InspectorControls>
					<PageOptions
						attributes={ attributes }
						onChange={ setAttributes }
					/>
					{ /* By its key: a form that was chosen anew is loaded anew. */ }
					<ChosenForm
						key={ formId }
						formId={ formId }
						clientId={ clientId }
						onChoose={ choose }
					/>
				</InForm.Provider>
			) : (
				<ChooseForm
					mayMake={ mayMake }
					onChoose={ ( id ) => {
						choose( id );
						focusBlock( clientId );
					} }
				/>
			) }
		</div>
	);
}

interface ChooseFormProps {
	readonly mayMake: ReturnType< typeof useMayEdit >;
	readonly onChoose: ( id: number ) => void;
}

function ChooseForm( { mayMake, onChoose }: ChooseFormProps ) {
	const pickerRef = useOwnArrowKeys();
	return useIsPattern() ? (
		<SampleForm />
	) : (
		<Placeholder
			icon={ icon }
			label={ __( 'Contact Form', 'rueda' ) }
			instructions={
				mayMake
					? __(
							'Choose the form to show here, or create a new one.',
							'rueda'
						)
					: __( 'Choose the form to show here.', 'rueda' )
			}
		>
			<div className="rueda-form-choice" ref={ pickerRef }>
				<FormPicker value={ 0 } onChange={ onChoose } />
				<NewForm onMade={ onChoose } />
			</div>
		</Placeholder>
	);
}
