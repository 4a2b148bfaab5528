import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import { reasonText } from '../server/errors';
import { Toast } from '../ui/Toast';
import { canSend, type Addressee } from './addressee';
import { mailReport, type Mailed } from './calls';
import { MailDialog } from './MailDialog';
import {
	sharerLinks,
	type SharerLink,
	type Shared,
	type Sharing,
} from './share';

export interface SharePanelProps {
	readonly sharing: Sharing;
	readonly report: Shared;
	/** One level below the heading above the panel. */
	readonly heading: Heading;
	/** Further actions, shown among the networks. */
	readonly children?: ReactNode;
}

export type Heading = 'h2' | 'h3';

/** The class names of a part of the panel: our own, and those of the other plugin. */
const part = ( name: string, theirs: string ): string =>
	classNames( `rueda-share__${ name }`, theirs );

/** The ways to share a report that the site offers. */
export default function SharePanel( {
	sharing,
	report,
	heading,
	children,
}: SharePanelProps ) {
	const links = sharerLinks( sharing, report );
	return (
		<div className={ classNames( 'rueda-share', 'wheel-widget-area' ) }>
			<div className={ part( 'inner', 'wheel-widget-inner' ) }>
				{ sharing.email && (
					<GetReport report={ report } heading={ heading } />
				) }
				{ links.length > 0 ? (
					<Networks heading={ heading } links={ links }>
						{ children }
					</Networks>
				) : (
					children
				) }
			</div>
		</div>
	);
}

interface NetworksProps {
	readonly heading: Heading;
	readonly links: readonly SharerLink[];
	readonly children: ReactNode;
}

/** A button that shows the networks. */
function Networks( { heading: Title, links, children }: NetworksProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	return (
		<div className={ part( 'section', 'wheel-widget' ) }>
			<Title className={ part( 'title', 'widget-title' ) }>
				<button
					type="button"
					className="rueda-share__link rueda-share__opener"
					aria-expanded={ isOpen }
					aria-controls={ id }
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ __( 'Share the report', 'rueda' ) }
				</button>
			</Title>
			<div
				id={ id }
				hidden={ ! isOpen }
				className={ part(
					'content rueda-share__networks',
					'widget-content'
				) }
			>
				{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without markers. */ }
				<ul className="rueda-share__links" role="list">
					{ links.map( ( link ) => (
						<li key={ link.network }>
							<Sharer { ...link } />
						</li>
					) ) }
				</ul>
				{ children }
			</div>
		</div>
	);
}

function Sharer( { network, name, href }: SharerLink ) {
	return (
		<a
			className={ part(
				'link',
				`wheeloflife-share-btn is-${ network.toLowerCase() }`
			) }
			href={ href }
			target="_blank"
			rel="nofollow noopener"
			aria-label={ sprintf(
				/* translators: %s: name of a social network. */
				__( 'Share on %s (opens in a new tab)', 'rueda' ),
				name
			) }
		>
			{ name }
		</a>
	);
}

interface GetReportProps {
	readonly report: Shared;
	readonly heading: Heading;
}

function GetReport( { report, heading: Title }: GetReportProps ) {
	const opener = useRef< HTMLButtonElement >( null );
	const { mailing, isOpen, isToasted, setToasted, ...dialog } =
		useMailing( report );
	const text = sentenceOf( mailing );
	const toast = isToasted && (
		<Toast
			kind={ mailing.status === 'sent' ? 'success' : 'error' }
			text={ text }
			opener={ opener }
			onClose={ () => setToasted( false ) }
		/>
	);
	return (
		<div className={ part( 'section', 'wheel-widget' ) }>
			<Title className={ part( 'title', 'widget-title' ) }>
				{ __( 'Get the report', 'rueda' ) }
			</Title>
			<div className={ part( 'content', 'widget-content' ) }>
				<button
					type="button"
					ref={ opener }
					className={ part(
						'link',
						'wheeloflife-share-btn is-email'
					) }
					aria-haspopup="dialog"
					onClick={ dialog.open }
				>
					{ __( 'Email My Wheel', 'rueda' ) }
				</button>
				{ /* The toast tells of success; what has failed stays to be read, and found again. */ }
				<p
					className={ `rueda-share__status is-${ mailing.status }` }
					role="status"
					aria-live="off"
				>
					{ mailing.status === 'failed' && text }
				</p>
				{ isOpen ? (
					<MailDialog
						addressee={ dialog.addressee }
						isSending={ mailing.status === 'sending' }
						failure={ mailing.status === 'failed' ? text : '' }
						opener={ opener }
						onChange={ dialog.setAddressee }
						onSend={ dialog.send }
						onClose={ dialog.close }
					>
						{ /* Behind an open dialog it could be neither heard nor closed. */ }
						{ toast }
					</MailDialog>
				) : (
					toast
				) }
			</div>
		</div>
	);
}

type Mailing = { readonly status: 'unsent' | 'sending' } | Mailed;

/** The address that a visitor types, the state of sending, and whether its dialog and its message are shown. */
function useMailing( report: Shared ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ addressee, setAddressee ] = useState< Addressee >( {
		fullName: '',
		toEmail: '',
	} );
	const [ mailing, setMailing ] = useState< Mailing >( {
		status: 'unsent',
	} );
	const [ isToasted, setToasted ] = useState( false );

	const send = async () => {
		if ( mailing.status === 'sending' ) {
			return;
		}
		if ( addressee.toEmail === '' ) {
			// eslint-disable-next-line no-alert -- So it is specified.
			window.alert(
				__( 'No email supplied. Please enter valid email.', 'rueda' )
			);
			return;
		}
		if ( ! canSend( addressee ) ) {
			return;
		}
		setToasted( false );
		setMailing( { status: 'sending' } );
		const mailed = await mailReport( {
			reportLink: report.ownerLink ?? report.link,
			...addressee,
		} );
		setMailing( mailed );
		setToasted( true );
		if ( mailed.status === 'sent' ) {
			setOpen( false );
		}
	};
	const close = () => {
		setOpen( false );
		// Outside of the dialog the message would be a new one to screen readers, and be told again.
		setToasted( false );
	};
	return {
		mailing,
		addressee,
		setAddressee,
		send,
		isOpen,
		open: () => setOpen( true ),
		close,
		isToasted,
		setToasted,
	};
}

function sentenceOf( mailing: Mailing ): string {
	switch ( mailing.status ) {
		case 'sent':
			return (
				mailing.message || __( 'Your wheel has been sent.', 'rueda' )
			);
		case 'failed':
			return mailing.message || reasonText( mailing.reason );
		case 'unsent':
		case 'sending':
			return '';
	}
}
