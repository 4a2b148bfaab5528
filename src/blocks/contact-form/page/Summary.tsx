import { __ } from '@wordpress/i18n';
import { withLabel } from './label';
import type { ErrorItem } from './view-state';

interface SummaryProps {
	readonly errors: readonly ErrorItem[];
}

/** Lists the errors of the form. Corrected ones stay in the list, so that nothing moves. */
export function Summary( { errors }: SummaryProps ) {
	const title = errors.every( ( { isMended } ) => isMended )
		? __( 'Everything is correct now. Please send it again.', 'rueda' )
		: __( 'Please check this:', 'rueda' );
	return (
		// It has a name, because the focus moves here.
		<div
			className="rueda-form-summary"
			role="group"
			aria-label={ title }
			tabIndex={ -1 }
		>
			<p>{ title }</p>
			{ /* These are the form's words, and it may speak another language than the page. */ }
			<ul lang={ languageOf( errors ) }>
				{ errors.map( ( error ) => (
					<li key={ error.field }>
						<Line { ...error } />
					</li>
				) ) }
			</ul>
		</div>
	);
}

const languageOf = ( errors: readonly ErrorItem[] ): string | undefined =>
	errors
		.find( ( { wrap } ) => wrap )
		?.wrap?.closest< HTMLElement >( '[lang]' )?.lang;

function Line( { wrap, control, message, isMended }: ErrorItem ) {
	const words = withLabel( wrap, control, message );
	if ( isMended ) {
		return <s>{ words }</s>;
	}
	return control ? (
		<a
			// In a group, the group has the id and its boxes have none.
			href={ `#${ control.id || wrap?.querySelector( '[id]' )?.id }` }
			onClick={ ( event ) => {
				event.preventDefault();
				// Nothing inside closed details can get the focus.
				control.closest( 'details' )?.setAttribute( 'open', '' );
				control.focus();
			} }
		>
			{ words }
		</a>
	) : (
		<span>{ words }</span>
	);
}
