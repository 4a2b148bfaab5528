import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { testMail } from './api';
import type { MailWords } from './stored';

type Step =
	| { readonly name: 'idle' | 'under way' }
	| { readonly name: 'sent'; readonly to: string }
	| { readonly name: 'failed'; readonly why: string };

/** Sends the email with the current texts, saved or not, to the admin's own address. */
export function TestMail( { words }: { readonly words: MailWords } ) {
	const [ step, setStep ] = useState< Step >( { name: 'idle' } );
	const send = async () => {
		if ( step.name === 'under way' ) {
			return;
		}
		setStep( { name: 'under way' } );
		const outcome = await testMail( words );
		if ( ! outcome.ok ) {
			setStep( { name: 'failed', why: outcome.why } );
			return;
		}
		const { value: trial } = outcome;
		setStep(
			trial.sent
				? { name: 'sent', to: trial.to }
				: { name: 'failed', why: trial.error }
		);
	};
	return (
		<div className="rueda-settings__group">
			<p>
				<Button
					variant="secondary"
					isBusy={ step.name === 'under way' }
					onClick={ () => void send() }
				>
					{ step.name === 'under way'
						? __( 'Sending…', 'rueda' )
						: __( 'Send me a test', 'rueda' ) }
				</Button>
			</p>
			<Told step={ step } />
		</div>
	);
}

/** Notice announces its text to screen readers. */
function Told( { step }: { readonly step: Step } ) {
	if ( step.name === 'sent' ) {
		return (
			<Notice status="success" isDismissible={ false }>
				{ sprintf(
					/* translators: %s: an email address. */
					__(
						'The test was sent to %s. If it does not arrive, check your spam folder.',
						'rueda'
					),
					step.to
				) }
			</Notice>
		);
	}
	if ( step.name === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __( 'The test could not be sent.', 'rueda' ) } { step.why }
			</Notice>
		);
	}
	return null;
}
