/** The states of a settings form, whatever its settings are: loaded, edited, saved. */
export type Form< Settings > =
	| { readonly status: 'loading' }
	| { readonly status: 'missing'; readonly why: string }
	| {
			readonly status: 'ready';
			readonly saved: Settings;
			readonly draft: Settings;
			readonly saving: Saving;
			/** What is being saved, or was saved last. */
			readonly sent?: Settings;
	  };

export type Saving =
	| { readonly step: 'idle' | 'under way' | 'done' }
	| { readonly step: 'failed'; readonly why: string };

export type FormEvent< Settings > =
	| { readonly type: 'asked' | 'sent' }
	| { readonly type: 'loaded' | 'stored'; readonly settings: Settings }
	| { readonly type: 'edited'; readonly change: Partial< Settings > }
	| { readonly type: 'refused'; readonly why: string };

export function update< Settings extends object >(
	form: Form< Settings >,
	event: FormEvent< Settings >
): Form< Settings > {
	if ( event.type === 'asked' ) {
		return { status: 'loading' };
	}
	if ( event.type === 'loaded' ) {
		const { settings } = event;
		return {
			status: 'ready',
			saved: settings,
			draft: settings,
			saving: { step: 'idle' },
		};
	}
	if ( form.status !== 'ready' ) {
		return event.type === 'refused'
			? { status: 'missing', why: event.why }
			: form;
	}
	switch ( event.type ) {
		case 'edited':
			return {
				...form,
				draft: { ...form.draft, ...event.change },
				// After an edit "Saved" is no longer true, but a request that is running stays visible.
				saving:
					form.saving.step === 'under way'
						? form.saving
						: { step: 'idle' },
			};
		case 'sent':
			return { ...form, saving: { step: 'under way' }, sent: form.draft };
		case 'stored':
			return {
				...form,
				saved: event.settings,
				// The server may have changed what it got. What was edited meanwhile stays.
				draft: form.draft === form.sent ? event.settings : form.draft,
				saving: { step: 'done' },
			};
		case 'refused':
			return { ...form, saving: { step: 'failed', why: event.why } };
	}
}

export function hasUnsavedChanges< Settings extends object >(
	form: Form< Settings >
): boolean {
	if ( form.status !== 'ready' ) {
		return false;
	}
	const { draft, saved } = form;
	for ( const name in draft ) {
		if ( ! isSame( draft[ name ], saved[ name ] ) ) {
			return true;
		}
	}
	return false;
}

/** Settings are plain JSON, and PHP keeps the order of names. */
const isSame = ( one: unknown, other: unknown ): boolean =>
	one === other || JSON.stringify( one ) === JSON.stringify( other );
