import { CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { NETWORKS } from '../../definitions/networks';
import { PLAIN } from './plain';
import type { Stored } from './api';
import type { Sharing } from './stored';
import { TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';

const STORED: Stored< Sharing > = { option: 'rueda_settings_sharing' };

export function SharingTab() {
	return (
		<TabForm settings={ useSettingsForm( STORED ) }>
			{ ( draft, edit ) => (
				<>
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>{ __( 'Get the report', 'rueda' ) }</h2>
						</legend>
						<CheckboxControl
							{ ...PLAIN }
							label={ __(
								'Visitors can email their report to themselves',
								'rueda'
							) }
							help={ __(
								'Sending is limited. Edit the email under Mail.',
								'rueda'
							) }
							checked={ draft[ 'email' ] === true }
							onChange={ ( email ) => edit( { email } ) }
						/>
					</fieldset>
					<Networks draft={ draft } edit={ edit } />
				</>
			) }
		</TabForm>
	);
}

interface NetworksProps {
	readonly draft: Sharing;
	readonly edit: ( change: Partial< Sharing > ) => void;
}

function Networks( { draft, edit }: NetworksProps ) {
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h2>{ __( 'Share the report', 'rueda' ) }</h2>
			</legend>
			<p>
				{ __(
					'Each one is a plain link. Nothing is loaded from these networks, and they learn nothing about visitors who do not click it.',
					'rueda'
				) }
			</p>
			{ NETWORKS.map( ( { id, name, ...network } ) => (
				<CheckboxControl
					{ ...PLAIN }
					key={ id }
					label={
						'settingsName' in network ? network.settingsName : name
					}
					checked={ draft[ id ] === true }
					onChange={ ( isOn ) => edit( { [ id ]: isOn } ) }
				/>
			) ) }
		</fieldset>
	);
}
