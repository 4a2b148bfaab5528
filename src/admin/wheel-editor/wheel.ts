import type { EditorBlock } from '@wordpress/block-editor';
import { labelText } from '../../frontend/values/label-text';
import { identityOf } from '../../frontend/values/area-identity';
import { textOf } from '../../frontend/values/values';
import type { CountedArea } from './changes';
import type { CheckedArea, CheckedWheel } from './lint';
import type { Settings } from './settings';

/** The content of the canvas for the checks. Blocks are recognised by their names after the slash. */
export function wheelOf(
	title: unknown,
	blocks: readonly EditorBlock[],
	settings: Settings,
	surroundings: Pick< CheckedWheel, 'background' | 'dead' >
): CheckedWheel {
	const list = listIn( blocks );
	return {
		...settings,
		...surroundings,
		title: labelText( title ),
		list: list?.clientId ?? null,
		isOlder: list?.name.startsWith( 'wheeloflife/' ) ?? false,
		areas: list?.innerBlocks.map( areaOf ) ?? [],
	};
}

/** The first list, at any depth, because an author may have put it into a group. */
function listIn( blocks: readonly EditorBlock[] ): EditorBlock | null {
	for ( const block of blocks ) {
		const found = block.name.endsWith( '/add-wheels' )
			? block
			: listIn( block.innerBlocks );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/** The areas as reports count them, each with its range. */
export function countedAreas(
	blocks: readonly EditorBlock[],
	{ min, max }: Settings
): CountedArea[] {
	return (
		listIn( blocks )?.innerBlocks.map( ( { attributes } ) => ( {
			identity: labelText( identityOf( attributes ) ),
			label: labelText( attributes[ 'label' ] ),
			min: numberOrNothing( attributes[ 'minValue' ] ) ?? min,
			max: numberOrNothing( attributes[ 'maxValue' ] ) ?? max,
		} ) ) ?? []
	);
}

function areaOf( { clientId, attributes }: EditorBlock ): CheckedArea {
	return {
		clientId,
		label: labelText( attributes[ 'label' ] ),
		color: textOf( attributes[ 'lengendColor' ] ),
		link: textOf( attributes[ 'link' ] ),
		min: numberOrNothing( attributes[ 'minValue' ] ),
		max: numberOrNothing( attributes[ 'maxValue' ] ),
	};
}

const numberOrNothing = ( value: unknown ): number | undefined =>
	typeof value === 'number' ? value : undefined;
