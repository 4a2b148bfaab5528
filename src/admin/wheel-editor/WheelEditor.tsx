import { __, sprintf } from '@wordpress/i18n';
import { ReadyMade } from '../../editor/patterns/ReadyMade';
import { PutOnPage } from '../../editor/screen/PutOnPage';
import { CheckPanels } from '../../editor/screen/CheckPanels';
import { slots } from '../../editor/screen/slots';
import { useEditedPost } from '../../editor/screen/useEditedPost';
import { useOpenPanels } from '../../editor/screen/useOpenPanels';
import { CallToActionPanel } from './CallToActionPanel';
import { Notices } from './Notices';
import { SettingsPanel } from './SettingsPanel';
import { SETTINGS_NAME, SETTINGS_PANEL } from './useGo';
import { useNotices } from './useNotices';
import { useOneIntroduction } from './useOneIntroduction';
import { useTellChanges } from './useTellChanges';
import { useTitleOfPattern } from './useTitleOfPattern';

const CHECKS_PANEL = 'rueda-wheel-checks';
const CTA_PANEL = 'rueda-wheel-cta';
const READY_PANEL = 'rueda-wheel-ready-made';
const OPEN = [ SETTINGS_NAME, `rueda-wheel-editor/${ CHECKS_PANEL }` ];

export function WheelEditor() {
	const wheelId = useEditedPost( 'wheel' );
	return wheelId ? <Panels wheelId={ wheelId } /> : null;
}

function Panels( { wheelId }: { readonly wheelId: number } ) {
	const notices = useNotices();
	useOpenPanels( 'wheelPanels', OPEN );
	useOneIntroduction();
	useTellChanges();
	useTitleOfPattern();
	if ( ! slots ) {
		return null;
	}
	const { PluginDocumentSettingPanel } = slots;
	return (
		<>
			<PluginDocumentSettingPanel
				name={ SETTINGS_PANEL }
				title={ __( 'Wheel', 'rueda' ) }
			>
				<SettingsPanel />
			</PluginDocumentSettingPanel>
			<CheckPanels
				name={ CHECKS_PANEL }
				title={ titleOf( notices.length ) }
				isOpen={ notices.length > 0 }
			>
				<Notices notices={ notices } />
			</CheckPanels>
			<PluginDocumentSettingPanel
				name={ CTA_PANEL }
				title={ __( 'Call to action', 'rueda' ) }
			>
				<CallToActionPanel />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name={ READY_PANEL }
				title={ __( 'Ready-made wheels', 'rueda' ) }
			>
				<ReadyMade
					kind="wheel"
					words={ {
						choose: __( 'Choose a wheel', 'rueda' ),
						use: __( 'Replace the current areas', 'rueda' ),
					} }
				/>
			</PluginDocumentSettingPanel>
			<PutOnPage
				block={ `<!-- wp:rueda/wheel {"wheelId":${ wheelId },"mode":"inline","showTitle":false} /-->` }
			/>
		</>
	);
}

const titleOf = ( count: number ): string =>
	count === 0
		? __( 'Wheel check', 'rueda' )
		: sprintf(
				/* translators: %d: number of errors and recommendations about a wheel. */
				__( 'Wheel check (%d)', 'rueda' ),
				count
			);
