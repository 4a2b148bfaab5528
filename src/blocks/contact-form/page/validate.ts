import { type Entry, errorsOf } from '../rules/schema';
import { announce } from './announce';
import { moment } from './helpers';
import { withLabel } from './label';
import {
	controlIn,
	isStanding,
	mark,
	messageOf,
	nameOf,
	unmark,
	WRAP,
	wrapsIn,
} from './marks';
import { change } from './record';
import { loadLazyPart } from './load-lazy-part';
import { STEPS } from './part';
import type { Options } from './types';
import { refresh } from './view-state';

/** What the form would send for the controls inside a part of it. */
const entriesIn = ( form: HTMLFormElement, part: Element ): Entry[] =>
	[ ...new FormData( form ) ].filter( ( [ name ] ) =>
		part.querySelector(
			`${ WRAP } [name="${ CSS.escape( name ) }"]:not(.novalidate *)`
		)
	);

/** Forms whose fields changed before the schema was loaded. */
const waiting = new Map< HTMLFormElement, Options >();

/** Loads the schema once for each form, even if it is on the page twice, unless the page contains it. */
export async function bringSchema( form: HTMLFormElement ): Promise< void > {
	const { id = 0 } = form.wpcf7 ?? {};
	const schemas = window.wpcf7?.schemas;
	if ( ! schemas || schemas.has( id ) ) {
		return;
	}
	schemas.set( id, null );
	// A step is left only once its answers were checked.
	await ( form.querySelector( STEPS ) ?? moment() );
	const schema =
		form.wpcf7?.status !== 'submitting' &&
		( await loadLazyPart().then(
			( { rules } ) => rules( id ),
			() => null
		) );
	if ( schema === undefined ) {
		return;
	}
	if ( ! schema ) {
		// The next interaction tries again; until then only the server checks.
		schemas.delete( id );
		return;
	}
	schemas.set( id, schema );
	for ( const [ other, options ] of waiting ) {
		// A form whose message was sent meanwhile is empty again.
		if ( other.wpcf7?.status !== 'sent' ) {
			window.wpcf7?.validate?.( other, options );
		}
	}
}

export function validate( form: HTMLFormElement, options: Options = {} ): void {
	const { target, scope = form } = options;
	// A message that is being sent is checked by the server in a moment.
	if (
		form.wpcf7?.status === 'submitting' ||
		( target && ! isChecked( form, target ) )
	) {
		return;
	}
	const schema = form.wpcf7?.schema;
	if ( ! form.wpcf7 || ! schema ) {
		waiting.set( form, options );
		void bringSchema( form );
		return;
	}
	waiting.delete( form );
	const { status } = form.wpcf7;
	change( form, { type: 'checking' } );
	const entries = entriesIn( form, scope );
	const errors = errorsOf( schema, entries );
	const appeared: string[] = [];
	for ( const wrap of wrapsIn( scope ) ) {
		if ( wrap.closest( '.novalidate' ) ) {
			continue;
		}
		const message = errors.get( nameOf( wrap ) );
		if ( message ) {
			if ( messageOf( wrap ) !== message ) {
				appeared.push( withLabel( wrap, controlIn( wrap ), message ) );
			}
			mark( form, wrap, message );
		} else if ( ! isStanding( wrap ) ) {
			unmark( form, wrap );
		}
		if ( target && wrap.contains( target ) ) {
			break;
		}
	}
	change( form, { type: 'checked', status } );
	announce( form, appeared );
	refresh( form );
}

const isChecked = ( form: HTMLFormElement, target: Element ): boolean =>
	form.contains( target ) &&
	target.matches( `${ WRAP } :not(.novalidate, .novalidate *)` );
