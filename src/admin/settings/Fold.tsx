import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { isFoldOpen, rememberFold } from './folds';

interface FoldProps {
	/** Part of its id, so that an address can lead to it: #rueda-fold-tools. */
	readonly name: string;
	readonly title: string;
	readonly isOpenAtFirst?: boolean;
	/** Inside another one. */
	readonly isInner?: boolean;
	readonly children: ReactNode;
}

/**
 * Settings that can be folded away. The browser finds words in what is closed; an invalid field and the address open
 * it.
 */
export function Fold( {
	name,
	title,
	isOpenAtFirst = false,
	isInner = false,
	children,
}: FoldProps ) {
	const root = useRef< HTMLDetailsElement >( null );
	// React changes the element only when this changes, so the browser may open and close it.
	const [ wasOpen ] = useState( () => isFoldOpen( name, isOpenAtFirst ) );
	useEffect( () => {
		const follow = () => {
			const target = document.getElementById(
				decodeURIComponent( window.location.hash.slice( 1 ) )
			);
			if ( target && root.current?.contains( target ) ) {
				root.current.open = true;
				target.scrollIntoView();
			}
		};
		follow();
		window.addEventListener( 'hashchange', follow );
		return () => window.removeEventListener( 'hashchange', follow );
	}, [] );
	return (
		<details
			ref={ root }
			id={ `rueda-fold-${ name }` }
			className={ `rueda-settings__fold${ isInner ? ' is-inner' : '' }` }
			open={ wasOpen }
			onToggle={ ( { currentTarget } ) =>
				rememberFold( name, currentTarget.open )
			}
			onInvalidCapture={ ( { currentTarget } ) => {
				// At once, because the browser puts the focus into the field next.
				currentTarget.open = true;
			} }
		>
			<summary>{ isInner ? title : <h3>{ title }</h3> }</summary>
			<div
				role="group"
				aria-label={ title }
				className="rueda-settings__group"
			>
				{ children }
			</div>
		</details>
	);
}
