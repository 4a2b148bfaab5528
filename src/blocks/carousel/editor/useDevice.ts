import { type Store, useDispatch, useSelect } from '@wordpress/data';
import { DEVICES } from '../rules/settings';

interface Selectors {
	getDeviceType: () => string;
}

interface Actions {
	setDeviceType: ( device: string ) => void;
}

// Named by a string, because the Widgets screen has no such store and WordPress warns if a block loads its package.
const EDITOR: Store< Selectors | undefined, Actions | undefined > = {
	name: 'core/editor',
};

/** The device that the canvas shows, and a function to change it. */
export function useDevice(): readonly [ string, ( device: string ) => void ] {
	const shown = useSelect(
		( select ) => select( EDITOR )?.getDeviceType() ?? '',
		[]
	);
	const actions = useDispatch( EDITOR );
	const device =
		DEVICES.find( ( { name } ) => name === shown.toLowerCase() )?.name ??
		'';
	return [
		device,
		( name ) =>
			actions?.setDeviceType(
				name
					? name.charAt( 0 ).toUpperCase() + name.slice( 1 )
					: 'Desktop'
			),
	];
}
