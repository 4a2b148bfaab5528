/** The stored objects as authors edit them, with defaults for what older panels left out. */
import { CTA_BUTTONS } from '../../definitions/call-to-action-buttons';
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

type ButtonNames = ( typeof CTA_BUTTONS )[ keyof typeof CTA_BUTTONS ];

type TextName = 'title' | 'description' | ButtonNames[ 'label' | 'link' ];

type SwitchName = ButtonNames[
	'opensTab' | 'noFollow' | 'sponsored' | 'download' ];

/** The call to action of the site, or of a block. */
export type SiteContent = Readonly<
	Record< TextName, string > & Record< SwitchName, boolean >
> & { readonly customizer: Customizer };

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
	const content: Record< string, unknown > = {
		title: textOf( fields[ 'title' ] ),
		description: textOf( fields[ 'description' ] ),
	};
	for ( const { label, link, ...switches } of Object.values( CTA_BUTTONS ) ) {
		content[ label ] = textOf( fields[ label ] );
		content[ link ] = textOf( fields[ link ] );
		for ( const name of Object.values( switches ) ) {
			content[ name ] = isOn( fields[ name ] );
		}
	}
	content[ 'customizer' ] = readCustomizer( fields[ 'customizer' ] );
	// eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- All names of the type have got a value.
	return content as unknown as SiteContent;
}
