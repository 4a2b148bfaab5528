import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	Placeholder,
	RadioControl,
	Spinner,
} from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CallToAction } from '../../frontend/cta/CallToAction';
import { type Cta, parseGlobalCta } from '../../frontend/cta/cta';
import type { Attributes } from './editor/attributes';
import { icon } from './editor/icon';
import { useSiteCallToAction } from './editor/useSiteCallToAction';

// Panels of colours and sizes: fetched for an author who writes one, not by every editor.
const OwnPanels = lazy( () =>
	import( /* webpackChunkName: "cta-panels" */ './editor/OwnPanels' ).then(
		( module ) => ( { default: module.OwnPanels } )
	)
);

export function Edit( {
	attributes: { source, cta },
	setAttributes,
}: BlockEditProps< Attributes > ) {
	const isOwn = source === 'own';
	const site = useSiteCallToAction( ! isOwn );
	return (
		<div { ...useBlockProps() }>
			<InspectorControls>
				<PanelBody title={ __( 'Call to action', 'rueda' ) }>
					<RadioControl
						label={ __( 'What is shown', 'rueda' ) }
						selected={ source }
						options={ [
							{
								value: 'site',
								label: __(
									'The site’s, from Rueda settings',
									'rueda'
								),
							},
							{
								value: 'own',
								label: __( 'One for this page', 'rueda' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( {
								source: value === 'own' ? 'own' : 'site',
							} )
						}
					/>
				</PanelBody>
				{ isOwn && (
					<Suspense fallback={ <Spinner /> }>
						<OwnPanels
							stored={ cta }
							onChange={ ( next ) =>
								setAttributes( { cta: next } )
							}
						/>
					</Suspense>
				) }
			</InspectorControls>
			{ isOwn ? (
				<Card cta={ parseGlobalCta( cta ) } isOwn />
			) : (
				<Site site={ site } />
			) }
		</div>
	);
}

function Site( {
	site,
}: {
	readonly site: ReturnType< typeof useSiteCallToAction >;
} ) {
	switch ( site.status ) {
		case 'loading':
			return <Spinner />;
		case 'failed':
			return (
				<Start
					words={ __(
						'The site’s call to action could not be loaded. It may still appear on the page.',
						'rueda'
					) }
				/>
			);
		case 'loaded':
			return <Card cta={ site.cta } />;
	}
}

/** The site's shows with a title only, one of one's own with whatever it has: as on the page. */
function Card( {
	cta,
	isOwn = false,
}: {
	readonly cta: Cta;
	readonly isOwn?: boolean;
} ) {
	const isEmpty = isOwn
		? ! cta.title && ! cta.description && cta.buttons.length === 0
		: ! cta.title;
	if ( isEmpty ) {
		return (
			<Start
				words={
					isOwn
						? __(
								'Add a title, and give a button a label and a link, in the sidebar.',
								'rueda'
							)
						: __(
								'The site has no call to action yet. An administrator can add one under Rueda → Settings. You can also choose one for this page in the sidebar.',
								'rueda'
							)
				}
			/>
		);
	}
	return (
		// A link in the preview would take the author away from the editor.
		<Disabled>
			<CallToAction cta={ cta } />
		</Disabled>
	);
}

const Start = ( { words }: { readonly words: string } ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Call to Action', 'rueda' ) }
		instructions={ words }
	/>
);
