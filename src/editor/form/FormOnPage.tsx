import {
	InspectorControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { isObject } from '../../frontend/values/field';
import { fieldsOf } from '../../frontend/values/values';
import { FindingList } from './FindingList';
import { type Finding, type PanelName, panelOf } from './rules/findings';
import { FormPanels } from './FormPanels';
import { useDraft } from './useDraft';
import { useFindings } from './useFindings';
import { focusPart, useSelectField } from './select-field';
import { usePage } from '../screen/usePage';
import { useTellWhenSaved } from './useTellWhenSaved';
import { titleOfChecksOn } from './words';

type Panel = ComponentType< {
	readonly title: string;
	readonly initialOpen: boolean;
	readonly children: ReactNode;
} >;

const isPanel = ( value: unknown ): value is Panel =>
	typeof value === 'function' || isObject( value );

/**
 * The panel before publishing comes from WordPress's post editor. It is not imported, because the widgets screen warns
 * when that is loaded. It has moved in WordPress 6.6.
 */
function prePublishPanel(): Panel | null {
	const wp = fieldsOf( 'wp' in window ? window.wp : undefined );
	const found = [ wp[ 'editor' ], wp[ 'editPost' ] ]
		.map( ( home ) => fieldsOf( home )[ 'PluginPrePublishPanel' ] )
		.find( isPanel );
	return found ?? null;
}

interface FormOnPageProps {
	readonly formId: number;
	/** The block that shows the form on this page. */
	readonly clientId: string;
}

/** The parts of a form that is edited in place: panels beside it, and the checks before publishing. */
export function FormOnPage( { formId, clientId }: FormOnPageProps ) {
	const checked = useFindings( formId );
	const { findings } = checked;
	const { title } = useDraft( formId );
	const [ open, setOpen ] = useState< readonly PanelName[] >( [] );
	const selectField = useSelectField( clientId );
	const { selectBlock } = useDispatch( blockEditorStore );
	const page = usePage();
	const go = ( finding: Finding ) => {
		const panel = panelOf( finding );
		page.showSidebar();
		if ( panel ) {
			selectBlock( clientId, null );
			setOpen( [ ...open.filter( ( one ) => one !== panel ), panel ] );
			focusPart( finding.section );
		} else {
			selectField( finding.field );
		}
	};
	useTellWhenSaved( formId, checked, go );
	const isFirst = useIsFirst( formId, clientId );
	const BeforePublishing = prePublishPanel();
	return (
		<>
			<InspectorControls>
				<FormPanels
					formId={ formId }
					findings={ findings }
					open={ open }
					onOpen={ setOpen }
					onGo={ go }
				/>
			</InspectorControls>
			{ BeforePublishing &&
				isFirst &&
				findings &&
				findings.length > 0 && (
					<BeforePublishing
						title={ titleOfChecksOn( title, findings.length ) }
						initialOpen
					>
						<FindingList findings={ findings } onGo={ go } />
					</BeforePublishing>
				) }
		</>
	);
}

/** A form may be on a page twice; its findings are shown once. */
const useIsFirst = ( formId: number, clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return (
				editor
					.getBlocksByName( 'rueda/contact-form' )
					.find(
						( id ) =>
							editor.getBlockAttributes( id )?.[ 'formId' ] ===
							formId
					) === clientId
			);
		},
		[ formId, clientId ]
	);
