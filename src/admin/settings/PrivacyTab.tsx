import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { parsePrivacy, PRIVACY_OPTION } from './privacy';
import type { Privacy } from './privacy';
import { PLAIN } from './plain';
import { TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';

const STORED = { option: PRIVACY_OPTION, parse: parsePrivacy };

export function PrivacyTab() {
	return (
		<TabForm settings={ useSettingsForm( STORED ) }>
			{ ( draft, edit ) => (
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
			) }
		</TabForm>
	);
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
