/** What PHP stores for each tab, under the names of the stored option. PHP completes and checks it. */

import type {
	PROXY_HEADERS,
	REPORT_MAIL_TEXTS,
	WATCH_MODES,
} from '../../definitions/settings';

/** The texts of a report's email; empty ones use the defaults. */
export type MailWords = Readonly<
	Record< keyof typeof REPORT_MAIL_TEXTS, string >
>;

/** What may be deleted together with the plugin. */
export interface Privacy {
	readonly remove_settings: boolean;
	readonly remove_content: boolean;
	readonly remove_visitor_data: boolean;
}

/** How long reports are kept (0 for ever), whether images are drawn, and whether emails have a PDF. */
export interface ReportSettings {
	readonly months: number;
	readonly picture: boolean;
	readonly mail_pdf: boolean;
}

/** After how many days messages are deleted; 0 for never. */
export interface MessageSettings {
	readonly days: number;
}

/** The proxy that passes on visitors' addresses: its own addresses, and the header in which it does so. */
export interface Proxy {
	readonly on: boolean;
	readonly addresses: readonly string[];
	readonly header: ( typeof PROXY_HEADERS )[ number ];
}

/** What the daily check of forms does. */
export type WatchMode = ( typeof WATCH_MODES )[ number ];

export interface Watch {
	readonly mode: WatchMode;
}

/** Whether visitors may share their reports by email, and by which networks. */
export type Sharing = Readonly< Record< string, boolean > >;
