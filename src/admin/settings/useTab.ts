import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

interface TabState {
	readonly current: string;
	/** Where the user wants to go, if that would lose changes. */
	readonly wanted: string | null;
	readonly go: ( name: string ) => void;
	readonly leave: () => void;
	readonly stay: () => void;
	readonly tellUnsaved: ( isUnsaved: boolean ) => void;
}

const nameInAddress = (): string | null =>
	new URLSearchParams( window.location.search ).get( 'tab' );

/** The open tab. It is in the address too, so that tabs can be linked and the back button works. */
export function useTab(
	names: readonly [ string, ...string[] ],
	addressOf: ( name: string ) => string
): TabState {
	const known = ( name: string | null ): string =>
		names.find( ( one ) => one === name ) ?? names[ 0 ];
	const [ current, setCurrent ] = useState( () => known( nameInAddress() ) );
	const [ wanted, setWanted ] = useState< string | null >( null );
	const isUnsaved = useRef( false );

	const show = ( name: string ) => {
		window.history.pushState( null, '', addressOf( name ) );
		setWanted( null );
		setCurrent( name );
	};
	const go = ( name: string ) => {
		if ( name === current ) {
			return;
		}
		if ( isUnsaved.current ) {
			setWanted( name );
		} else {
			show( name );
		}
	};

	const onBack = () => {
		const name = known( nameInAddress() );
		if ( name === current ) {
			return;
		}
		if ( isUnsaved.current ) {
			// The browser has changed the address already, so it is set back to the tab that is still open.
			window.history.pushState( null, '', addressOf( current ) );
			setWanted( name );
		} else {
			setCurrent( name );
		}
	};
	useBack( onBack );

	const tellUnsaved = useCallback( ( is: boolean ) => {
		isUnsaved.current = is;
	}, [] );

	return {
		current,
		wanted,
		go,
		leave: () => {
			if ( wanted !== null ) {
				show( wanted );
			}
		},
		stay: () => setWanted( null ),
		tellUnsaved,
	};
}

/** Calls the latest `onBack` when the browser has gone back or forward. */
function useBack( onBack: () => void ): void {
	const latest = useRef( onBack );
	latest.current = onBack;
	useEffect( () => {
		const listen = () => latest.current();
		window.addEventListener( 'popstate', listen );
		return () => window.removeEventListener( 'popstate', listen );
	}, [] );
}
