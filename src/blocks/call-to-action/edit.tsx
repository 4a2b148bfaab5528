import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Disabled,
	PanelBody,
	RadioControl,
	Spinner,
} from '@wordpress/components';
import { lazy, Suspense } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { CallToAction } from '../../frontend/cta/CallToAction';
import { type Cta, parseGlobalCta } from '../../frontend/cta/cta';
import type { Attributes } from './editor/attributes';
import {
	FailedPlaceholder,
	OwnPlaceholder,
	SitePlaceholder,
} from './editor/placeholders';
import { useSiteCallToAction } from './editor/useSiteCallToAction';

// Panels for colours and sizes are loaded only for an author who uses them.
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
				<Card
					cta={ filled( parseGlobalCta( cta ) ) }
					placeholder={ <OwnPlaceholder /> }
				/>
			) : (
				<Site
					site={ site }
					onOwn={ () => setAttributes( { source: 'own' } ) }
				/>
			) }
		</div>
	);
}

function Site( {
	site,
	onOwn,
}: {
	readonly site: ReturnType< typeof useSiteCallToAction >;
	readonly onOwn: () => void;
} ) {
	switch ( site.status ) {
		case 'loading':
			return <Spinner />;
		case 'failed':
			return <FailedPlaceholder />;
		case 'loaded':
			// The site's call to action is shown only with a title.
			return (
				<Card
					cta={ site.cta.title ? site.cta : null }
					placeholder={ <SitePlaceholder onOwn={ onOwn } /> }
				/>
			);
	}
}

/** A call to action of its own is shown with whatever it has. */
const filled = ( cta: Cta ): Cta | null =>
	cta.title || cta.description || cta.buttons.length > 0 ? cta : null;

function Card( {
	cta,
	placeholder,
}: {
	readonly cta: Cta | null;
	readonly placeholder: ReactNode;
} ) {
	return cta ? (
		// A press on a link in the preview would leave the editor.
		<Disabled>
			<CallToAction cta={ cta } />
		</Disabled>
	) : (
		<>{ placeholder }</>
	);
}
