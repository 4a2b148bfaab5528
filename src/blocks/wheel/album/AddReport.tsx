import { __ } from '@wordpress/i18n';
import { useId, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { reasonText } from '../../../frontend/server/errors';
import { request } from '../../../frontend/server/http';
import { read } from '../page/api';
import {
	type Album,
	isSameRun,
	type Leaf,
	leafOf,
	typedAddress,
	withLeaf,
} from './rules/album';
import { Said, type Saying, silence } from './Said';
import type { StoredAlbum } from './useAlbum';

/** Adds a report that its owner has made on another device, by the owner's address. */
export function AddReport( { change }: Pick< StoredAlbum, 'change' > ) {
	const id = useId();
	const { typed, setTyped, isBusy, said, add } = useAdding( change );
	return (
		<details className="wp-block-rueda-wheel__rest">
			<summary>
				{ __( 'Add a report from another device', 'rueda' ) }
			</summary>
			{ /* Our own words say what is wrong with an address. */ }
			<form
				className="rueda-mail"
				noValidate
				onSubmit={ ( event ) => void add( event ) }
			>
				<p className="wp-block-rueda-wheel__hint">
					{ __(
						'Enter the address of your report that was shown or emailed to you first. It contains the word “owner”.',
						'rueda'
					) }
				</p>
				<label className="rueda-mail__field" htmlFor={ id }>
					{ __( 'Owner’s address of the report', 'rueda' ) }
					<input
						id={ id }
						type="url"
						autoComplete="off"
						spellCheck={ false }
						value={ typed }
						aria-invalid={ said.isProblem || undefined }
						onChange={ ( { target } ) => setTyped( target.value ) }
					/>
				</label>
				<button
					type="submit"
					className="wp-block-rueda-wheel__quiet"
					aria-disabled={ isBusy }
					data-rueda-busy={ isBusy || undefined }
				>
					{ __( 'Add the report', 'rueda' ) }
				</button>
			</form>
			<Said { ...said } />
		</details>
	);
}

function useAdding( change: StoredAlbum[ 'change' ] ) {
	const [ typed, setTyped ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState< Saying >( silence );
	const add = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy ) {
			return;
		}
		setBusy( true );
		setSaid( silence );
		const now = await bring( typed, change );
		setSaid( now );
		setBusy( false );
		if ( ! now.isProblem ) {
			setTyped( '' );
		}
	};
	return { typed, setTyped, isBusy, said, add };
}

const problem = ( text: string ): Saying => ( { text, isProblem: true } );

async function bring(
	typed: string,
	change: StoredAlbum[ 'change' ]
): Promise< Saying > {
	const own = typedAddress( typed, window.location.origin );
	if ( own === 'elsewhere' ) {
		return problem(
			__( 'This is not the address of a report on this site.', 'rueda' )
		);
	}
	if ( own === 'not-owner' ) {
		return problem(
			__(
				'This is not an owner’s address of a report. It is the one that was shown or emailed to you first.',
				'rueda'
			)
		);
	}
	const loaded = read(
		await request( {
			path: `/rueda/v1/reports/${ own.slug }?owner=${ encodeURIComponent( own.owner ) }`,
		} ),
		( data ) => leafOf( data, window.location.origin )
	);
	return loaded.status === 'failed'
		? problem( loaded.message || reasonText( loaded.reason ) )
		: kept( loaded.value, change );
}

function kept( leaf: Leaf, change: StoredAlbum[ 'change' ] ): Saying {
	let here: Leaf | undefined;
	const isDone = change( ( before: Album ) => {
		here = before.find( ( one ) => isSameRun( one, leaf ) );
		return here?.report?.ownerLink
			? before
			: withLeaf(
					before,
					here ? { ...here, report: leaf.report } : leaf
				);
	} );
	if ( here?.report?.ownerLink ) {
		return {
			text: __( 'This report is already here.', 'rueda' ),
			isProblem: false,
		};
	}
	return isDone
		? {
				text: __( 'The report has been added.', 'rueda' ),
				isProblem: false,
			}
		: problem(
				__( 'Your browser has no space for another wheel.', 'rueda' )
			);
}
