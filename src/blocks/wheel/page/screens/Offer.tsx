import { CallToAction } from '../../../../frontend/cta/CallToAction';
import type { Cta } from '../../../../frontend/cta/cta';

interface OfferProps {
	readonly cta: Cta;
	readonly wheelId: number;
}

/** The call to action below "View My Wheel". The result loads this file only when there is one. */
export default function Offer( props: OfferProps ) {
	return <CallToAction { ...props } isQuiet />;
}
