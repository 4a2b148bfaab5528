import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { fetchImage, openKit } from '../api';
import { Problem } from '../Loaded';
import type { CheckedKit } from '../rules/answers';
import { numberText } from '../words';
import { byHost, fetchAll } from './fetching';

interface MissingImagesProps {
	readonly kit: CheckedKit;
	readonly onChange: ( kit: CheckedKit ) => void;
}

interface Progress {
	readonly done: number;
	readonly total: number;
}

/** Offers to fetch the images that a page builder left out of its file. */
export function MissingImages( { kit, onChange }: MissingImagesProps ) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ why, setWhy ] = useState( '' );
	const isCancelled = useRef( false );
	useEffect(
		() => () => {
			isCancelled.current = true;
		},
		[]
	);
	const fetch = async ( images: readonly string[] ) => {
		isCancelled.current = false;
		setWhy( '' );
		setProgress( { done: 0, total: images.length } );
		const reasons = await fetchAll( images, {
			fetch: ( image ) => fetchImage( kit.id, image ),
			onDone: ( done ) => setProgress( { done, total: images.length } ),
			isCancelled: () => isCancelled.current,
		} );
		const now = await openKit( { upload: kit.id } );
		setProgress( null );
		setWhy( [ ...reasons, ...( now.ok ? [] : [ now.why ] ) ].join( ' ' ) );
		if ( now.ok ) {
			onChange( now.value );
		}
	};
	if ( kit.missing.length === 0 && ! progress && why === '' ) {
		return null;
	}
	return (
		<section>
			<h3>{ __( 'Images that are missing', 'rueda' ) }</h3>
			{ why !== '' && <Problem why={ why } /> }
			{ progress ? (
				<Fetching
					{ ...progress }
					onCancel={ () => {
						isCancelled.current = true;
					} }
				/>
			) : (
				<Offer images={ kit.missing } onFetch={ fetch } />
			) }
		</section>
	);
}

interface OfferProps {
	readonly images: readonly string[];
	readonly onFetch: ( images: readonly string[] ) => Promise< void >;
}

const Offer = ( { images, onFetch }: OfferProps ) => (
	<>
		<p>
			{ __(
				'Rueda can fetch them from the site where they are, before the import. That site then sees the address of your server. Fetch only images that you may use.',
				'rueda'
			) }
		</p>
		<p className="rueda-kits__actions">
			{ byHost( images ).map( ( [ host, ofHost ] ) => (
				<Button
					key={ host }
					variant="secondary"
					onClick={ () => void onFetch( ofHost ) }
				>
					{ sprintf(
						/* translators: 1: a number, 2: name of a host, as in "example.com". */
						_n(
							'Fetch %1$s image from %2$s',
							'Fetch %1$s images from %2$s',
							ofHost.length,
							'rueda'
						),
						numberText( ofHost.length ),
						host
					) }
				</Button>
			) ) }
		</p>
	</>
);

const Fetching = ( {
	done,
	total,
	onCancel,
}: Progress & { readonly onCancel: () => void } ) => (
	<div className="rueda-kits__progress">
		<progress
			aria-label={ __( 'Fetching images', 'rueda' ) }
			max={ total }
			value={ done }
		/>
		<p role="status">
			{ sprintf(
				/* translators: 1: number of items done, 2: number of all items. */
				__( '%1$s of %2$s', 'rueda' ),
				numberText( done ),
				numberText( total )
			) }
		</p>
		<Button variant="secondary" onClick={ onCancel }>
			{ __( 'Cancel', 'rueda' ) }
		</Button>
	</div>
);
