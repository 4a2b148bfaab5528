/** The texts of the starter kits in English. */
export const words = {
	locale: 'en_US',
	pictures: {
		dawn: 'Mountains in the mist, just before the sun rises',
		evening: 'The moon over dark hills',
		lake: 'A calm lake with mountains mirrored in it',
		meadow: 'A tree on a green meadow',
		sea: 'The sun going down over the sea',
	},
	wheel: {
		slug: 'wheel-of-life',
		title: 'Wheel of life',
		excerpt: 'Eight areas of your life at a glance.',
		intro: 'Eight areas, one honest look at each. Rate how content you are today, not how you think you should be. There are no wrong answers.',
		// For each area: its name, its meaning, and the report's texts for a low and for a medium rating.
		areas: [
			[
				'Health',
				'How well do your body and your energy carry you through the day?',
				'Begin with sleep: this week, go to bed half an hour earlier every night.',
				'Keep what does you good, and add one walk a week.',
			],
			[
				'Family',
				'How close and how at ease are you with the people you call family?',
				'Call one of them this week, without a reason.',
				'Plan one afternoon together that nobody has to organize.',
			],
			[
				'Friends',
				'Do you have people to laugh with, and to call when things go wrong?',
				'Write to one person you miss. Two lines are enough.',
				'Put a regular evening with a friend into your calendar.',
			],
			[
				'Love',
				'Is there as much tenderness and partnership in your life as you wish?',
				'Write down what you miss most. Then tell one person you trust.',
				'Make time for the two of you, or for yourself, before the week fills up.',
			],
			[
				'Work',
				'Does what you do all day make sense to you and suit who you are?',
				'Note which hours of the week you dread, and talk about one of them.',
				'Ask for one more task of the kind that you like.',
			],
			[
				'Money',
				'Does your money cover your life, and let you sleep?',
				'For one month, write down what goes out. Nothing else yet.',
				'Put a small sum aside on the day the money comes in.',
			],
			[
				'Leisure',
				'How much time is really yours, for play, rest and things you love?',
				'Keep one evening this week free, and plan nothing for it.',
				'Take up one thing again that you used to enjoy.',
			],
			[
				'Personal growth',
				'Are you learning something, and becoming who you would like to be?',
				'Choose one small thing that you want to be able to do in a month.',
				'Find somebody who already does what you want to learn.',
			],
		],
	},
	form: {
		slug: 'contact',
		title: 'Contact form',
		name: 'Your name',
		email: 'Your email',
		phone: 'Your phone number',
		phoneHelp: 'Only if you would like us to call you.',
		message: 'Your message',
		button: 'Send message',
		thanks: 'Thank you for your message. It has arrived.',
	},
	answers: {
		title: 'About your answers',
		list: [
			[
				'How long does it take?',
				'About five minutes. If you leave the page in between, you can go on where you stopped, as long as this tab stays open.',
			],
			[
				'Who sees my answers?',
				'Your answers stay in your browser until you have rated the last area. Then the result is stored on this website, at an address that only you are told.',
			],
			[
				'Can I keep the result?',
				'Yes. You can view your wheel as a page of its own, print it, copy its link, or keep it on your device and compare it later.',
			],
			[
				'When should I do it again?',
				'After one to three months. That is long enough for something to move, and short enough to remember what you wanted.',
			],
		],
	},
	landing: {
		kit: 'Wheel of life, a landing page',
		about: 'One page that explains the wheel of life and lets visitors fill it in at once.',
		slug: 'where-do-you-stand',
		title: 'Where do you stand?',
		hero: 'Where do you stand today?',
		lead: 'Eight questions, five minutes, and a picture of your life that you can keep.',
		start: 'Start the wheel',
		steps: {
			title: 'How it works',
			list: [
				[ 'Look', 'Rate eight areas of your life as they are today.' ],
				[
					'Choose',
					'See the whole picture, and pick the one area where a small change would help most.',
				],
				[
					'Go',
					'Take one step this week. Then come back in a month and look again.',
				],
			],
		},
		wheel: 'Your wheel',
		gets: {
			title: 'What you take with you',
			text: 'The wheel does not tell you how to live. It shows you in one picture what you have known for a while, and makes it easier to talk about.',
			list: [
				'A chart of your eight areas, with your strongest and those with room to grow.',
				'A short suggestion for the areas that need it.',
				'A page of your own to print, to keep, and to share if you like.',
			],
		},
		closing: 'Begin where you are',
		closingText: 'Nothing has to be perfect to take a first look.',
	},
	contact: {
		kit: 'Contact page',
		about: 'A contact form, and what happens after somebody has written.',
		slug: 'contact',
		title: 'Contact',
		hero: 'Write to us',
		lead: 'You do not need the right words, a few lines are enough to begin with.',
		next: 'What happens next',
		list: [
			'Your message arrives in our mailbox right away.',
			'We read it ourselves and answer within two working days.',
			'If you like, we then arrange a first talk, by phone or in person.',
		],
		private:
			'What you write stays with us. We use it to answer you, and for nothing else.',
	},
	site: {
		kit: 'A small site',
		about: 'Home with a carousel, a page with the wheel of life, a contact page, a call to action and the accessibility toolbar.',
		home: {
			slug: 'home',
			title: 'Home',
			hero: 'Make room for what matters',
			lead: 'Coaching for people who would like to change something, one step at a time.',
			wheel: 'Fill in the wheel of life',
			contact: 'Write to us',
			intro: 'Most of us know what we would like to change. What is missing is an hour of quiet to look at it, and somebody who asks good questions.',
			offers: {
				title: 'What we offer',
				list: [
					[
						'lake',
						'A first talk',
						'Half an hour on the phone, free of charge. We see whether we suit each other.',
					],
					[
						'meadow',
						'Coaching',
						'Five meetings over three months, here or by video call. Each ends with one step.',
					],
					[
						'sea',
						'A day for yourself',
						'A workshop for up to twelve people, with time to walk and to write.',
					],
					[
						'dawn',
						'For teams',
						'Half a day in which a team looks at its work together, and agrees on what comes next.',
					],
				],
			},
			steps: {
				title: 'How we work',
				list: [
					[
						'We listen',
						'You tell us where you are. The wheel of life is a good way to begin.',
					],
					[
						'We choose',
						'Together we find the one thing that would make the biggest difference.',
					],
					[
						'You go',
						'You take small steps, and we ask how they went.',
					],
				],
			},
			closing: 'Begin where you are',
			closingText:
				'Write us a few lines. The first talk is free, and it commits you to nothing.',
		},
		wheel: {
			slug: 'wheel-of-life',
			title: 'Wheel of life',
			hero: 'Where do you stand today?',
			lead: 'Look at eight areas of your life, and see in one picture where you stand today.',
		},
		cta: {
			title: 'Shall we talk about it?',
			description:
				'<p>Half an hour about your wheel, free of charge. Bring the area that you would like to change first.</p>',
			button: 'Write to us',
		},
		feedback: 'Contact',
	},
};
