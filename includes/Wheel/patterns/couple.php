<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Couple', 'rueda' ),
	'description' => __( 'For two people: each fills it in alone, then you compare.', 'rueda' ),
	'intro'       => __(
		'Fill in the wheel on your own, then sit down together. Start with an area in which you agree. Differences are not a verdict; they are a reason to ask.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Talking and listening', 'rueda' ),
			__( 'Can you say what moves you, and feel heard?', 'rueda' ),
			__(
				'Try ten minutes each: one speaks, the other only listens. Then change over. No answers today.',
				'rueda'
			),
			__( 'You reach each other on good days. Ask once this week: “What did I not notice lately?”', 'rueda' ),
			__( 'You can speak and be heard. Keep a quiet hour for it, before it gets rare.', 'rueda' ),
		],
		[
			__( 'Mutual trust', 'rueda' ),
			__( 'Do you feel safe with each other, also with the uncomfortable truths?', 'rueda' ),
			__( 'Trust grows from small promises that are kept. Make one that you can keep this week.', 'rueda' ),
			__(
				'Most things can be said. Which one has been waiting? Choose a calm moment, and begin with “I”.',
				'rueda'
			),
			__( 'You are safe with each other. Say so; it makes the next hard truth easier.', 'rueda' ),
		],
		[
			__( 'Tenderness', 'rueda' ),
			__( 'Is there enough warmth in small everyday gestures?', 'rueda' ),
			__(
				'Begin with what costs nothing: a hand on the shoulder, a good morning that looks the other in the eyes.',
				'rueda'
			),
			__(
				'It is there, and could be there more often. What small gesture do you miss? Offer it first.',
				'rueda'
			),
			__( 'Your everyday life is warm. Surprise each other in a way that fits only the two of you.', 'rueda' ),
		],
		[
			__( 'Time for two', 'rueda' ),
			__( 'Do you have time together that is more than organizing the week?', 'rueda' ),
			__( 'Find one hour in the next seven days, with telephones off. What you do in it matters less.', 'rueda' ),
			__( 'You have time together. Leave the organizing out of it once, and go somewhere new.', 'rueda' ),
			__( 'You make room for each other. Plan something that you both can look forward to for months.', 'rueda' ),
		],
		[
			__( 'Intimacy', 'rueda' ),
			__( 'How content are you with your physical closeness?', 'rueda' ),
			__(
				'Speak about it outside the bedroom, without blame: what was good once, and what has changed?',
				'rueda'
			),
			__( 'There is closeness. Tell each other one wish, as a gift and not as a task.', 'rueda' ),
			__( 'You are close and at ease. Stay curious: wishes change, and so may you.', 'rueda' ),
		],
		[
			__( 'Sharing the load', 'rueda' ),
			__( 'Are house, money and care shared in a way that both find fair?', 'rueda' ),
			__(
				'List all that has to be done in a week, also what nobody sees. Then each of you takes over one thing.',
				'rueda'
			),
			__( 'It is nearly fair. Swap two chores for a month, and see what you learn about each other.', 'rueda' ),
			__( 'You carry it together. Say thank you for one thing that has become a matter of course.', 'rueda' ),
		],
		[
			__( 'Arguing well', 'rueda' ),
			__( 'Do you find your way back to each other after a quarrel?', 'rueda' ),
			__( 'Agree on a sign that stops a quarrel, and on when you will go on: in an hour, not never.', 'rueda' ),
			__(
				'You find back to each other. Next time, be the first to say what you understood of the other side.',
				'rueda'
			),
			__( 'You can disagree and stay close. That is rare; trust it when the next storm comes.', 'rueda' ),
		],
		[
			__( 'Shared plans', 'rueda' ),
			__( 'Do you picture the coming years in ways that fit together?', 'rueda' ),
			__(
				'Each of you writes down three pictures of life in five years. Read them aloud, without negotiating.',
				'rueda'
			),
			__( 'Much of it fits. Choose one plan and give it a date and a first step.', 'rueda' ),
			__(
				'You look in the same direction. Check once a year whether the map still leads where you want to go.',
				'rueda'
			),
		],
	],
];
