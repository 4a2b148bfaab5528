import type { Type } from '../rules/attributes';

const line = 'M3 8.5h18v7H3z';

/** The frame of a field with a sign for its type. */
const inside: Readonly< Record< Type, string > > = {
	text: `${ line }M6 10.5v3`,
	email: 'M3 6.5h18v11H3zM3 7l9 6.5L21 7',
	url: `${ line }M7 12h10`,
	tel: 'M8 3.5h8v17H8zM11 18h2',
	number: `${ line }M15 11l1.5-1.5L18 11M15 13l1.5 1.5L18 13`,
	range: 'M3 12h18M14 8.5v7',
	date: 'M4 5.5h16v14H4zM4 9.5h16M8.5 3.5v4M15.5 3.5v4',
	textarea: 'M3 5.5h18v13H3zM6 9h12M6 12h12M6 15h7',
	select: `${ line }M15 11l1.75 2L18.5 11`,
	checkbox: 'M5 5h14v14H5zM8.5 12l2.5 2.5L16 9.5',
	radio: 'M12 4.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 0 1 0-15zM12 11v2',
	acceptance: 'M3.5 8h8v8h-8zM5.5 12l1.5 1.5L10 10.5M14 10h7M14 14h5',
	quiz: 'M9 9a3 3 0 1 1 4 2.8c-.8.3-1 .9-1 1.7M12 17v.5',
	captcha: 'M3 6.5h18v11H3zM6 14l3-5 3 5 3-5 3 5',
	file: 'M12 16V5M8 9l4-4 4 4M4 15v4h16v-4',
	hidden: 'M3 8.5h4M10 8.5h4M17 8.5h4M3 15.5h4M10 15.5h4M17 15.5h4',
	count: `${ line }M7 10.5v3M11 10.5v3M15 10.5v3`,
	response: 'M4 5.5h16v10h-9l-4 4v-4H4z',
};

export const iconOf = ( type: Type ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d={ inside[ type ] }
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
