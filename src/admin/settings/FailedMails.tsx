import { Button, Notice, Spinner } from '@wordpress/components';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dateInPageLanguage } from '../../frontend/values/page-language';
import { type FailedMail, loadFailedMails, sendAgain } from './api';
import type { Outcome } from '../outcome';

type List = 'loading' | Outcome< readonly FailedMail[] >;

function useFailedMails(): {
	readonly list: List;
	readonly load: () => Promise< void >;
} {
	const [ list, setList ] = useState< List >( 'loading' );
	const load = useCallback( async () => {
		setList( 'loading' );
		setList( await loadFailedMails() );
	}, [] );
	useEffect( () => void load(), [ load ] );
	return { list, load };
}

/** The emails that could not be sent, each with a button to try again. */
export function FailedMails() {
	const { list, load } = useFailedMails();
	return (
		<section
			className="rueda-settings__failed"
			aria-labelledby="rueda-failed-mails"
		>
			<h2 id="rueda-failed-mails">{ __( 'Failed emails', 'rueda' ) }</h2>
			<p>
				{ __(
					'Rueda retries failed emails for a few hours. Report and form emails that still could not be sent are listed here.',
					'rueda'
				) }
			</p>
			{ list === 'loading' && <Spinner /> }
			{ list !== 'loading' && ! list.ok && (
				<Notice
					status="error"
					isDismissible={ false }
					actions={ [
						{
							label: __( 'Try again', 'rueda' ),
							onClick: () => void load(),
						},
					] }
				>
					{ __( 'The list could not be loaded.', 'rueda' ) }{ ' ' }
					{ list.why }
				</Notice>
			) }
			{ list !== 'loading' && list.ok && <List mails={ list.value } /> }
		</section>
	);
}

function List( { mails }: { readonly mails: readonly FailedMail[] } ) {
	return mails.length === 0 ? (
		<p>{ __( 'No failed emails.', 'rueda' ) }</p>
	) : (
		<ul className="rueda-settings__mails">
			{ mails.map( ( mail ) => (
				<Line key={ mail.id } mail={ mail } />
			) ) }
		</ul>
	);
}

type Step =
	| { readonly name: 'failed' | 'under way' | 'sent' | 'waiting' }
	| { readonly name: 'refused'; readonly why: string };

function Line( { mail }: { readonly mail: FailedMail } ) {
	const [ step, setStep ] = useState< Step >( { name: 'failed' } );
	const isKept = mail.to.length > 0;
	const send = async () => {
		if ( step.name === 'under way' ) {
			return;
		}
		setStep( { name: 'under way' } );
		const outcome = await sendAgain( mail.id );
		setStep(
			outcome.ok
				? { name: outcome.value.sent ? 'sent' : 'waiting' }
				: { name: 'refused', why: outcome.why }
		);
	};
	return (
		<li>
			<div>
				<strong>{ mail.subject || kindOf( mail.kind ) }</strong>
				<p>
					{ [
						...mail.to,
						dateInPageLanguage( mail.settled * 1000 ),
					].join( ' · ' ) }
				</p>
				<p>{ mail.error }</p>
				{ ! isKept && (
					<p>
						{ __(
							'Its text is no longer kept, so it cannot be sent again.',
							'rueda'
						) }
					</p>
				) }
				<Told step={ step } to={ mail.to } />
			</div>
			{ isKept && step.name !== 'sent' && step.name !== 'waiting' && (
				<Button
					variant="secondary"
					isBusy={ step.name === 'under way' }
					aria-label={ sprintf(
						/* translators: %s: an email address. */
						__( 'Send again to %s', 'rueda' ),
						mail.to.join( ', ' )
					) }
					onClick={ () => void send() }
				>
					{ __( 'Send again', 'rueda' ) }
				</Button>
			) }
		</li>
	);
}

interface ToldProps {
	readonly step: Step;
	readonly to: readonly string[];
}

function Told( { step, to }: ToldProps ) {
	switch ( step.name ) {
		case 'sent':
			return (
				<Notice status="success" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: an email address. */
						__( 'Sent to %s.', 'rueda' ),
						to.join( ', ' )
					) }
				</Notice>
			);
		case 'waiting':
			return (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'It failed again. Rueda keeps trying for a few hours.',
						'rueda'
					) }
				</Notice>
			);
		case 'refused':
			return (
				<Notice status="error" isDismissible={ false }>
					{ step.why }
				</Notice>
			);
		default:
			return null;
	}
}

function kindOf( kind: string ): string {
	switch ( kind ) {
		case 'report':
			return __( 'A report', 'rueda' );
		case 'test':
			return __( 'A test', 'rueda' );
		default:
			return __( 'A form message', 'rueda' );
	}
}
