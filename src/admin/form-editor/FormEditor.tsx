import { useDispatch, useSelect } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import { store as editorStore } from '@wordpress/editor';
import { lazy, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM_TYPE } from '../../definitions/form-post';
import { ReadyMade } from '../../editor/patterns/ReadyMade';
import { CheckPanels } from '../../editor/screen/CheckPanels';
import { slots } from '../../editor/screen/slots';
import { useEditedPost } from '../../editor/screen/useEditedPost';
import { useOpenPanels } from '../../editor/screen/useOpenPanels';
import { FindingList } from '../../editor/form/FindingList';
import {
	type Finding,
	type PanelName,
	panelOf,
} from '../../editor/form/rules/findings';
import { focusPart, useSelectField } from '../../editor/form/select-field';
import { useFindings } from '../../editor/form/useFindings';
import { useTellWhenSaved } from '../../editor/form/useTellWhenSaved';
import { NewFormDialog } from './NewFormDialog';
import { useOfferPage } from './useOfferPage';
import { PANELS, titleOfChecks, titles } from '../../editor/form/words';

const PanelContent = lazy( () =>
	import(
		/* webpackChunkName: "form-panels" */ '../../editor/form/PanelContent'
	).then( ( module ) => ( { default: module.PanelContent } ) )
);

const PLUGIN = 'rueda-form-editor';
const CHECKS = 'rueda-form-checks';
const READY = 'rueda-form-ready-made';
const nameOf = ( panel: PanelName ) => `rueda-form-${ panel }`;
const OPEN = [ `${ PLUGIN }/${ CHECKS }`, `${ PLUGIN }/${ nameOf( 'mail' ) }` ];

export function FormEditor() {
	const formId = useEditedPost( FORM_TYPE );
	return formId ? <Panels formId={ formId } /> : null;
}

function Panels( { formId }: { readonly formId: number } ) {
	const checked = useFindings( formId );
	const { findings } = checked;
	const go = useGo();
	useTellWhenSaved( formId, checked, go );
	useOfferPage( formId );
	useOpenPanels( 'formPanels', OPEN );
	if ( ! slots ) {
		return null;
	}
	const { PluginDocumentSettingPanel } = slots;
	const title = titleOfChecks( findings?.length ?? 0 );
	return (
		<>
			<NewFormDialog />
			<CheckPanels
				name={ CHECKS }
				title={ title }
				isOpen={ ( findings?.length ?? 0 ) > 0 }
			>
				<FindingList findings={ findings } onGo={ go } />
			</CheckPanels>
			{ PANELS.map( ( panel ) => (
				<PluginDocumentSettingPanel
					key={ panel }
					name={ nameOf( panel ) }
					title={ titles[ panel ] }
				>
					<Suspense fallback={ null }>
						<PanelContent formId={ formId } panel={ panel } />
					</Suspense>
				</PluginDocumentSettingPanel>
			) ) }
			<PluginDocumentSettingPanel
				name={ READY }
				title={ __( 'Ready-made forms', 'rueda' ) }
			>
				<ReadyMade
					kind="form"
					words={ {
						choose: __( 'Choose a form', 'rueda' ),
						use: __( 'Replace the current fields', 'rueda' ),
					} }
				/>
			</PluginDocumentSettingPanel>
		</>
	);
}

/** Opens the place that a finding is about, and moves the focus there. */
function useGo(): ( finding: Finding ) => void {
	const editor = useDispatch( editorStore );
	const editPost = useDispatch( editPostStore );
	const selectField = useSelectField();
	const isOpen = useSelect(
		( select ) => select( editorStore ).isEditorPanelOpened,
		[]
	);
	return ( finding ) => {
		( editor.closePublishSidebar ?? editPost.closePublishSidebar )();
		const panel = panelOf( finding );
		if ( ! panel ) {
			selectField( finding.field );
			return;
		}
		const name = `${ PLUGIN }/${ nameOf( panel ) }`;
		editPost.openGeneralSidebar( 'edit-post/document' );
		if ( ! isOpen( name ) ) {
			editor.toggleEditorPanelOpened( name );
		}
		focusPart( finding.section );
	};
}
