import { ExternalLink, PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { FindingList } from './FindingList';
import type { Finding, PanelName } from './rules/findings';
import { PanelContent } from './PanelContent';
import { PANELS, titleOfChecks, titles } from './words';

interface FormPanelsProps {
	readonly formId: number;
	readonly findings: readonly Finding[] | null;
	readonly open: readonly PanelName[];
	readonly onOpen: ( open: readonly PanelName[] ) => void;
	readonly onGo: ( finding: Finding ) => void;
}

/** The settings of a form, in the sidebar of the block that shows it on a page. */
export const FormPanels = ( {
	formId,
	findings,
	open,
	onOpen,
	onGo,
}: FormPanelsProps ) => (
	<>
		<PanelBody title={ titleOfChecks( findings?.length ?? 0 ) }>
			<FindingList findings={ findings } onGo={ onGo } />
			<p>
				<ExternalLink href={ `post.php?post=${ formId }&action=edit` }>
					{ __( 'Edit the form separately', 'rueda' ) }
				</ExternalLink>
			</p>
		</PanelBody>
		{ PANELS.map( ( panel ) => (
			<PanelBody
				key={ panel }
				title={ titles[ panel ] }
				opened={ open.includes( panel ) }
				onToggle={ () =>
					onOpen(
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
