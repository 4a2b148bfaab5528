import { ask } from '../outcome';
import type { Outcome } from '../outcome';
import { parseAgain, parseFailed } from './rules/failed-mails';
import type { Again, FailedMail } from './rules/failed-mails';
import { parseSample, parseTrial } from './rules/mail';
import type { MailWords, SampleMail, Trial } from './rules/mail';

/** Where the settings of a tab are stored, and how they are read from the site's answer. */
export interface Stored< Settings > {
	readonly option: string;
	readonly parse: ( answer: unknown ) => Settings | null;
	/** For tabs whose settings are stored in several options. */
	readonly dataOf?: ( settings: Settings ) => Record< string, unknown >;
}

const PATH = '/wp/v2/settings';

export const loadSettings = < Settings >( {
	parse,
}: Stored< Settings > ): Promise< Outcome< Settings > > =>
	ask( parse, { path: PATH } );

export const saveSettings = < Settings >(
	{ option, parse, dataOf }: Stored< Settings >,
	settings: Settings
): Promise< Outcome< Settings > > =>
	ask( parse, {
		path: PATH,
		method: 'POST',
		data: dataOf?.( settings ) ?? { [ option ]: settings },
	} );

/** The email of a report with these texts and made-up answers. */
export const previewMail = (
	template: MailWords,
	signal: AbortSignal
): Promise< Outcome< SampleMail > > =>
	ask( parseSample, {
		path: '/rueda/v1/report-mail/preview',
		method: 'POST',
		data: { template },
		signal,
	} );

/** Sends the same email to the user who asks for it. */
export const testMail = ( template: MailWords ): Promise< Outcome< Trial > > =>
	ask( parseTrial, {
		path: '/rueda/v1/report-mail/test',
		method: 'POST',
		data: { template },
		// Some mail servers are slow.
		timeout: 60_000,
	} );

export const loadFailedMails = (): Promise<
	Outcome< readonly FailedMail[] >
> => ask( parseFailed, { path: '/rueda/v1/mails/failed' } );

export const sendAgain = ( id: number ): Promise< Outcome< Again > > =>
	ask( parseAgain, {
		path: `/rueda/v1/mails/${ id }/again`,
		method: 'POST',
		timeout: 60_000,
	} );
