import { clearState } from './page/state-classes';
import { prepareSkipLink } from './page/skip-link';
import { startToolbar } from './page/toolbar';

const [ first, ...others ] = document.querySelectorAll< HTMLElement >(
	'.wp-block-rueda-accessibility-toolbar'
);
const config = window.ruedaToolbar;

prepareSkipLink();
if ( first && config ) {
	startToolbar( first, config );
} else if ( ! first ) {
	// The toolbar is not on this page, for example on another page of a post: a stored choice must not apply, because
	// nobody could undo it.
	clearState( document.documentElement );
}
// One toolbar is enough for a page; those in widgets and template parts are removed.
for ( const other of config ? others : [ first, ...others ] ) {
	other?.toggleAttribute( 'hidden', true );
	other?.toggleAttribute( 'inert', true );
	other?.removeAttribute( 'id' );
}
