import { reasonText } from '../../frontend/server/errors';
import { request } from '../../frontend/server/http';
import type { Answer } from '../../frontend/server/http';
import { parseAgain, parseFailed } from './rules/failed-mails';
import type { Again, FailedMail } from './rules/failed-mails';
import { parseSample, parseTrial } from './rules/mail';
import type { MailWords, SampleMail, Trial } from './rules/mail';

/** The loaded value, or an error message. */
export type Outcome< Settings > =
	| { readonly ok: true; readonly settings: Settings }
	| { readonly ok: false; readonly why: string };

/** Where the settings of a tab are stored, and how they are read from the site's answer. */
export interface Stored< Settings > {
	readonly option: string;
	readonly parse: ( answer: unknown ) => Settings | null;
	/** For tabs whose settings are stored in several options. */
	readonly dataOf?: ( settings: Settings ) => Record< string, unknown >;
}

const PATH = '/wp/v2/settings';

export async function loadSettings< Settings >( {
	parse,
}: Stored< Settings > ): Promise< Outcome< Settings > > {
	return outcomeOf( await request( { path: PATH } ), parse );
}

export async function saveSettings< Settings >(
	{ option, parse, dataOf }: Stored< Settings >,
	settings: Settings
): Promise< Outcome< Settings > > {
	return outcomeOf(
		await request( {
			path: PATH,
			method: 'POST',
			data: dataOf?.( settings ) ?? { [ option ]: settings },
		} ),
		parse
	);
}

/** The email of a report with these texts and made-up answers. */
export const previewMail = async (
	template: MailWords,
	signal: AbortSignal
): Promise< Outcome< SampleMail > > =>
	outcomeOf(
		await request( {
			path: '/rueda/v1/report-mail/preview',
			method: 'POST',
			data: { template },
			signal,
		} ),
		parseSample
	);

/** Sends the same email to the user who asks for it. */
export const testMail = async (
	template: MailWords
): Promise< Outcome< Trial > > =>
	outcomeOf(
		await request( {
			path: '/rueda/v1/report-mail/test',
			method: 'POST',
			data: { template },
			// Some mail servers are slow.
			timeout: 60_000,
		} ),
		parseTrial
	);

export const loadFailedMails = async (): Promise<
	Outcome< readonly FailedMail[] >
> =>
	outcomeOf(
		await request( { path: '/rueda/v1/mails/failed' } ),
		parseFailed
	);

export const sendAgain = async ( id: number ): Promise< Outcome< Again > > =>
	outcomeOf(
		await request( {
			path: `/rueda/v1/mails/${ id }/again`,
			method: 'POST',
			timeout: 60_000,
		} ),
		parseAgain
	);

function outcomeOf< Settings >(
	answer: Answer,
	parse: Stored< Settings >[ 'parse' ]
): Outcome< Settings > {
	if ( ! answer.ok ) {
		return {
			ok: false,
			why: answer.message ?? reasonText( answer.reason ),
		};
	}
	const settings = parse( answer.data );
	return settings
		? { ok: true, settings }
		: { ok: false, why: reasonText( 'unknown_error' ) };
}
