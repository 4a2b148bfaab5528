/** What is wrong in one step. */
import { errorsOf } from '../../rules/schema';
import { missingAcceptances } from '../helpers';
import { mark, nameOf, WRAP, wrapsIn } from '../marks';
import type { Walk } from './walk';

/** Marks the errors of a step as they are marked when the form is sent. Returns the first one. */
export function markErrors(
	walk: Walk,
	step: number
): HTMLElement | undefined {
	const { form, steps, buttons } = walk;
	const scope = steps[ step ];
	if ( ! scope ) {
		return undefined;
	}
	window.wpcf7?.validate?.( form, { scope } );
	for ( const group of missingAcceptances( form ) ?? [] ) {
		const wrap = group.closest< HTMLElement >( WRAP );
		if ( wrap && scope.contains( wrap ) ) {
			mark( form, wrap, buttons.dataset[ 'ruedaAccept' ] ?? '' );
		}
	}
	return wrongIn( walk, step )[ 0 ];
}

/** Only what is known here. What the server has refused may be right now, and it may be sent again. */
export function wrongIn( walk: Walk, step: number ): HTMLElement[] {
	const { form, steps } = walk;
	const errors = errorsOf( form.wpcf7?.schema, [ ...new FormData( form ) ] );
	const missing = missingAcceptances( form ) ?? [];
	return wrapsIn( steps[ step ] ?? form ).filter(
		( wrap ) =>
			( errors.has( nameOf( wrap ) ) &&
				! wrap.closest( '.novalidate' ) ) ||
			missing.some( ( group ) => wrap.contains( group ) )
	);
}
