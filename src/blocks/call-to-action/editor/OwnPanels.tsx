import { useSettings } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import { ContrastNotice } from '../../../editor/call-to-action/ContrastNotice';
import { readSite } from '../../../editor/call-to-action/content';
import { LookPanels } from '../../../editor/call-to-action/LookPanels';
import {
	PaletteProvider,
	readPalette,
} from '../../../editor/call-to-action/palette';
import { SiteFields } from '../../../editor/call-to-action/SiteFields';

interface OwnPanelsProps {
	readonly stored: unknown;
	readonly onChange: ( cta: object ) => void;
}

export function OwnPanels( { stored, onChange }: OwnPanelsProps ) {
	const [ colors, gradients ] = useSettings(
		'color.palette',
		'color.gradients'
	);
	const palette = useMemo(
		() => readPalette( colors, gradients ),
		[ colors, gradients ]
	);
	const content = readSite( stored );
	const hasSecond = content.sbuttonLabel !== '';
	return (
		<PaletteProvider value={ palette }>
			<SiteFields
				content={ content }
				onChange={ ( change ) => onChange( { ...content, ...change } ) }
			/>
			<ContrastNotice
				look={ content.customizer }
				hasSecond={ hasSecond }
			/>
			<LookPanels
				look={ content.customizer }
				hasSecond
				onChange={ ( customizer ) =>
					onChange( { ...content, customizer } )
				}
			/>
		</PaletteProvider>
	);
}
