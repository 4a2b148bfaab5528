import { useEffect } from '@wordpress/element';
import {
	type StatusOf,
	tellStatus,
} from '../../../frontend/values/block-status';
import type { Flow } from '../rules/screens';
import type { WheelState } from './useWheel';

/** What the wheel says on its root. */
export function statusOf(
	status: WheelState[ 'status' ],
	flow: Flow
): StatusOf< 'wheel' > {
	if ( status !== 'loaded' ) {
		return status === 'failed' ? 'unavailable' : status;
	}
	if ( flow.screen !== 'result' || flow.report.status === 'unsaved' ) {
		return flow.screen;
	}
	return flow.report.status;
}

export function useStatus(
	root: HTMLElement,
	status: StatusOf< 'wheel' >
): void {
	useEffect( () => tellStatus< 'wheel' >( root, status ), [ root, status ] );
}
