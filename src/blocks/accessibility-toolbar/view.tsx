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
	// A post in several parts, say: nobody could take back what the script in the head has made of a stored choice.
	clearState( document.documentElement );
}
// One toolbar is enough for a page: those of a widget area or of a theme's part come on top of the page's own.
for ( const other of config ? others : [ first, ...others ] ) {
	other?.toggleAttribute( 'hidden', true );
	other?.toggleAttribute( 'inert', true );
	other?.removeAttribute( 'id' );
}
