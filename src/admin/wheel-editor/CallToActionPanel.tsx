import { Button, Modal, RadioControl } from '@wordpress/components';
import { useEntityProp } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useSettings } from '@wordpress/block-editor';
import { ContrastNotice } from '../../editor/call-to-action/ContrastNotice';
import {
	type CtaType,
	type PageContent,
	readPage,
} from '../../editor/call-to-action/content';
import { LookPanels } from '../../editor/call-to-action/LookPanels';
import {
	PaletteProvider,
	readPalette,
} from '../../editor/call-to-action/palette';
import { Preview } from '../../editor/call-to-action/Preview';
import { chooseCta } from '../../frontend/cta/cta';
import { CallToActionWords } from './CallToActionWords';
import { OffersPanel } from './offers/OffersPanel';

/** The call to action below the finished wheel. */
export function CallToActionPanel() {
	const [ stored, setStored ] = useEntityProp< unknown >(
		'postType',
		'wheel',
		'wheel_CTA'
	);
	const content = readPage( stored );
	const change = ( part: Partial< PageContent > ) =>
		setStored( { ...content, ...part } );
	return (
		<div className="rueda-fields">
			<RadioControl
				label={ __( 'Below the finished wheel', 'rueda' ) }
				selected={ content.ctaType }
				options={ choices() }
				onChange={ ( word ) =>
					change( { ctaType: readPage( { ctaType: word } ).ctaType } )
				}
			/>
			{ content.ctaType === 'page-cta' && (
				<OwnCta content={ content } onChange={ change } />
			) }
			<OffersPanel />
		</div>
	);
}

const choices = (): { value: CtaType; label: string }[] => [
	{
		value: 'global-cta',
		label: __( 'The site’s call to action', 'rueda' ),
	},
	{
		value: 'page-cta',
		label: __( 'One for this wheel', 'rueda' ),
	},
	{ value: 'no-cta', label: __( 'Nothing', 'rueda' ) },
];

interface OwnCtaProps {
	readonly content: PageContent;
	readonly onChange: ( change: Partial< PageContent > ) => void;
}

function OwnCta( { content, onChange }: OwnCtaProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ colors, gradients ] = useSettings(
		'color.palette',
		'color.gradients'
	);
	// The button looks the same wherever its page is.
	const cta = chooseCta(
		content,
		null,
		content.page === '' ? null : 'https://example.org/'
	);
	const empty = __(
		'Nothing to show yet: add a title, and give the button a label and a page.',
		'rueda'
	);
	return (
		<>
			<CallToActionWords content={ content } onChange={ onChange } />
			<Preview cta={ cta } empty={ empty } isSmall />
			<ContrastNotice look={ content.customizer } hasSecond={ false } />
			<Button variant="secondary" onClick={ () => setOpen( true ) }>
				{ __( 'Colors, sizes and background', 'rueda' ) }
			</Button>
			{ isOpen && (
				<Modal
					title={ __( 'Call to action style', 'rueda' ) }
					size="large"
					onRequestClose={ () => setOpen( false ) }
				>
					<PaletteProvider value={ readPalette( colors, gradients ) }>
						<div className="rueda-cta-editor__columns">
							<div className="rueda-cta-editor__panels">
								<LookPanels
									look={ content.customizer }
									hasSecond={ false }
									onChange={ ( customizer ) =>
										onChange( { customizer } )
									}
								/>
							</div>
							<div className="rueda-cta-editor__side">
								<Preview cta={ cta } empty={ empty } />
								<ContrastNotice
									look={ content.customizer }
									hasSecond={ false }
								/>
							</div>
						</div>
					</PaletteProvider>
				</Modal>
			) }
		</>
	);
}
