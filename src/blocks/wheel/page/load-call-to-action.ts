import { chooseCta, type Cta, ctaNeeds } from '../../../frontend/cta/cta';
import { fieldsOf } from '../../../frontend/values/values';
import type { Run } from '../rules/screens';
import type { Wheel } from '../rules/wheel';
import type { Loaded } from './api';
import { loadCta, loadPageLink } from './cta-api';

/** Which call to action a finished run gets. */
export type Choice = ( run: Run ) => Cta | null;

/** Fetches what the call to action needs. Whatever fails is left out. */
export function loadCallToAction(
	{ cta, offers }: Wheel,
	signal: AbortSignal,
	onChoice: ( choice: Choice ) => void
): void {
	let globalCta: Cta | null = null;
	let pageLink: string | null = null;
	let ofRules: Choice | null = hasOffers( offers ) ? null : () => null;
	const tell = (): void => {
		const byRules = ofRules;
		// The wheel's own is not shown before it is known that no rules hold.
		if ( byRules && ! signal.aborted ) {
			const own = chooseCta( cta, globalCta, pageLink );
			onChoice( ( run ) => byRules( run ) ?? own );
		}
	};
	const { needsGlobal, pageId } = ctaNeeds( cta );
	tell();
	if ( needsGlobal ) {
		take( loadCta( signal ), ( loaded ) => {
			globalCta = loaded;
			tell();
		} );
	}
	if ( pageId !== null ) {
		take( loadPageLink( pageId, signal ), ( loaded ) => {
			pageLink = loaded;
			tell();
		} );
	}
	if ( ! ofRules ) {
		void loadOffers( offers ).then( ( loaded ) => {
			ofRules = loaded;
			tell();
		} );
	}
}

function hasOffers( stored: unknown ): boolean {
	const list = fieldsOf( stored )[ 'offers' ];
	return Array.isArray( list ) && list.length > 0;
}

async function loadOffers( stored: unknown ): Promise< Choice > {
	try {
		const { offerOfWheel } = await import(
			/* webpackChunkName: "offers" */ '../../../frontend/cta/offers'
		);
		return ( { areas, answers, wishes } ) =>
			offerOfWheel(
				stored,
				areas.map( ( { label, minValue, maxValue }, index ) => ( {
					label,
					minValue,
					maxValue,
					value:
						answers.find( ( { area } ) => area === index )
							?.rating ?? null,
					wished: wishes[ index ] ?? null,
				} ) )
			);
	} catch {
		return () => null;
	}
}

function take< T >(
	call: Promise< Loaded< T > >,
	set: ( value: T ) => void
): void {
	call.then(
		( loaded ) => {
			if ( loaded.status === 'loaded' ) {
				set( loaded.value );
			}
		},
		// Rejects only when the component unmounts.
		() => undefined
	);
}
