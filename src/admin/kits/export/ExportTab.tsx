import {
	CheckboxControl,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { PLAIN, PLAIN_INPUT } from '../../settings/plain';
import { Actions } from './Actions';
import { loadEverything, loadExportable } from '../api';
import { EmptyState } from '../EmptyState';
import { ItemList } from '../ItemList';
import { Loaded } from '../Loaded';
import { Parts } from './Parts';
import type { Exportable, ExportItem } from '../rules/answers';
import { select, unselect } from '../rules/choice';
import {
	bytesOf,
	countsOf,
	firstChoice,
	type ExportChoice,
} from '../rules/exporting';
import { useExport } from './useExport';
import { useLoaded } from '../useLoaded';
import { useSections } from '../useSections';
import { bytesText, countsText, itemText } from '../words';

export function ExportTab() {
	const [ isAll, setAll ] = useState( false );
	const { outcome, reload } = useLoaded(
		isAll ? loadEverything : loadExportable
	);
	const more = (
		<CheckboxControl
			{ ...PLAIN }
			className="rueda-kits__all"
			label={ __(
				'Also list pages and patterns without Rueda blocks',
				'rueda'
			) }
			checked={ isAll }
			onChange={ setAll }
		/>
	);
	return (
		<Loaded outcome={ outcome } onRetry={ reload }>
			{ ( exportable ) =>
				exportable.items.length > 0 ? (
					<ExportForm exportable={ exportable } more={ more } />
				) : (
					<>
						<EmptyState>
							{ __(
								'There is nothing to export yet. Create a wheel, a form or a page with one of Rueda’s blocks first.',
								'rueda'
							) }
						</EmptyState>
						{ more }
					</>
				)
			}
		</Loaded>
	);
}

interface ExportFormProps {
	readonly exportable: Exportable;
	/** Controls that change the list of items. */
	readonly more: ReactNode;
}

function ExportForm( { exportable, more }: ExportFormProps ) {
	const { items } = exportable;
	const sections = useSections();
	const [ choice, setChoice ] = useState( () =>
		firstChoice( exportable, sections )
	);
	const { step, send, beginAgain } = useExport( exportable, choice );
	const edit = ( change: Partial< ExportChoice > ) => {
		setChoice( { ...choice, ...change } );
		beginAgain();
	};
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void send( 'download' );
	};
	return (
		<form className="rueda-kits__form" onSubmit={ onSubmit }>
			<Words choice={ choice } onChange={ edit } />
			<h2>{ __( 'What to export', 'rueda' ) }</h2>
			{ more }
			<ItemList
				sections={ sections }
				items={ items }
				keys={ choice.keys }
				warning={ __(
					'Without it, its place stays empty on the other site.',
					'rueda'
				) }
				onSelect={ ( added ) =>
					edit( {
						keys: select( { items, keys: choice.keys }, added ),
					} )
				}
				onUnselect={ ( less ) =>
					edit( {
						keys: unselect( { items, keys: choice.keys }, less ),
					} )
				}
			>
				{ ( item ) => <About item={ item } items={ items } /> }
			</ItemList>
			<Parts
				sections={ sections }
				exportable={ exportable }
				parts={ choice.parts }
				onChange={ ( parts ) => edit( { parts } ) }
			/>
			<Actions
				step={ step }
				size={ sizeText( exportable, choice ) }
				onSave={ () => void send( 'save' ) }
			/>
		</form>
	);
}

interface WordsProps {
	readonly choice: ExportChoice;
	readonly onChange: ( change: Partial< ExportChoice > ) => void;
}

const Words = ( { choice, onChange }: WordsProps ) => (
	<div className="rueda-kits__words">
		<TextControl
			{ ...PLAIN_INPUT }
			label={ __( 'Title', 'rueda' ) }
			required
			maxLength={ 100 }
			value={ choice.title }
			onChange={ ( title ) => onChange( { title } ) }
		/>
		<TextareaControl
			{ ...PLAIN }
			label={ __( 'Description (optional)', 'rueda' ) }
			rows={ 2 }
			maxLength={ 1000 }
			value={ choice.description }
			onChange={ ( description ) => onChange( { description } ) }
		/>
	</div>
);

interface AboutProps {
	readonly item: ExportItem;
	readonly items: readonly ExportItem[];
}

/** The size of an item, what is exported with it, and what will not work on another site. */
function About( { item, items }: AboutProps ) {
	const uses = items.filter( ( { key } ) => item.uses.includes( key ) );
	return (
		<div className="rueda-kits__about">
			<span>{ bytesText( item.bytes ) }</span>
			{ uses.length > 0 && (
				<span>
					{ sprintf(
						/* translators: %s: names of items, as in "Form: Contact". */
						__( 'Needs: %s', 'rueda' ),
						uses.map( itemText ).join( ', ' )
					) }
				</span>
			) }
			{ item.warnings.map( ( warning ) => (
				<span key={ warning } className="rueda-kits__warning">
					{ warning }
				</span>
			) ) }
		</div>
	);
}

/** For example "2 wheels, 1 page, about 120 KB". */
function sizeText( exportable: Exportable, choice: ExportChoice ): string {
	const chosen = exportable.items.filter( ( { key } ) =>
		choice.keys.has( key )
	);
	return chosen.length === 0
		? __( 'No items chosen', 'rueda' )
		: sprintf(
				/* translators: 1: what was chosen, as in "2 wheels, 1 page", 2: a size, as in "2 MB". */
				__( '%1$s, about %2$s', 'rueda' ),
				countsText( countsOf( chosen ) ),
				bytesText( bytesOf( exportable, choice ) )
			);
}
