import { __ } from '@wordpress/i18n';

/** The areas of a chart with sample data. */
export const areaNames = (): string[] => [
	__( 'Health', 'rueda' ),
	__( 'Family', 'rueda' ),
	__( 'Work', 'rueda' ),
	__( 'Friends', 'rueda' ),
	__( 'Money', 'rueda' ),
	__( 'Fun', 'rueda' ),
	__( 'Learning', 'rueda' ),
	__( 'Home', 'rueda' ),
];
