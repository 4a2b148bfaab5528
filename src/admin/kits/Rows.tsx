import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ComponentProps, RefObject } from 'react';
import { Question } from '../../editor/screen/Question';
import type { Outcome } from './api';
import { Problem } from './Loaded';

interface RowsProps< Row extends { id: string; title: string } > {
	readonly rows: readonly Row[];
	readonly aboutRow: ( row: Row ) => string;
	/** The text of the first button. */
	readonly open: string;
	readonly onOpen: ( row: Row ) => void;
	readonly deletion: {
		readonly text: string;
		readonly question: string;
		readonly answer: string;
		/** What is lost. */
		readonly warning: ( row: Row ) => string;
		readonly run: ( row: Row ) => Promise< Outcome< true > >;
	};
	/** Gets the focus after a deletion, because the pressed button disappears with its row. */
	readonly place: RefObject< HTMLElement >;
	readonly onDeleted: () => void;
}

/** Things that can be opened and deleted. */
export function Rows< Row extends { id: string; title: string } >(
	props: RowsProps< Row >
) {
	const { rows, open, deletion } = props;
	const [ asked, setAsked ] = useState< Row | null >( null );
	const [ why, setWhy ] = useState< string | null >( null );
	const remove = async ( row: Row ) => {
		setAsked( null );
		const outcome = await deletion.run( row );
		setWhy( outcome.ok ? null : outcome.why );
		props.place.current?.focus();
		props.onDeleted();
	};
	return (
		<>
			{ why !== null && <Problem why={ why } /> }
			{ rows.length > 0 && (
				<ul className="rueda-kits__rows">
					{ rows.map( ( row ) => (
						<li key={ row.id }>
							<div>
								<strong>{ row.title }</strong>
								<span className="rueda-kits__meta">
									{ props.aboutRow( row ) }
								</span>
							</div>
							<div className="rueda-kits__actions">
								<RowButton
									text={ open }
									title={ row.title }
									variant="secondary"
									onClick={ () => props.onOpen( row ) }
								/>
								<RowButton
									text={ deletion.text }
									title={ row.title }
									variant="tertiary"
									isDestructive
									onClick={ () => setAsked( row ) }
								/>
							</div>
						</li>
					) ) }
				</ul>
			) }
			{ asked && (
				<Question
					title={ deletion.question }
					yes={ deletion.answer }
					onYes={ () => void remove( asked ) }
					onNo={ () => setAsked( null ) }
				>
					{ deletion.warning( asked ) }
				</Question>
			) }
		</>
	);
}

type RowButtonProps = ComponentProps< typeof Button > & {
	readonly text: string;
	readonly title: string;
};

const RowButton = ( { text, title, ...props }: RowButtonProps ) => (
	<Button
		{ ...props }
		aria-label={ sprintf(
			/* translators: 1: what a button does, as in "Delete". 2: the title of what it does it to. */
			__( '%1$s: %2$s', 'rueda' ),
			text,
			title
		) }
	>
		{ text }
	</Button>
);
