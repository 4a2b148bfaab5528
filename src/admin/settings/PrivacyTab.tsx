import {
	Button,
	CheckboxControl,
	Notice,
	Spinner,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { hasUnsavedChanges } from './form';
import type { Saving } from './form';
import type { Privacy } from './privacy';
import { usePrivacy } from './usePrivacy';
import { useUnsavedGuard } from './useUnsavedGuard';

// WordPress 6.7 to 6.9 warn without it; before and after it says nothing new.
const PLAIN = { __nextHasNoMarginBottom: true } as const;

export function PrivacyTab() {
	const { form, edit, load, save } = usePrivacy();
	const isUnsaved = hasUnsavedChanges( form );
	useUnsavedGuard( isUnsaved );

	if ( form.status === 'loading' ) {
		return <Spinner />;
	}
	if ( form.status === 'missing' ) {
		const retry = {
			label: __( 'Try again', 'rueda' ),
			onClick: () => void load(),
		};
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [ retry ] }
			>
				{ form.why }
			</Notice>
		);
	}
	const { draft, saving } = form;
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		// Pressing Enter twice must not send twice.
		if ( saving.step !== 'under way' ) {
			void save( draft );
		}
	};
	return (
		<form className="rueda-settings__form" onSubmit={ onSubmit }>
			<Told saving={ saving } />
			<fieldset className="rueda-settings__group">
				<legend>
					<h2>{ __( 'When Rueda is deleted', 'rueda' ) }</h2>
				</legend>
				<p>
					{ __(
						'Deactivating Rueda removes nothing. Deleting it removes what you choose here and leaves the rest for the day you come back. Temporary data, such as scheduled tasks, always goes.',
						'rueda'
					) }
				</p>
				<Choices draft={ draft } onChange={ edit } />
			</fieldset>
			<p className="rueda-settings__actions">
				<Button
					variant="primary"
					type="submit"
					isBusy={ saving.step === 'under way' }
				>
					{ saving.step === 'under way'
						? __( 'Saving…', 'rueda' )
						: __( 'Save changes', 'rueda' ) }
				</Button>
				{ isUnsaved && (
					<span>{ __( 'There are unsaved changes.', 'rueda' ) }</span>
				) }
			</p>
		</form>
	);
}

/** Notice speaks its text to screen readers by itself. */
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
					'The settings could not be saved. What you chose is still here: please try again.',
					'rueda'
				) }{ ' ' }
				{ saving.why }
			</Notice>
		);
	}
	return null;
}

interface ChoicesProps {
	readonly draft: Privacy;
	readonly onChange: ( change: Partial< Privacy > ) => void;
}

function Choices( { draft, onChange }: ChoicesProps ) {
	return (
		<>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Remove the settings', 'rueda' ) }
				help={ __( 'All settings of Rueda on this site.', 'rueda' ) }
				checked={ draft.remove_settings }
				onChange={ ( isOn ) => onChange( { remove_settings: isOn } ) }
			/>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Remove wheels and other content', 'rueda' ) }
				help={ __(
					'Everything that was made in Rueda’s own editors. Your pages and posts stay. This cannot be undone.',
					'rueda'
				) }
				checked={ draft.remove_content }
				onChange={ ( isOn ) => onChange( { remove_content: isOn } ) }
			/>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Remove what visitors have sent', 'rueda' ) }
				help={ __(
					'Saved reports and messages. Links to reports stop working. This cannot be undone.',
					'rueda'
				) }
				checked={ draft.remove_visitor_data }
				onChange={ ( isOn ) =>
					onChange( { remove_visitor_data: isOn } )
				}
			/>
		</>
	);
}
