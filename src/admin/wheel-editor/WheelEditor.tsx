import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ReadyMade } from '../../editor/patterns/ReadyMade';
import { PutOnPage } from '../../editor/screen/PutOnPage';
import { slots } from '../../editor/screen/slots';
import { useOpenPanels } from '../../editor/screen/useOpenPanels';
import { CallToActionPanel } from './CallToActionPanel';
import { Notices } from './Notices';
import { SettingsPanel } from './SettingsPanel';
import { SETTINGS_NAME, SETTINGS_PANEL } from './useGo';
import { useNotices } from './useNotices';
import { useTellChanges } from './useTellChanges';

const CHECKS_PANEL = 'rueda-wheel-checks';
const CTA_PANEL = 'rueda-wheel-cta';
const READY_PANEL = 'rueda-wheel-ready-made';
const OPEN = [ SETTINGS_NAME, `rueda-wheel-editor/${ CHECKS_PANEL }` ];

export function WheelEditor() {
	const wheelId = useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === 'wheel'
			? editor.getCurrentPostId()
			: null;
	}, [] );
	return wheelId ? <Panels wheelId={ wheelId } /> : null;
}

function Panels( { wheelId }: { readonly wheelId: number } ) {
	const notices = useNotices();
	useOpenPanels( 'wheelPanels', OPEN );
	useTellChanges();
	if ( ! slots ) {
		return null;
	}
	const { PluginDocumentSettingPanel, PluginPrePublishPanel } = slots;
	return (
		<>
			<PluginDocumentSettingPanel
				name={ SETTINGS_PANEL }
				title={ __( 'Wheel', 'rueda' ) }
			>
				<SettingsPanel />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel
				name={ CHECKS_PANEL }
				title={ titleOf( notices.length ) }
			>
				<Notices notices={ notices } />
			</PluginDocumentSettingPanel>
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
					prefix="rueda/wheel-"
					words={ {
						choose: __( 'Choose a wheel', 'rueda' ),
						use: __( 'Replace the current areas', 'rueda' ),
					} }
				/>
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel
				title={ titleOf( notices.length ) }
				initialOpen={ notices.length > 0 }
			>
				<Notices notices={ notices } />
			</PluginPrePublishPanel>
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
				/* translators: %d: number of notices about a wheel. */
				_n(
					'Wheel check: %d notice',
					'Wheel check: %d notices',
					count,
					'rueda'
				),
				count
			);
