import { answerWith } from '../../frontend/server/as-sent';
import { reasonText } from '../../frontend/server/errors';
import { request } from '../../frontend/server/rest';
import { fieldsOf, isOn, textOf } from '../../frontend/values/values';
import { type Finding, findingsIn } from './rules/findings';
import type { Draft, MailName } from './useDraft';

/** What the server reads of a form that is being edited. */
export const bodyOf = ( {
	title,
	content,
	mail,
	mail_2: mail2,
	messages,
	settings,
}: Draft ) => ( { title, content, mail, mail_2: mail2, messages, settings } );

/** Null if the server could not check it. */
export async function check(
	formId: number,
	data: Readonly< Record< string, unknown > >,
	signal: AbortSignal
): Promise< readonly Finding[] | null > {
	const answer = await request( {
		path: `/rueda/v1/forms/${ formId }/checks`,
		method: 'POST',
		data,
		signal,
	} );
	return answer.ok ? findingsIn( answer.data ) : null;
}

export interface Preview {
	readonly to: string;
	readonly from: string;
	readonly subject: string;
	readonly headers: readonly string[];
	readonly text: string;
	readonly html: string;
	readonly attachments: readonly string[];
}

const readPreview = answerWith< Preview >( 'to' );

/** An error message if there is no preview. */
export async function preview(
	formId: number,
	draft: Draft,
	which: MailName
): Promise< Preview | string > {
	const answer = await request( {
		path: `/rueda/v1/forms/${ formId }/preview`,
		method: 'POST',
		data: { ...bodyOf( draft ), which },
	} );
	if ( ! answer.ok ) {
		return answer.message ?? reasonText( answer.reason );
	}
	return readPreview( answer.data ) ?? reasonText( 'invalid_json' );
}

export interface Tested {
	readonly isSent: boolean;
	readonly to: string;
	readonly error: string;
}

export async function sendTest(
	formId: number,
	draft: Draft,
	which: MailName
): Promise< Tested > {
	const answer = await request( {
		path: `/rueda/v1/forms/${ formId }/test`,
		method: 'POST',
		data: { ...bodyOf( draft ), which },
	} );
	if ( ! answer.ok ) {
		return {
			isSent: false,
			to: '',
			error: answer.message ?? reasonText( answer.reason ),
		};
	}
	const { sent, to, error } = fieldsOf( answer.data );
	return { isSent: isOn( sent ), to: textOf( to ), error: textOf( error ) };
}
