import { expect, type Locator } from '@playwright/test';
import type { BLOCK_STATUSES } from '../../../src/definitions/block-statuses';

type Statuses = typeof BLOCK_STATUSES;

/** What a block of Rueda says in `data-rueda-status`: docs/qa.md. */
export type Status = Statuses[ keyof Statuses ][ number ];

/** Waits until the block says that it is doing this. */
export const expectStatus = (
	block: Locator,
	status: Status
): Promise< void > =>
	expect( block ).toHaveAttribute( 'data-rueda-status', status );
