import { useEffect, useState } from '@wordpress/element';
import { previewMail, type SampleMail } from './api';
import type { MailWords } from './stored';

/** In milliseconds since the last key. */
const PAUSE = 400;

export interface Sample {
	/** The last preview that was loaded, so that it does not flicker while the admin types. */
	readonly mail: SampleMail | null;
	/** Why the latest texts are not shown; null if they are. */
	readonly why: string | null;
	readonly again: () => void;
}

/** Loads the email with these texts, a moment after the last change. */
export function useSample( words: MailWords ): Sample {
	const [ mail, setMail ] = useState< SampleMail | null >( null );
	const [ why, setWhy ] = useState< string | null >( null );
	const [ round, setRound ] = useState( 0 );
	const isFirst = mail === null;
	useEffect( () => {
		const leaving = new AbortController();
		const ask = async () => {
			const outcome = await previewMail( words, leaving.signal );
			if ( outcome.ok ) {
				setMail( outcome.value );
			}
			setWhy( outcome.ok ? null : outcome.why );
		};
		const timer = setTimeout(
			// Cancelled requests reject, because newer texts are being loaded.
			() => void ask().catch( () => undefined ),
			isFirst ? 0 : PAUSE
		);
		return () => {
			clearTimeout( timer );
			leaving.abort();
		};
		// The pause alone depends on whether it is the first.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [ words, round ] );
	return { mail, why, again: () => setRound( round + 1 ) };
}
