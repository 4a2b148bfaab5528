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
