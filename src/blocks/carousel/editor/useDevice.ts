import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { DEVICES } from '../rules/settings';

/** The device that the canvas shows, by its name in the settings, and a way to show another one. */
export function useDevice(): readonly [ string, ( device: string ) => void ] {
	const shown = useSelect(
		( select ) => select( editorStore ).getDeviceType(),
		[]
	);
	const { setDeviceType } = useDispatch( editorStore );
	const device =
		DEVICES.find( ( { name } ) => name === shown.toLowerCase() )?.name ??
		'';
	return [
		device,
		( name ) =>
			setDeviceType(
				name
					? name.charAt( 0 ).toUpperCase() + name.slice( 1 )
					: 'Desktop'
			),
	];
}
