import { Disabled } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { COLORS, LINKS, TOOLS, type Toolbar } from './settings';
import { ToolbarIcon } from './ToolbarIcon';
import { linkWords, titleWords, toolWords } from './words';

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
							{ toolbar.title || titleWords() }
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

const isPlain = ( name: string ): boolean =>
	name.startsWith( 'resize' ) || name === 'reset';

function Tools( { toolbar: { actions } }: { readonly toolbar: Toolbar } ) {
	const words = toolWords();
	const shown = TOOLS.filter( ( name ) => actions[ name ].enabled );
	return (
		<>
			{ shown.some( ( name ) => name.startsWith( 'resize' ) ) && (
				<p className="rueda-a11y__size">
					{ sprintf(
						/* translators: %s: a number. */
						__( 'Text size: %s %%', 'rueda' ),
						'100'
					) }
				</p>
			) }
			<ul className="rueda-a11y__tools">
				{ shown.map( ( name ) => (
					<li key={ name } className={ `is-${ name }` }>
						<button
							type="button"
							data-action={ name }
							aria-pressed={
								isPlain( name ) ? undefined : name === CHOSEN
							}
						>
							{ actions[ name ].label || words[ name ] }
						</button>
					</li>
				) ) }
			</ul>
		</>
	);
}

function Links( { toolbar: { links } }: { readonly toolbar: Toolbar } ) {
	const words = linkWords();
	const shown = LINKS.filter( ( name ) => links[ name ].url !== '' );
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
