import type { BLOCK_STATUSES } from '../../definitions/block-statuses';

type Statuses = typeof BLOCK_STATUSES;

export type StatusOf< Block extends keyof Statuses > =
	Statuses[ Block ][ number ];

/** Says on a block what it is doing now, for tests and scripts of the page: docs/qa.md. */
export function tellStatus< Block extends keyof Statuses >(
	root: HTMLElement,
	status: StatusOf< Block >
): void {
	root.dataset[ 'ruedaStatus' ] = status;
}
