import { __ } from '@wordpress/i18n';
import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Dialog } from '../ui/Dialog';
import { canSend, isAddress, type Addressee } from './addressee';

interface MailDialogProps {
	readonly addressee: Addressee;
	readonly isSending: boolean;
	/** Why the last attempt came to nothing. */
	readonly failure: string;
	readonly opener: RefObject< HTMLElement >;
	readonly onChange: ( addressee: Addressee ) => void;
	readonly onSend: () => Promise< void >;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

export function MailDialog( {
	addressee,
	isSending,
	failure,
	opener,
	onChange,
	onSend,
	onClose,
	children,
}: MailDialogProps ) {
	const id = useId();
	const { fullName, toEmail } = addressee;
	const [ isLeft, setLeft ] = useState( false );
	const isOdd = isLeft && toEmail !== '' && ! isAddress( toEmail );
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void onSend();
	};
	return (
		<Dialog
			title={ __( 'Email my Wheel', 'rueda' ) }
			size="small"
			opener={ opener }
			onClose={ onClose }
		>
			<form
				className="rueda-mail"
				noValidate
				aria-busy={ isSending }
				onSubmit={ onSubmit }
			>
				<p className="rueda-mail__line">
					{ __(
						'We will send the link to your wheel to this address, once.',
						'rueda'
					) }
				</p>
				<label className="rueda-mail__field" htmlFor={ `${ id }-name` }>
					{ __( 'Full name', 'rueda' ) }
					<input
						id={ `${ id }-name` }
						data-rueda-first
						type="text"
						autoComplete="name"
						placeholder={ __( 'Enter your full name', 'rueda' ) }
						maxLength={ 100 }
						readOnly={ isSending }
						required
						value={ fullName }
						onChange={ ( { target } ) =>
							onChange( { ...addressee, fullName: target.value } )
						}
					/>
				</label>
				<label className="rueda-mail__field" htmlFor={ `${ id }-mail` }>
					{ __( 'Email', 'rueda' ) }
					<input
						id={ `${ id }-mail` }
						type="email"
						autoComplete="email"
						placeholder={ __( 'Enter your email', 'rueda' ) }
						readOnly={ isSending }
						required
						aria-invalid={ isOdd }
						aria-describedby={ `${ id }-odd` }
						value={ toEmail }
						onBlur={ () => setLeft( true ) }
						onChange={ ( { target } ) =>
							onChange( { ...addressee, toEmail: target.value } )
						}
					/>
				</label>
				{ /* Why the button stays disabled. Its place is kept: who was about to press Cancel still finds it. */ }
				<p
					id={ `${ id }-odd` }
					className="rueda-mail__odd"
					role="status"
				>
					{ isOdd &&
						__(
							'Please check this address, or use another one.',
							'rueda'
						) }
				</p>
				{ failure && (
					<p
						className="rueda-mail__failure"
						role="status"
						aria-live="off"
					>
						{ failure }
					</p>
				) }
				<div className="rueda-mail__actions">
					<button
						type="button"
						className="rueda-mail__cancel"
						onClick={ onClose }
					>
						{ __( 'Cancel', 'rueda' ) }
					</button>
					<button
						type="submit"
						className="rueda-mail__send wp-element-button wheeloflife-btn is-primary"
						// A button that is disabled while it has the focus would lose it.
						disabled={ ! isSending && ! canSend( addressee ) }
						aria-disabled={ isSending }
						data-rueda-busy={ isSending || undefined }
					>
						{ isSending
							? __( 'Sending…', 'rueda' )
							: __( 'Send', 'rueda' ) }
					</button>
				</div>
			</form>
			{ children }
		</Dialog>
	);
}
