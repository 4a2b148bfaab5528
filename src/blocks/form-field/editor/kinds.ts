import { __ } from '@wordpress/i18n';
import type { Attributes, Type } from '../rules/attributes';

interface Kind {
	readonly title: string;
	readonly description: string;
	/** What one that is put into a form begins with. */
	readonly start?: Partial< Attributes >;
}

const choices = () => [
	{ label: __( 'First choice', 'rueda' ) },
	{ label: __( 'Second choice', 'rueda' ) },
];

export const kinds: Readonly< Record< Type, Kind > > = {
	text: {
		title: __( 'Text field', 'rueda' ),
		description: __( 'One line of text, a name for instance.', 'rueda' ),
	},
	email: {
		title: __( 'Email field', 'rueda' ),
		description: __( 'An email address, checked for its form.', 'rueda' ),
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
		description: __( 'One choice of a list that opens.', 'rueda' ),
		start: { choices: choices(), includeBlank: true },
	},
	checkbox: {
		title: __( 'Checkboxes', 'rueda' ),
		description: __( 'Choices to tick, any number of them.', 'rueda' ),
		start: { choices: choices() },
	},
	radio: {
		title: __( 'Radio buttons', 'rueda' ),
		description: __( 'Choices of which exactly one is taken.', 'rueda' ),
		start: { choices: choices() },
	},
	acceptance: {
		title: __( 'Consent', 'rueda' ),
		description: __(
			'A box to tick before the form can be sent: terms, privacy.',
			'rueda'
		),
		start: {
			conditionText: __(
				'I agree that my data are stored in order to answer me.',
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
		description: __( 'A number that is set by a slider.', 'rueda' ),
		start: { min: '0', max: '10' },
	},
	date: {
		title: __( 'Date field', 'rueda' ),
		description: __( 'A day, with limits if you like.', 'rueda' ),
		start: { label: __( 'Date', 'rueda' ) },
	},
	url: {
		title: __( 'Web address field', 'rueda' ),
		description: __( 'The address of a website.', 'rueda' ),
		start: { label: __( 'Website', 'rueda' ), autocomplete: 'url' },
	},
	file: {
		title: __( 'File', 'rueda' ),
		description: __( 'A file that the visitor sends along.', 'rueda' ),
		start: { label: __( 'File', 'rueda' ) },
	},
	quiz: {
		title: __( 'Quiz question', 'rueda' ),
		description: __(
			'A question that people answer and simple robots do not.',
			'rueda'
		),
	},
	captcha: {
		title: __( 'Letters in a picture', 'rueda' ),
		description: __(
			'Letters to be read from a picture. It keeps out people, too.',
			'rueda'
		),
		start: { label: __( 'Letters in the picture', 'rueda' ) },
	},
	hidden: {
		title: __( 'Hidden field', 'rueda' ),
		description: __(
			'A value that is sent along and that nobody sees.',
			'rueda'
		),
	},
	count: {
		title: __( 'Character count', 'rueda' ),
		description: __( 'Counts the characters of another field.', 'rueda' ),
	},
	response: {
		title: __( 'Place of the answer', 'rueda' ),
		description: __(
			'Where the form says that it was sent. Without it that is the end of the form.',
			'rueda'
		),
	},
};
