import { __ } from '@wordpress/i18n';
import type { Attributes, Type } from '../rules/attributes';

interface Kind {
	readonly title: string;
	readonly description: string;
	/** The attributes of a new field of this kind. */
	readonly start?: Partial< Attributes >;
}

const choices = () => [
	{ label: __( 'First choice', 'rueda' ) },
	{ label: __( 'Second choice', 'rueda' ) },
];

export const kinds: Readonly< Record< Type, Kind > > = {
	text: {
		title: __( 'Text field', 'rueda' ),
		description: __( 'One line of text, such as a name.', 'rueda' ),
	},
	email: {
		title: __( 'Email field', 'rueda' ),
		description: __( 'An email address; its format is checked.', 'rueda' ),
		start: { label: __( 'Email', 'rueda' ), autocomplete: 'email' },
	},
	tel: {
		title: __( 'Telephone field', 'rueda' ),
		description: __( 'A telephone number.', 'rueda' ),
		start: { label: __( 'Telephone', 'rueda' ), autocomplete: 'tel' },
	},
	textarea: {
		title: __( 'Text area', 'rueda' ),
		description: __( 'Several lines of text.', 'rueda' ),
		start: { label: __( 'Message', 'rueda' ) },
	},
	select: {
		title: __( 'Drop-down list', 'rueda' ),
		description: __( 'One choice from a list that opens.', 'rueda' ),
		start: { choices: choices(), includeBlank: true },
	},
	checkbox: {
		title: __( 'Checkboxes', 'rueda' ),
		description: __(
			'Choices to check, as many as visitors like.',
			'rueda'
		),
		start: { choices: choices() },
	},
	radio: {
		title: __( 'Radio buttons', 'rueda' ),
		description: __(
			'Choices of which visitors select exactly one.',
			'rueda'
		),
		start: { choices: choices() },
	},
	acceptance: {
		title: __( 'Consent', 'rueda' ),
		description: __(
			'A box to check before sending the form: terms, privacy.',
			'rueda'
		),
		start: {
			conditionText: __(
				'I agree to my data being stored so that you can answer me.',
				'rueda'
			),
		},
	},
	number: {
		title: __( 'Number field', 'rueda' ),
		description: __( 'A number, with limits if you like.', 'rueda' ),
	},
	range: {
		title: __( 'Slider', 'rueda' ),
		description: __( 'A number set with a slider.', 'rueda' ),
		start: { min: '0', max: '10' },
	},
	date: {
		title: __( 'Date field', 'rueda' ),
		description: __( 'A date, with limits if you like.', 'rueda' ),
		start: { label: __( 'Date', 'rueda' ) },
	},
	url: {
		title: __( 'Web address field', 'rueda' ),
		description: __( 'The address of a website.', 'rueda' ),
		start: { label: __( 'Website', 'rueda' ), autocomplete: 'url' },
	},
	file: {
		title: __( 'File', 'rueda' ),
		description: __( 'A file that visitors upload.', 'rueda' ),
		start: { label: __( 'File', 'rueda' ) },
	},
	quiz: {
		title: __( 'Quiz question', 'rueda' ),
		description: __(
			'A question that people can answer and simple bots cannot.',
			'rueda'
		),
	},
	captcha: {
		title: __( 'Letters in an image', 'rueda' ),
		description: __(
			'Letters to read from an image. This also keeps out some people.',
			'rueda'
		),
		start: { label: __( 'Letters in the image', 'rueda' ) },
	},
	hidden: {
		title: __( 'Hidden field', 'rueda' ),
		description: __( 'A value that is sent but not shown.', 'rueda' ),
	},
	count: {
		title: __( 'Character count', 'rueda' ),
		description: __( 'Counts the characters of another field.', 'rueda' ),
	},
	response: {
		title: __( 'Form response', 'rueda' ),
		description: __(
			'Says whether the form was sent. Without this block, the response appears at the end of the form.',
			'rueda'
		),
	},
};
