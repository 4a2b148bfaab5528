import { Button, Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { copyText } from '../../../frontend/share/copy-text';
import { fetchLater, loadRun } from '../api';
import type { Report, ReportItem, Run } from '../rules/answers';
import {
	listsOf,
	outcomeText,
	reportText,
	type ReportWords,
} from '../rules/report-text';
import { MissingImages } from './MissingImages';
import { UndoButton } from './UndoButton';
import {
	dateText,
	kindText,
	reportWords,
	resultText,
	secondsText,
} from '../words';

interface ReportViewProps {
	readonly run: Run;
	readonly isUndone?: boolean;
	/** Called after the import was undone here. */
	readonly onUndone?: () => void;
}

/** The report of an import, with a button to undo it. */
export function ReportView( {
	run: first,
	isUndone: wasUndone = false,
	onUndone,
}: ReportViewProps ) {
	const [ run, setRun ] = useState( first );
	const [ isUndone, setUndone ] = useState( wasUndone );
	const words = reportWords( run );
	const view = useRef< HTMLDivElement >( null );
	return (
		<div ref={ view } className="rueda-kits__report" tabIndex={ -1 }>
			<Result run={ run } isUndone={ isUndone } />
			{ run.kept.length > 0 && <Kept run={ run } title={ words.kept } /> }
			{ run.report && ! isUndone && (
				<>
					<Details report={ run.report } words={ words } />
					<MissingImages
						images={ run.report.missing }
						isListed
						fetch={ ( image ) => fetchLater( run.id, image ) }
						onFetched={ async () => {
							const now = await loadRun( run.id );
							if ( now.ok ) {
								setRun( now.value );
							}
							return now;
						} }
					/>
				</>
			) }
			<div className="rueda-kits__actions">
				{ ! isUndone && (
					<CopyButton text={ reportText( run, words ) } />
				) }
				{ run.can_undo && ! isUndone && (
					<UndoButton
						run={ run }
						onUndone={ ( undone ) => {
							setRun( undone );
							setUndone( true );
							// The button that was pressed disappears.
							view.current?.focus();
							onUndone?.();
						} }
					/>
				) }
			</div>
			{ run.can_undo && ! isUndone && run.undo_until && (
				<p className="rueda-kits__meta">
					{ sprintf(
						/* translators: %s: a date. */
						__( 'You can undo this import until %s.', 'rueda' ),
						dateText( run.undo_until, false )
					) }
				</p>
			) }
		</div>
	);
}

function Result( {
	run,
	isUndone,
}: {
	readonly run: Run;
	readonly isUndone: boolean;
} ) {
	if ( isUndone ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ run.kept.length > 0
					? __(
							'The import was undone, except for what you have edited since.',
							'rueda'
						)
					: __(
							'The import was undone. Your site is as it was before.',
							'rueda'
						) }
			</Notice>
		);
	}
	return (
		<Notice status={ noticeOf( run ) } isDismissible={ false }>
			{ resultText( run ) }{ ' ' }
			{ run.result === 'success' ? '' : run.message }
		</Notice>
	);
}

function noticeOf( { result, total }: Run ) {
	if ( result !== 'success' ) {
		return 'error';
	}
	return total === 0 ? 'info' : 'success';
}

const Kept = ( {
	run,
	title,
}: {
	readonly run: Run;
	readonly title: string;
} ) => (
	<section>
		<h3>{ title }</h3>
		<ul className="rueda-kits__reasons">
			{ run.kept.map( ( one ) => (
				<li key={ `${ one.title } ${ one.edit }` }>
					{ one.edit === '' ? (
						<strong>{ one.title }</strong>
					) : (
						<a href={ one.edit }>{ one.title }</a>
					) }{ ' ' }
					{ one.reason }
				</li>
			) ) }
		</ul>
	</section>
);

interface DetailsProps {
	readonly report: Report;
	readonly words: ReportWords;
}

const Details = ( { report, words }: DetailsProps ) => (
	<>
		<table className="widefat striped rueda-kits__table">
			<thead>
				<tr>
					<th scope="col">{ __( 'Title', 'rueda' ) }</th>
					<th scope="col">{ __( 'Kind', 'rueda' ) }</th>
					<th scope="col">{ __( 'Result', 'rueda' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ report.items.map( ( item ) => (
					<ItemRow
						key={ item.key }
						item={ item }
						outcome={ outcomeText( item, words ) }
					/>
				) ) }
			</tbody>
		</table>
		{ report.settings.length > 0 && (
			<ul className="rueda-kits__reasons">
				{ report.settings.map( ( { part, outcome } ) => (
					<li key={ part }>{ words.settingOf( part, outcome ) }</li>
				) ) }
			</ul>
		) }
		{ listsOf( { ...report, missing: [] }, words ).map(
			( [ title, lines ] ) => (
				<section key={ title }>
					<p>{ title }</p>
					<ul className="rueda-kits__reasons">
						{ lines.map( ( line ) => (
							<li key={ line }>{ line }</li>
						) ) }
					</ul>
				</section>
			)
		) }
		<p className="rueda-kits__meta">{ secondsText( report ) }</p>
	</>
);

interface ItemRowProps {
	readonly item: ReportItem;
	readonly outcome: string;
}

const ItemRow = ( { item, outcome }: ItemRowProps ) => (
	<tr>
		<th scope="row">
			{ item.title }
			<span className="rueda-kits__links">
				{ item.view !== '' && <ViewLink item={ item } /> }
				{ item.edit !== '' && (
					<a
						href={ item.edit }
						aria-label={ sprintf(
							/* translators: %s: the title of an item. */
							__( 'Edit: %s', 'rueda' ),
							item.title
						) }
					>
						{ __( 'Edit', 'rueda' ) }
					</a>
				) }
			</span>
		</th>
		<td>{ kindText( item.doc_type ) }</td>
		<td>
			<span className={ `rueda-kits__outcome is-${ item.outcome }` }>
				{ outcome }
			</span>
			{ item.reason !== '' && (
				<span className="rueda-kits__why">{ item.reason }</span>
			) }
		</td>
	</tr>
);

const ViewLink = ( {
	item: { view, draft, title },
}: Pick< ItemRowProps, 'item' > ) =>
	draft ? (
		<a
			href={ view }
			aria-label={ sprintf(
				/* translators: %s: the title of an item. */
				__( 'Preview: %s', 'rueda' ),
				title
			) }
		>
			{ __( 'Preview', 'rueda' ) }
		</a>
	) : (
		<a
			href={ view }
			aria-label={ sprintf(
				/* translators: %s: the title of an item. */
				__( 'View: %s', 'rueda' ),
				title
			) }
		>
			{ __( 'View', 'rueda' ) }
		</a>
	);

function CopyButton( { text }: { readonly text: string } ) {
	const [ said, setSaid ] = useState( '' );
	const copy = async ( { currentTarget }: MouseEvent ) =>
		setSaid(
			( await copyText( text, currentTarget ) )
				? __( 'The report was copied.', 'rueda' )
				: __(
						'Your browser does not allow copying. Select the report and copy it yourself.',
						'rueda'
					)
		);
	return (
		<>
			<Button variant="secondary" onClick={ copy }>
				{ __( 'Copy report', 'rueda' ) }
			</Button>
			<span role="status" className="rueda-kits__said">
				{ said }
			</span>
		</>
	);
}
