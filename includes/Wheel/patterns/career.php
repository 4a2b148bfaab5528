<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Work and career', 'rueda' ),
	'description' => __( 'For anyone who wonders whether to stay, to change something or to leave.', 'rueda' ),
	'intro'       => __(
		'Think of the last three months at work, not of the last three days. What you find out here is a good start for a talk with your manager, your coach or yourself.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Meaning', 'rueda' ),
			__( 'Does your work matter, to you or to somebody you can name?', 'rueda' ),
			__(
				'Think of one person who is better off because of your work. If nobody comes to mind, who should it be?',
				'rueda'
			),
			__(
				'You know what it is good for, on most days. Ask somebody who gets your work what helped them.',
				'rueda'
			),
			__( 'Your work means something. Tell newcomers the story of why; meaning is catching.', 'rueda' ),
		],
		[
			__( 'Strengths', 'rueda' ),
			__( 'How often do you do what you are really good at?', 'rueda' ),
			__(
				'Ask three colleagues what they come to you for. There is your strength; look for more of it.',
				'rueda'
			),
			__( 'You use part of what you can do. Which task could you swap for one that suits you better?', 'rueda' ),
			__( 'You do what you are good at. Say yes less often to what others could do as well.', 'rueda' ),
		],
		[
			__( 'Growth', 'rueda' ),
			__( 'Are you learning things that you could not do a year ago?', 'rueda' ),
			__(
				'Choose one skill that would open a door, and block two hours a week for it in your calendar.',
				'rueda'
			),
			__( 'You learn along the way. Ask for one task that is slightly too big for you.', 'rueda' ),
			__( 'You can do things that you could not do a year ago. Which bridge will you cross next?', 'rueda' ),
		],
		[
			__( 'Recognition', 'rueda' ),
			__( 'Do people notice what you contribute, and tell you?', 'rueda' ),
			__( 'Do not wait: tell your boss one result of this month, and what it was worth.', 'rueda' ),
			__( 'You are seen now and then. Ask for feedback right after something has gone well.', 'rueda' ),
			__( 'Your work is noticed. Pass it on, and name others when you are praised.', 'rueda' ),
		],
		[
			__( 'Pay and conditions', 'rueda' ),
			__( 'Is what you get fair for what you give?', 'rueda' ),
			__( 'Find out what others get for the same work. With a number, the conversation is half won.', 'rueda' ),
			__( 'It is acceptable. Which single change would make the most difference: pay, hours or place?', 'rueda' ),
			__( 'What you get is fair. Read your contract once a year all the same; your work changes.', 'rueda' ),
		],
		[
			__( 'Colleagues', 'rueda' ),
			__( 'Do you look forward to the people you work with?', 'rueda' ),
			__( 'Have coffee with one person whom you hardly know, and ask about anything but work.', 'rueda' ),
			__( 'Good company, with gaps. Which small conflict could you clear up this week?', 'rueda' ),
			__( 'You like the people around you. Make it easy for the next newcomer to feel the same.', 'rueda' ),
		],
		[
			__( 'Workload', 'rueda' ),
			__( 'Can your work be done well in the time there is for it?', 'rueda' ),
			__(
				'Write down all that lies on your desk, and ask which two things may wait. Somebody has to choose; help them.',
				'rueda'
			),
			__( 'It works if nothing comes in between. Keep one free hour a day for what does.', 'rueda' ),
			__( 'You have time to work well. Defend it kindly when somebody wants to fill it.', 'rueda' ),
		],
		[
			__( 'Work and life', 'rueda' ),
			__( 'Do you have energy left when you get home?', 'rueda' ),
			__( 'Choose one evening on which you leave on time, and tell somebody at home that you will.', 'rueda' ),
			__( 'Often there is energy left. What happens on the days when there is none?', 'rueda' ),
			__( 'You come home with something to give. Keep the border that makes it possible.', 'rueda' ),
		],
	],
];
