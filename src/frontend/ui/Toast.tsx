import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { RefObject } from 'react';
import { CloseButton } from './CloseButton';

export interface ToastProps {
	readonly text: string;
	readonly kind: 'success' | 'error';
	/** Gets the focus if it was in the message. */
	readonly opener: RefObject< HTMLElement >;
	readonly onClose: () => void;
}

const SHOWN = 5000;
/** In milliseconds, so that a visitor who has just looked away can look again. */
const LEAST = 1000;

/** Shows a text at the bottom of the window for a while. The caller also shows it in a place that stays. */
export function Toast( { text, kind, opener, onClose }: ToastProps ) {
	const box = useRef< HTMLDivElement >( null );
	const said = useSaidAnew( text );
	const [ isPointedAt, setPointedAt ] = useState( false );
	const [ isFocused, setFocused ] = useState( false );
	useTimeout( isPointedAt || isFocused, onClose );

	useLayoutEffect( () => {
		const toast = box.current;
		const next = opener.current;
		// Above an open dialog, and at the edge of the window. Older browsers show it in its place.
		if ( toast && 'popover' in toast ) {
			toast.popover = 'manual';
			toast.showPopover();
		}
		return () => {
			if ( toast?.contains( toast.ownerDocument.activeElement ) ) {
				next?.focus();
			}
		};
	}, [ opener ] );

	return (
		<div
			ref={ box }
			className={ `rueda-toast is-${ kind }` }
			onPointerEnter={ () => setPointedAt( true ) }
			onPointerLeave={ () => setPointedAt( false ) }
			onFocus={ () => setFocused( true ) }
			onBlur={ () => setFocused( false ) }
		>
			<p
				className="rueda-toast__text"
				role={ kind === 'error' ? 'alert' : 'status' }
			>
				{ said }
			</p>
			<CloseButton onClick={ onClose } />
		</div>
	);
}

/** Live regions announce changes, not their first content. */
function useSaidAnew( text: string ): string {
	const [ said, setSaid ] = useState( '' );
	useEffect( () => setSaid( text ), [ text ] );
	return said;
}

function useTimeout( isHeld: boolean, onEnd: () => void ): void {
	const left = useRef( SHOWN );
	const end = useRef( onEnd );
	end.current = onEnd;
	useEffect( () => {
		if ( isHeld ) {
			return undefined;
		}
		const began = performance.now();
		const timer = setTimeout( () => end.current(), left.current );
		return () => {
			clearTimeout( timer );
			left.current = Math.max(
				LEAST,
				left.current - ( performance.now() - began )
			);
		};
	}, [ isHeld ] );
}
