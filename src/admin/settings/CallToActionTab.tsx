import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ContrastNotice } from '../../editor/call-to-action/ContrastNotice';
import type { SiteContent } from '../../editor/call-to-action/content';
import { LookPanels } from '../../editor/call-to-action/LookPanels';
import {
	type Palette,
	PaletteProvider,
	readPalette,
} from '../../editor/call-to-action/palette';
import { Preview } from '../../editor/call-to-action/Preview';
import { SiteFields } from '../../editor/call-to-action/SiteFields';
import { parseGlobalCta } from '../../frontend/cta/cta';
import { fieldsOf } from '../../frontend/values/values';
import type { Stored } from './api';
import { Loading, TabForm } from './TabForm';
import { useSettingsForm } from './useSettingsForm';

declare global {
	interface Window {
		/** Printed by PHP on this tab's page; the block editor knows it without that. */
		readonly ruedaPalette?: unknown;
	}
}

let known: Palette | undefined;

/** The colours and gradients of the site's theme. */
function sitePalette(): Palette {
	const { colors, gradients } = fieldsOf( window.ruedaPalette );
	known ??= readPalette( colors, gradients );
	return known;
}

const CAME_BY_TAB = 'rueda-came-by-tab';

const STORED: Stored< SiteContent > = { option: 'rueda_settings_cta' };

/** The site's call to action: every wheel shows it below its result, unless it has another one or none. */
export function CallToActionTab() {
	return window.ruedaPalette ? <Editor /> : <LoadPage />;
}

/** This tab needs WordPress's block editor, which only its own page loads; so the page is loaded again. */
function LoadPage() {
	useEffect( () => {
		window.sessionStorage.setItem( CAME_BY_TAB, 'yes' );
		window.location.reload();
	}, [] );
	return <Loading />;
}

function Editor() {
	useEffect( () => {
		// The tab had the focus before the page was loaded again.
		if ( window.sessionStorage.getItem( CAME_BY_TAB ) ) {
			window.sessionStorage.removeItem( CAME_BY_TAB );
			document
				.querySelector< HTMLElement >(
					'[role="tab"][aria-selected="true"]'
				)
				?.focus();
		}
	}, [] );
	return (
		<TabForm settings={ useSettingsForm( STORED ) } isWide>
			{ ( draft, edit ) => <Fields draft={ draft } edit={ edit } /> }
		</TabForm>
	);
}

interface FieldsProps {
	readonly draft: SiteContent;
	readonly edit: ( change: Partial< SiteContent > ) => void;
}

function Fields( { draft, edit }: FieldsProps ) {
	const cta = parseGlobalCta( draft );
	return (
		<PaletteProvider value={ sitePalette() }>
			<h2>{ __( 'Call to action of the site', 'rueda' ) }</h2>
			<p>
				{ __(
					'Appears below every finished wheel that has no other, on saved reports, and wherever you place its block.',
					'rueda'
				) }
			</p>
			<div className="rueda-cta-editor__columns">
				<div className="rueda-cta-editor__panels">
					<SiteFields
						content={ draft }
						titleHelp={ __(
							'Without a title, the call to action is not shown.',
							'rueda'
						) }
						onChange={ edit }
					/>
					<LookPanels
						look={ draft.customizer }
						hasSecond
						onChange={ ( customizer ) => edit( { customizer } ) }
					/>
				</div>
				<div className="rueda-cta-editor__side">
					<Preview
						cta={ cta.title ? cta : null }
						empty={ __(
							'Add a title to show the call to action.',
							'rueda'
						) }
					/>
					<ContrastNotice
						look={ draft.customizer }
						hasSecond={ draft.sbuttonLabel !== '' }
					/>
				</div>
			</div>
		</PaletteProvider>
	);
}
