import { textOf } from './values';

type AreaAttributes = Readonly< Record< string, unknown > >;

/** By what the figures of an area are counted: as the server has it, in includes/Wheel/Area.php. */
export const identityOf = ( { areaId, label }: AreaAttributes ): string =>
	textOf( areaId ) || textOf( label );
