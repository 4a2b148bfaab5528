/**
 * The rules for TypeScript and JavaScript: those of wp-scripts and our own, each with its reason.
 */
import { createRequire } from 'node:module';
import wordpress from '@wordpress/scripts/config/eslint.config.cjs';
import {
	libraries,
	outside,
	styles,
	zones,
} from './tools/checks/lib/imports.mjs';

const require = createRequire( import.meta.url );
const fromWordPress = createRequire(
	createRequire(
		require.resolve( '@wordpress/scripts/package.json' )
	).resolve( '@wordpress/eslint-plugin/package.json' )
);
// The same copies that wp-scripts' rules use, because ESLint refuses two plugins with the same name.
const typescript = fromWordPress( 'typescript-eslint' );
const { configs } = fromWordPress( '@wordpress/eslint-plugin' );

const SOURCE = [ 'src/**/*.{ts,tsx}' ];
const TESTS = [ 'src/**/*.test.{ts,tsx}', 'src/**/fixtures.ts' ];
const BROWSER_TESTS = [
	'tests/e2e/**/*.ts',
	'qa/**/*.ts',
	'playwright.config.ts',
];
const TOOLS = [ 'tools/**/*.mjs', 'tests/bench/**/*.mjs', '*.{js,cjs,mjs}' ];

// The entries of the editor and of admin screens, whose imported styles wp-scripts puts into a style sheet.
const ENTRIES = [
	'src/blocks/*/index.{ts,tsx}',
	// The editor's part of each kind of field is in the entry of that block.
	'src/blocks/form-field/kinds/*/index.{ts,tsx}',
	'src/admin/*/index.tsx',
];

// Pure TypeScript that a test calls without a page.
const RULES = [ 'src/**/rules/**/*.{ts,tsx}' ];

// Files that need classes: error boundaries in React, and subclasses for Chart.js and Swiper.
const CLASSES = [
	'src/frontend/loader/mount.tsx',
	'src/frontend/ui/PluginContent.tsx',
	'src/frontend/chart/*.{ts,tsx}',
	'src/blocks/carousel/page/*.ts',
];

