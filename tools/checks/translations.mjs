import { outcomeOf } from './lib/run.mjs';
import { locales } from '../i18n/po-files.mjs';
import { review } from '../i18n/review.mjs';
import { readTree } from '../i18n/tree.mjs';

export const name = 'Translations: every string, complete in Spanish';

export async function run() {
	return outcomeOf( review( readTree(), locales() ) );
}
