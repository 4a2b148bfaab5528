<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Wheel of Life', 'rueda' ),
	'description' => __( 'The classic: eight areas of life at a glance.', 'rueda' ),
	'intro'       => __(
		'Eight areas, one honest look at each. There are no right answers: rate how content you are today, not how you think you should be.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Health', 'rueda' ),
			__( 'How well do your body and your energy carry you through the day?', 'rueda' ),
			__(
				'Your body is asking for attention. Choose one thing for this week: an earlier night, a walk, a call to the doctor.',
				'rueda'
			),
			__(
				'A good base. Which habit gives you the most energy for the least effort? Do that one more often.',
				'rueda'
			),
			__(
				'You look after yourself well. Note what keeps you going, so that you find it again in busier times.',
				'rueda'
			),
		],
		[
			__( 'Family', 'rueda' ),
			__( 'How close and how at ease are you with the people you call family?', 'rueda' ),
			__(
				'Closeness comes back in small steps. Call one person this week, without a reason and without old accounts.',
				'rueda'
			),
			__(
				'There is warmth here. Whom would you like to see more of, and what could you suggest before the month ends?',
				'rueda'
			),
			__(
				'This is a place where you can rest. Tell one of them what they mean to you; it is rarely said too often.',
				'rueda'
			),
		],
		[
			__( 'Friends', 'rueda' ),
			__( 'Do you have people to laugh with, and to call when things go wrong?', 'rueda' ),
			__( 'Friendship begins with one message. Who comes to mind first? Write to that person today.', 'rueda' ),
			__(
				'Good people are there. Put the next meeting into the calendar before either of you is too busy.',
				'rueda'
			),
			__( 'You have people who carry you. Which of them could use a call from you right now?', 'rueda' ),
		],
		[
			__( 'Love', 'rueda' ),
			__( 'Is there as much tenderness and partnership in your life as you wish?', 'rueda' ),
			__(
				'Alone or together, begin with yourself: what do you miss most? Say it aloud to someone you trust.',
				'rueda'
			),
			__(
				'There is tenderness to build on. Give it an evening this week in which nothing else is planned.',
				'rueda'
			),
			__(
				'What you have is precious and not a matter of course. Celebrate it with a small gesture that nobody expects.',
				'rueda'
			),
		],
		[
			__( 'Work', 'rueda' ),
			__( 'Does what you do all day make sense to you and suit who you are?', 'rueda' ),
			__(
				'Name the hour of the week that weighs most. Can it be changed, handed over or left out? Ask one person about it.',
				'rueda'
			),
			__( 'Much of it fits. Which task makes time fly? Look for one more of that kind.', 'rueda' ),
			__( 'Your work suits you. Share what you know with someone who is just beginning.', 'rueda' ),
		],
		[
			__( 'Money', 'rueda' ),
			__( 'Does your money cover your life, and let you sleep?', 'rueda' ),
			__(
				'Looking is the hardest part. Take twenty minutes and a sheet of paper: what comes in, and what goes out?',
				'rueda'
			),
			__(
				'It carries you so far. Set aside a small fixed sum on payday, before anything else asks for it.',
				'rueda'
			),
			__(
				'Money lets you sleep. Decide what it should be good for next: a wish, a reserve, somebody else.',
				'rueda'
			),
		],
		[
			__( 'Leisure', 'rueda' ),
			__( 'How much time is really yours, for play, rest and things you love?', 'rueda' ),
			__(
				'Find one hour this week that belongs to you, and defend it like an appointment with somebody important.',
				'rueda'
			),
			__( 'There is time, but not always for you. What did you love doing at twelve? Try it again.', 'rueda' ),
			__( 'You know how to play and rest. Take somebody along who has forgotten how.', 'rueda' ),
		],
		[
			__( 'Personal growth', 'rueda' ),
			__( 'Are you still becoming somebody? Think of what you learned this year.', 'rueda' ),
			__(
				'What would you like to be able to do a year from now? Take the smallest first step before Sunday.',
				'rueda'
			),
			__(
				'You are moving. Choose one subject and stay with it for a month, instead of three for a week.',
				'rueda'
			),
			__( 'You keep learning, and it shows. Teach somebody something: that is how knowledge settles.', 'rueda' ),
		],
	],
];
