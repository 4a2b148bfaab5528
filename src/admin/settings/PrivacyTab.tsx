import { CheckboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { asSent } from '../../frontend/server/as-sent';
import { inPageLanguage } from '../../frontend/values/page-language';
import { loadStoredData, type Stored, type StoredData } from './api';
import { DaysField } from './DaysField';
import { PLAIN } from './plain';
import { ProxyFields } from './ProxyFields';
import { isShorter } from './rules/retention';
import type {
	MessageSettings,
	Privacy,
	Proxy,
	Watch,
	WatchMode,
} from './stored';
import { TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';
import { WatchFields } from './WatchFields';

interface Shown extends Privacy {
	/** How long messages are kept; null if the user may not see that. */
	readonly days: number | null;
	/** Whether other code of the site gets the events of kits. */
	readonly tracking: boolean;
	/** Null if the user may not see that. */
	readonly proxy: Proxy | null;
	/** What the daily check of forms does; null if the user may not see that. */
	readonly mode: WatchMode | null;
}

const PRIVACY_OPTION = 'rueda_settings_privacy';
const MESSAGES_OPTION = 'rueda_settings_messages';
const TRACKING_OPTION = 'rueda_tracking';
const PROXY_OPTION = 'rueda_settings_proxy';
const WATCH_OPTION = 'rueda_settings_watch';

const STORED: Stored< Shown > = {
	option: PRIVACY_OPTION,
	settingsOf: ( all ) => {
		const privacy = asSent< Privacy >( all[ PRIVACY_OPTION ] );
		const messages = asSent< MessageSettings >( all[ MESSAGES_OPTION ] );
		return (
			privacy && {
				...privacy,
				days: messages?.days ?? null,
				tracking: all[ TRACKING_OPTION ] === 'local',
				proxy: asSent< Proxy >( all[ PROXY_OPTION ] ),
				mode: asSent< Watch >( all[ WATCH_OPTION ] )?.mode ?? null,
			}
		);
	},
	dataOf: ( { days, tracking, proxy, mode, ...privacy }: Shown ) => ( {
		[ PRIVACY_OPTION ]: privacy,
		[ TRACKING_OPTION ]: tracking ? 'local' : 'off',
		...( days === null ? {} : { [ MESSAGES_OPTION ]: { days } } ),
		...( proxy === null ? {} : { [ PROXY_OPTION ]: proxy } ),
		...( mode === null ? {} : { [ WATCH_OPTION ]: { mode } } ),
	} ),
};

const warning = ( draft: Shown, saved: Shown ): string | null =>
	draft.days !== null &&
	saved.days !== null &&
	isShorter( draft.days, saved.days )
		? sprintf(
				/* translators: %d: number of days. */
				_n(
					'Messages older than %d day will be permanently deleted.',
					'Messages older than %d days will be permanently deleted.',
					draft.days,
					'rueda'
				),
				draft.days
			)
		: null;

export function PrivacyTab() {
	return (
		<TabForm settings={ useSettingsForm( STORED ) } warning={ warning }>
			{ ( draft, edit ) => (
				<>
					{ draft.days !== null && (
						<fieldset className="rueda-settings__group">
							<legend>
								<h2>{ __( 'Form messages', 'rueda' ) }</h2>
							</legend>
							<DaysField
								value={ draft.days }
								onChange={ ( days ) => edit( { days } ) }
							/>
						</fieldset>
					) }
					<WatchFields mode={ draft.mode } onChange={ edit } />
					{ draft.proxy !== null && (
						<ProxyFields
							proxy={ draft.proxy }
							onChange={ ( proxy ) => edit( { proxy } ) }
						/>
					) }
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>{ __( 'Kits', 'rueda' ) }</h2>
						</legend>
						<CheckboxControl
							{ ...PLAIN }
							label={ __(
								'Notify other plugins about what you do with kits',
								'rueda'
							) }
							help={ __(
								'Plugins and scripts of this site are then notified when a kit is exported or imported. Rueda sends nothing to anyone and stores nothing about it.',
								'rueda'
							) }
							checked={ draft.tracking }
							onChange={ ( tracking ) => edit( { tracking } ) }
						/>
					</fieldset>
					<fieldset className="rueda-settings__group">
						<legend>
							<h2>{ __( 'When you delete Rueda', 'rueda' ) }</h2>
						</legend>
						<p>
							{ __(
								'Deactivating Rueda deletes nothing. Deleting it deletes what you choose here and keeps the rest in case you come back. Temporary data, such as scheduled tasks, is always deleted.',
								'rueda'
							) }
						</p>
						<Choices draft={ draft } onChange={ edit } />
					</fieldset>
				</>
			) }
		</TabForm>
	);
}

interface ChoicesProps {
	readonly draft: Privacy;
	readonly onChange: ( change: Partial< Privacy > ) => void;
}

/** Says how much would be deleted; nothing until the server has answered. */
function useStoredData(): string {
	const [ text, setText ] = useState( '' );
	useEffect( () => {
		void loadStoredData().then( ( answer ) => {
			if ( answer.ok ) {
				setText( amount( answer.value ) );
			}
		} );
	}, [] );
	return text;
}

const amount = ( { reports, messages }: StoredData ): string =>
	sprintf(
		/* translators: 1: as in "12 reports", 2: as in "3 messages". */
		__( 'Stored now: %1$s and %2$s.', 'rueda' ),
		sprintf(
			/* translators: %s: a number of reports. */
			_n( '%s report', '%s reports', reports, 'rueda' ),
			inPageLanguage( reports )
		),
		sprintf(
			/* translators: %s: a number of messages. */
			_n( '%s message', '%s messages', messages, 'rueda' ),
			inPageLanguage( messages )
		)
	);

function Choices( { draft, onChange }: ChoicesProps ) {
	const stored = useStoredData();
	return (
		<>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Delete the settings', 'rueda' ) }
				help={ __( 'All Rueda settings on this site.', 'rueda' ) }
				checked={ draft.remove_settings }
				onChange={ ( isOn ) => onChange( { remove_settings: isOn } ) }
			/>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Delete wheels and other content', 'rueda' ) }
				help={ __(
					'Everything created in Rueda’s own editors. Your pages and posts are kept. This cannot be undone.',
					'rueda'
				) }
				checked={ draft.remove_content }
				onChange={ ( isOn ) => onChange( { remove_content: isOn } ) }
			/>
			<CheckboxControl
				{ ...PLAIN }
				label={ __( 'Delete what visitors have sent', 'rueda' ) }
				help={ `${ __(
					'Saved reports and messages. Links to reports stop working. This cannot be undone.',
					'rueda'
				) } ${ stored }`.trim() }
				checked={ draft.remove_visitor_data }
				onChange={ ( isOn ) =>
					onChange( { remove_visitor_data: isOn } )
				}
			/>
		</>
	);
}
