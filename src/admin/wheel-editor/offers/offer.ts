import {
	type Conditions,
	readConditions,
} from '../../../frontend/conditions/conditions';
import {
	readSite,
	type SiteContent,
} from '../../../editor/call-to-action/content';
import { fieldsOf, isFields, textOf } from '../../../frontend/values/values';

/** A call to action for some results, as an author edits it. */
export interface Offer {
	readonly id: string;
	readonly when: Conditions;
	readonly cta: SiteContent;
}

/** Reads the `rueda_offers` of a wheel. */
export function readOffers( stored: unknown ): readonly Offer[] {
	const list = fieldsOf( stored )[ 'offers' ];
	return ( Array.isArray( list ) ? list : [] )
		.filter( isFields )
		.map( ( one ) => ( {
			id: textOf( one[ 'id' ] ),
			when: readConditions( one[ 'when' ] ),
			cta: readSite( one[ 'cta' ] ),
		} ) );
}

export const newOffer = ( when: Conditions ): Offer => ( {
	id: Array.from(
		window.crypto.getRandomValues( new Uint8Array( 8 ) ),
		( byte ) => ( byte % 36 ).toString( 36 )
	).join( '' ),
	when,
	cta: readSite( null ),
} );
