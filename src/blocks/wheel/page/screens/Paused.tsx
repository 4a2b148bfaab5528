import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import { inPageLanguage } from '../../../../frontend/values/page-language';
import type { Flow } from '../../rules/screens';
import { isPaused, stepOf } from '../../rules/where';
import { hasAlbum, LazyAlbum } from '../../album/LazyAlbum';
import type { WheelParts } from '../parts';
import { StartOver } from './StartOver';
import type { Send } from '../useRun';
import { ViewLink } from './ViewLink';

const KEPT = 'wp-block-rueda-wheel__kept';

interface PausedProps {
	readonly flow: Flow;
	readonly send: Send;
	/** The button that continues refers to this text. */
	readonly id: string;
}

/**
 * Shows how far the visitor was, and a button to start over. It is beside the button that continues, and takes no extra
 * space.
 */
export const Paused = ( { flow, send, id }: PausedProps ) => (
	<div className="wp-block-rueda-wheel__paused">
		<span id={ id }>{ pausedText( flow ) }</span>
		<StartOver flow={ flow } send={ send } />
	</div>
);

function pausedText( flow: Flow ): string {
	const { step, total } = stepOf( flow );
	return flow.settled === total
		? __( 'You had reached the last area.', 'rueda' )
		: sprintf(
				/* translators: 1: number of an area, 2: how many areas there are. */
				__( 'You were at area %1$s of %2$s.', 'rueda' ),
				inPageLanguage( step ),
				inPageLanguage( total )
			);
}

/**
 * Shows what is added beside the button of an intro that is on the page already. Space is reserved for the line about
 * kept wheels: see _intro.scss.
 */
export function BesideStart( {
	id,
	run: { flow, send, last },
}: WheelParts & Pick< PausedProps, 'id' > ) {
	const [ isKept ] = useState( hasAlbum );
	if ( isPaused( flow ) ) {
		return (
			<>
				<Paused id={ id } flow={ flow } send={ send } />
				{ /* An unfinished wheel can be taken to another device. */ }
				<div className={ KEPT }>
					<LazyAlbum flow={ null } send={ send } />
				</div>
			</>
		);
	}
	if ( flow.areas.length === 0 ) {
		return null;
	}
	const link = flow.run === 1 && last?.link;
	return (
		<div className={ KEPT }>
			{ link && (
				<ViewLink
					link={ link }
					className="wp-block-rueda-wheel__quiet"
				/>
			) }
			{ isKept && (
				<LazyAlbum flow={ null } send={ send } isBeside={ !! link } />
			) }
		</div>
	);
}
