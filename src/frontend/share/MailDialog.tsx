import { __ } from '@wordpress/i18n';
import { useId, useState } from '@wordpress/element';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { classNames } from '../ui/class-names';
import { Dialog } from '../ui/Dialog';
import { canSend, isAddress, type Addressee } from './addressee';

interface MailDialogProps {
	readonly addressee: Addressee;
	readonly isSending: boolean;
	/** Why the last attempt failed. */
	readonly failure: string;
	readonly opener: RefObject< HTMLElement >;
	readonly onChange: ( addressee: Addressee ) => void;
	readonly onSend: () => Promise< void >;
	readonly onClose: () => void;
	readonly children: ReactNode;
}

export function MailDialog( {
	opener,
	onClose,
	children,
	...form
}: MailDialogProps ) {
	return (
		<Dialog
			title={ __( 'Email my Wheel', 'rueda' ) }
			size="small"
			opener={ opener }
			onClose={ onClose }
		>
			<MailForm onCancel={ onClose } { ...form } />
			{ children }
		</Dialog>
	);
}

interface MailFormProps extends Omit<
	MailDialogProps,
	'opener' | 'onClose' | 'children'
> {
	readonly onCancel: () => void;
}

function MailForm( { failure, onSend, onCancel, ...fields }: MailFormProps ) {
	const { addressee, isSending } = fields;
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		void onSend();
	};
	return (
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
			<NameField { ...fields } />
			<AddressField { ...fields } />
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
					onClick={ onCancel }
				>
					{ __( 'Cancel', 'rueda' ) }
				</button>
				<button
					type="submit"
					className={ classNames(
						'rueda-mail__send wp-element-button',
						'wheeloflife-btn is-primary'
					) }
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
	);
}

type FieldProps = Pick<
	MailDialogProps,
	'addressee' | 'isSending' | 'onChange'
>;

function NameField( { addressee, isSending, onChange }: FieldProps ) {
	const id = useId();
	return (
		<label className="rueda-mail__field" htmlFor={ id }>
			{ __( 'Full name', 'rueda' ) }
			<input
				id={ id }
				data-rueda-first
				type="text"
				autoComplete="name"
				placeholder={ __( 'Enter your full name', 'rueda' ) }
				maxLength={ 100 }
				readOnly={ isSending }
				required
				value={ addressee.fullName }
				onChange={ ( { target } ) =>
					onChange( { ...addressee, fullName: target.value } )
				}
			/>
		</label>
	);
}

function AddressField( { addressee, isSending, onChange }: FieldProps ) {
	const id = useId();
	const { toEmail } = addressee;
	const [ isLeft, setLeft ] = useState( false );
	const isOdd = isLeft && toEmail !== '' && ! isAddress( toEmail );
	return (
		<>
			<label className="rueda-mail__field" htmlFor={ id }>
				{ __( 'Email', 'rueda' ) }
				<input
					id={ id }
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
			<p id={ `${ id }-odd` } className="rueda-mail__odd" role="status">
				{ isOdd &&
					__(
						'Please check this address, or use another one.',
						'rueda'
					) }
			</p>
		</>
	);
}
