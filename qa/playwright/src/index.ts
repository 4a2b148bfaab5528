/** Everything for tests of sites with Rueda: docs/qa.md describes each with a sentence. */
import { mergeTests, type Page } from '@playwright/test';
import { test as base } from './base';
import { test as forms } from './form';
import { test as wheels } from './wheel';

export { expect } from '@playwright/test';
export { fillForm } from './fill-form';
export { formBlock, Writer } from './form';
export type { Mail } from './mail';
export { block } from './markup';
export type { Seeds, Switches } from './pretend';
export type { Site } from './site';
export { expectStatus, type Status } from './status';
export { rootOf, Visitor, wheelBlock } from './wheel';

export interface Fixtures {
	/** The page of an anonymous visitor; the same as `page`. */
	readonly visitor: Page;
}

export const test = mergeTests( base, wheels, forms ).extend< Fixtures >( {
	visitor: async ( { page }, use ) => use( page ),
} );
