import { __ } from '@wordpress/i18n';
import { useEffect, useState } from '@wordpress/element';
import { type Leaf, withLeaf, withoutLeaf } from './rules/album';
import { chartAreas, scaleOf } from '../rules/chart';
import type { Result } from '../rules/screens';
import { useAlbum } from './useAlbum';

export interface KeepStepProps {
	readonly wheelId: number;
	/** The wheel's title as plain text. */
	readonly title: string;
	readonly flow: Result;
}

interface KeepProps extends KeepStepProps {
	/** The id of the run, under which the wheel is kept. */
	readonly id: string;
}

/** A visitor's second step: keeps the finished wheel on this device, to compare the next one with it. */
export default function KeepStep( props: KeepStepProps ) {
	const { key } = props.flow;
	return key === null ? null : <Keep { ...props } id={ key } />;
}

/** The wheel as it is kept on this device, or as it would be. */
function useLeaf( { flow, id, wheelId, title }: KeepProps ) {
	const { album, change } = useAlbum();
	const { report, areas, answers, wishes, notes } = flow;
	const kept = album.find( ( other ) => other.id === id );
	const leaf: Leaf = {
		id,
		wheelId,
		title,
		finishedAt: kept?.finishedAt ?? Date.now(),
		scale: scaleOf( areas ),
		areas: chartAreas( areas, answers, wishes ).map( ( area, at ) => {
			const note = notes[ answers[ at ]?.area ?? -1 ]?.trim();
			return note ? { ...area, note } : area;
		} ),
		report: report.status === 'saved' ? report.report : null,
	};
	const isMissing = kept?.report === null && leaf.report !== null;
	useEffect( () => {
		// The wheel was kept before the site had answered with its report.
		if ( isMissing ) {
			change( ( before ) => withLeaf( before, leaf ) );
		}
	}, [ isMissing ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Once: what it takes is there by then.
	return { leaf, isKept: Boolean( kept ), change };
}

function Keep( props: KeepProps ) {
	const { leaf, isKept, change } = useLeaf( props );
	const [ said, setSaid ] = useState( '' );
	const toggle = () => {
		const isDone = change( ( before ) =>
			isKept ? withoutLeaf( before, leaf.id ) : withLeaf( before, leaf )
		);
		if ( ! isDone ) {
			setSaid(
				__( 'Your browser has no space for another wheel.', 'rueda' )
			);
			return;
		}
		setSaid(
			isKept
				? __( 'Removed from this device.', 'rueda' )
				: __( 'Kept on this device.', 'rueda' )
		);
	};
	return (
		<div className="wp-block-rueda-wheel__keep">
			<button
				type="button"
				className="rueda-share__link is-keep"
				onClick={ toggle }
			>
				{ isKept
					? __( 'Remove from this device', 'rueda' )
					: __( 'Keep it and compare in three months', 'rueda' ) }
			</button>
			{ isKept && leaf.report?.ownerLink && (
				// In the place of the hint, so that nothing moves.
				<a
					className="wp-block-rueda-wheel__quiet"
					href={ `${ leaf.report.ownerLink }#rueda-report-reminder` }
					target="_blank"
					rel="noopener"
					aria-label={ [
						__( 'Remind me in three months', 'rueda' ),
						__( '(opens in a new tab)', 'rueda' ),
					].join( ' ' ) }
				>
					{ __( 'Remind me in three months', 'rueda' ) }
				</a>
			) }
			{ ! isKept && (
				<p className="wp-block-rueda-wheel__hint">
					{ __(
						'Only in this browser, to compare your wheels later. Nothing is sent.',
						'rueda'
					) }
				</p>
			) }
			<p className="wp-block-rueda-wheel__said" role="status">
				{ said }
			</p>
		</div>
	);
}
