import { answerWith, asSent, listAsSent } from '../../frontend/server/as-sent';
import { ask } from '../outcome';
import type { Outcome } from '../outcome';
import type { MailWords } from './stored';

/** All settings of the site. Options that the user may not see are missing. */
export type SiteSettings = Readonly< Record< string, unknown > >;

/** Where the settings of a tab are stored. */
export interface Stored< Settings > {
	readonly option: string;
	/** For tabs whose settings are stored in several options. */
	readonly settingsOf?: ( all: SiteSettings ) => Settings | null;
	readonly dataOf?: ( settings: Settings ) => Record< string, unknown >;
}

/** The email as it would be sent with the given texts, and the default texts. */
export interface SampleMail {
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	readonly defaults: MailWords;
}

/** The result of a test email. */
interface Trial {
	readonly sent: boolean;
	readonly to: string;
	readonly error: string;
}

/** An email that was tried several times and given up. */
export interface FailedMail {
	readonly id: number;
	readonly kind: string;
	readonly subject: string;
	/** Empty if its text is no longer kept: then it cannot be sent again. */
	readonly to: readonly string[];
	/** When it was given up, in seconds since 1970. */
	readonly settled: number;
	readonly error: string;
}

const PATH = '/wp/v2/settings';

const settingsFrom =
	< Settings >( { option, settingsOf }: Stored< Settings > ) =>
	( answer: unknown ): Settings | null => {
		const all = asSent< SiteSettings >( answer ) ?? {};
		return settingsOf ? settingsOf( all ) : asSent( all[ option ] );
	};

export const loadSettings = < Settings >(
	stored: Stored< Settings >
): Promise< Outcome< Settings > > =>
	ask( settingsFrom( stored ), { path: PATH } );

export const saveSettings = < Settings >(
	stored: Stored< Settings >,
	settings: Settings
): Promise< Outcome< Settings > > =>
	ask( settingsFrom( stored ), {
		path: PATH,
		method: 'POST',
		data: stored.dataOf?.( settings ) ?? { [ stored.option ]: settings },
	} );

/** How much visitors have sent that is still stored. */
export interface StoredData {
	readonly reports: number;
	readonly messages: number;
}

export const loadStoredData = (): Promise< Outcome< StoredData > > =>
	ask( answerWith< StoredData >( 'reports' ), {
		path: '/rueda/v1/stored-data',
	} );

/** The email of a report with these texts and made-up answers. */
export const previewMail = (
	template: MailWords,
	signal: AbortSignal
): Promise< Outcome< SampleMail > > =>
	ask( answerWith< SampleMail >( 'html' ), {
		path: '/rueda/v1/report-mail/preview',
		method: 'POST',
		data: { template },
		signal,
	} );

/** Sends the same email to the user who asks for it. */
export const testMail = ( template: MailWords ): Promise< Outcome< Trial > > =>
	ask( answerWith< Trial >( 'sent' ), {
		path: '/rueda/v1/report-mail/test',
		method: 'POST',
		data: { template },
		// Some mail servers are slow.
		timeout: 60_000,
	} );

export const loadFailedMails = (): Promise<
	Outcome< readonly FailedMail[] >
> => ask( listAsSent< FailedMail >, { path: '/rueda/v1/mails/failed' } );

/** An email that is not sent now waits for further tries. */
export const sendAgain = (
	id: number
): Promise< Outcome< { readonly sent: boolean } > > =>
	ask( answerWith< { readonly sent: boolean } >( 'sent' ), {
		path: `/rueda/v1/mails/${ id }/again`,
		method: 'POST',
		timeout: 60_000,
	} );
