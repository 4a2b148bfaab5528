import { SECTION_SPEED } from '../../../definitions/section';
import { sensitivityOf } from '../../../frontend/scroll/sensitivity';
import { isYes, numberIn } from '../../../frontend/values/saved-settings';
import { textOf } from '../../../frontend/values/field';
import type { Fields } from '../../../frontend/values/values';

export interface SectionSettings {
	readonly isMoving: boolean;
	readonly speed: number;
	readonly sensitivity: number;
	readonly isStretched: boolean;
	/** A selector; empty for the window. */
	readonly container: string;
}

/** The speed of the image within its limits. Anything but a finite number becomes the default. */
export function speedOf( value: unknown ): number {
	const { min, max, initial } = SECTION_SPEED;
	return Math.min( max, Math.max( min, numberIn( value ) ?? initial ) );
}

export function sectionSettings( fields: Fields ): SectionSettings {
	return {
		isMoving: isYes( fields[ 'parallax' ] ),
		speed: speedOf( fields[ 'speed' ] ),
		sensitivity: sensitivityOf( fields[ 'sensitivity' ] ),
		isStretched: isYes( fields[ 'stretch_element' ] ),
		container: textOf( fields[ 'stretch_container' ] ).trim(),
	};
}
