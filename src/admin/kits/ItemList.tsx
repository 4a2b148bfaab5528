import { CheckboxControl, SearchControl } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Question } from '../../editor/screen/Question';
import { PluginContent } from '../../frontend/ui/PluginContent';
import { PLAIN } from '../settings/plain';
import type { Item } from './rules/answers';
import { matches, usersOf, type Keys } from './rules/choice';
import type { Section } from './rules/sections';
import { itemText, numberText } from './words';

interface ItemListProps< Kind extends Item > {
	readonly sections: readonly Section[];
	readonly items: readonly Kind[];
	readonly keys: Keys;
	/** Says what an item will lack without another one. */
	readonly warning: string;
	readonly onSelect: ( keys: readonly string[] ) => void;
	readonly onUnselect: ( keys: readonly string[] ) => void;
	/** Content beside or below an item's name. */
	readonly children: ( item: Kind ) => ReactNode;
}

/** With this many items, a search is shown. */
const MANY = 8;

/**
 * Lists the items of a kit by sections. Items that another one needs are chosen with it, and leaving them out needs a
 * confirmation.
 */
export function ItemList< Kind extends Item >( props: ItemListProps< Kind > ) {
	const { sections, items, keys, warning, onUnselect } = props;
	const [ search, setSearch ] = useState( '' );
	const [ asked, setAsked ] = useState< readonly string[] | null >( null );
	const shown = items.filter( ( { title } ) => matches( title, search ) );
	const leaveOut = ( less: readonly string[] ) => {
		if ( usersOf( { items, keys }, less ).length > 0 ) {
			setAsked( less );
		} else {
			onUnselect( less );
		}
	};
	return (
		<div className="rueda-kits__items">
			{ items.length >= MANY && (
				<>
					<SearchControl
						__nextHasNoMarginBottom
						label={ __( 'Search items', 'rueda' ) }
						placeholder={ __( 'Search items', 'rueda' ) }
						value={ search }
						onChange={ setSearch }
					/>
					<p role="status" className="rueda-kits__found">
						{ search !== '' && foundText( shown.length ) }
					</p>
				</>
			) }
			{ sections.map( ( section ) => (
				<SectionOfItems
					key={ section.key }
					section={ section }
					{ ...props }
					items={ shown.filter(
						( one ) => one.section === section.key
					) }
					onUnselect={ leaveOut }
				/>
			) ) }
			{ asked && (
				<Question
					title={ __( 'Leave this out?', 'rueda' ) }
					yes={ __( 'Leave out', 'rueda' ) }
					onYes={ () => {
						setAsked( null );
						onUnselect( asked );
					} }
					onNo={ () => setAsked( null ) }
				>
					{ neededText( usersOf( { items, keys }, asked ) ) }{ ' ' }
					{ warning }
				</Question>
			) }
		</div>
	);
}

const foundText = ( count: number ): string =>
	count === 0
		? __( 'Nothing found. Try another word.', 'rueda' )
		: sprintf(
				/* translators: %s: a number. */
				_n( '%s item found.', '%s items found.', count, 'rueda' ),
				numberText( count )
			);

const neededText = ( users: readonly Item[] ): string =>
	sprintf(
		/* translators: %s: names of items, as in "Page: Contact, Page: Home". */
		__( 'It is needed by: %s.', 'rueda' ),
		users.map( itemText ).join( ', ' )
	);

interface SectionProps< Kind extends Item > extends Omit<
	ItemListProps< Kind >,
	'sections' | 'warning'
> {
	readonly section: Section;
}

/** A section of an add-on that has content of its own. */
function SectionWithoutItems( {
	section: { title, description, component: More },
}: {
	readonly section: Section;
} ) {
	return More ? (
		<fieldset className="rueda-kits__section">
			<legend>{ title }</legend>
			{ description !== '' && <p>{ description }</p> }
			<PluginContent>
				<More isOn />
			</PluginContent>
		</fieldset>
	) : null;
}

function SectionOfItems< Kind extends Item >( {
	section,
	items,
	keys,
	onSelect,
	onUnselect,
	children,
}: SectionProps< Kind > ) {
	const help = useId();
	const all = items.map( ( { key } ) => key );
	const chosen = all.filter( ( key ) => keys.has( key ) );
	const { component: More } = section;
	if ( items.length === 0 ) {
		return <SectionWithoutItems section={ section } />;
	}
	const set = ( isOn: boolean, which: readonly string[] ) =>
		isOn ? onSelect( which ) : onUnselect( which );
	const isOn = chosen.length > 0;
	return (
		<fieldset className="rueda-kits__section" aria-describedby={ help }>
			<legend className="screen-reader-text">{ section.title }</legend>
			<div className="rueda-kits__switch">
				<CheckboxControl
					{ ...PLAIN }
					label={ section.title }
					checked={ chosen.length === all.length }
					indeterminate={ isOn && chosen.length < all.length }
					onChange={ ( is ) => set( is, all ) }
				/>
				<span id={ help } className="rueda-kits__count">
					{ sprintf(
						/* translators: 1: number of chosen items, 2: number of all items. */
						__( '%1$s of %2$s', 'rueda' ),
						numberText( chosen.length ),
						numberText( all.length )
					) }
				</span>
			</div>
			{ section.description !== '' && <p>{ section.description }</p> }
			{ More && (
				<PluginContent>
					<More isOn={ isOn } />
				</PluginContent>
			) }
			<ul className="rueda-kits__list">
				{ items.map( ( item ) => (
					<li key={ item.key }>
						<CheckboxControl
							{ ...PLAIN }
							label={ item.title }
							checked={ keys.has( item.key ) }
							onChange={ ( is ) => set( is, [ item.key ] ) }
						/>
						{ children( item ) }
					</li>
				) ) }
			</ul>
		</fieldset>
	);
}
