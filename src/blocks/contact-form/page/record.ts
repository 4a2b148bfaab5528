/** The state of a form for add-ons: `form.wpcf7`, its status and its events. */
import { textOf } from '../../../frontend/values/field';
import { advance, type Change } from '../rules/status';
import type { FormDetail, FormValuesDetail } from '../../../../types/rueda';
import type { FormRecord } from './types';

export function createRecord( form: HTMLFormElement ): FormRecord {
	const data = new FormData( form );
	const text = ( name: string ) => textOf( data.get( name ) );
	const number = ( name: string ) =>
		Math.abs( parseInt( text( name ), 10 ) ) || 0;
	const id = number( '_wpcf7' );
	return {
		id,
		status: form.dataset[ 'status' ] ?? 'init',
		pluginVersion: text( '_wpcf7_version' ),
		locale: text( '_wpcf7_locale' ),
		unitTag: text( '_wpcf7_unit_tag' ),
		containerPost: number( '_wpcf7_container_post' ),
		parent: form.closest< HTMLElement >( '.wpcf7' ) ?? form,
		get schema() {
			return window.wpcf7?.schemas?.get( id );
		},
	};
}

const detailOf = ( {
	id,
	pluginVersion,
	locale,
	unitTag,
	containerPost,
	status,
}: FormRecord ): FormDetail => ( {
	contactFormId: id,
	pluginVersion,
	contactFormLocale: locale,
	unitTag,
	containerPostId: containerPost,
	status,
} );

/** The details of an event, with the current content of the form. */
export const fullDetailOf = (
	record: FormRecord,
	formData: FormData
): FormValuesDetail => ( {
	...detailOf( record ),
	inputs: [ ...formData ]
		.filter( ( [ name ] ) => ! name.startsWith( '_' ) )
		.map( ( [ name, value ] ) => ( { name, value } ) ),
	formData,
} );

export function fire(
	form: HTMLFormElement,
	name: string,
	detail: object
): void {
	form.dispatchEvent(
		new CustomEvent( `wpcf7${ name }`, { bubbles: true, detail } )
	);
}

export function change( form: HTMLFormElement, what: Change ): void {
	const record = form.wpcf7;
	if ( ! record ) {
		return;
	}
	// Add-ons read and change both.
	const before = form.dataset[ 'status' ] ?? record.status;
	const { status, isSent } = advance(
		{ status: before, isSent: record.resetOnMailSent === true },
		what
	);
	record.resetOnMailSent = isSent;
	show( form, record, before, status );
}

function show(
	form: HTMLFormElement,
	record: FormRecord,
	before: string,
	status: string
): void {
	record.status = status;
	form.dataset[ 'status' ] = status;
	form.classList.add( status );
	if ( status === before ) {
		return;
	}
	form.classList.remove( before );
	freeze( form, status );
	fire( form, 'statuschanged', {
		...detailOf( record ),
		prevStatus: before,
	} );
}

/** Disables the parts of the form that its author wants disabled in this status. */
function freeze( form: HTMLFormElement, status: string ): void {
	const set = ( selector: string, isInert: boolean ) => {
		for ( const element of form.querySelectorAll< HTMLElement >(
			selector
		) ) {
			element.inert = isInert;
			element.classList.toggle( 'active-on-any', isInert );
		}
	};
	set( '.active-on-any', false );
	set( `.inert-on-${ CSS.escape( status ) }`, true );
}
