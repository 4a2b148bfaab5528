import { Button, Notice, Spinner } from '@wordpress/components';
import { useEntityRecord } from '@wordpress/core-data';
import { lazy, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM_TYPE } from '../../../definitions/form-post';
import { FormInPlace } from './FormInPlace';
import { FormPreview } from './FormPreview';
import { useIsOurs } from './useForms';
import { useMayEdit } from './useMayEdit';
import { useSavesForms } from './useSavesForms';

// Mails, texts and checks are loaded only for users who may edit the form, not by every editor with a form on the page.
const FormOnPage = lazy( () =>
	import(
		/* webpackChunkName: "form-panels" */ '../../../editor/form/FormOnPage'
	).then( ( module ) => ( { default: module.FormOnPage } ) )
);

interface ChosenFormProps {
	readonly formId: number;
	readonly clientId: string;
	readonly onChoose: ( id: number ) => void;
}

interface Stored extends Record< string, unknown > {
	readonly status: string;
}

export function ChosenForm( { formId, clientId, onChoose }: ChosenFormProps ) {
	const mayEdit = useMayEdit();
	const isSavedHere = useSavesForms();
	const isOurs = useIsOurs( formId );
	const { editedRecord, record, hasResolved, edit } =
		useEntityRecord< Stored >( 'postType', FORM_TYPE, formId, {
			enabled: mayEdit === true && isOurs === true,
		} );
	if ( mayEdit === false ) {
		return <FormPreview formId={ formId } />;
	}
	if ( isOurs !== false && ! hasResolved ) {
		return <Spinner />;
	}
	const chooseAnother = () => onChoose( 0 );
	if ( ! record ) {
		return (
			<>
				{ /* The server may know it: a form of the other plugin. */ }
				<FormPreview formId={ formId } />
				{ /* Filled, since it stands on the theme's own ground. */ }
				<Another variant="primary" onClick={ chooseAnother } />
			</>
		);
	}
	if ( record.status === 'trash' ) {
		return <InTrash onChooseAnother={ chooseAnother } />;
	}
	if ( ! isSavedHere ) {
		return (
			<>
				<FormPreview formId={ formId } />
				<div className="rueda-form-mend">
					<Button
						variant="primary"
						href={ `post.php?post=${ formId }&action=edit` }
						target="_blank"
					>
						{ __( 'Edit the form (opens in a new tab)', 'rueda' ) }
					</Button>
				</div>
			</>
		);
	}
	return (
		<>
			<Suspense fallback={ null }>
				<FormOnPage formId={ formId } clientId={ clientId } />
			</Suspense>
			{ editedRecord && editedRecord.status !== 'publish' && (
				<NotPublished
					isPrivate={ editedRecord.status === 'private' }
					onPublish={ () => edit( { status: 'publish' } ) }
				/>
			) }
			<FormInPlace formId={ formId } clientId={ clientId } />
		</>
	);
}

interface AnotherProps {
	readonly variant: 'primary' | 'secondary';
	readonly onClick: () => void;
}

const Another = ( props: AnotherProps ) => (
	<Button { ...props }>{ __( 'Choose another form', 'rueda' ) }</Button>
);

function InTrash( {
	onChooseAnother,
}: {
	readonly onChooseAnother: () => void;
} ) {
	return (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ __(
					'This form is in the Trash, so visitors do not see it. Restore it, or choose another one.',
					'rueda'
				) }
			</p>
			<div className="rueda-form-mend">
				<Button
					variant="primary"
					href={ `edit.php?post_status=trash&post_type=${ FORM_TYPE }` }
					target="_blank"
				>
					{ __( 'Open Trash (opens in a new tab)', 'rueda' ) }
				</Button>
				<Another variant="secondary" onClick={ onChooseAnother } />
			</div>
		</Notice>
	);
}

interface NotPublishedProps {
	readonly isPrivate: boolean;
	readonly onPublish: () => void;
}

function NotPublished( { isPrivate, onPublish }: NotPublishedProps ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				{ isPrivate
					? __(
							'Only users who may edit forms see this form, because it is private.',
							'rueda'
						)
					: __(
							'This form is not published yet, so visitors do not see it.',
							'rueda'
						) }
			</p>
			<div className="rueda-form-mend">
				<Button variant="primary" onClick={ onPublish }>
					{ __( 'Publish it with the page', 'rueda' ) }
				</Button>
			</div>
		</Notice>
	);
}
