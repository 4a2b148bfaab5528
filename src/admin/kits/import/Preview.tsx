import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fetchImage, openKit } from '../api';
import type { CheckedKit, KitItem, Reasoned } from '../rules/answers';
import { countsOf } from '../rules/exporting';
import { possible } from '../rules/importing';
import { BroughtCode } from './BroughtCode';
import { MissingImages } from './MissingImages';
import { PagesAreDrafts } from './NewPages';
import type { ImportActions } from './useImport';
import {
	bytesText,
	countsText,
	dateText,
	itemText,
	kindText,
	languageText,
	numberText,
	settingText,
	stateText,
} from '../words';

interface PreviewProps {
	readonly kit: CheckedKit;
	readonly actions: ImportActions;
}

/** Shows what is in a kit, how it differs from this site, and what cannot be imported. */
export function Preview( { kit, actions }: PreviewProps ) {
	const good = possible( kit );
	const refused = kit.items.flatMap( ( item ): readonly Reasoned[] =>
		item.reason ? [ { name: itemText( item ), reason: item.reason } ] : []
	);
	const isEmpty = good.length === 0 && kit.settings.length === 0;
	return (
		<>
			<About kit={ kit } items={ good } />
			{ kit.warnings.map( ( warning ) => (
				<Notice
					key={ warning }
					status="warning"
					isDismissible={ false }
				>
					{ warning }
				</Notice>
			) ) }
			<BroughtCode kit={ kit } />
			{ good.length > 0 && <Items items={ good } /> }
			<PagesAreDrafts kit={ kit } />
			{ kit.settings.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: parts of the settings, as in "Sharing, Call to action". */
						__( 'Settings: %s', 'rueda' ),
						kit.settings
							.map( ( { part } ) => settingText( part ) )
							.join( ', ' )
					) }
				</p>
			) }
			{ kit.media.count > 0 && <p>{ imagesText( kit.media ) }</p> }
			<ImagesToFetch kit={ kit } actions={ actions } />
			<Skipped list={ [ ...refused, ...kit.skipped ] } />
			{ isEmpty && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'There is nothing in this kit that can be imported. Choose another kit.',
						'rueda'
					) }
				</Notice>
			) }
			<p className="rueda-kits__actions">
				{ ! isEmpty && (
					<Button
						variant="primary"
						onClick={ () => actions.turn( 'choice' ) }
					>
						{ __( 'Continue', 'rueda' ) }
					</Button>
				) }
				<Button variant="tertiary" onClick={ actions.beginAgain }>
					{ __( 'Choose another kit', 'rueda' ) }
				</Button>
			</p>
		</>
	);
}

const ImagesToFetch = ( { kit, actions }: PreviewProps ) => (
	<MissingImages
		images={ kit.missing }
		fetch={ ( image ) => fetchImage( kit.id, image ) }
		onFetched={ async () => {
			const now = await openKit( { upload: kit.id } );
			if ( now.ok ) {
				actions.lookAgain( now.value );
			}
			return now;
		} }
	/>
);

interface AboutProps {
	readonly kit: CheckedKit;
	readonly items: readonly KitItem[];
}

function About( { kit: { manifest, media }, items }: AboutProps ) {
	const { title, description, locale, created } = manifest;
	const facts = [
		countsText( { ...countsOf( items ), media: media.count } ),
		created === ''
			? ''
			: sprintf(
					/* translators: %s: a date. */
					__( 'created on %s', 'rueda' ),
					dateText( created, false )
				),
		locale === '' ? '' : languageText( locale ),
	];
	return (
		<div className="rueda-kits__title">
			<p>
				<strong>{ title }</strong>
			</p>
			{ description !== '' && <p>{ description }</p> }
			<p className="rueda-kits__meta">
				{ facts.filter( ( fact ) => fact !== '' ).join( ' · ' ) }
			</p>
		</div>
	);
}

const imagesText = ( {
	count,
	bytes,
	known,
}: CheckedKit[ 'media' ] ): string => {
	const all = sprintf(
		/* translators: 1: a number, 2: a size, as in "2 MB". */
		_n( '%1$s image (%2$s)', '%1$s images (%2$s)', count, 'rueda' ),
		numberText( count ),
		bytesText( bytes )
	);
	return known === 0
		? all
		: sprintf(
				/* translators: 1: as in "5 images (2 MB)", 2: a number. */
				_n(
					'%1$s; %2$s is on this site already and is used again.',
					'%1$s; %2$s are on this site already and are used again.',
					known,
					'rueda'
				),
				all,
				numberText( known )
			);
};

const Items = ( { items }: { readonly items: readonly KitItem[] } ) => (
	<table className="widefat striped rueda-kits__table">
		<thead>
			<tr>
				<th scope="col">{ __( 'Title', 'rueda' ) }</th>
				<th scope="col">{ __( 'Kind', 'rueda' ) }</th>
				<th scope="col">{ __( 'On this site', 'rueda' ) }</th>
			</tr>
		</thead>
		<tbody>
			{ items.map( ( item ) => (
				<tr key={ item.key }>
					<th scope="row">{ item.title }</th>
					<td>{ kindText( item.doc_type ) }</td>
					<td>
						<State item={ item } />
					</td>
				</tr>
			) ) }
		</tbody>
	</table>
);

export const State = ( { item }: { readonly item: KitItem } ) => (
	<span className={ `rueda-kits__state is-${ item.state }` }>
		{ stateText( item ) }
	</span>
);

function Skipped( { list }: { readonly list: readonly Reasoned[] } ) {
	if ( list.length === 0 ) {
		return null;
	}
	return (
		<section>
			<h3>{ __( 'What will be left out', 'rueda' ) }</h3>
			<ul className="rueda-kits__reasons">
				{ list.map( ( { name, reason } ) => (
					<li key={ `${ name } ${ reason }` }>
						<strong>{ name }</strong> { reason }
					</li>
				) ) }
			</ul>
		</section>
	);
}
