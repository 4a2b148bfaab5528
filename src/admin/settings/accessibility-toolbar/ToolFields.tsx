import { CheckboxControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { TOOLBAR_LINKS } from '../../../definitions/toolbar-settings';
import { TOOLS } from '../../../editor/accessibility-toolbar/settings';
import { toolbarWords } from '../../../editor/accessibility-toolbar/words';
import { AddressField } from '../../../editor/fields/AddressField';
import { PLAIN, PLAIN_INPUT } from '../plain';
import type { FieldsProps } from '../AccessibilityToolbarTab';

/** The tools of the toolbar and their names. */
export function ToolFields( { draft, edit }: FieldsProps ) {
	const { title: titleWords, tools: words } = toolbarWords();
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h3>{ __( 'Tools', 'rueda' ) }</h3>
			</legend>
			<p>
				{ __(
					'A tool that is turned off is not shown. Leave a label empty to use Rueda’s.',
					'rueda'
				) }
			</p>
			<TextControl
				{ ...PLAIN_INPUT }
				label={ __( 'Title', 'rueda' ) }
				placeholder={ titleWords }
				maxLength={ 100 }
				value={ draft.title }
				onChange={ ( title ) => edit( { title } ) }
			/>
			{ TOOLS.map( ( name ) => {
				const tool = draft.actions[ name ];
				const set = ( change: Partial< typeof tool > ) =>
					edit( {
						actions: {
							...draft.actions,
							[ name ]: { ...tool, ...change },
						},
					} );
				return (
					<div key={ name } className="rueda-settings__row">
						<CheckboxControl
							{ ...PLAIN }
							label={ words[ name ] ?? '' }
							checked={ tool.enabled }
							onChange={ ( enabled ) => set( { enabled } ) }
						/>
						<TextControl
							{ ...PLAIN_INPUT }
							hideLabelFromVision
							label={ sprintf(
								/* translators: %s: a tool or link, as in "High contrast". */
								__( 'Label of “%s”', 'rueda' ),
								words[ name ] ?? ''
							) }
							placeholder={ words[ name ] ?? '' }
							maxLength={ 100 }
							value={ tool.label }
							onChange={ ( label ) => set( { label } ) }
						/>
					</div>
				);
			} ) }
		</fieldset>
	);
}

/** Always in this order; a link without an address is not shown. */
export function LinkFields( { draft, edit }: FieldsProps ) {
	const words = toolbarWords().links;
	return (
		<fieldset className="rueda-settings__group">
			<legend>
				<h3>{ __( 'Links', 'rueda' ) }</h3>
			</legend>
			<p>{ __( 'A link without an address is not shown.', 'rueda' ) }</p>
			{ TOOLBAR_LINKS.map( ( name ) => {
				const link = draft.links[ name ];
				const set = ( change: Partial< typeof link > ) =>
					edit( {
						links: {
							...draft.links,
							[ name ]: { ...link, ...change },
						},
					} );
				return (
					<div key={ name } className="rueda-settings__row">
						<TextControl
							{ ...PLAIN_INPUT }
							label={ sprintf(
								/* translators: %s: a tool or link, as in "High contrast". */
								__( 'Label of “%s”', 'rueda' ),
								words[ name ] ?? ''
							) }
							placeholder={ words[ name ] ?? '' }
							maxLength={ 100 }
							value={ link.label }
							onChange={ ( label ) => set( { label } ) }
						/>
						<AddressField
							label={ sprintf(
								/* translators: %s: a link, as in "Sitemap". */
								__( 'Address of “%s”', 'rueda' ),
								words[ name ] ?? ''
							) }
							placeholder="https://"
							value={ link.url }
							onChange={ ( url ) => set( { url } ) }
						/>
					</div>
				);
			} ) }
		</fieldset>
	);
}
