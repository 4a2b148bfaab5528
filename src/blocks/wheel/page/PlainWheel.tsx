import { __ } from '@wordpress/i18n';
import { useCallback, useState } from '@wordpress/element';
import type { FormEvent } from 'react';
import { REFUSED } from '../../../frontend/server/page-post';
import type { Kept } from '../rules/screens';
import { fillIn } from './plain-answers';

interface PlainWheelProps {
	/** What the server printed for this wheel. */
	readonly nodes: readonly ChildNode[];
	/** The answers of an earlier view of this page, if there are any. */
	readonly kept: Kept | null;
	/** Of the answer that something else has given in place of the server. */
	readonly httpStatus: number;
}

/**
 * The form for browsers without JavaScript. It leaves the page only when the site has answered what it sends. It uses
 * nothing of the wheel's chunk, so that this one stays small.
 */
export default function PlainWheel( {
	nodes,
	kept,
	httpStatus,
}: PlainWheelProps ) {
	const [ form, setForm ] = useState< HTMLFormElement | null >( null );
	const [ isSending, setSending ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const [ first ] = useState( kept );
	const fill = useCallback(
		( box: HTMLElement | null ) => {
			if ( box ) {
				box.replaceChildren( ...nodes );
				setForm( reveal( box, first ) );
			}
		},
		[ nodes, first ]
	);

	const send = async ( event?: FormEvent ) => {
		event?.preventDefault();
		if ( ! form || isSending ) {
			return;
		}
		setSending( true );
		const why = await tryToSend( form, httpStatus );
		setSending( false );
		setFailure( why );
		if ( ! why ) {
			HTMLFormElement.prototype.submit.call( form );
		}
	};
	return (
		<div
			onSubmit={ ( event ) => void send( event ) }
			aria-busy={ isSending }
		>
			<div ref={ fill } />
			{ failure && (
				<div className="wp-block-rueda-wheel__notice">
					<p role="alert">
						{ `${ failure } ${ __(
							'Your answers are still here. Please try again.',
							'rueda'
						) }` }
					</p>
					<button
						type="button"
						className="wp-block-rueda-wheel__quiet"
						aria-disabled={ isSending }
						data-rueda-busy={ isSending || undefined }
						onClick={ () => void send() }
					>
						{ __( 'Try again', 'rueda' ) }
					</button>
				</div>
			) }
		</div>
	);
}

/** Fills the form once: what the visitor chooses afterwards stays. The form's style hides the buttons beside it. */
function reveal( box: HTMLElement, kept: Kept | null ): HTMLFormElement | null {
	const plain = box.querySelector( 'noscript' );
	if ( plain ) {
		plain.outerHTML = plain.textContent;
		if ( kept ) {
			fillIn( box, kept );
		}
		box.querySelector< HTMLElement >( 'fieldset input' )?.focus();
	}
	return box.querySelector( 'form' );
}

/** Returns why the site did not answer, in words; empty if it did. Nothing is stored by this form. */
async function tryToSend(
	form: HTMLFormElement,
	httpStatus: number
): Promise< string > {
	const fields = new FormData( form );
	fields.set( REFUSED, String( httpStatus ) );
	try {
		const response = await window.fetch( form.action, {
			method: 'POST',
			body: fields,
			signal: AbortSignal.timeout( 30_000 ),
		} );
		const page = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		const place = new URL( form.action ).hash.slice( 1 );
		if ( page.getElementById( place )?.querySelector( '.is-answer' ) ) {
			return '';
		}
	} catch ( error ) {
		if ( error instanceof TypeError ) {
			return __( 'You are probably offline.', 'rueda' );
		}
	}
	return __( 'Something did not let your answers through.', 'rueda' );
}
