export const words = {
	start: {
		title: 'Every block of Rueda',
		intro: 'This page leads to every block of Rueda in every mode and state, beside the demonstration. Try and change what you like: nothing leaves this computer.',
		visitors: 'For visitors',
		admins: 'For admins',
	},
	admin: {
		page: {
			title: 'Write a page',
			about: 'The editor, with Rueda’s blocks in a category of their own.',
		},
		wheels: {
			title: 'Wheels',
			about: 'The questions that visitors are asked, and how they answer.',
		},
		forms: {
			title: 'Forms',
			about: 'Fields as blocks, the mails they send, and what visitors are told.',
		},
		messages: {
			title: 'Messages',
			about: 'What visitors have sent by a form.',
		},
		reports: {
			title: 'Reports',
			about: 'The wheels that visitors have saved.',
		},
		settings: {
			title: 'Settings',
			about: 'What Rueda keeps, and what it removes when it goes.',
		},
		mail: {
			title: 'Caught mail',
			about: 'No mail leaves this site. What would have been sent is shown here.',
		},
	},
	life: {
		title: 'Wheel of life',
		intro: 'Eight areas of your life, one question each: how content are you with it today? It takes about two minutes, and there are no wrong answers.',
		areas: [
			[ 'Health', 'Sleep, food, movement and how your body feels.' ],
			[ 'Family', 'Those you come from and those you live with.' ],
			[ 'Work', 'What you do all day, and what it gives you.' ],
			[ 'Friends', 'People you can call, and who call you.' ],
			[
				'Money',
				'What comes in, what goes out, and how calmly you look at it.',
			],
			[ 'Fun', 'Time for what you do for its own sake.' ],
			[
				'Learning',
				'What is new to you, and what you are getting better at.',
			],
			[
				'Home',
				'The place where you live, and whether you like to come back to it.',
			],
		],
		// In the order of the areas. An area without a text says nothing in the report.
		advice: {
			0: {
				adviceLow:
					'Begin with sleep: go to bed half an hour earlier this week, every night.',
				adviceMiddle:
					'Keep what does you good, and add one walk a week.',
				adviceHigh:
					'You look after yourself well. Note what helps, for harder times.',
			},
			2: {
				adviceLow:
					'Write down which hours of the week you dread, and talk about one of them.',
				adviceMiddle:
					'Ask for one task more of the kind that you like.',
				adviceHigh: 'Tell your team what makes it work so well.',
			},
			4: {
				adviceLow:
					'For one month, write down what goes out. Nothing else yet.',
				adviceMiddle:
					'Put a small sum aside on the day the money comes in.',
				adviceHigh:
					'Think about what you would like the money to do next.',
			},
		},
	},
	form: {
		title: 'Contact form',
		button: 'Send',
		fields: [
			{
				name: 'your-name',
				label: 'Your name',
				isRequired: true,
				autocomplete: 'name',
			},
			{
				type: 'email',
				name: 'your-email',
				label: 'Your email',
				isRequired: true,
				autocomplete: 'email',
			},
			{
				type: 'textarea',
				name: 'your-message',
				label: 'Your message',
				isRequired: true,
			},
		],
	},
	report: {
		title: 'A report',
		about: 'A finished wheel on a page of its own: with advice, to be printed, shared and mailed.',
	},
	work: {
		title: 'Wheel of work',
		intro: 'Six sides of your working day. Move the slider to where you are now.',
		skip: 'This does not concern me',
		areas: [
			[ 'Tasks', 'Do you like what you do?' ],
			[ 'Team', 'Do you like those you do it with?' ],
			[ 'Time', 'Does your day end when it should?' ],
			[ 'Growth', 'Are you better at it than a year ago?' ],
			[ 'Pay', 'Is it worth your while?' ],
			[ 'Meaning', 'Does it matter to you?' ],
		],
	},
	pages: {
		inline: {
			title: 'A wheel in the page',
			about: 'The questions stand in the text, one after the other.',
		},
		popup: {
			title: 'A wheel in a dialog',
			about: 'A button opens it over the page.',
			button: 'Take the test',
		},
		fullwidth: {
			title: 'A wheel on the whole screen',
			about: 'The same, with nothing beside it.',
			button: 'Begin',
		},
		slider: {
			title: 'A wheel with sliders',
			about: 'Ratings by a slider; the first area has to be answered, the others may be skipped.',
		},
		chart: {
			title: 'A saved chart',
			about: 'A wheel that was filled in before, as a chart, a legend and a table.',
			text: 'The chart can be pointed at, the legend switches its areas off and on, and the table says the same in numbers.',
			report: 'Anna in spring',
			later: 'Anna in autumn',
		},
		form: {
			title: 'A form',
			about: 'What is sent is stored under Messages, and the mail is caught.',
		},
		cta: {
			title: 'Calls to action',
			about: 'The one of the whole site, and one for this page alone.',
			text: 'The first stands below finished wheels and on reports as well; it is written under Settings.',
			own: {
				title: 'Not filled in a wheel yet?',
				description: '<p>It takes two minutes.</p>',
				buttonLabel: 'Fill in the wheel',
			},
		},
		sections: {
			title: 'Sections and masonry',
			about: 'A page as a small practice might have it: images that move behind the text, and cards without gaps.',
			opening: {
				title: 'An hour for yourself',
				text: 'We look at what your life is made of, and at what you would like to change first.',
			},
			between: 'What people say afterwards',
			voices: [
				[
					'I had not expected that one hour would show me so clearly what I had been avoiding for a year.',
					'Marta, teacher',
				],
				[ 'Short, honest, helpful.', 'Jonas, nurse' ],
				[
					'We came as a couple. The numbers did not matter much, but the conversation on the way home did.',
					'Lucía and Pablo',
				],
				[ 'My wheel hangs on the fridge.', 'Ahmed, engineer' ],
				[
					'I came with eight problems and left with one plan. After three months we looked at the wheel again, and five areas had moved.',
					'Ingrid, retired',
				],
				[ 'Now I know what to say no to.', 'Sofía, designer' ],
			],
			closing: {
				title: 'Come by',
				text: 'The first meeting is free, and the tea is good.',
			},
		},
		carousel: {
			title: 'Carousels',
			about: 'Quotes, pictures and cards that move sideways, without a page builder.',
			voices: {
				title: 'What people say',
				label: 'What people say',
				slides: [
					[
						'An hour with a pencil, and I knew what I wanted to change.',
						'Clara, teacher',
					],
					[
						'I had been busy for years. The wheel showed me with what.',
						'Jonas, carpenter',
					],
					[
						'Small steps, and somebody who asks after them.',
						'Amina, nurse',
					],
				],
			},
			year: {
				title: 'Through the year',
				label: 'Through the year',
				slides: [
					[
						'spring',
						'Green hills under a pale morning sky',
						'Spring: a walk before breakfast',
					],
					[
						'summer',
						'The sun over a calm sea',
						'Summer: a week by the sea',
					],
					[
						'autumn',
						'Red and golden hills in the evening',
						'Autumn: time to look back',
					],
					[
						'winter',
						'Snow on mountains, and the moon above them',
						'Winter: quiet evenings',
					],
				],
			},
			offers: {
				title: 'What we offer',
				label: 'What we offer',
				slides: [
					[
						'First talk',
						'Half an hour on the phone, free of charge.',
					],
					[
						'Coaching',
						'Five meetings over three months, here or by video.',
					],
					[
						'Workshop',
						'A day for groups of up to twelve people, with lunch in the garden.',
					],
					[ 'Evening course', 'Six Tuesdays in a small group.' ],
					[
						'For companies',
						'Time for a team to look at its work together.',
					],
				],
			},
		},
		toolbar: {
			title: 'Accessibility toolbar',
			about: 'The button at the side of the screen opens the toolbar: larger text, contrast, fonts and motion.',
			text: [
				'Reading for a while? Make the text larger, choose a color scheme that suits your eyes, or stop everything that moves. What you choose stays for twelve hours on this device.',
				'The chart below follows: its labels grow with the text, and its shapes get clear outlines in the contrast schemes.',
			],
		},
		several: {
			title: 'Several on one page',
			about: 'Two wheels and a chart side by side know nothing of each other.',
		},
	},
};
