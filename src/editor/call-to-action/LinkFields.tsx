import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AddressField } from '../fields/AddressField';

interface Options {
	readonly opensTab: boolean;
	readonly isNoFollow: boolean;
	readonly isSponsored: boolean;
	readonly isDownload: boolean;
}

interface Link extends Options {
	readonly label: string;
	readonly link: string;
}

interface LinkFieldsProps extends Link {
	readonly onChange: ( change: Partial< Link > ) => void;
}

/** The text of a button, its address, and how it opens. */
export function LinkFields( {
	label,
	link,
	onChange,
	...options
}: LinkFieldsProps ) {
	return (
		<div className="rueda-cta-editor__fields">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Label', 'rueda' ) }
				help={
					link && ! label
						? __(
								'Without a label, the button is not shown.',
								'rueda'
							)
						: undefined
				}
				value={ label }
				onChange={ ( text ) => onChange( { label: text } ) }
			/>
			<AddressField
				label={ __( 'Link', 'rueda' ) }
				help={
					label && ! link
						? __(
								'Without a link, the button is not shown.',
								'rueda'
							)
						: undefined
				}
				value={ link }
				onChange={ ( text ) => onChange( { link: text } ) }
			/>
			<LinkOptions { ...options } onChange={ onChange } />
		</div>
	);
}

interface LinkOptionsProps extends Options {
	readonly onChange: ( change: Partial< Options > ) => void;
}

/** How browsers open the link, and what it tells search engines. */
function LinkOptions( {
	opensTab,
	isNoFollow,
	isSponsored,
	isDownload,
	onChange,
}: LinkOptionsProps ) {
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open in a new tab', 'rueda' ) }
				checked={ opensTab }
				onChange={ ( isOn ) => onChange( { opensTab: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Offer as a download', 'rueda' ) }
				checked={ isDownload }
				onChange={ ( isOn ) => onChange( { isDownload: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Ask search engines not to follow (nofollow)',
					'rueda'
				) }
				checked={ isNoFollow }
				onChange={ ( isOn ) => onChange( { isNoFollow: isOn } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Mark as paid (sponsored)', 'rueda' ) }
				checked={ isSponsored }
				onChange={ ( isOn ) => onChange( { isSponsored: isOn } ) }
			/>
		</>
	);
}
