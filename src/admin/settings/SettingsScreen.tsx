import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { CtaTab } from './CtaTab';
import { PrivacyTab } from './PrivacyTab';

interface Tab {
	readonly name: string;
	readonly title: string;
	readonly Content: ComponentType;
}

const tabs = (): readonly [ Tab, ...Tab[] ] => [
	{
		name: 'cta',
		title: __( 'Call to action', 'rueda' ),
		Content: CtaTab,
	},
	{
		name: 'privacy',
		title: __( 'Privacy', 'rueda' ),
		Content: PrivacyTab,
	},
];

interface SettingsScreenProps {
	/** Where this screen is, without a tab. */
	readonly address: string;
	/** The tab that the address asks for, if any. */
	readonly asked: string | null;
}

/** Tabs are links, so each has an address, and leaving one with unsaved changes makes the browser ask. */
export function SettingsScreen( { address, asked }: SettingsScreenProps ) {
	const all = tabs();
	const current = all.find( ( { name } ) => name === asked ) ?? all[ 0 ];
	return (
		<>
			<nav
				className="nav-tab-wrapper"
				aria-label={ __( 'Settings of Rueda', 'rueda' ) }
			>
				{ all.map( ( { name, title } ) => (
					<a
						key={ name }
						className={
							name === current.name
								? 'nav-tab nav-tab-active'
								: 'nav-tab'
						}
						href={ `${ address }&tab=${ name }` }
						aria-current={
							name === current.name ? 'page' : undefined
						}
					>
						{ title }
					</a>
				) ) }
			</nav>
			<current.Content />
		</>
	);
}
