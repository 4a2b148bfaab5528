import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { type Preview, preview, sendTest, type Tested } from './api';
import type { Draft, MailName } from './useDraft';

interface MailTestProps {
	readonly formId: number;
	readonly which: MailName;
	readonly draft: Draft;
}

type State =
	| { readonly is: 'idle' | 'previewing' | 'sending' }
	| { readonly is: 'shown'; readonly preview: Preview }
	| { readonly is: 'told'; readonly words: string };

/** The email with sample answers, to look at or to send to the author. */
export function MailTest( { formId, which, draft }: MailTestProps ) {
	const [ state, setState ] = useState< State >( { is: 'idle' } );
	const look = async () => {
		setState( { is: 'previewing' } );
		const answer = await preview( formId, draft, which );
		setState(
			typeof answer === 'string'
				? { is: 'told', words: answer }
				: { is: 'shown', preview: answer }
		);
	};
	const send = async () => {
		setState( { is: 'sending' } );
		setState( {
			is: 'told',
			words: wordsOf( await sendTest( formId, draft, which ) ),
		} );
	};
	const isBusy = state.is === 'previewing' || state.is === 'sending';
	return (
		<div className="rueda-mail-try">
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ state.is === 'previewing' }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void look() }
			>
				{ __( 'Preview with sample answers', 'rueda' ) }
			</Button>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ state.is === 'sending' }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void send() }
			>
				{ __( 'Send me a test', 'rueda' ) }
			</Button>
			<p role="status">{ state.is === 'told' ? state.words : '' }</p>
			{ state.is === 'shown' && (
				<Modal
					title={ __( 'Email with sample answers', 'rueda' ) }
					size="medium"
					onRequestClose={ () => setState( { is: 'idle' } ) }
				>
					<Letter { ...state.preview } />
				</Modal>
			) }
		</div>
	);
}

const wordsOf = ( { isSent, to, error }: Tested ): string =>
	isSent
		? sprintf(
				/* translators: %s: email address. */
				__( 'The test was sent to %s.', 'rueda' ),
				to
			)
		: sprintf(
				/* translators: %s: what a mail server or we say about a mail that could not be sent. */
				__( 'The test could not be sent: %s', 'rueda' ),
				error
			);

function Letter( {
	to,
	from,
	subject,
	headers,
	text,
	html,
	attachments,
}: Preview ) {
	if ( ! to ) {
		return (
			<p>
				{ __(
					'Nobody would get this email: it has no recipient.',
					'rueda'
				) }
			</p>
		);
	}
	return (
		<div className="rueda-letter">
			<dl>
				<dt>{ __( 'To', 'rueda' ) }</dt>
				<dd>{ to }</dd>
				<dt>{ __( 'From', 'rueda' ) }</dt>
				<dd>{ from }</dd>
				<dt>{ __( 'Subject', 'rueda' ) }</dt>
				<dd>{ subject }</dd>
				{ headers.length > 0 && (
					<>
						<dt>{ __( 'Additional headers', 'rueda' ) }</dt>
						<dd>{ headers.join( '\n' ) }</dd>
					</>
				) }
				{ attachments.length > 0 && (
					<>
						<dt>{ __( 'Attachments', 'rueda' ) }</dt>
						<dd>{ attachments.join( '\n' ) }</dd>
					</>
				) }
			</dl>
			{ html ? (
				// Scripts and forms in it are disabled, and its styles stay inside the frame.
				<iframe
					sandbox=""
					title={ __( 'Email with sample answers', 'rueda' ) }
					srcDoc={ html }
				/>
			) : (
				<pre>{ text }</pre>
			) }
		</div>
	);
}
