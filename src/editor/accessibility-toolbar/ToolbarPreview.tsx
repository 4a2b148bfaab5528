import { Disabled } from '@wordpress/components';
import { TOOLBAR_LINKS } from '../../definitions/toolbar-settings';
import { TOOLBAR_TOOLS } from '../../definitions/toolbar-tools';
import { COLORS, type Toolbar } from './settings';
import { ToolbarIcon } from './ToolbarIcon';
import { toolbarWords } from './words';

interface ToolbarPreviewProps {
	readonly toolbar: Toolbar;
	/** Behind a button at the side of the screen, or open in the text. */
	readonly isFixed: boolean;
}

/** The open toolbar as visitors see it. Nothing in it can be pressed. */
export function ToolbarPreview( { toolbar, isFixed }: ToolbarPreviewProps ) {
	const colors = Object.fromEntries(
		COLORS.map( ( name ) => [
			`--rueda-a11y-${ name.toLowerCase() }`,
			toolbar.colors[ name ],
		] )
	);
	return (
		<Disabled>
			<div
				className={ `wp-block-rueda-accessibility-toolbar is-preview ${
					isFixed ? 'has-button' : 'is-inline'
				}` }
				style={ colors }
			>
				<div className="rueda-a11y__panel">
					<div className="rueda-a11y__head">
						{ isFixed && (
							<span className="rueda-a11y__toggle">
								<ToolbarIcon name={ toolbar.icon } />
							</span>
						) }
						<p className="rueda-a11y__title">
							{ toolbar.title || toolbarWords().title }
						</p>
					</div>
					<div className="rueda-a11y__body">
						<Tools toolbar={ toolbar } />
						<Links toolbar={ toolbar } />
					</div>
				</div>
			</div>
		</Disabled>
	);
}

/** This tool is shown as switched on. */
const CHOSEN = 'links-underline';

function Tools( { toolbar: { actions } }: { readonly toolbar: Toolbar } ) {
	const words = toolbarWords();
	const shown = TOOLBAR_TOOLS.filter( ( { id } ) => actions[ id ].enabled );
	return (
		<>
			{ shown.some( ( { kind } ) => kind === 'size' ) && (
				<p className="rueda-a11y__size">{ words.size }</p>
			) }
			<ul className="rueda-a11y__tools">
				{ shown.map( ( { id, kind } ) => (
					<li key={ id } className={ `is-${ id }` }>
						<button
							type="button"
							data-action={ id }
							aria-pressed={
								kind === 'size' || kind === 'reset'
									? undefined
									: id === CHOSEN
							}
						>
							<ToolbarIcon name={ id } />
							{ actions[ id ].label || words.tools[ id ] }
						</button>
					</li>
				) ) }
			</ul>
		</>
	);
}

function Links( { toolbar: { links } }: { readonly toolbar: Toolbar } ) {
	const words = toolbarWords().links;
	const shown = TOOLBAR_LINKS.filter( ( name ) => links[ name ].url !== '' );
	return shown.length === 0 ? null : (
		<ul className="rueda-a11y__links">
			{ shown.map( ( name ) => (
				<li key={ name }>
					<a href="#preview">
						{ links[ name ].label || words[ name ] }
					</a>
				</li>
			) ) }
		</ul>
	);
}
