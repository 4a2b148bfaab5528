import { ComboboxControl } from '@wordpress/components';
import { useEntityRecords } from '@wordpress/core-data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { PageContent } from '../call-to-action/content';
import { tellApart, type Option } from './tell-apart';
import { plainText } from '../../frontend/values/plain-text';

interface Listed {
	readonly id: number;
	readonly title: { readonly rendered: string };
}

interface PagePickerProps {
	readonly label: string;
	readonly help: ( isGone: boolean ) => string | undefined;
	readonly value: PageContent[ 'page' ];
	readonly onChange: ( page: PageContent[ 'page' ] ) => void;
}

const NONE: readonly Listed[] = [];

/** A list of published pages that is searched on the server, because there may be hundreds. */
export function PagePicker( {
	label,
	help,
	value,
	onChange,
}: PagePickerProps ) {
	const [ search, setSearch ] = useState( '' );
	const found = useEntityRecords< Listed >( 'postType', 'page', {
		per_page: 20,
		status: 'publish',
		_fields: [ 'id', 'title' ],
		...( search ? { search } : { orderby: 'modified' } ),
	} );
	const chosen = useEntityRecords< Listed >(
		'postType',
		'page',
		{
			status: 'publish',
			include: [ value === '' ? 0 : value.value ],
			_fields: [ 'id', 'title' ],
		},
		{ enabled: value !== '' }
	);
	const isGone = value !== '' && chosen.records?.length === 0;
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ help( isGone ) }
			value={ value === '' ? null : String( value.value ) }
			options={ optionsOf(
				found.records ?? NONE,
				chosen.records ?? NONE,
				value
			) }
			onFilterValueChange={ setSearch }
			onChange={ ( id ) => {
				const page = [
					...( found.records ?? NONE ),
					...( chosen.records ?? NONE ),
				].find( ( entry ) => String( entry.id ) === id );
				onChange(
					page ? { value: page.id, label: titleOf( page ) } : ''
				);
			} }
		/>
	);
}

function optionsOf(
	found: readonly Listed[],
	chosen: readonly Listed[],
	value: PageContent[ 'page' ]
): Option[] {
	const names = new Map(
		[ ...chosen, ...found ].map( ( page ) => [
			String( page.id ),
			titleOf( page ),
		] )
	);
	// Until its title is loaded, or if the page is no longer public, the stored title is shown.
	if ( value !== '' && ! names.has( String( value.value ) ) ) {
		names.set(
			String( value.value ),
			value.label || __( '(no title)', 'rueda' )
		);
	}
	return tellApart(
		[ ...names ].map( ( [ id, label ] ) => ( { value: id, label } ) )
	);
}

const titleOf = ( page: Listed ): string =>
	plainText( page.title.rendered ) ||
	sprintf(
		/* translators: %d: number of a page without a title. */
		__( 'Page %d', 'rueda' ),
		page.id
	);
