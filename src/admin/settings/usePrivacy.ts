import { useCallback, useEffect, useReducer } from '@wordpress/element';
import { loadPrivacy, savePrivacy } from './api';
import { update } from './form';
import type { Form, FormEvent } from './form';
import type { Privacy } from './privacy';

interface PrivacyForm {
	readonly form: Form< Privacy >;
	readonly edit: ( change: Partial< Privacy > ) => void;
	readonly load: () => Promise< void >;
	readonly save: ( draft: Privacy ) => Promise< void >;
}

const START: Form< Privacy > = { status: 'loading' };

const reduce = ( form: Form< Privacy >, event: FormEvent< Privacy > ) =>
	update( form, event );

export function usePrivacy(): PrivacyForm {
	const [ form, send ] = useReducer( reduce, START );

	const load = useCallback( async () => {
		send( { type: 'asked' } );
		const outcome = await loadPrivacy();
		send(
			outcome.ok
				? { type: 'loaded', settings: outcome.settings }
				: { type: 'refused', why: outcome.why }
		);
	}, [] );

	const save = useCallback( async ( draft: Privacy ) => {
		send( { type: 'sent' } );
		const outcome = await savePrivacy( draft );
		send(
			outcome.ok
				? { type: 'stored', settings: outcome.settings }
				: { type: 'refused', why: outcome.why }
		);
	}, [] );

	const edit = useCallback(
		( change: Partial< Privacy > ) => send( { type: 'edited', change } ),
		[]
	);

	useEffect( () => void load(), [ load ] );

	return { form, edit, load, save };
}
