import { __, sprintf } from '@wordpress/i18n';
import type { Notice } from './lint';

/** The text of a notice. Areas without a name have another notice before. */
export function noticeText( { code, names, number }: Notice ): string {
	const [ name = '', other = '' ] = names.map(
		( one ) => one || __( '(no name)', 'rueda' )
	);
	switch ( code ) {
		case 'no-title':
			return __(
				'The wheel has no title, so visitors do not see a button to start it.',
				'rueda'
			);
		case 'no-areas':
			return __( 'The wheel has no areas to rate.', 'rueda' );
		case 'no-label':
			return __(
				'An area has no name, so visitors are not asked about it.',
				'rueda'
			);
		case 'older':
			return __(
				'This wheel uses older blocks. It works; the first button in the list’s toolbar converts them to newer ones.',
				'rueda'
			);
		case 'range':
			return __(
				'The highest rating is not higher than the lowest.',
				'rueda'
			);
		case 'too-many-areas':
			return __(
				'Reports of more than 100 areas cannot be saved. Remove some areas.',
				'rueda'
			);
		case 'many-areas':
			return manyAreasText( number );
		case 'many-choices':
			return manyChoicesText( number, name );
		case 'same-color':
			return sameColorText( name, other );
		case 'pale-color':
			return paleColorText( name, number );
		case 'same-label':
		case 'area-range':
		case 'broken-link':
		case 'dead-link':
			return areaText( code, name );
	}
}

/** The text of a notice about one area. */
function areaText(
	code: 'same-label' | 'area-range' | 'broken-link' | 'dead-link',
	name: string
): string {
	switch ( code ) {
		case 'same-label':
			return sprintf(
				/* translators: %s: name of a life area. */
				__( 'Two areas are named “%s”.', 'rueda' ),
				name
			);
		case 'area-range':
			return sprintf(
				/* translators: %s: name of a life area. */
				__(
					'The highest rating of “%s” is not higher than its lowest.',
					'rueda'
				),
				name
			);
		case 'broken-link':
			return sprintf(
				/* translators: %s: name of a life area. */
				__( 'The link of “%s” does not work.', 'rueda' ),
				name
			);
		case 'dead-link':
			return sprintf(
				/* translators: %s: name of a life area. */
				__(
					'The link of “%s” opens a page of this site that visitors cannot view.',
					'rueda'
				),
				name
			);
	}
}

function manyAreasText( number: number ): string {
	return sprintf(
		/* translators: %d: number of life areas, more than 24. */
		__(
			'%d areas are a lot: few visitors finish a wheel with more than 24.',
			'rueda'
		),
		number
	);
}

function manyChoicesText( number: number, name: string ): string {
	return name
		? sprintf(
				/* translators: 1: number of choices, more than 11. 2: name of a life area. */
				__(
					'%1$d buttons in “%2$s” are a lot. With more than 11, a slider is easier.',
					'rueda'
				),
				number,
				name
			)
		: sprintf(
				/* translators: %d: number of choices, more than 11. */
				__(
					'%d buttons are a lot. With more than 11, a slider is easier.',
					'rueda'
				),
				number
			);
}

function sameColorText( name: string, other: string ): string {
	return sprintf(
		/* translators: 1, 2: names of life areas. */
		__(
			'The colors of “%1$s” and “%2$s” are hard to tell apart.',
			'rueda'
		),
		name,
		other
	);
}

function paleColorText( name: string, contrast: number ): string {
	return sprintf(
		/* translators: 1: name of a life area. 2: contrast, such as 1.9. */
		__(
			'The color of “%1$s” is hard to see on your theme’s background: its contrast is %2$s to 1 and should be at least 3 to 1.',
			'rueda'
		),
		name,
		( Math.floor( contrast * 10 ) / 10 ).toLocaleString(
			document.documentElement.lang || undefined
		)
	);
}
