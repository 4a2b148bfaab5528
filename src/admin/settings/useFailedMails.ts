import { useCallback, useEffect, useState } from '@wordpress/element';
import { loadFailedMails } from './api';
import type { Outcome } from './api';
import type { FailedMail } from './rules/failed-mails';

type List = 'loading' | Outcome< readonly FailedMail[] >;

export function useFailedMails(): {
	readonly list: List;
	readonly load: () => Promise< void >;
} {
	const [ list, setList ] = useState< List >( 'loading' );
	const load = useCallback( async () => {
		setList( 'loading' );
		setList( await loadFailedMails() );
	}, [] );
	useEffect( () => void load(), [ load ] );
	return { list, load };
}
