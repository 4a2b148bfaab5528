<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Money in order', 'rueda' ),
	'description' => __( 'A calm look at your finances, before the spreadsheets.', 'rueda' ),
	'intro'       => __(
		'We do not ask for figures here, just how you feel about them. If you know where it hurts, you know where to start.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Overview', 'rueda' ),
			__( 'Do you know what you have, what you owe and what comes in?', 'rueda' ),
			__(
				'Open all letters and accounts once and write three numbers: what you have, what you owe, what comes in.',
				'rueda'
			),
			__( 'You know roughly. Choose one day a month for your numbers, with a good cup of coffee.', 'rueda' ),
			__( 'You have the overview. Show it to somebody who would need it in an emergency.', 'rueda' ),
		],
		[
			__( 'Income', 'rueda' ),
			__( 'Is what you earn enough, and steady enough?', 'rueda' ),
			__( 'List what you can do that others pay for, and ask one person what they would give for it.', 'rueda' ),
			__( 'It is enough for now. Which skill, or which talk, would make it steadier?', 'rueda' ),
			__( 'You earn enough, and reliably. What would you do if you needed no more of it?', 'rueda' ),
		],
		[
			__( 'Spending', 'rueda' ),
			__( 'Do you spend on what matters to you?', 'rueda' ),
			__(
				'Look at last month’s ten largest payments. Which of them made you glad? Cancel one that did not.',
				'rueda'
			),
			__(
				'Much goes where you want it. Sleep a night before the next thing that costs more than a dinner.',
				'rueda'
			),
			__( 'Your money goes to what matters to you. Treat yourself to something without counting.', 'rueda' ),
		],
		[
			__( 'Savings', 'rueda' ),
			__( 'Could you pay for an unexpected repair today?', 'rueda' ),
			__( 'Begin very small: a coin a day, in a jar that you see. The habit comes before the sum.', 'rueda' ),
			__(
				'A repair would be possible. Set the next goal: one month’s costs, on an account of its own.',
				'rueda'
			),
			__( 'You have a cushion. Decide what of it may work for you, and what must be at hand.', 'rueda' ),
		],
		[
			__( 'Debts', 'rueda' ),
			__( 'Are your debts under control, or do they control you?', 'rueda' ),
			__(
				'Nobody has to do this alone. Make a list of all debts, and take it to a free advice service.',
				'rueda'
			),
			__( 'You are on the way out. Pay off the smallest one first; the relief carries you on.', 'rueda' ),
			__( 'Debts do not rule you. Put aside what you no longer pay back, while you are used to it.', 'rueda' ),
		],
		[
			__( 'Protection', 'rueda' ),
			__( 'Would your family and you be provided for if something happened?', 'rueda' ),
			__(
				'One question first: who would be in trouble if you were ill for a year? Begin with the answer.',
				'rueda'
			),
			__( 'The main things are covered. Read one policy this week, the one you understand least.', 'rueda' ),
			__( 'You and yours are provided for. Tell somebody where the papers are.', 'rueda' ),
		],
		[
			__( 'Later in life', 'rueda' ),
			__( 'Are you doing today what your older self will thank you for?', 'rueda' ),
			__(
				'It is never too late to begin. Ask what pension you will get; a clear number frightens less than none.',
				'rueda'
			),
			__( 'You have begun. Raise the sum a little each time your pay rises.', 'rueda' ),
			__( 'Your older self has reason to thank you. Do not forget today’s: live now, as well.', 'rueda' ),
		],
		[
			__( 'Peace of mind', 'rueda' ),
			__( 'How easily do you think and talk about money?', 'rueda' ),
			__( 'Talk about money once with somebody who does not judge. Words make it smaller.', 'rueda' ),
			__(
				'It is mostly quiet. If something keeps you awake, give it fifteen minutes, on paper and by daylight.',
				'rueda'
			),
			__( 'Money is a tool for you, not a worry. Your calm helps others; talk about it openly.', 'rueda' ),
		],
	],
];
