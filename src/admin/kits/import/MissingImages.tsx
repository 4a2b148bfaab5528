import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Outcome } from '../api';
import { Problem } from '../Loaded';
import { numberText } from '../words';
import { byHost, fetchAll } from './fetching';

interface MissingImagesProps {
	/** Their addresses. */
	readonly images: readonly string[];
	/** Whether their addresses are listed here. */
	readonly isListed?: boolean;
	readonly fetch: ( image: string ) => Promise< Outcome< unknown > >;
	/** Looks again for what is missing, after some were fetched. */
	readonly onFetched: () => Promise< Outcome< unknown > >;
}

interface Progress {
	readonly done: number;
	readonly total: number;
}

/** Offers to fetch the images that a page builder left out of its file. */
export function MissingImages( {
	images,
	isListed = false,
	fetch,
	onFetched,
}: MissingImagesProps ) {
	const { progress, why, said, heading, begin, cancel } = useFetching(
		fetch,
		onFetched
	);
	if ( images.length === 0 && ! progress && why === '' && said === '' ) {
		return null;
	}
	return (
		<section>
			<h3 ref={ heading } tabIndex={ -1 }>
				{ __( 'Images that are missing', 'rueda' ) }
			</h3>
			{ why !== '' && <Problem why={ why } /> }
			{ progress ? (
				<Fetching { ...progress } onCancel={ cancel } />
			) : (
				<p role="status">{ said }</p>
			) }
			{ isListed && (
				<ul className="rueda-kits__reasons">
					{ images.map( ( image ) => (
						<li key={ image }>{ image }</li>
					) ) }
				</ul>
			) }
			{ ! progress && images.length > 0 && (
				<Offer images={ images } onFetch={ begin } />
			) }
		</section>
	);
}

/** What is being fetched, and what came of it. */
function useFetching(
	fetch: MissingImagesProps[ 'fetch' ],
	onFetched: MissingImagesProps[ 'onFetched' ]
) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ why, setWhy ] = useState( '' );
	const [ said, setSaid ] = useState( '' );
	const isCancelled = useRef( false );
	const heading = useRef< HTMLHeadingElement >( null );
	useEffect(
		() => () => {
			isCancelled.current = true;
		},
		[]
	);
	const begin = async ( images: readonly string[] ) => {
		// The button that was pressed disappears, and so does "Cancel" later.
		heading.current?.focus();
		isCancelled.current = false;
		setWhy( '' );
		setSaid( '' );
		setProgress( { done: 0, total: images.length } );
		const { fetched, reasons } = await fetchAll( images, {
			fetch,
			onDone: ( done ) => setProgress( { done, total: images.length } ),
			isCancelled: () => isCancelled.current,
		} );
		const now = await onFetched();
		setProgress( null );
		setWhy( [ ...reasons, ...( now.ok ? [] : [ now.why ] ) ].join( ' ' ) );
		setSaid( fetchedText( fetched ) );
		heading.current?.focus();
	};
	const cancel = () => {
		isCancelled.current = true;
		heading.current?.focus();
	};
	return { progress, why, said, heading, begin, cancel };
}

const fetchedText = ( count: number ): string =>
	sprintf(
		/* translators: %s: a number. */
		_n(
			'%s image was fetched.',
			'%s images were fetched.',
			count,
			'rueda'
		),
		numberText( count )
	);

interface OfferProps {
	readonly images: readonly string[];
	readonly onFetch: ( images: readonly string[] ) => Promise< void >;
}

const Offer = ( { images, onFetch }: OfferProps ) => (
	<>
		<p>
			{ __(
				'Rueda can fetch them from the site where they are. That site then sees the address of your server. Fetch only images that you may use.',
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
