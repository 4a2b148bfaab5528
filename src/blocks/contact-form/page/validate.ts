import { type Entry, errorsOf } from '../rules/schema';
import { isStanding, mark, nameOf, unmark, WRAP, wrapsIn } from './marks';
import { change } from './record';
import { loadLazyPart } from './load-lazy-part';
import type { Options } from './types';
import { refresh } from './view-state';

/** What the rules are asked about: what the form would send of the controls inside wraps. */
const entriesIn = ( form: HTMLFormElement, part: Element ): Entry[] =>
	[ ...new FormData( form ) ].filter( ( [ name ] ) =>
		part.querySelector(
			`${ WRAP } [name="${ CSS.escape( name ) }"]:not(.novalidate *)`
		)
	);

/** What was changed before its form's schema was there. */
const waiting = new Map< HTMLFormElement, Options >();

/** Once for each form, however often it stands on the page, and not where the page has brought it. */
export async function bringSchema( form: HTMLFormElement ): Promise< void > {
	const { id = 0 } = form.wpcf7 ?? {};
	const schemas = window.wpcf7?.schemas;
	if ( ! schemas || schemas.has( id ) ) {
		return;
	}
	schemas.set( id, null );
	const schema = await ( await loadLazyPart() ).rules( id );
	if ( ! schema ) {
		// The next touch asks again; until then the server alone checks.
		schemas.delete( id );
		return;
	}
	schemas.set( id, schema );
	for ( const [ other, options ] of waiting ) {
		// A form whose message has left meanwhile is empty again.
		if ( other.wpcf7?.status !== 'sent' ) {
			window.wpcf7?.validate?.( other, options );
		}
	}
}

export function validate( form: HTMLFormElement, options: Options = {} ): void {
	const { target, scope = form } = options;
	// What is on its way will be judged by the server in a moment.
	if (
		form.wpcf7?.status === 'submitting' ||
		( target && ! isChecked( form, target ) )
	) {
		return;
	}
	const schema = form.wpcf7?.schema;
	if ( ! form.wpcf7 || ! schema ) {
		waiting.set( form, options );
		return;
	}
	waiting.delete( form );
	const { status } = form.wpcf7;
	change( form, { type: 'checking' } );
	const entries = entriesIn( form, scope );
	const errors = errorsOf( schema, entries );
	for ( const wrap of wrapsIn( scope ) ) {
		if ( wrap.closest( '.novalidate' ) ) {
			continue;
		}
		const message = errors.get( nameOf( wrap ) );
		if ( message ) {
			mark( form, wrap, message );
		} else if ( ! isStanding( wrap ) ) {
			unmark( form, wrap );
		}
		if ( target && wrap.contains( target ) ) {
			break;
		}
	}
	change( form, { type: 'checked', status } );
	refresh( form );
}

const isChecked = ( form: HTMLFormElement, target: Element ): boolean =>
	form.contains( target ) &&
	target.matches( `${ WRAP } :not(.novalidate, .novalidate *)` );
