/** The stored objects as authors edit them, with defaults for what older panels left out. */
import {
	fieldsOf,
	idOf,
	isOn,
	jsonOf,
	textOf,
} from '../../frontend/values/values';
import { type Customizer, readCustomizer } from '../../frontend/cta/customizer';

const types = [ 'global-cta', 'page-cta', 'no-cta' ] as const;

export type CtaType = ( typeof types )[ number ];

/** The call to action of a wheel: `wheel_CTA`. */
export interface PageContent {
	readonly ctaType: CtaType;
	readonly title: string;
	readonly description: string;
	readonly btn_label: string;
	readonly page: { readonly value: number; readonly label: string } | '';
	readonly openInTab: boolean;
	readonly customizer: Customizer;
}

/** The call to action of the site, or of a block. */
export interface SiteContent {
	readonly title: string;
	readonly description: string;
	readonly buttonLabel: string;
	readonly buttonLink: string;
	readonly openInTab: boolean;
	readonly setLinkAttrNoFollow: boolean;
	readonly setLinkAttrSponser: boolean;
	readonly setLinkAttrDownload: boolean;
	readonly sbuttonLabel: string;
	readonly sbuttonLink: string;
	readonly sbopenInTab: boolean;
	readonly sbsetLinkAttrNoFollow: boolean;
	readonly sbsetLinkAttrSponser: boolean;
	readonly sbsetLinkAttrDownload: boolean;
	readonly customizer: Customizer;
}

export function readPage( stored: unknown ): PageContent {
	const fields = fieldsOf( jsonOf( stored ) );
	const page = fieldsOf( fields[ 'page' ] );
	const id = idOf( page[ 'value' ] );
	return {
		ctaType:
			types.find( ( type ) => type === fields[ 'ctaType' ] ) ??
			'global-cta',
		title: textOf( fields[ 'title' ] ),
		description: textOf( fields[ 'description' ] ),
		btn_label: textOf( fields[ 'btn_label' ] ),
		page:
			id === null ? '' : { value: id, label: textOf( page[ 'label' ] ) },
		openInTab: isOn( fields[ 'openInTab' ] ),
		customizer: readCustomizer( fields[ 'customizer' ] ),
	};
}

export function readSite( stored: unknown ): SiteContent {
	const fields = fieldsOf( jsonOf( stored ) );
	return {
		title: textOf( fields[ 'title' ] ),
		description: textOf( fields[ 'description' ] ),
		buttonLabel: textOf( fields[ 'buttonLabel' ] ),
		buttonLink: textOf( fields[ 'buttonLink' ] ),
		openInTab: isOn( fields[ 'openInTab' ] ),
		setLinkAttrNoFollow: isOn( fields[ 'setLinkAttrNoFollow' ] ),
		setLinkAttrSponser: isOn( fields[ 'setLinkAttrSponser' ] ),
		setLinkAttrDownload: isOn( fields[ 'setLinkAttrDownload' ] ),
		sbuttonLabel: textOf( fields[ 'sbuttonLabel' ] ),
		sbuttonLink: textOf( fields[ 'sbuttonLink' ] ),
		sbopenInTab: isOn( fields[ 'sbopenInTab' ] ),
		sbsetLinkAttrNoFollow: isOn( fields[ 'sbsetLinkAttrNoFollow' ] ),
		sbsetLinkAttrSponser: isOn( fields[ 'sbsetLinkAttrSponser' ] ),
		sbsetLinkAttrDownload: isOn( fields[ 'sbsetLinkAttrDownload' ] ),
		customizer: readCustomizer( fields[ 'customizer' ] ),
	};
}
