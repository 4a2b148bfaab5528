import { isYes, numberIn } from '../../../frontend/values/saved-settings';
import { textOf } from '../../../frontend/values/field';
import type { Fields } from '../../../frontend/values/values';

const SPEED = 0.5;

export interface SectionSettings {
	readonly isMoving: boolean;
	readonly speed: number;
	readonly isStretched: boolean;
	/** A selector; empty for the window. */
	readonly container: string;
}

/** The speed of the image, from -1 to 2. Anything but a finite number becomes the default. */
export function speedOf( value: unknown ): number {
	return Math.min( 2, Math.max( -1, numberIn( value ) ?? SPEED ) );
}

export function sectionSettings( fields: Fields ): SectionSettings {
	return {
		isMoving: isYes( fields[ 'parallax' ] ),
		speed: speedOf( fields[ 'speed' ] ),
		isStretched: isYes( fields[ 'stretch_element' ] ),
		container: textOf( fields[ 'stretch_container' ] ).trim(),
	};
}