// Rules for JSX and hooks, which tools and browser tests do not use.
const WITHOUT_REACT = Object.fromEntries(
	wordpress
		.flatMap( ( { rules = {} } ) => Object.keys( rules ) )
		.filter( ( rule ) => /^(react|react-hooks|jsx-a11y)\//.test( rule ) )
		.map( ( rule ) => [ rule, 'off' ] )
);

const types = [
	{
		selector: 'TSEnumDeclaration',
		message: 'A union of literals is all that an enum is, and no code.',
	},
	{
		selector: 'ClassDeclaration, ClassExpression',
		message:
			'A function and a type do. What needs a class is named in eslint.config.mjs, where rules about classes are on.',
	},
];

export default [
	{
		// Generated and fetched files.
		ignores: [
			'**/dist/**',
			'.cache/**',
			'test-results/**',
			'playwright-report/**',
		],
	},
	...wordpress,
	{
		linterOptions: {
			// A comment that disables nothing must be removed.
			reportUnusedDisableDirectives: 'error',
			reportUnusedInlineConfigs: 'error',
		},
		rules: {
			// Expected failures are values, and console.error is the last resort. Other calls are leftovers.
			'no-console': [ 'error', { allow: [ 'error' ] } ],
			// A stale closure shows wrong results, so this is no warning.
			'react-hooks/exhaustive-deps': [
				'error',
				{ additionalHooks: '^(useSelect|useSuspenseSelect)$' },
			],
			// TypeScript knows the types, and in tools the reader sees them.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-type': 'off',
			'jsdoc/require-returns-type': 'off',
			'jsdoc/require-property-description': 'off',
			// `npm run format` formats files, and another check tests it.
			'prettier/prettier': 'off',
			// Nobody would translate strings of another text domain.
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'rueda' },
			],
			// This rule rejects destructuring, where one line names all parts.
			'@wordpress/no-unused-vars-before-return': 'off',
			// knip checks this for all files at once.
			'import/no-extraneous-dependencies': 'off',
			// Browsers we support give a new tab no opener, and a site may want to know whose link it was.
			'react/jsx-no-target-blank': [ 'error', { allowReferrer: true } ],
		},
	},

	// TypeScript with all that its types know.
	...[
		...typescript.configs.strictTypeCheckedOnly,
		...typescript.configs.stylisticTypeCheckedOnly,
	].map( ( config ) => ( {
		...config,
		files: [ ...SOURCE, ...BROWSER_TESTS ],
	} ) ),
	{
		// A type in a comment would be a second one, so there is none to look up.
		files: [ ...SOURCE, ...BROWSER_TESTS ],
		rules: {
			'jsdoc/no-types': 'error',
			'jsdoc/no-undefined-types': 'off',
		},
	},
	{
		// For users of TypeScript; the check `types` compiles it.
		files: [ 'types/*.d.ts' ],
		languageOptions: {
			parserOptions: { tsconfigRootDir: import.meta.dirname },
		},
	},
	{
		files: [ ...SOURCE, ...BROWSER_TESTS ],
		languageOptions: {
			parserOptions: {
				...( process.env.F_PROJECT
					? { project: './tsconfig.json' }
					: { projectService: true } ),
				tsconfigRootDir: import.meta.dirname,
			},
		},
		rules: {
			// `as` proves nothing: what comes from outside is looked at by a guard or a parser.
			'@typescript-eslint/no-unsafe-type-assertion': 'error',
			// `!` and `any` are the same claim in other clothes.
			'@typescript-eslint/no-non-null-assertion': 'error',
			'@typescript-eslint/no-explicit-any': 'error',
			// Every case of a union has its line, so that a new one cannot be forgotten.
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true },
			],
			// A file that is wanted for its types alone is not fetched by a visitor.
			'@typescript-eslint/consistent-type-imports': 'error',
			// `${ count }` of a number is what a template is for.
			'@typescript-eslint/restrict-template-expressions': [
				'error',
				{ allowNumber: true },
			],
			// WordPress passes handlers that may be async; React ignores what they give back.
			'@typescript-eslint/no-misused-promises': [
				'error',
				{ checksVoidReturn: { attributes: false } },
			],
			// An arrow that hands on a call to nothing reads well: `() => send( event )`.
			'@typescript-eslint/no-confusing-void-expression': [
				'error',
				{ ignoreArrowShorthand: true },
			],
			// The newest packages call deprecated what WordPress 6.5, our floor, still needs to be told.
			'@typescript-eslint/no-deprecated': 'off',
			// The compiler knows better which names exist.
			'no-undef': 'off',
		},
	},

	{
		// As many lines as can be seen at once; tools/checks/functions.mjs holds PHP to the same.
		files: [ ...SOURCE, ...TOOLS ],
		ignores: [ ...TESTS, '**/*.test.mjs' ],
		rules: {
			'max-lines-per-function': [
				'error',
				{
					max: 60,
					skipBlankLines: false,
					skipComments: false,
					IIFEs: true,
				},
			],
		},
	},

	// Which way the arrows run.
	{
		files: SOURCE,
		rules: {
			'no-restricted-imports': 'off',
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: [ styles ] },
			],
			'import/no-restricted-paths': [
				'error',
				{
					zones,
				},
			],
			// A name given once is found everywhere and renamed everywhere.
			'import/no-default-export': 'error',
		},
	},
	{
		// React.lazy and an island's load() ask for a default export.
		files: [ 'src/**/*.tsx' ],
		rules: { 'import/no-default-export': 'off' },
	},
	{
		files: ENTRIES,
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: [ libraries ] },
			],
		},
	},
	{
		// On a page there is one document. Only the editor's canvas is a frame of its own.
		files: [ 'src/frontend/{loader,server,share,ui,values}/*.{ts,tsx}' ],
		rules: { '@wordpress/no-global-active-element': 'off' },
	},
	{
		files: SOURCE,
		ignores: [ ...CLASSES, ...TESTS ],
		rules: {
			'no-restricted-syntax': [ 'error', ...types ],
			// What these find needs a class or an enum, and they look at every value for it.
			'@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			'react/no-direct-mutation-state': 'off',
			'react/require-render-return': 'off',
		},
	},
	{
		files: SOURCE,
		ignores: [ ...CLASSES, ...TESTS, ...ENTRIES ],
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: [ styles, libraries ] },
			],
		},
	},
	{
		files: RULES,
		ignores: TESTS,
		rules: {
			'@typescript-eslint/no-restricted-imports': [
				'error',
				{ patterns: [ styles, libraries, outside ] },
			],
			// The page, the network, the clock and the dice come in as arguments.
			'no-restricted-globals': [
				'error',
				...[
					'window',
					'document',
					'navigator',
					'location',
					'history',
					'localStorage',
					'sessionStorage',
					'fetch',
					'XMLHttpRequest',
					'FormData',
					'setTimeout',
					'setInterval',
					'requestAnimationFrame',
					'wp',
				].map( ( name ) => ( {
					name,
					message:
						'Rules get what they need as arguments: then a test needs no browser.',
				} ) ),
			],
			'no-restricted-properties': [
				'error',
				{
					object: 'Date',
					property: 'now',
					message: 'Rules get the time as an argument.',
				},
				{
					object: 'Math',
					property: 'random',
					message: 'Rules get chance as an argument.',
				},
				{
					object: 'globalThis',
					property: 'window',
					message: 'Rules know no page.',
				},
			],
			'no-restricted-syntax': [
				'error',
				...types,
				{
					selector:
						'NewExpression[callee.name="Date"][arguments.length=0]',
					message: 'Rules get the time as an argument.',
				},
			],
		},
	},

	// Unit tests.
	...configs[ 'test-unit' ].map( ( config ) => ( {
		...config,
		files: TESTS,
	} ) ),
	{
		files: TESTS,
		rules: {
			// A test shows broken input on purpose, and a cast is how it gets there.
			'@typescript-eslint/no-unsafe-type-assertion': 'off',
			// jest's matchers and mocks are typed loosely.
			'@typescript-eslint/no-unsafe-assignment': 'off',
			'@typescript-eslint/unbound-method': 'off',
			// A class in a test is a stand-in for another one on purpose.
			'@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
			'@typescript-eslint/no-unsafe-enum-assignment': 'off',
			// A test that is skipped tells nobody anything; one that is focused skips all others.
			'jest/no-disabled-tests': 'error',
			'jest/no-focused-tests': 'error',
		},
	},

	// Tests in the browser.
	...configs[ 'test-playwright' ].map( ( config ) => ( {
		...config,
		files: BROWSER_TESTS,
	} ) ),
	{
		files: BROWSER_TESTS,
		rules: {
			// Fixtures are functions called `use`, and nothing here is React.
			...WITHOUT_REACT,
			// What a page evaluates comes back as it is; the assertion after it is the check.
			'@typescript-eslint/no-unsafe-type-assertion': 'off',
			// Wait for a state, never for a time.
			'playwright/no-wait-for-timeout': 'error',
			'playwright/no-networkidle': 'error',
			// A test that is skipped tells nobody anything; one that is focused skips all others.
			'playwright/no-skipped-test': 'error',
			'playwright/no-focused-test': 'error',
			// Steps that several tests share may assert.
			'playwright/no-standalone-expect': 'off',
			// A fixture's own check is an assertion as well.
			'playwright/expect-expect': [
				'error',
				{ assertFunctionPatterns: [ '^expect[A-Z]' ] },
			],
		},
	},

	// Tools: plain Node, whose console is where they speak.
	{
		files: TOOLS,
		rules: {
			...WITHOUT_REACT,
			'no-console': 'off',
			// Archives and checksums are made of bits.
			'no-bitwise': 'off',
		},
	},
];
