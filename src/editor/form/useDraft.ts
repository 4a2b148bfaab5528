import { useEntityRecord } from '@wordpress/core-data';
import { parse } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import {
	type Fields,
	fieldsOf,
	isOn,
	textOf,
} from '../../frontend/values/values';
import { asWritten, replyTo } from './rules/reply-to';
import { siteOf } from './site';
import { tagsOf, type Tags } from './rules/tags';

export type MailName = 'mail' | 'mail_2';

export type TextPart =
	| 'recipient'
	| 'sender'
	| 'subject'
	| 'additional_headers'
	| 'body'
	| 'attachments';

export type Flag = 'active' | 'use_html' | 'exclude_blank';

export type Mail = Readonly<
	Record< TextPart, string > & Record< Flag, boolean >
>;

interface Stored extends Record< string, unknown > {
	readonly meta: Fields;
}

const METAS = {
	mail: 'rueda_form_mail',
	mail_2: 'rueda_form_mail_2',
	messages: 'rueda_form_messages',
	settings: 'rueda_form_settings',
} as const;

const NONE: Fields = {};

/** The form as it is being edited, and a function to change its metas. */
export function useDraft( formId: number ) {
	const { editedRecord, edit } = useEntityRecord< Stored >(
		'postType',
		'rueda_form',
		formId
	);
	const meta = editedRecord?.meta ?? NONE;
	const set = ( name: keyof typeof METAS, value: unknown ) =>
		edit( { meta: { ...meta, [ METAS[ name ] ]: value } } );
	const content = contentOf( editedRecord );
	const blocks = useMemo( () => parse( content ), [ content ] );
	const tags: Tags = useMemo( () => tagsOf( blocks ), [ blocks ] );
	const headers = useMemo( () => replyTo( blocks ), [ blocks ] );
	return {
		title: textOf( editedRecord?.[ 'title' ] ),
		content,
		tags,
		mail: mailOf( 'mail', meta, headers ),
		mail_2: mailOf( 'mail_2', meta ),
		messages: fieldsOf( meta[ METAS.messages ] ),
		settings: textOf( meta[ METAS.settings ] ),
		set,
		setMail: ( name: MailName, mail: Mail ) =>
			set( name, name === 'mail' ? asWritten( mail, headers ) : mail ),
	};
}

/** While blocks are edited, WordPress keeps a function here that serialises them. */
function contentOf( record: Fields | null | undefined ): string {
	const content: unknown = record?.[ 'content' ];
	const written: unknown =
		typeof content === 'function'
			? Reflect.apply( content, undefined, [ record ] )
			: content;
	return textOf( written );
}

function mailOf( name: MailName, meta: Fields, headers = '' ): Mail {
	const mail: Fields = {
		additional_headers: headers,
		...siteOf().mails[ name ],
		...fieldsOf( meta[ METAS[ name ] ] ),
	};
	return {
		recipient: textOf( mail[ 'recipient' ] ),
		sender: textOf( mail[ 'sender' ] ),
		subject: textOf( mail[ 'subject' ] ),
		additional_headers: textOf( mail[ 'additional_headers' ] ),
		body: textOf( mail[ 'body' ] ),
		attachments: textOf( mail[ 'attachments' ] ),
		active: isOn( mail[ 'active' ] ),
		use_html: isOn( mail[ 'use_html' ] ),
		exclude_blank: isOn( mail[ 'exclude_blank' ] ),
	};
}

export type Draft = ReturnType< typeof useDraft >;
