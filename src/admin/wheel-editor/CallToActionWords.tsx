import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { PageContent } from '../../editor/call-to-action/content';
import { RichTextField } from '../../editor/rich-text/RichTextField';
import { PagePicker } from '../../editor/fields/PagePicker';

interface CallToActionWordsProps {
	readonly content: PageContent;
	readonly onChange: ( change: Partial< PageContent > ) => void;
}

/** The texts of a wheel's own call to action, and the page that its button opens. */
export function CallToActionWords( {
	content,
	onChange,
}: CallToActionWordsProps ) {
	const { title, description, btn_label: label, page, openInTab } = content;
	return (
		<>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Title', 'rueda' ) }
				value={ title }
				onChange={ ( text ) => onChange( { title: text } ) }
			/>
			<RichTextField
				label={ __( 'Description', 'rueda' ) }
				value={ description }
				onChange={ ( html ) => onChange( { description: html } ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Button label', 'rueda' ) }
				help={
					page !== '' && ! label
						? __(
								'Without a label, the button is not shown.',
								'rueda'
							)
						: undefined
				}
				value={ label }
				onChange={ ( text ) => onChange( { btn_label: text } ) }
			/>
			<PagePicker
				label={ __( 'Page the button opens', 'rueda' ) }
				help={ ( isGone ) =>
					helpOf( isGone, page === '' && label !== '' )
				}
				value={ page }
				onChange={ ( chosen ) => onChange( { page: chosen } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open in a new tab', 'rueda' ) }
				checked={ openInTab }
				onChange={ ( isOn ) => onChange( { openInTab: isOn } ) }
			/>
		</>
	);
}

function helpOf( isGone: boolean, isMissed: boolean ): string | undefined {
	if ( isGone ) {
		return __(
			'Visitors cannot view this page, so the button is not shown. Publish the page or choose another one.',
			'rueda'
		);
	}
	return isMissed
		? __( 'Without a page, the button is not shown.', 'rueda' )
		: undefined;
}
