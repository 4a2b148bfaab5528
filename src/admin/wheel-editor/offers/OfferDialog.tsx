import { Modal, PanelBody } from '@wordpress/components';
import { useSettings } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { ContrastNotice } from '../../../editor/call-to-action/ContrastNotice';
import { LookPanels } from '../../../editor/call-to-action/LookPanels';
import {
	PaletteProvider,
	readPalette,
} from '../../../editor/call-to-action/palette';
import { Preview } from '../../../editor/call-to-action/Preview';
import { SiteFields } from '../../../editor/call-to-action/SiteFields';
import { ConditionsFields } from '../../../editor/conditions/ConditionsFields';
import type { RuleField } from '../../../editor/conditions/rule-field';
import { parseGlobalCta } from '../../../frontend/cta/cta';
import type { Offer } from './offer';

interface OfferDialogProps {
	readonly offer: Offer;
	readonly fields: readonly RuleField[];
	readonly onChange: ( offer: Offer ) => void;
	readonly onClose: () => void;
}

/** When a call to action is shown, what it says and how it looks. */
export function OfferDialog( {
	offer,
	fields,
	onChange,
	onClose,
}: OfferDialogProps ) {
	const [ colors, gradients ] = useSettings(
		'color.palette',
		'color.gradients'
	);
	return (
		<Modal
			title={ __( 'Call to action for some results', 'rueda' ) }
			size="large"
			onRequestClose={ onClose }
		>
			<PaletteProvider value={ readPalette( colors, gradients ) }>
				<Columns
					offer={ offer }
					fields={ fields }
					onChange={ onChange }
				/>
			</PaletteProvider>
		</Modal>
	);
}

function Columns( {
	offer,
	fields,
	onChange,
}: Omit< OfferDialogProps, 'onClose' > ) {
	const { when, cta } = offer;
	const change = ( part: Partial< Offer[ 'cta' ] > ) =>
		onChange( { ...offer, cta: { ...cta, ...part } } );
	return (
		<div className="rueda-cta-editor__columns">
			<div className="rueda-cta-editor__panels">
				<PanelBody title={ __( 'Rules', 'rueda' ) }>
					<ConditionsFields
						label={ __( 'Show this when', 'rueda' ) }
						empty={ __(
							'Without a rule, it is shown for every result.',
							'rueda'
						) }
						conditions={ when }
						fields={ fields }
						onChange={ ( rules ) =>
							onChange( { ...offer, when: rules } )
						}
					/>
				</PanelBody>
				<SiteFields content={ cta } onChange={ change } />
				<LookPanels
					look={ cta.customizer }
					hasSecond
					onChange={ ( customizer ) => change( { customizer } ) }
				/>
			</div>
			<Side cta={ cta } />
		</div>
	);
}

/** What visitors would see. */
function Side( { cta }: Pick< Offer, 'cta' > ) {
	const shown = parseGlobalCta( cta );
	const isEmpty =
		! shown.title && ! shown.description && shown.buttons.length === 0;
	return (
		<div className="rueda-cta-editor__side">
			<Preview
				cta={ isEmpty ? null : shown }
				empty={ __(
					'Nothing to show yet, so it is passed over: add a title, a description or a button.',
					'rueda'
				) }
			/>
			<ContrastNotice
				look={ cta.customizer }
				hasSecond={ cta.sbuttonLabel !== '' }
			/>
		</div>
	);
}
