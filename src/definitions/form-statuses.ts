/** The statuses of a form that the server gives, and the CSS class for each. Add-ons may give others. */
export const FORM_STATUSES = {
	init: 'init',
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
	mail_sent: 'sent',
	mail_failed: 'failed',
} as const;

/** The classes of a form while its script is at work. */
export const FORM_STEPS = [ 'submitting', 'resetting', 'validating' ] as const;
