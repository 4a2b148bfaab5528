import { __, sprintf } from '@wordpress/i18n';
import { useId, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../ui/class-names';
import { reasonText } from '../server/errors';
import { Toast } from '../ui/Toast';
import { canSend, type Addressee } from './addressee';
import { mailReport, type Mailed } from './calls';
import { MailDialog } from './MailDialog';
import { LinkActions } from './LinkActions';
import {
	filesOf,
	sharerLinks,
	type ReportFiles,
	type SharerLink,
	type Shared,
	type Sharing,
} from './share';

export interface SharePanelProps {
	readonly sharing: Sharing;
	readonly report: Shared;
	/** One level below the heading above the panel. */
	readonly heading: Heading;
}

export type Heading = 'h2' | 'h3';

/** The class names of a part of the panel: our own, and those of the other plugin. */
const part = ( name: string, theirs: string ): string =>
	classNames( `rueda-share__${ name }`, theirs );

/** The ways to take a report home, and to share it, that the site offers. */
export function SharePanel( { sharing, report, heading }: SharePanelProps ) {
	const files = filesOf( report.files );
	return (
		<div className={ classNames( 'rueda-share', 'wheel-widget-area' ) }>
			<div className={ part( 'inner', 'wheel-widget-inner' ) }>
				{ ( sharing.email || files.pdf !== null ) && (
					<GetReport
						canMail={ sharing.email }
						report={ report }
						files={ files }
						heading={ heading }
					/>
				) }
				<ShareReport
					links={ sharerLinks( sharing, report ) }
					report={ report }
					square={ files.square }
					heading={ heading }
				/>
			</div>
		</div>
	);
}

interface ShareReportProps {
	readonly links: readonly SharerLink[];
	readonly report: Shared;
	readonly square: string | null;
	readonly heading: Heading;
}

/** A button that shows the networks and what the browser can do with the link. */
function ShareReport( {
	links,
	report,
	square,
	heading: Title,
}: ShareReportProps ) {
	const [ isOpen, setOpen ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const id = useId();
	return (
		<>
			<div className={ part( 'section', 'wheel-widget' ) }>
				<Title className={ part( 'title', 'widget-title' ) }>
					{ __( 'Share the report', 'rueda' ) }
				</Title>
				<div className="rueda-share__content">
					<button
						type="button"
						className="rueda-share__link is-share"
						aria-expanded={ isOpen }
						aria-controls={ id }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ __( 'Share', 'rueda' ) }
					</button>
				</div>
			</div>
			<div
				id={ id }
				hidden={ ! isOpen }
				className={ part( 'networks', 'widget-content' ) }
			>
				{ /* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role from a list without markers. */ }
				<ul className="rueda-share__links" role="list">
					{ links.map( ( link ) => (
						<li key={ link.network }>
							<Sharer { ...link } />
						</li>
					) ) }
					<LinkActions report={ report } onSaid={ setSaid } />
					{ square && (
						<li>
							<FileLink kind="picture" href={ square }>
								{ __( 'Square picture', 'rueda' ) }
							</FileLink>
						</li>
					) }
				</ul>
				<p className="rueda-share__said" role="status">
					{ said }
				</p>
			</div>
		</>
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

interface FileLinkProps {
	readonly kind: 'pdf' | 'picture';
	readonly href: string;
	readonly children: ReactNode;
}

/** The server names the file. */
const FileLink = ( { kind, href, children }: FileLinkProps ) => (
	<a
		className={ `rueda-share__link is-${ kind }` }
		href={ href }
		download
		rel="nofollow"
	>
		{ children }
	</a>
);

interface GetReportProps {
	readonly canMail: boolean;
	readonly report: Shared;
	readonly files: ReportFiles;
	readonly heading: Heading;
}

function GetReport( {
	canMail,
	report,
	files: { pdf, picture },
	heading: Title,
}: GetReportProps ) {
	const opener = useRef< HTMLButtonElement >( null );
	const dialog = useMailing( report );
	return (
		<>
			<div className={ part( 'section', 'wheel-widget' ) }>
				<Title className={ part( 'title', 'widget-title' ) }>
					{ __( 'Get the report', 'rueda' ) }
				</Title>
				<div className={ part( 'content', 'widget-content' ) }>
					{ canMail && (
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
					) }
					{ pdf && (
						<FileLink kind="pdf" href={ pdf }>
							{ __( 'PDF', 'rueda' ) }
						</FileLink>
					) }
					{ picture && (
						<FileLink kind="picture" href={ picture }>
							{ __( 'Picture', 'rueda' ) }
						</FileLink>
					) }
				</div>
			</div>
			<MailSteps dialog={ dialog } opener={ opener } />
		</>
	);
}

interface MailStepsProps {
	readonly dialog: ReturnType< typeof useMailing >;
	/** The button that opens the dialog. */
	readonly opener: RefObject< HTMLButtonElement >;
}

/** The dialog, and what became of the email. */
function MailSteps( { dialog, opener }: MailStepsProps ) {
	const { mailing, isOpen, isToasted, setToasted } = dialog;
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
		<>
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
		</>
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
