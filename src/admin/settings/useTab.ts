import { useCallback, useEffect, useRef, useState } from '@wordpress/element';

interface TabState {
	readonly current: string;
	/** Where somebody wants to go who would lose changes on the way. */
	readonly wanted: string | null;
	readonly go: ( name: string ) => void;
	readonly leave: () => void;
	readonly stay: () => void;
	readonly tellUnsaved: ( isUnsaved: boolean ) => void;
}

const nameInAddress = (): string | null =>
	new URLSearchParams( window.location.search ).get( 'tab' );

/** Which tab is open. The address says it too, so tabs can be linked to, and "back" goes back. */
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
			// The browser has gone already; the address goes back to what is still shown.
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

/** Calls the newest `onBack` when the browser has gone back or forward. */
function useBack( onBack: () => void ): void {
	const latest = useRef( onBack );
	latest.current = onBack;
	useEffect( () => {
		const listen = () => latest.current();
		window.addEventListener( 'popstate', listen );
		return () => window.removeEventListener( 'popstate', listen );
	}, [] );
}
