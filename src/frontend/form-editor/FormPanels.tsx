import { ExternalLink, PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FindingList } from './FindingList';
import { type PanelName, panelOf } from './findings';
import { PanelContent } from './PanelContent';
import { focusPart, useSelectField } from './useGo';
import { useFindings } from './useFindings';
import { PANELS, titleOfChecks, titles } from './words';

interface FormPanelsProps {
	readonly formId: number;
	/** The block that shows the form on this page. */
	readonly clientId: string;
}

/** All of a form that is no block, in the sidebar of the block that shows it on a page. */
export function FormPanels( { formId, clientId }: FormPanelsProps ) {
	const findings = useFindings( formId );
	const selectField = useSelectField( clientId );
	const [ open, setOpen ] = useState< readonly PanelName[] >( [] );
	return (
		<>
			<PanelBody title={ titleOfChecks( findings?.length ?? 0 ) }>
				<FindingList
					findings={ findings }
					onGo={ ( finding ) => {
						const panel = panelOf( finding );
						if ( panel ) {
							setOpen( [ ...open, panel ] );
							focusPart( finding.section );
						} else {
							selectField( finding.field );
						}
					} }
				/>
				<p>
					<ExternalLink
						href={ `post.php?post=${ formId }&action=edit` }
					>
						{ __( 'Edit the form by itself', 'rueda' ) }
					</ExternalLink>
				</p>
			</PanelBody>
			{ PANELS.map( ( panel ) => (
				<PanelBody
					key={ panel }
					title={ titles[ panel ] }
					opened={ open.includes( panel ) }
					onToggle={ () =>
						setOpen(
							open.includes( panel )
								? open.filter( ( one ) => one !== panel )
								: [ ...open, panel ]
						)
					}
				>
					<PanelContent formId={ formId } panel={ panel } />
				</PanelBody>
			) ) }
		</>
	);
}
