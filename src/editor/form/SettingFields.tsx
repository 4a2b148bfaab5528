import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOnIn, switched } from './rules/settings-text';
import { useDraft } from './useDraft';

/** Settings that have a name of their own, and the text in which all of them are written for those who know it. */
export function SettingFields( { formId }: { readonly formId: number } ) {
	const { settings, set } = useDraft( formId );
	return (
		<div className="rueda-fields">
			{ switches().map( ( { name, label, help } ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					help={ help }
					checked={ isOnIn( settings, name ) }
					onChange={ ( on ) =>
						set( 'settings', switched( settings, name, on ) )
					}
				/>
			) ) }
			<TextareaControl
				__nextHasNoMarginBottom
				rows={ 4 }
				data-rueda-part="additional_settings.body"
				label={ __( 'All settings as text', 'rueda' ) }
				help={ __( 'One a line, as in name: value', 'rueda' ) }
				value={ settings }
				onChange={ ( value ) => set( 'settings', value ) }
			/>
		</div>
	);
}

const switches = () => [
	{
		name: 'subscribers_only',
		label: __( 'For members alone', 'rueda' ),
		help: __( 'Only who is logged in sees and sends the form.', 'rueda' ),
	},
	{
		name: 'demo_mode',
		label: __( 'Demonstration', 'rueda' ),
		help: __( 'As if sent: no mail, and nothing is stored.', 'rueda' ),
	},
	{
		name: 'skip_mail',
		label: __( 'No mails', 'rueda' ),
		help: __( 'Messages are stored and no mail is sent.', 'rueda' ),
	},
	{
		name: 'acceptance_as_validation',
		label: __( 'Missing consent is an error', 'rueda' ),
		help: __(
			'The button can be pressed, and says that consent is missing. Otherwise it waits for the tick.',
			'rueda'
		),
	},
	{
		name: 'do_not_store',
		label: __( 'Do not keep messages', 'rueda' ),
		help: __(
			'What was written is deleted once its mails are gone.',
			'rueda'
		),
	},
	{
		name: 'keep_files',
		label: __( 'Keep files', 'rueda' ),
		help: __(
			'Otherwise they are deleted once the mails are gone.',
			'rueda'
		),
	},
	{
		name: 'akismet',
		label: __( 'Ask Akismet', 'rueda' ),
		help: __(
			'Where that plugin is active, its service is told what was written, and says whether it is spam.',
			'rueda'
		),
	},
];
