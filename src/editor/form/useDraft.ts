import { useEntityRecord } from '@wordpress/core-data';
import { parse } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import {
	FORM_MAIL_SWITCHES,
	FORM_MAIL_TEXTS,
	FORM_METAS,
	FORM_TYPE,
} from '../../definitions/form-post';
import { recordOf } from '../../frontend/values/record-of';
import {
	type Fields,
	fieldsOf,
	isOn,
	textOf,
} from '../../frontend/values/values';
import { type MailRules, readMailRules } from './rules/mail-rules';
import { asWritten, replyTo } from './rules/reply-to';
import { ruleFieldsIn } from './rules/rule-fields';
import { siteOf } from './site';
import { tagsOf, type Tags } from './rules/tags';

export type MailName = 'mail' | 'mail_2';

export type TextPart = ( typeof FORM_MAIL_TEXTS )[ number ];

export type Flag = ( typeof FORM_MAIL_SWITCHES )[ number ];

export type Mail = MailRules &
	Readonly< Record< TextPart, string > & Record< Flag, boolean > >;

interface Stored extends Record< string, unknown > {
	readonly meta: Fields;
}

const NONE: Fields = {};

/** The form as it is being edited, and a function to change its metas. */
export function useDraft( formId: number ) {
	const { editedRecord, edit } = useEntityRecord< Stored >(
		'postType',
		FORM_TYPE,
		formId
	);
	const meta = editedRecord?.meta ?? NONE;
	const set = ( name: keyof typeof FORM_METAS, value: unknown ) =>
		edit( { meta: { ...meta, [ FORM_METAS[ name ] ]: value } } );
	const content = contentOf( editedRecord );
	const blocks = useMemo( () => parse( content ), [ content ] );
	const tags: Tags = useMemo( () => tagsOf( blocks ), [ blocks ] );
	const ruleFields = useMemo( () => ruleFieldsIn( blocks ), [ blocks ] );
	const headers = useMemo( () => replyTo( blocks ), [ blocks ] );
	return {
		title: textOf( editedRecord?.[ 'title' ] ),
		content,
		tags,
		ruleFields,
		mail: mailOf( 'mail', meta, headers ),
		mail_2: mailOf( 'mail_2', meta ),
		messages: fieldsOf( meta[ FORM_METAS.messages ] ),
		settings: textOf( meta[ FORM_METAS.settings ] ),
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
		...fieldsOf( meta[ FORM_METAS[ name ] ] ),
	};
	return {
		...recordOf( FORM_MAIL_TEXTS, ( part ) => textOf( mail[ part ] ) ),
		...recordOf( FORM_MAIL_SWITCHES, ( part ) => isOn( mail[ part ] ) ),
		...readMailRules( mail ),
	};
}

export type Draft = ReturnType< typeof useDraft >;
