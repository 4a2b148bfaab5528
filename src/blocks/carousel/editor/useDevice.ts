import { type Store, useDispatch, useSelect } from '@wordpress/data';
import { DEVICES } from '../rules/settings';

interface Selectors {
	getDeviceType: () => string;
}

interface Actions {
	setDeviceType: ( device: string ) => void;
}

// By name: the Widgets screen has no such store, and WordPress warns when a block brings the package there.
const EDITOR: Store< Selectors | undefined, Actions | undefined > = {
	name: 'core/editor',
};

/** The device that the canvas shows, by its name in the settings, and a way to show another one. */
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
