/** The fixtures for any page. `page` is an anonymous visitor, `admin` the administrator. */
import { mergeTests } from '@playwright/test';
import { test as accessible } from './accessible';
import { test as admin } from './admin';
import { test as clock } from './clock';
import { test as mail } from './mail';
import { test as network } from './network';
import { test as pages } from './pages';
import { test as pretend } from './pretend';
import { test as watch } from './watch';

export const test = mergeTests(
	watch,
	pages,
	admin,
	clock,
	pretend,
	network,
	mail,
	accessible
);
