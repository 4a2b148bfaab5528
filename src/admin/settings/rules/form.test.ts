import { hasUnsavedChanges, update } from './form';
import type { Form, FormEvent } from './form';

interface Settings {
	readonly loud: boolean;
	readonly name: string;
}

const SAVED: Settings = { loud: false, name: 'Rueda' };

const after = ( ...events: FormEvent< Settings >[] ): Form< Settings > =>
	events.reduce( update< Settings >, { status: 'loading' } );

const loaded = { type: 'loaded', settings: SAVED } as const;

test( 'has nothing unsaved when it is loaded, and something once it is edited', () => {
	expect( hasUnsavedChanges( after( loaded ) ) ).toBe( false );
	const edited = after( loaded, { type: 'edited', change: { loud: true } } );
	expect( hasUnsavedChanges( edited ) ).toBe( true );
} );

test( 'has nothing unsaved when an edit is taken back', () => {
	const form = after(
		loaded,
		{ type: 'edited', change: { loud: true } },
		{ type: 'edited', change: { loud: false } }
	);
	expect( hasUnsavedChanges( form ) ).toBe( false );
} );

test( 'says that it is saved until the next edit', () => {
	const draft = { ...SAVED, loud: true };
	const stored = after(
		loaded,
		{ type: 'edited', change: { loud: true } },
		{ type: 'sent' },
		{ type: 'stored', settings: draft }
	);
	expect( stored ).toMatchObject( { saving: { step: 'done' } } );
	expect( hasUnsavedChanges( stored ) ).toBe( false );
	expect(
		update( stored, { type: 'edited', change: { name: 'Rad' } } )
	).toMatchObject( { saving: { step: 'idle' } } );
} );

test( 'keeps what is edited while a request is under way', () => {
	const form = after(
		loaded,
		{ type: 'edited', change: { loud: true } },
		{ type: 'sent' },
		{ type: 'edited', change: { name: 'Rad' } },
		{ type: 'stored', settings: { ...SAVED, loud: true } }
	);
	expect( form ).toMatchObject( { draft: { loud: true, name: 'Rad' } } );
	expect( hasUnsavedChanges( form ) ).toBe( true );
} );

test( 'shows what the site made of what it was sent', () => {
	const form = after(
		loaded,
		{ type: 'edited', change: { name: ' Rad ' } },
		{ type: 'sent' },
		{ type: 'stored', settings: { ...SAVED, name: 'Rad' } }
	);
	expect( form ).toMatchObject( { draft: { name: 'Rad' } } );
	expect( hasUnsavedChanges( form ) ).toBe( false );
} );

test( 'compares what lies deeper by what it says', () => {
	const settings = { look: { size: 1 } };
	const reduce = update< typeof settings >;
	const form = reduce( { status: 'loading' }, { type: 'loaded', settings } );
	const edited = ( size: number ) =>
		hasUnsavedChanges(
			reduce( form, { type: 'edited', change: { look: { size } } } )
		);
	expect( edited( 1 ) ).toBe( false );
	expect( edited( 2 ) ).toBe( true );
} );

test( 'keeps the draft when saving fails', () => {
	const form = after(
		loaded,
		{ type: 'edited', change: { loud: true } },
		{ type: 'sent' },
		{ type: 'refused', why: 'No.' }
	);
	expect( form ).toMatchObject( {
		draft: { loud: true },
		saving: { step: 'failed', why: 'No.' },
	} );
} );

test( 'says why there is nothing to edit, and loads again when asked', () => {
	const missing = after( { type: 'refused', why: 'Offline.' } );
	expect( missing ).toEqual( { status: 'missing', why: 'Offline.' } );
	expect( update( missing, { type: 'asked' } ) ).toEqual( {
		status: 'loading',
	} );
} );
