/** The life of a settings form, whatever the settings are: loaded, edited, saved. */
export type Form< Settings > =
	| { readonly status: 'loading' }
	| { readonly status: 'missing'; readonly why: string }
	| {
			readonly status: 'ready';
			readonly saved: Settings;
			readonly draft: Settings;
			readonly saving: Saving;
			/** What is on its way, or was the last to go. */
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
				// "Saved" would be untrue from here on; a request under way still has to be told of.
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
				// The site may have cleaned what it was sent. What was edited while that was under way stays.
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

/** Settings are what JSON can say, and their parsers keep the order of names. */
const isSame = ( one: unknown, other: unknown ): boolean =>
	one === other || JSON.stringify( one ) === JSON.stringify( other );
