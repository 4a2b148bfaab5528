import { TextareaControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { isOnIn, switched } from './rules/settings-text';
import { useDraft } from './useDraft';

/** Controls for some settings, and the text that contains all of them. */
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
				help={ __( 'One per line, as in name: value', 'rueda' ) }
				value={ settings }
				onChange={ ( value ) => set( 'settings', value ) }
			/>
		</div>
	);
}

const switches = () => [
	{
		name: 'subscribers_only',
		label: __( 'Logged-in users only', 'rueda' ),
		help: __( 'Only logged-in users can see and send the form.', 'rueda' ),
	},
	{
		name: 'demo_mode',
		label: __( 'Demo mode', 'rueda' ),
		help: __(
			'Visitors are told that it was sent, but nothing is emailed or stored.',
			'rueda'
		),
	},
	{
		name: 'skip_mail',
		label: __( 'Do not send emails', 'rueda' ),
		help: __( 'Messages are stored, but no email is sent.', 'rueda' ),
	},
	{
		name: 'acceptance_as_validation',
		label: __( 'Show an error if consent is missing', 'rueda' ),
		help: __(
			'Visitors can press the button and are told to give consent. Otherwise, the button waits for it.',
			'rueda'
		),
	},
	...switchesOfStorage(),
	{
		name: 'akismet',
		label: __( 'Use Akismet', 'rueda' ),
		help: __(
			'If the Akismet plugin is active, messages are sent to its service, which says whether they are spam.',
			'rueda'
		),
	},
];

/** What is kept of a message, on the site and on the visitor's device. */
const switchesOfStorage = () => [
	{
		name: 'do_not_store',
		label: __( 'Do not keep messages', 'rueda' ),
		help: __(
			'The content is deleted once its emails have been sent.',
			'rueda'
		),
	},
	{
		name: 'keep_files',
		label: __( 'Keep files', 'rueda' ),
		help: __(
			'Otherwise, they are deleted once the emails have been sent.',
			'rueda'
		),
	},
	{
		name: 'no_drafts',
		label: __( 'Do not keep unfinished answers', 'rueda' ),
		help: __(
			'Otherwise, a visitor’s own browser keeps what was typed for an hour, so that it survives a reload, a closed tab or a crash.',
			'rueda'
		),
	},
	{
		name: 'no_waiting',
		label: __( 'Let no message wait on the device', 'rueda' ),
		help: __(
			'Otherwise, visitors without a connection may let a message wait in their own browser for a day. It is sent when they are online again.',
			'rueda'
		),
	},
];
