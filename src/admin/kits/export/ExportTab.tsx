import {
	Button,
	CheckboxControl,
	Notice,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { FormEvent, ReactNode } from 'react';
import { PLAIN, PLAIN_INPUT } from '../../settings/plain';
import { downloadKit, loadEverything, loadExportable, saveKit } from '../api';
import { track } from '../bus';
import { EmptyState } from '../EmptyState';
import { ItemList } from '../ItemList';
import { LeftOut } from './LeftOut';
import { Loaded, Problem } from '../Loaded';
import type { Exportable, ExportItem } from '../rules/answers';
import { select, unselect, type Keys } from '../rules/choice';
import {
	bytesOf,
	countsOf,
	firstChoice,
	MEDIA,
	orderOf,
	partSections,
	settingsIn,
	sharesOf,
	type ExportChoice,
	type ExportOrder,
} from '../rules/exporting';
import type { Section } from '../rules/sections';
import { saveFile } from './save-file';
import { shareOf } from '../tracking/events';
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

type Way = 'download' | 'save';

type Step =
	| { readonly name: 'idle' }
	| { readonly name: 'under way'; readonly way: Way }
	| {
			readonly name: 'done';
			readonly said: string;
			readonly leftOut: readonly string[];
	  }
	| { readonly name: 'failed'; readonly why: string };

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

/** Sends the chosen export, and tells how it went. */
function useExport( exportable: Exportable, choice: ExportChoice ) {
	const [ step, setStep ] = useState< Step >( { name: 'idle' } );
	const isEmpty = choice.keys.size === 0 && settingsIn( choice ).length === 0;
	const send = async ( way: Way ) => {
		if ( step.name === 'under way' ) {
			return;
		}
		if ( isEmpty ) {
			setStep( {
				name: 'failed',
				why: __( 'Choose at least one item to export.', 'rueda' ),
			} );
			return;
		}
		setStep( { name: 'under way', way } );
		trackExport( exportable, choice, way );
		setStep( await sent( orderOf( choice ), way ) );
	};
	const beginAgain = () => {
		if ( step.name !== 'under way' ) {
			setStep( { name: 'idle' } );
		}
	};
	return { step, send, beginAgain };
}

async function sent( order: ExportOrder, way: Way ): Promise< Step > {
	if ( way === 'save' ) {
		const saved = await saveKit( order );
		return saved.ok
			? {
					name: 'done',
					said: __(
						'The kit was saved on this site. You find it under “Import”. The ten newest kits are kept.',
						'rueda'
					),
					leftOut: saved.value.left_out ?? [],
				}
			: { name: 'failed', why: saved.why };
	}
	const file = await downloadKit( order );
	if ( ! file.ok ) {
		return { name: 'failed', why: file.why };
	}
	saveFile( file.value );
	return {
		name: 'done',
		said: sprintf(
			/* translators: %s: the name of a file. */
			__( 'The kit was downloaded as %s.', 'rueda' ),
			file.value.name
		),
		leftOut: file.value.left_out,
	};
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

interface PartsProps {
	readonly sections: readonly Section[];
	readonly exportable: Exportable;
	readonly parts: Keys;
	readonly onChange: ( parts: Keys ) => void;
}

/** The parts that are no items: settings, and the images of the items. */
function Parts( { sections, exportable, parts, onChange }: PartsProps ) {
	const set = ( key: string, isOn: boolean ) =>
		onChange(
			new Set(
				isOn
					? [ ...parts, key ]
					: [ ...parts ].filter( ( one ) => one !== key )
			)
		);
	return (
		<>
			{ partSections( sections, exportable ).map(
				( { key, title, children } ) => (
					<fieldset key={ key } className="rueda-kits__section">
						<legend>{ title }</legend>
						{ children.map( ( child ) => (
							<CheckboxControl
								{ ...PLAIN }
								key={ child.key }
								label={
									child.key === 'media'
										? sprintf(
												/* translators: %s: a size, as in "2 MB". */
												__(
													'Include the images of the items (%s)',
													'rueda'
												),
												bytesText(
													exportable.media.bytes
												)
											)
										: child.title
								}
								checked={ parts.has( child.key ) }
								onChange={ ( isOn ) => set( child.key, isOn ) }
							/>
						) ) }
					</fieldset>
				)
			) }
		</>
	);
}

function trackExport(
	{ items, settings, media }: Exportable,
	choice: ExportChoice,
	way: Way
): void {
	track( 'ie_admin_action', { action_type: 'Export', method: way } );
	track( 'export_kit_customization', {
		...sharesOf( items, choice.keys ),
		settings: shareOf(
			settingsIn( choice ).length,
			Object.values( settings ).filter( Boolean ).length
		),
		media: media.bytes > 0 && choice.parts.has( MEDIA ),
	} );
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

interface ActionsProps {
	readonly step: Step;
	readonly size: string;
	readonly onSave: () => void;
}

function Actions( { step, size, onSave }: ActionsProps ) {
	const way = step.name === 'under way' ? step.way : null;
	return (
		<div className="rueda-kits__foot">
			{ step.name === 'failed' && <Problem why={ step.why } /> }
			{ step.name === 'done' && (
				<>
					<Notice status="success" isDismissible={ false }>
						{ step.said }
					</Notice>
					<LeftOut names={ step.leftOut } />
				</>
			) }
			<p className="rueda-kits__size">{ size }</p>
			<div className="rueda-kits__actions">
				<Button
					variant="primary"
					type="submit"
					isBusy={ way === 'download' }
				>
					{ way === 'download'
						? __( 'Creating the kit…', 'rueda' )
						: __( 'Download kit', 'rueda' ) }
				</Button>
				<Button
					variant="secondary"
					isBusy={ way === 'save' }
					onClick={ ( event: {
						currentTarget: HTMLButtonElement;
					} ) => {
						if ( event.currentTarget.form?.reportValidity() ) {
							onSave();
						}
					} }
				>
					{ way === 'save'
						? __( 'Saving…', 'rueda' )
						: __( 'Save on this site', 'rueda' ) }
				</Button>
			</div>
		</div>
	);
}
