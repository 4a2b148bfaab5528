import { PanelBody, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LinkFields } from './LinkFields';
import { RichTextField } from '../rich-text/RichTextField';
import type { SiteContent } from './content';

interface SiteFieldsProps {
	readonly content: SiteContent;
	readonly titleHelp?: string;
	readonly onChange: ( change: Partial< SiteContent > ) => void;
}

/** The texts and the two buttons of the site's call to action, or of a block. */
export function SiteFields( {
	content,
	titleHelp,
	onChange,
}: SiteFieldsProps ) {
	return (
		<>
			<PanelBody title={ __( 'Content', 'rueda' ) }>
				<div className="rueda-cta-editor__fields">
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Title', 'rueda' ) }
						help={ titleHelp }
						value={ content.title }
						onChange={ ( title ) => onChange( { title } ) }
					/>
					<RichTextField
						label={ __( 'Description', 'rueda' ) }
						value={ content.description }
						onChange={ ( description ) =>
							onChange( { description } )
						}
					/>
				</div>
			</PanelBody>
			<PanelBody title={ __( 'First button', 'rueda' ) }>
				<LinkFields
					label={ content.buttonLabel }
					link={ content.buttonLink }
					opensTab={ content.openInTab }
					isNoFollow={ content.setLinkAttrNoFollow }
					isSponsored={ content.setLinkAttrSponser }
					isDownload={ content.setLinkAttrDownload }
					onChange={ ( change ) =>
						onChange( named( change, firstNames ) )
					}
				/>
			</PanelBody>
			<PanelBody
				title={ __( 'Second button', 'rueda' ) }
				initialOpen={ false }
			>
				<LinkFields
					label={ content.sbuttonLabel }
					link={ content.sbuttonLink }
					opensTab={ content.sbopenInTab }
					isNoFollow={ content.sbsetLinkAttrNoFollow }
					isSponsored={ content.sbsetLinkAttrSponser }
					isDownload={ content.sbsetLinkAttrDownload }
					onChange={ ( change ) =>
						onChange( named( change, secondNames ) )
					}
				/>
			</PanelBody>
		</>
	);
}

type Names = Readonly< Record< string, keyof SiteContent > >;

const firstNames: Names = {
	label: 'buttonLabel',
	link: 'buttonLink',
	opensTab: 'openInTab',
	isNoFollow: 'setLinkAttrNoFollow',
	isSponsored: 'setLinkAttrSponser',
	isDownload: 'setLinkAttrDownload',
};

const secondNames: Names = {
	label: 'sbuttonLabel',
	link: 'sbuttonLink',
	opensTab: 'sbopenInTab',
	isNoFollow: 'sbsetLinkAttrNoFollow',
	isSponsored: 'sbsetLinkAttrSponser',
	isDownload: 'sbsetLinkAttrDownload',
};

const named = ( change: object, names: Names ): Partial< SiteContent > =>
	Object.fromEntries(
		Object.entries( change ).map( ( [ name, value ] ) => [
			names[ name ] ?? name,
			value,
		] )
	);
