import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CLASSES } from '../page/config';
import type { Texts } from '../rules/announce';
import type { Layout, Settings } from '../rules/settings';

declare global {
	interface Window {
		/** Printed by includes/Page/Carousel/CarouselTexts.php. */
		readonly ruedaCarouselTexts?: Texts;
	}
}

interface PreviewProps {
	/** The block on the canvas, whose slides are copied. */
	readonly block: () => HTMLElement | null;
	readonly settings: Settings;
	readonly layout: Layout;
	/** The same sizes as on the canvas. */
	readonly style: Readonly< Record< string, string > >;
}

/** What the editor adds to elements. */
const OF_EDITOR = [
	'id',
	'contenteditable',
	'data-block',
	'data-type',
	'tabindex',
	'role',
	'aria-label',
	'draggable',
];

function copyOf( slide: HTMLElement ): HTMLElement {
	// Swiper checks the class of elements, so all elements of the preview belong to the canvas's document.
	const copy = slide.ownerDocument.importNode( slide, true );
	for ( const element of [ copy, ...copy.querySelectorAll( '*' ) ] ) {
		OF_EDITOR.forEach( ( name ) => element.removeAttribute( name ) );
	}
	copy.querySelectorAll( '.block-list-appender' ).forEach( ( appender ) =>
		appender.remove()
	);
	return copy;
}

function div(
	owner: Document,
	name: string,
	...children: readonly Node[]
): HTMLElement {
	const element = owner.createElement( 'div' );
	element.className = name;
	element.append( ...children );
	return element;
}

/** The slides: blocks, or the posts of a Query Loop. */
function slidesOf( block: HTMLElement ): HTMLElement[] {
	const track = `.${ CLASSES.track }`;
	const blocks = block.querySelectorAll< HTMLElement >(
		`${ track } > .${ CLASSES.slide }`
	);
	// WordPress renders the edited post twice and hides one of them.
	const posts = block.querySelectorAll< HTMLElement >(
		`${ track } > .wp-block-query .wp-block-post:not([style*="none"])`
	);
	return [
		...Array.from( blocks, copyOf ),
		...Array.from( posts, ( post ) =>
			div(
				post.ownerDocument,
				CLASSES.slide,
				...copyOf( post ).childNodes
			)
		),
	];
}

/** The carousel's markup as it is on the page before its script runs. */
function copied(
	block: HTMLElement | null,
	owner: Document,
	{ settings, style }: Pick< PreviewProps, 'settings' | 'style' >
): HTMLElement {
	const root = div(
		owner,
		`${ CLASSES.root }${ settings.effect === 'fade' ? ' is-fading' : '' }`,
		div( owner, CLASSES.controls ),
		div(
			owner,
			CLASSES.viewport,
			div( owner, CLASSES.track, ...( block ? slidesOf( block ) : [] ) )
		)
	);
	Object.entries( style ).forEach( ( [ name, value ] ) =>
		root.style.setProperty( name, value )
	);
	return root;
}

/** Runs the page's own carousel on a copy of the slides, because it moves elements. Nothing moves by itself. */
export function Preview( { block, settings, layout, style }: PreviewProps ) {
	const box = useRef< HTMLDivElement >( null );
	const [ failed, setFailed ] = useState( false );
	useEffect( () => {
		const at = box.current;
		const texts = window.ruedaCarouselTexts;
		if ( ! at || ! texts ) {
			return;
		}
		const root = copied( block(), at.ownerDocument, { settings, style } );
		at.replaceChildren( root );

		let end: ( () => void ) | null = null;
		let isOver = false;
		const config = {
			settings: {
				...settings,
				autoplay: false,
				layouts: [ { ...layout, from: 0 } ],
			},
			texts,
		};
		import( /* webpackChunkName: "carousel" */ '../page/start' )
			.then( async ( { start } ) => {
				// The preview may be closed before the script is loaded.
				if ( ! isOver ) {
					end = await start( root, config );
				}
				if ( isOver ) {
					end?.();
				}
			} )
			.catch( () => setFailed( true ) );
		return () => {
			isOver = true;
			end?.();
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- a copy is made once: whoever edits has left the preview.
	}, [] );
	return (
		<>
			<div ref={ box } />
			{ failed && (
				<p>{ __( 'The preview could not be loaded.', 'rueda' ) }</p>
			) }
		</>
	);
}
