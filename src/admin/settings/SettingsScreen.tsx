import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { CallToActionTab } from './CallToActionTab';
import { MailTab } from './MailTab';
import { PrivacyTab } from './PrivacyTab';
import { Question } from '../../editor/screen/Question';
import { ReportsTab } from './ReportsTab';
import { SharingTab } from './SharingTab';
import { AccessibilityToolbarTab } from './AccessibilityToolbarTab';
import { useTab } from './useTab';
import { TellUnsaved } from './useUnsavedGuard';

interface Tab {
	readonly name: string;
	readonly title: string;
	readonly Content: ComponentType;
}

const tabs = (): readonly [ Tab, ...Tab[] ] => [
	{
		name: 'sharing',
		title: __( 'Sharing', 'rueda' ),
		Content: SharingTab,
	},
	{
		name: 'cta',
		title: __( 'Call to action', 'rueda' ),
		Content: CallToActionTab,
	},
	{ name: 'mail', title: __( 'Mail', 'rueda' ), Content: MailTab },
	{
		name: 'reports',
		title: __( 'Reports', 'rueda' ),
		Content: ReportsTab,
	},
	{
		name: 'accessibility',
		title: __( 'Accessibility', 'rueda' ),
		Content: AccessibilityToolbarTab,
	},
	{
		name: 'privacy',
		title: __( 'Privacy', 'rueda' ),
		Content: PrivacyTab,
	},
];

const NAMES = [
	'sharing',
	'cta',
	'mail',
	'reports',
	'accessibility',
	'privacy',
] as const;

interface SettingsScreenProps {
	/** The address of this screen without a tab. */
	readonly address: string;
}

/** The settings in tabs. Each tab is a link too, so its address can be copied or opened in another window. */
export function SettingsScreen( { address }: SettingsScreenProps ) {
	const addressOf = ( name: string ) => `${ address }&tab=${ name }`;
	const all = tabs();
	const tab = useTab( NAMES, addressOf );
	const list = useRef< HTMLDivElement >( null );
	const focusTab = ( name: string ) =>
		list.current
			?.querySelector< HTMLElement >( `#rueda-tab-${ name }` )
			?.focus();
	const shown = all.find( ( { name } ) => name === tab.current ) ?? all[ 0 ];
	return (
		<TellUnsaved.Provider value={ tab.tellUnsaved }>
			<div
				ref={ list }
				role="tablist"
				className="nav-tab-wrapper rueda-settings__tabs"
				aria-label={ __( 'Rueda settings', 'rueda' ) }
			>
				{ all.map( ( { name, title } ) => (
					<TabLink
						key={ name }
						name={ name }
						title={ title }
						href={ addressOf( name ) }
						isShown={ name === shown.name }
						onOpen={ () => tab.go( name ) }
					/>
				) ) }
			</div>
			<div
				id="rueda-settings-panel"
				role="tabpanel"
				aria-labelledby={ `rueda-tab-${ shown.name }` }
			>
				<shown.Content key={ shown.name } />
			</div>
			{ tab.wanted !== null && (
				<Question
					title={ __( 'Leave without saving?', 'rueda' ) }
					yes={ __( 'Discard changes', 'rueda' ) }
					onYes={ () => {
						focusTab( tab.wanted ?? shown.name );
						tab.leave();
					} }
					onNo={ tab.stay }
				>
					{ __(
						'Your changes on this tab are not saved and will be lost.',
						'rueda'
					) }
				</Question>
			) }
		</TellUnsaved.Provider>
	);
}

interface TabLinkProps extends Pick< Tab, 'name' | 'title' > {
	readonly href: string;
	readonly isShown: boolean;
	readonly onOpen: () => void;
}

function TabLink( { name, title, href, isShown, onOpen }: TabLinkProps ) {
	return (
		<a
			id={ `rueda-tab-${ name }` }
			role="tab"
			className={ isShown ? 'nav-tab nav-tab-active' : 'nav-tab' }
			href={ href }
			aria-selected={ isShown }
			aria-controls={ isShown ? 'rueda-settings-panel' : undefined }
			tabIndex={ isShown ? 0 : -1 }
			onKeyDown={ moveFocus }
			onClick={ ( event ) => {
				if ( isPlain( event ) ) {
					event.preventDefault();
					onOpen();
				}
			} }
		>
			{ title }
		</a>
	);
}

/** Whether a click asks for neither a new window nor a new tab. */
const isPlain = ( event: MouseEvent ): boolean =>
	event.button === 0 &&
	! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey );

/** Arrow keys move between tabs in reading order; Enter and Space open one. */
function moveFocus( event: KeyboardEvent< HTMLElement > ): void {
	const list = [
		...( event.currentTarget.parentElement?.querySelectorAll< HTMLElement >(
			'[role="tab"]'
		) ?? [] ),
	];
	const now = list.indexOf( event.currentTarget );
	const forth =
		getComputedStyle( event.currentTarget ).direction === 'rtl' ? -1 : 1;
	const steps: Readonly< Record< string, number > > = {
		ArrowRight: now + forth,
		ArrowLeft: now - forth,
		Home: 0,
		End: list.length - 1,
	};
	const next = steps[ event.key ];
	if ( next !== undefined ) {
		event.preventDefault();
		list.at( next % list.length )?.focus();
	} else if ( event.key === ' ' ) {
		event.preventDefault();
		list[ now ]?.click();
	}
}
