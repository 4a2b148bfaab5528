/** The texts of a report's email, with the most characters of each. */
export const REPORT_MAIL_TEXTS = {
	subject: 200,
	greeting: 200,
	before: 4000,
	after: 4000,
	sign_off: 1000,
} as const;

/** How long form messages may be kept, in days: ten years. */
export const MESSAGES_MOST_DAYS = 3650;

/** How long reports may be kept, in months: ten years. */
export const REPORTS_MOST_MONTHS = 120;

/** How many addresses and ranges of a proxy there may be: the largest networks publish some twenty. */
export const PROXY_MOST_ADDRESSES = 100;

/** Headers by which proxies pass on a visitor's address. The first one lists every hop; the others have one address. */
export const PROXY_HEADERS = [
	'X-Forwarded-For',
	'X-Real-IP',
	'CF-Connecting-IP',
] as const;

/** The fewest bits of a range of a proxy: a wider range would be almost anybody. */
export const PROXY_LEAST_BITS = { four: 8, six: 16 } as const;

/** What the daily check of forms does: send a test message with its email, stop its email, send none, or nothing. */
export const WATCH_MODES = [ 'send', 'stop', 'page', 'off' ] as const;
