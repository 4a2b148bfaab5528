import { Button, Notice, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import type { Saving } from './rules/form';
import { Question } from '../../editor/screen/Question';
import type { SettingsForm } from './useSettingsForm';

interface TabFormProps< Settings > {
	readonly settings: SettingsForm< Settings >;
	readonly isWide?: boolean;
	/** What would be lost by saving `draft` instead of `saved`, if anything. */
	readonly warning?: ( draft: Settings, saved: Settings ) => string | null;
	readonly children: (
		draft: Settings,
		edit: SettingsForm< Settings >[ 'edit' ]
	) => ReactNode;
}

/** The parts around the fields of every tab: loading, errors, saving and its result. */
export function TabForm< Settings >( {
	settings: { form, isUnsaved, edit, load, save },
	isWide = false,
	warning,
	children,
}: TabFormProps< Settings > ) {
	const [ isAsking, setAsking ] = useState( false );
	if ( form.status === 'loading' ) {
		return <Loading />;
	}
	if ( form.status === 'missing' ) {
		return <Missing why={ form.why } onRetry={ () => void load() } />;
	}
	const { draft, saved, saving } = form;
	const lost = warning?.( draft, saved ) ?? null;
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		// Pressing Enter twice must not save twice.
		if ( saving.step === 'under way' ) {
			return;
		}
		if ( lost === null ) {
			void save( draft );
		} else {
			setAsking( true );
		}
	};
	return (
		<form
			className={ `rueda-settings__form${ isWide ? ' is-wide' : '' }` }
			onSubmit={ onSubmit }
		>
			{ children( draft, edit ) }
			<div className="rueda-settings__save">
				<Told saving={ saving } />
				<Actions
					isSaving={ saving.step === 'under way' }
					isUnsaved={ isUnsaved }
				/>
			</div>
			{ isAsking && lost !== null && (
				<Question
					title={ __( 'Save these changes?', 'rueda' ) }
					yes={ __( 'Save and delete', 'rueda' ) }
					onYes={ () => {
						setAsking( false );
						void save( draft );
					} }
					onNo={ () => setAsking( false ) }
				>
					{ lost }
				</Question>
			) }
		</form>
	);
}

export function Loading() {
	return (
		<p role="status" className="rueda-settings__loading">
			<Spinner />
			{ __( 'Loading settings…', 'rueda' ) }
		</p>
	);
}

interface MissingProps {
	readonly why: string;
	readonly onRetry: () => void;
}

/** The settings could not be loaded, so nothing is shown and nothing can be saved. */
function Missing( { why, onRetry }: MissingProps ) {
	const retry = {
		label: __( 'Try again', 'rueda' ),
		onClick: onRetry,
	};
	return (
		<Notice status="error" isDismissible={ false } actions={ [ retry ] }>
			{ why }
		</Notice>
	);
}

interface ActionsProps {
	readonly isSaving: boolean;
	readonly isUnsaved: boolean;
}

function Actions( { isSaving, isUnsaved }: ActionsProps ) {
	return (
		<p className="rueda-settings__actions">
			<Button variant="primary" type="submit" isBusy={ isSaving }>
				{ isSaving
					? __( 'Saving…', 'rueda' )
					: __( 'Save changes', 'rueda' ) }
			</Button>
			{ isUnsaved && (
				<span>{ __( 'You have unsaved changes.', 'rueda' ) }</span>
			) }
		</p>
	);
}

/** Notice announces its text to screen readers. */
function Told( { saving }: { readonly saving: Saving } ) {
	if ( saving.step === 'done' ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ __( 'Settings saved.', 'rueda' ) }
			</Notice>
		);
	}
	if ( saving.step === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The settings could not be saved. Your changes are still here: please try again.',
					'rueda'
				) }{ ' ' }
				{ saving.why }
			</Notice>
		);
	}
	return null;
}
