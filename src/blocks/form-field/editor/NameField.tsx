import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useTyped } from '../../../editor/fields/useTyped';
import { isName } from '../../../editor/form/rules/field-name';
import { siteOf } from '../../../editor/form/site';
import { useRename } from '../../../editor/form/useRename';
import { type Attributes, hasLabel } from '../rules/attributes';
import { useFields, useOwnChange } from './useForm';

interface NameFieldProps {
	readonly clientId: string;
	readonly attributes: Attributes;
}

/** The name of the field in emails. An invalid name stays in the box and is not stored. */
export function NameField( {
	clientId,
	attributes: { name, type },
}: NameFieldProps ) {
	const fields = useFields( clientId );
	const rename = useRename( name, fields, useOwnChange( clientId ) );
	const others = fields
		.filter( ( field ) => field.clientId !== clientId )
		.map( ( field ) => field.name );
	const {
		text,
		type: write,
		leave,
	} = useTyped< string >( {
		value: name,
		stored: name,
		read: ( next ) => ( wrongWith( next, others ) === null ? next : null ),
		onChange: ( next ) => rename( { name: next } ),
	} );
	const wrong = wrongWith( text, others );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			autoComplete="off"
			spellCheck={ false }
			label={ __( 'Name in emails', 'rueda' ) }
			help={
				wrong ??
				( hasLabel( type )
					? __(
							'Created from the label. When it changes, emails that use it are updated.',
							'rueda'
						)
					: __(
							'When it changes, emails that use it are updated.',
							'rueda'
						) )
			}
			aria-invalid={ wrong !== null }
			value={ text }
			onChange={ write }
			onBlur={ leave }
		/>
	);
}

function wrongWith( name: string, others: readonly string[] ): string | null {
	if ( ! isName( name ) ) {
		return __(
			'Start with a letter and use only letters, numbers, “-” and “_”.',
			'rueda'
		);
	}
	if ( siteOf().reserved.includes( name ) ) {
		return __(
			'WordPress uses this name in URLs. Choose another one.',
			'rueda'
		);
	}
	return others.includes( name )
		? __( 'Another field in this form has this name.', 'rueda' )
		: null;
}
