import { FORM_STATUSES, FORM_STEPS } from './form-statuses';

/** What `data-rueda-status` says on each block of visitors' pages. docs/qa.md has a sentence for each word. */
export const BLOCK_STATUSES = {
	wheel: [
		'intro',
		'missing',
		'locked',
		'answer',
		'loading',
		'unavailable',
		'plain',
		'question',
		'review',
		'result',
		'saving',
		'saved',
		'failed',
		'deleted',
	],
	form: [ ...Object.values( FORM_STATUSES ), ...FORM_STEPS ],
	'saved-chart': [ 'printed', 'ready', 'missing' ],
	carousel: [ 'printed', 'static', 'ready', 'running', 'stopped' ],
	toolbar: [ 'printed', 'closed', 'open' ],
	section: [ 'printed', 'ready' ],
	masonry: [ 'printed', 'ready' ],
	'call-to-action': [ 'ready', 'pressed' ],
} as const;
