/**
 * The rules for styles: those of wp-scripts, then ours, each with its reason.
 */
module.exports = {
	extends: '@wordpress/stylelint-config/scss-stylistic',
	plugins: [ 'stylelint-use-logical' ],
	reportDescriptionlessDisables: true,
	rules: {
		// margin-inline-start serves right-to-left readers at no cost; margin-left has to be mirrored.
		'csstools/use-logical': 'always',
		// A theme has to be able to overrule us, and with !important it cannot.
		'declaration-no-important': [ true, { reportDisables: true } ],
		// Two blocks of one kind may stand on a page, and an id outweighs any theme.
		'selector-max-id': 0,
		// At most a block's class, a part's and a state: what is heavier is hard to restyle. (Ids, classes, elements.)
		'selector-max-specificity': '0,4,1',
		// Classes are .wp-block-rueda-wheel__legend and .is-hidden: the block's own prefix, then part and state.
		'selector-class-pattern': null,
		// Comments are sentences, and names of properties are long.
		'@stylistic/max-line-length': 120,
		// Parts and states stand together by what they belong to, not by their weight.
		'no-descending-specificity': null,
		// A block sits in a sidebar as well as across the page: it asks how wide its container is, not the window.
		'media-feature-name-disallowed-list': [
			'max-width',
			'min-width',
			'max-device-width',
			'min-device-width',
		],
	},
	overrides: [
		{
			// What a visitor chose in the toolbar, paper and forced colours come before the theme. Each file says why.
			files: [
				'src/blocks/accessibility-toolbar/**/*.scss',
				'src/**/_important.scss',
				'includes/Report/styles/print.css',
			],
			rules: { 'declaration-no-important': true },
		},
	],
};
