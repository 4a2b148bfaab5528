import { __ } from '@wordpress/i18n';
import {
	Component,
	createRoot,
	flushSync,
	useLayoutEffect,
} from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import type { IslandProps } from './island';

/** Replaces the server's markup by the app, as soon as React has something to show. */
export function mount(
	name: string,
	App: ComponentType< IslandProps >,
	props: IslandProps
): void {
	const { root } = props;
	const app = createRoot( root, {
		onRecoverableError: ( error ) => {
			console.error( `Rueda: ${ name } recovered from an error.`, error );
		},
	} );
	// At once, because a press in between would reach neither the server's button nor the app's.
	flushSync( () =>
		app.render(
			<ErrorBoundary>
				<FocusKeeper root={ root } focus={ focusIn( root ) }>
					<App { ...props } />
				</FocusKeeper>
			</ErrorBoundary>
		)
	);
}

interface Focus {
	/** The `data-rueda-press` name of the control; the app's control has the same name. */
	readonly name: string | null;
}

/** Finds the focus in the markup that is replaced, so that keyboard users do not start at the top of the page again. */
function focusIn( root: HTMLElement ): Focus | null {
	const active = root.ownerDocument.activeElement;
	return active && active !== root && root.contains( active )
		? { name: active.getAttribute( 'data-rueda-press' ) }
		: null;
}

interface FocusKeeperProps {
	readonly root: HTMLElement;
	readonly focus: Focus | null;
	readonly children: ReactNode;
}

function FocusKeeper( { root, focus, children }: FocusKeeperProps ) {
	useLayoutEffect( () => {
		if ( ! focus || root.contains( root.ownerDocument.activeElement ) ) {
			return;
		}
		const focusTarget =
			focus.name !== null &&
			root.querySelector< HTMLElement >(
				`[data-rueda-press="${ CSS.escape( focus.name ) }"]`
			);
		if ( focusTarget ) {
			focusTarget.focus( { preventScroll: true } );
			return;
		}
		root.tabIndex = -1;
		root.focus( { preventScroll: true } );
		// Only at the beginning; later the app moves the focus.
	}, [] ); // eslint-disable-line react-hooks/exhaustive-deps
	return children;
}

interface BoundaryProps {
	readonly children: ReactNode;
}

/** Without it, one error would remove the whole block. React reports the error to the console. */
class ErrorBoundary extends Component< BoundaryProps, { failed: boolean } > {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		if ( ! this.state.failed ) {
			return this.props.children;
		}
		return (
			<div className="rueda-island-notice">
				<span role="alert">
					{ __(
						'Something went wrong in this part of the page.',
						'rueda'
					) }
				</span>{ ' ' }
				<button
					type="button"
					className="wp-element-button"
					onClick={ () => this.setState( { failed: false } ) }
				>
					{ __( 'Try again', 'rueda' ) }
				</button>
			</div>
		);
	}
}
