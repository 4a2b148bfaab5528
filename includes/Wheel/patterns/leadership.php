<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Leadership', 'rueda' ),
	'description' => __( 'A mirror for people who lead people.', 'rueda' ),
	'intro'       => __(
		'Rate yourself as your team would on an ordinary Tuesday. If you dare, ask two of them to fill in the same wheel and compare.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Direction', 'rueda' ),
			__( 'Does everyone know where you are going, and why?', 'rueda' ),
			__(
				'Write where you are going in two sentences and read them to your team. Their questions show what is missing.',
				'rueda'
			),
			__( 'The direction is known. Repeat the why: people hear it less often than you say it.', 'rueda' ),
			__( 'Everyone knows the way. Let others tell it now; then you hear what has arrived.', 'rueda' ),
		],
		[
			__( 'Listening', 'rueda' ),
			__( 'Do you hear people out before you answer?', 'rueda' ),
			__( 'In your next conversation, ask two questions before you say what you think.', 'rueda' ),
			__( 'You hear people out when there is time. Make time for the quietest one this week.', 'rueda' ),
			__( 'People feel heard by you. Tell them what you changed because of it.', 'rueda' ),
		],
		[
			__( 'Trust', 'rueda' ),
			__( 'Do people bring you bad news early?', 'rueda' ),
			__(
				'Speak first about a mistake of your own and what you learned. Bad news comes early where it is safe.',
				'rueda'
			),
			__( 'Most of it reaches you. Thank the next bearer of bad news before you solve anything.', 'rueda' ),
			__( 'People come early with what goes wrong. Protect that, above all under pressure.', 'rueda' ),
		],
		[
			__( 'Giving feedback', 'rueda' ),
			__( 'Do you say what is good and what is not, clearly and in time?', 'rueda' ),
			__(
				'Tell one person today what they did well, with an example. Criticism can wait until tomorrow.',
				'rueda'
			),
			__( 'You say it, sometimes late. Try this: within two days, in private, one point only.', 'rueda' ),
			__( 'You are clear and kind. Ask for the same about yourself.', 'rueda' ),
		],
		[
			__( 'Delegation', 'rueda' ),
			__( 'Do you hand over whole tasks and resist taking them back?', 'rueda' ),
			__(
				'Hand over one whole task this week, with its decisions. Agree when you will look at it, and not before.',
				'rueda'
			),
			__( 'You give tasks away. Next time, give away the goal and leave the way to others.', 'rueda' ),
			__( 'You let go well. Use the room you gained for what only you can do.', 'rueda' ),
		],
		[
			__( 'Decisions', 'rueda' ),
			__( 'Do you decide when it is time, and explain how you got there?', 'rueda' ),
			__( 'Take the decision that you have put off longest, and give it a date: this Friday.', 'rueda' ),
			__( 'You decide in time, mostly. Add one sentence each time: why, and what spoke against it.', 'rueda' ),
			__(
				'Your decisions are clear. Look back at three of them: what would you ask earlier next time?',
				'rueda'
			),
		],
		[
			__( 'Developing people', 'rueda' ),
			__( 'Does each person in your team grow because of you?', 'rueda' ),
			__( 'Ask each person one question this month: “What would you like to be able to do next?”', 'rueda' ),
			__( 'Some grow because of you. Whom have you overlooked? Give that person a stage.', 'rueda' ),
			__( 'People leave you stronger than they came. Teach another leader how you do it.', 'rueda' ),
		],
		[
			__( 'Looking after yourself', 'rueda' ),
			__( 'Do you have the rest and the support that you need to lead well?', 'rueda' ),
			__(
				'Put your own break into the team’s calendar, where everybody sees it. It gives others leave as well.',
				'rueda'
			),
			__( 'You recover, if late. Find one person outside with whom you can think aloud.', 'rueda' ),
			__( 'You have rest and support. Let it show: your team learns from what you do.', 'rueda' ),
		],
	],
];
