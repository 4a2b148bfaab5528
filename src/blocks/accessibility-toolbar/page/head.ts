/*
 * Printed into the head, so that a stored choice applies before the first paint. To stay small it checks an entry only
 * roughly; the toolbar's own script undoes what was wrong.
 */
import type { Entry } from '../rules/storage';
import { storedName } from '../rules/stored-name';
import type { Config } from './config';

type Stored = Entry & { readonly v: unknown };

/** The server prints it in the same element. */
declare const ruedaToolbar: Config;

try {
	const { hours, on, off, media, schemes } = ruedaToolbar;
	// What is no entry ends in `catch`, or later.
	// eslint-disable-next-line @typescript-eslint/no-unsafe-argument, @typescript-eslint/no-unsafe-type-assertion
	const entry = JSON.parse( localStorage[ 'rueda-a11y' ] ) as Stored;
	const { text: size, scheme } = entry;
	const root = document.documentElement;
	const toggle = ( name: string, isOn: boolean ) =>
		isOn &&
		! off.includes( name ) &&
		root.classList.toggle( `rueda-a11y-${ name }`, true );

	if (
		entry.v === 1 &&
		entry.expires > Date.now() &&
		hours &&
		( ! media || matchMedia( media ).matches )
	) {
		const base = getComputedStyle( root ).fontSize;
		// WordPress takes a `<` in content for the start of a tag and rewrites each `&`, so both are avoided.
		if ( toggle( 'text', size > 119 && 201 > size ) ) {
			root.style.cssText += `;--rueda-text-root:${ base };--rueda-text-scale:${
				size / 100
			}`;
			root.dataset[ 'ruedaText' ] = `${ size }`;
		}
		if ( toggle( scheme, scheme !== 'none' ) ) {
			// A link found by the parser delays the first paint; a link added by a script would not.
			document.write(
				`<link rel=stylesheet id=rueda-schemes href="${ schemes }">`
			);
			// After a while the page is shown anyway; the toolbar loads the style sheet again.
			setTimeout( () => {
				const link =
					root.querySelector< HTMLLinkElement >( '#rueda-schemes' );
				if ( ! link?.sheet ) {
					link?.remove();
				}
			}, 5000 );
		}
		for ( const id of on ) {
			toggle( id, entry[ storedName( id ) ] );
		}
		toggle( 'hidden', entry.hidden );
	}
} catch {
	// Nothing is stored, or storage is blocked: the page stays as it is.
}
