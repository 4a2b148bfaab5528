import { useState } from '@wordpress/element';
import { reasonText } from '../../../frontend/server/errors';
import { ownerOf } from '../rules/owner';
import { deleteReport } from '../page/api';
import type { SavedReport } from '../rules/saving';
import type { StoredAlbum } from './useAlbum';
import type { Send } from '../page/useRun';

export interface Deletion {
	readonly isOffered: ( report: SavedReport ) => boolean;
	readonly isBusy: boolean;
	/** Why the last attempt failed; empty if it did not. */
	readonly problem: string;
	/**
	 * Resolves with true when the report is gone from the site. Its numbers stay on the device if they are kept there.
	 */
	readonly remove: ( report: SavedReport ) => Promise< boolean >;
}

export function useDeletion(
	change: StoredAlbum[ 'change' ],
	send: Send
): Deletion {
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );

	const remove = async ( report: SavedReport ): Promise< boolean > => {
		const wanted = ownerOf( report );
		if ( ! wanted ) {
			return false;
		}
		setBusy( true );
		setProblem( '' );
		const deleted = await deleteReport( wanted.slug, wanted.owner );
		setBusy( false );
		if ( deleted.status === 'failed' ) {
			setProblem( deleted.message || reasonText( deleted.reason ) );
			return false;
		}
		change( ( album ) =>
			album.map( ( leaf ) =>
				leaf.report?.link === report.link
					? { ...leaf, report: null }
					: leaf
			)
		);
		send( { type: 'reportDeleted', link: report.link } );
		return true;
	};
	return {
		isOffered: ( report ) => ownerOf( report ) !== null,
		isBusy,
		problem,
		remove,
	};
}
