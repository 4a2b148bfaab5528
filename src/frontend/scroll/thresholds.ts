/** The share of the target at which an observer reports first after its edge. */
export const firstShare = ( sensitivity: number ): number =>
	thresholds( sensitivity )[ 1 ] ?? 0;

/**
 * The shares of its target at which an observer reports: steps of 1 / sensitivity, for a whole sensitivity from 1 to
 * 100. Each is divided separately, because adding up steps never gives exactly 1.
 */
export function thresholds( sensitivity: number ): number[] {
	const steps = Math.floor( sensitivity );
	return steps >= 1 && sensitivity <= 100
		? Array.from( { length: steps + 1 }, ( _, index ) => index / steps )
		: [ 0 ];
}
