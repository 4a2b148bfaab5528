/** One toolbar on the page: its buttons, what is stored, and other tabs. */
import { tellStatus } from '../../../frontend/values/block-status';
import { isAtEnd, OFF, press, type State, without } from '../rules/state';
import { KEY } from '../rules/storage';
import { actionOf, makeButtons } from './buttons';
import { type Config, isOnThisDevice } from './config';
import { clearState } from './state-classes';
import { makeLook } from './look';
import { makeMemory } from './memory';
import { uncoverFocus, makePanel } from './panel';
import { focusContent, placeFirst } from './skip-link';

const HIDDEN = 'rueda-a11y-hidden';

const ADDRESS = '#rueda-accessibility';

interface Choices {
	readonly act: ( button: HTMLElement ) => void;
	readonly hide: ( isHidden: boolean ) => void;
	/** Called before the buttons are shown. */
	readonly prepare: () => void;
}

/** Null after a reset: nothing is stored then. */
function keep(
	memory: ReturnType< typeof makeMemory >,
	state: State | null,
	isHidden: boolean
): void {
	if ( state ) {
		memory.write( state, isHidden );
	} else {
		memory.forget();
	}
}

/**
 * The visitor's choices on this page, in the browser and in its other tabs.
 * They end on a device without the toolbar, because nobody could undo them there.
 */
function makeChoices( toolbar: HTMLElement, config: Config ): Choices {
	const memory = makeMemory( config.hours );
	const buttons = makeButtons( toolbar );
	const look = makeLook( config, () => {
		// The stored choice stays, because the next page may be able to load the schemes.
		if ( state.scheme !== 'none' ) {
			apply( { ...state, scheme: 'none' } );
			buttons.sayMissing();
		}
	} );
	let state: State = OFF;
	let isHidden = false;
	let isFirst = true;

	const apply = ( next: State ) => {
		state = next;
		buttons.show( state );
		look.show( state );
	};
	const showHidden = ( hidden: boolean ) => {
		isHidden = hidden;
		document.documentElement.classList.toggle( HIDDEN, hidden );
	};
	const recall = () => {
		toolbar.hidden = ! isOnThisDevice( config );
		const entry = memory.read();
		if ( entry?.expires === 0 && isFirst ) {
			// Without a valid choice the page stays as it is.
			clearState( document.documentElement );
		} else if ( entry ) {
			showHidden( entry.hidden );
			apply( toolbar.hidden ? OFF : without( entry, config ) );
		} else if ( toolbar.hidden && ! isFirst ) {
			apply( OFF );
		}
		isFirst = false;
	};
	recall();
	followOthers( config, recall );

	return {
		prepare: look.prepare,
		act( button ) {
			const action = actionOf( button );
			const before = state;
			if ( ! isAtEnd( before, action ) ) {
				apply( press( before, action ) );
				keep( memory, action === 'reset' ? null : state, isHidden );
			}
			buttons.say( button, before, state );
		},
		hide( hidden ) {
			// A link to the toolbar leaves a visible button as it is, and then nothing is stored.
			if ( hidden !== isHidden ) {
				showHidden( hidden );
				memory.write( state, hidden );
			}
		},
	};
}

/** Follows changes in other tabs, pages from the browser's back/forward cache, and new window widths. */
function followOthers( { media }: Config, recall: () => void ): void {
	window.addEventListener( 'storage', ( { key } ) => {
		if ( key === KEY || key === null ) {
			recall();
		}
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			recall();
		}
	} );
	if ( media ) {
		window.matchMedia( media ).addEventListener( 'change', recall );
	}
}

export function startToolbar( toolbar: HTMLElement, config: Config ): void {
	const choices = makeChoices( toolbar, config );
	toolbar.addEventListener( 'click', ( { target } ) => {
		const button =
			target instanceof Element &&
			target.closest< HTMLElement >( '[data-action]' );
		if ( button ) {
			choices.act( button );
		}
	} );
	for ( const button of toolbar.querySelectorAll( 'button' ) ) {
		button.disabled = false;
	}
	const toggle = toolbar.querySelector< HTMLButtonElement >(
		'.rueda-a11y__toggle'
	);
	if ( ! toggle ) {
		choices.prepare();
		tellStatus< 'toolbar' >( toolbar, 'open' );
		return;
	}
	placeFirst( toolbar );
	const close = makePanel( toolbar, toggle, choices.prepare );
	uncoverFocus( toolbar, toggle );
	toolbar
		.querySelector( '.rueda-a11y__hide' )
		?.addEventListener( 'click', () => {
			close();
			choices.hide( true );
			focusContent();
		} );

	const bringBack = () => {
		choices.hide( false );
		toggle.focus();
	};
	document.addEventListener( 'click', ( event ) => {
		const { target } = event;
		const link = target instanceof Element && target.closest( 'a' );
		if (
			link &&
			link.href === window.location.href.replace( /#.*|$/, ADDRESS )
		) {
			event.preventDefault();
			bringBack();
		}
	} );
	if ( window.location.hash === ADDRESS ) {
		bringBack();
		// After loading, browsers move the focus to the target of the address, so it is set again.
		window.addEventListener( 'load', () => toggle.focus() );
	}
}
