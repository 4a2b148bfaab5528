import { useCallback, useEffect, useReducer } from '@wordpress/element';
import { loadSettings, saveSettings, type Stored } from './api';
import { hasUnsavedChanges, update } from './rules/form';
import type { Form, FormEvent } from './rules/form';
import { useUnsavedGuard } from './useUnsavedGuard';

export interface SettingsForm< Settings > {
	readonly form: Form< Settings >;
	readonly isUnsaved: boolean;
	readonly edit: ( change: Partial< Settings > ) => void;
	readonly load: () => Promise< void >;
	readonly save: ( draft: Settings ) => Promise< void >;
}

/** Loads and saves the settings of a tab. `stored` must be the same object each time. */
export function useSettingsForm< Settings extends object >(
	stored: Stored< Settings >
): SettingsForm< Settings > {
	const [ form, send ] = useReducer(
		( state: Form< Settings >, event: FormEvent< Settings > ) =>
			update( state, event ),
		{ status: 'loading' }
	);
	const isUnsaved = hasUnsavedChanges( form );
	useUnsavedGuard( isUnsaved );

	const load = useCallback( async () => {
		send( { type: 'asked' } );
		const outcome = await loadSettings( stored );
		send(
			outcome.ok
				? { type: 'loaded', settings: outcome.value }
				: { type: 'refused', why: outcome.why }
		);
	}, [ stored ] );

	const save = useCallback(
		async ( draft: Settings ) => {
			send( { type: 'sent' } );
			const outcome = await saveSettings( stored, draft );
			send(
				outcome.ok
					? { type: 'stored', settings: outcome.value }
					: { type: 'refused', why: outcome.why }
			);
		},
		[ stored ]
	);

	const edit = useCallback(
		( change: Partial< Settings > ) => send( { type: 'edited', change } ),
		[]
	);

	useEffect( () => void load(), [ load ] );

	return { form, isUnsaved, edit, load, save };
}
