import { stretch } from '../rules/stretch';

const SIDES = [ 'left', 'right' ] as const;

/** Reads where a stretched section has to be. Returns a function that puts it there. */
export function measureStretch(
	root: HTMLElement,
	selector: string
): () => void {
	// Without the earlier stretching, which would change the margins.
	resetStretch( root );
	const style = getComputedStyle( root );
	const rtl = style.direction === 'rtl';
	const box = root.getBoundingClientRect();
	const container = containerOf( selector );
	// Inside zoomed or transformed elements, its visible size differs from its style.
	const scale = box.width / pixels( style.width ) || 1;
	const moved = rtl ? -pixels( style.right ) : pixels( style.left );
	const { width, side, offset } = stretch( {
		...( container
			? innerBox( container )
			: { containerLeft: 0, containerWidth: pageWidth() } ),
		// Without the shift that applies now.
		elementLeft: box.left - moved * scale,
		elementWidth: box.width,
		fixed: isFixed( root ),
		rtl,
	} );
	return () => {
		// A container that is not shown has no width.
		if ( width > 0 ) {
			root.style.setProperty( '--stretch-width', `${ width / scale }px` );
			root.style.setProperty(
				`--stretch-${ side }`,
				`${ offset / scale }px`
			);
		}
	};
}

export function resetStretch( root: HTMLElement ): void {
	for ( const name of [ 'width', ...SIDES ] ) {
		root.style.removeProperty( `--stretch-${ name }` );
	}
}

/** Null for the window: no selector was given, it is invalid, or nothing matches. */
export function containerOf( selector: string ): Element | null {
	try {
		return selector ? document.querySelector( selector ) : null;
	} catch {
		return null;
	}
}

/** The width of the window without its scrollbar. */
const pageWidth = (): number => document.documentElement.clientWidth;

function innerBox( container: Element ) {
	const { left } = container.getBoundingClientRect();
	return {
		containerLeft: left + container.clientLeft,
		containerWidth: container.clientWidth,
	};
}

function isFixed( root: Element ): boolean {
	for ( let at: Element | null = root; at; at = at.parentElement ) {
		if ( getComputedStyle( at ).position === 'fixed' ) {
			return true;
		}
	}
	return false;
}

const pixels = ( value: string ): number => parseFloat( value ) || 0;
