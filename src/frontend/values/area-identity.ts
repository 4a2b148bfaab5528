import { textOf } from './values';

type AreaAttributes = Readonly< Record< string, unknown > >;

/** The name under which an area's statistics are counted, the same as in includes/Wheel/Area.php. */
export const identityOf = ( { areaId, label }: AreaAttributes ): string =>
	textOf( areaId ) || textOf( label );
