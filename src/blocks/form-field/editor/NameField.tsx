import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { siteOf } from '../../../editor/form/site';
import type { Attributes } from '../rules/attributes';
import { isName } from '../rules/name';
import { useFields, useOwnChange } from './useForm';
import { useRename } from './useRename';

interface NameFieldProps {
	readonly clientId: string;
	readonly attributes: Attributes;
}

/** What mails call the field. A name that would not work stays in the box and is not stored. */
export function NameField( {
	clientId,
	attributes: { name },
}: NameFieldProps ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const fields = useFields( clientId );
	const rename = useRename( name, fields, useOwnChange( clientId ) );
	const others = fields
		.filter( ( field ) => field.clientId !== clientId )
		.map( ( field ) => field.name );
	const text = typed ?? name;
	const wrong = wrongWith( text, others );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			spellCheck={ false }
			label={ __( 'Name in mails', 'rueda' ) }
			help={
				wrong ??
				__(
					'Made from the label. Mails that use it follow when it changes.',
					'rueda'
				)
			}
			aria-invalid={ wrong !== null }
			value={ text }
			onChange={ ( next ) => {
				setTyped( next );
				if ( wrongWith( next, others ) === null ) {
					rename( { name: next } );
				}
			} }
			onBlur={ () => setTyped( null ) }
		/>
	);
}

function wrongWith( name: string, others: readonly string[] ): string | null {
	if ( ! isName( name ) ) {
		return __(
			'A name begins with a letter and holds letters, digits, “-” and “_” alone.',
			'rueda'
		);
	}
	if ( siteOf().reserved.includes( name ) ) {
		return __(
			'WordPress uses this name in addresses. Take another one.',
			'rueda'
		);
	}
	return others.includes( name )
		? __( 'Another field of the form has this name.', 'rueda' )
		: null;
}
