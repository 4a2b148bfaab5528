import { useEffect, useState } from '@wordpress/element';
import { previewMail } from './api';
import type { MailWords, SampleMail } from './rules/mail';

/** Milliseconds without a key being pressed. */
const PAUSE = 400;

export interface Sample {
	/** The last that came, so that the preview does not flicker while somebody types. */
	readonly mail: SampleMail | null;
	/** Why the newest words are not shown, if they are not. */
	readonly why: string | null;
	readonly again: () => void;
}

/** The mail as these words make it, a moment after the last change. */
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
				setMail( outcome.settings );
			}
			setWhy( outcome.ok ? null : outcome.why );
		};
		const timer = setTimeout(
			// What is cancelled rejects: newer words are on their way.
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
