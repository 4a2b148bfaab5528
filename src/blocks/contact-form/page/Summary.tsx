import { __ } from '@wordpress/i18n';
import { withLabel } from './label';
import type { ErrorItem } from './view-state';

interface SummaryProps {
	readonly errors: readonly ErrorItem[];
	/** The form's own words, which stand below it, too; "" if its server has none. */
	readonly message: string;
}

/** Lists the errors of the form. Corrected ones stay in the list, so that nothing moves. */
export function Summary( { errors, message }: SummaryProps ) {
	const isCorrected = errors.every( ( { isMended } ) => isMended );
	// These are the form's words, and it may speak another language than the page.
	const lang = languageOf( errors );
	const title = isCorrected
		? __( 'Everything is correct now. Please send it again.', 'rueda' )
		: __( 'Please check this:', 'rueda' );
	return (
		// The focus moves here, so its name tells screen readers what everybody reads below the form.
		<div
			className="rueda-form-summary"
			role="group"
			aria-label={ isCorrected ? title : message || title }
			tabIndex={ -1 }
		>
			<p>{ title }</p>
			<ul lang={ lang }>
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
