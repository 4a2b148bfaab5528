import { tellStatus } from '../../../frontend/values/block-status';
import { savedSettings } from '../../../frontend/values/saved-settings';
import { sectionSettings, type SectionSettings } from '../rules/settings';
import { resetStretch } from './place';
import { keepStretched } from './stretching';

const STRETCHED = 'is-stretched';

/** Applies the settings of a section, and again when another script changes them. */
export function startSection(
	root: HTMLElement,
	keepMoving:
		| ( ( root: HTMLElement, settings: SectionSettings ) => () => void )
		| undefined
): void {
	let stops: Array< () => void > = [];
	const begin = () => {
		stops.forEach( ( stop ) => stop() );
		const settings = sectionSettings( savedSettings( root ) );
		const { isMoving, isStretched, container } = settings;
		root.classList.toggle( STRETCHED, isStretched );
		stops = [];
		if ( isStretched ) {
			stops.push( keepStretched( root, container ) );
		} else {
			resetStretch( root );
		}
		if ( isMoving && keepMoving ) {
			stops.push( keepMoving( root, settings ) );
		}
	};
	begin();
	tellStatus< 'section' >( root, 'ready' );
	new MutationObserver( begin ).observe( root, {
		attributeFilter: [ 'data-settings' ],
	} );
}
