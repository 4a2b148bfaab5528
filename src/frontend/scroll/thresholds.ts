/**
 * At which shares of its target an observer reports: in steps of 1 / sensitivity, for a whole sensitivity from 1 to
 * 100. Each share is a division of its own, because adding up steps never arrives at exactly 1.
 */
export function thresholds( sensitivity: number ): number[] {
	const steps = Math.floor( sensitivity );
	return steps >= 1 && sensitivity <= 100
		? Array.from( { length: steps + 1 }, ( _, index ) => index / steps )
		: [ 0 ];
}
