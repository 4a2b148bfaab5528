/** Chooses the call to action below the result, and what is shown of it. */
import { CTA_BUTTONS } from '../../definitions/call-to-action-buttons';
import { safeUrl } from '../values/address';
import { keysOf } from '../values/keys-of';
import {
	type Fields,
	fieldsOf,
	idOf,
	isFields,
	isOn,
	jsonOf,
	textOf,
} from '../values/values';

export interface CtaButton {
	readonly look: keyof typeof CTA_BUTTONS;
	readonly label: string;
	readonly href: string;
	readonly rel: string;
	readonly opensTab: boolean;
	readonly isDownload: boolean;
}

export interface Cta {
	readonly source: 'page' | 'global';
	/** The id of one for some results. */
	readonly offer?: string;
	/** Plain text. */
	readonly title: string;
	/** HTML that the server has cleaned. */
	readonly description: string;
	readonly buttons: readonly CtaButton[];
	/** The author's style, unchanged. */
	readonly customizer: Fields;
}

type Kind = 'page' | 'global' | 'none';

/** A wheel without a call to action of its own uses the site's. */
function kindOf( wheelCta: unknown ): Kind {
	const type = fieldsOf( wheelCta )[ 'ctaType' ];
	switch ( type ) {
		case 'page-cta':
			return 'page';
		case 'global-cta':
		case undefined:
		case null:
		case '':
			return 'global';
		default:
			return 'none';
	}
}

/** What has to be loaded before the call to action can be shown. */
export interface CtaNeeds {
	readonly needsGlobal: boolean;
	/** The page whose address the button needs. */
	readonly pageId: number | null;
}

export function ctaNeeds( wheelCta: unknown ): CtaNeeds {
	const choice = kindOf( wheelCta );
	const page = fieldsOf( wheelCta )[ 'page' ];
	return {
		needsGlobal: choice === 'global',
		pageId:
			choice === 'page'
				? idOf( isFields( page ) ? page[ 'value' ] : page )
				: null,
	};
}

/** `globalCta` and `pageLink` are null until they are loaded, or if that failed. */
export function chooseCta(
	wheelCta: unknown,
	globalCta: Cta | null,
	pageLink: string | null
): Cta | null {
	switch ( kindOf( wheelCta ) ) {
		case 'page':
			return pageCta( fieldsOf( wheelCta ), pageLink );
		case 'global':
			return globalCta?.title ? globalCta : null;
		case 'none':
			return null;
	}
}

function pageCta( fields: Fields, pageLink: string | null ): Cta | null {
	const cta = ctaOf( 'page', fields, [
		buttonOf( 'primary', {
			label: fields[ 'btn_label' ],
			link: pageLink,
			opensTab: fields[ 'openInTab' ],
		} ),
	] );
	return cta.title || cta.description || cta.buttons.length ? cta : null;
}

/** Reads the answer of `getCTA`: JSON text or the object itself. */
export function parseGlobalCta( data: unknown ): Cta {
	const fields = fieldsOf( jsonOf( data ) );
	return ctaOf(
		'global',
		fields,
		keysOf( CTA_BUTTONS ).map( ( look ) => {
			const names = CTA_BUTTONS[ look ];
			return buttonOf( look, {
				label: fields[ names.label ],
				link: fields[ names.link ],
				opensTab: fields[ names.opensTab ],
				noFollow: fields[ names.noFollow ],
				sponsored: fields[ names.sponsored ],
				download: fields[ names.download ],
			} );
		} )
	);
}

function ctaOf(
	source: Cta[ 'source' ],
	fields: Fields,
	buttons: ReadonlyArray< CtaButton | null >
): Cta {
	return {
		source,
		title: textOf( fields[ 'title' ] ).trim(),
		description: textOf( fields[ 'description' ] ).trim(),
		buttons: buttons.filter( ( button ) => button !== null ),
		customizer: fieldsOf( fields[ 'customizer' ] ),
	};
}

interface ButtonFields {
	readonly label: unknown;
	readonly link: unknown;
	readonly opensTab: unknown;
	readonly noFollow?: unknown;
	readonly sponsored?: unknown;
	readonly download?: unknown;
}

/** A button needs a label and an address. */
function buttonOf(
	look: CtaButton[ 'look' ],
	fields: ButtonFields
): CtaButton | null {
	const label = textOf( fields.label ).trim();
	const href = safeUrl( fields.link );
	if ( label === '' || href === null ) {
		return null;
	}
	const rel = [
		'noopener',
		isOn( fields.noFollow ) && 'nofollow',
		isOn( fields.sponsored ) && 'sponsored',
	];
	return {
		look,
		label,
		href,
		rel: rel.filter( Boolean ).join( ' ' ),
		opensTab: isOn( fields.opensTab ),
		isDownload: isOn( fields.download ),
	};
}
