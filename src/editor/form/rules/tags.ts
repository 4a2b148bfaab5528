import { REPEAT_BLOCK } from '../../../definitions/form-repeat';
import { FIELD_KINDS } from '../../../definitions/field-kinds';
import { fieldsOf, textOf } from '../../../frontend/values/values';

/** The tags that an email may contain. */
export interface Tags {
	readonly fields: readonly string[];
	readonly files: readonly string[];
}

export const SPECIAL: readonly string[] = [
	'[_all_fields]',
	'[_site_title]',
	'[_site_url]',
	'[_site_admin_email]',
	'[_contact_form_title]',
	'[_url]',
	'[_post_title]',
	'[_post_url]',
	'[_date]',
	'[_time]',
	'[_user_display_name]',
	'[_user_email]',
];

export interface Block {
	readonly name: string;
	readonly attributes: object;
	readonly innerBlocks: readonly Block[];
}

const KINDS: Readonly<
	Record< string, { readonly role: string } | undefined >
> = FIELD_KINDS;

/** What fields of a type add to a message. */
const roleOf = ( type: string ) => ( KINDS[ type ] ?? FIELD_KINDS.text ).role;

const isTold = ( type: string ) =>
	! [ 'question', 'nothing' ].includes( roleOf( type ) );

/** Whether an email can have it as an attachment; a signature is a picture. */
const isAttached = ( type: string ) =>
	roleOf( type ) === 'file' || type === 'signature';

/** The tags of the fields among blocks, in the order of the page. */
export function tagsOf( blocks: readonly Block[] ): Tags {
	const all = fieldsIn( blocks );
	const written = ( isFile: boolean ) =>
		all
			.filter( ( { type } ) => isAttached( type ) === isFile )
			.map( ( { name } ) => `[${ name }]` );
	return {
		fields: [ ...written( false ), ...written( true ) ],
		files: written( true ),
	};
}

const fieldsIn = (
	blocks: readonly Block[]
): { readonly name: string; readonly type: string }[] =>
	blocks.flatMap( ( block ) => {
		const attributes = fieldsOf( block.attributes );
		const name = textOf( attributes[ 'name' ] );
		const type = textOf( attributes[ 'type' ] );
		return [
			...( [ 'rueda/form-field', REPEAT_BLOCK ].includes( block.name ) &&
			name &&
			isTold( type )
				? [ { name, type } ]
				: [] ),
			...fieldsIn( block.innerBlocks ),
		];
	} );

/** The incomplete tag before the cursor: `[you` of `Dear [you|`. Null if there is none. */
export const begunAt = ( text: string, cursor: number ): string | null =>
	/\[[\w-]*$/.exec( text.slice( 0, cursor ) )?.[ 0 ] ?? null;

/** Inserts a tag at the cursor, and replaces what was typed of it. */
export function insertTag(
	text: string,
	cursor: number,
	tag: string
): { readonly text: string; readonly cursor: number } {
	const begun = begunAt( text, cursor ) ?? '';
	const before = text.slice( 0, cursor - begun.length ) + tag;
	return { text: before + text.slice( cursor ), cursor: before.length };
}
