<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'A new chapter', 'rueda' ),
	'description' => __( 'For retirement and other big changes.', 'rueda' ),
	'intro'       => __(
		'Something ends, something else has room to begin. Look at what supports you today, and at what you would like more of in the years to come.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'A reason to get up', 'rueda' ),
			__( 'Is there something that you look forward to in the morning?', 'rueda' ),
			__(
				'What made you forget the time as a child? Do a little of it tomorrow morning, before anything else.',
				'rueda'
			),
			__(
				'There are good mornings. Give one day of the week a name: garden day, choir day, market day.',
				'rueda'
			),
			__( 'You wake up with something to do. Ask somebody to join in.', 'rueda' ),
		],
		[
			__( 'Body and health', 'rueda' ),
			__( 'Do you look after your body so that it can keep up?', 'rueda' ),
			__(
				'Make the appointment that you have put off. Then a short walk every day, in company if possible.',
				'rueda'
			),
			__( 'It keeps up, mostly. Add something for balance and strength twice a week.', 'rueda' ),
			__( 'Your body is a good companion. Ask a little more of it than last year, kindly.', 'rueda' ),
		],
		[
			__( 'People', 'rueda' ),
			__( 'Do you have company that does not depend on your old job?', 'rueda' ),
			__(
				'Work was a lot of company. Write to somebody from then, and go to one new place this month.',
				'rueda'
			),
			__( 'You have people, some far away. Make one meeting a habit: same day, same table.', 'rueda' ),
			__( 'You are among people. Introduce two of them who do not know each other yet.', 'rueda' ),
		],
		[
			__( 'Rhythm of the days', 'rueda' ),
			__( 'Do your days have a shape that you like?', 'rueda' ),
			__(
				'Give the day two fixed points: when it begins and when it ends. In between it may do as it likes.',
				'rueda'
			),
			__( 'Your days have a shape. Which hour is always lost? Put something small and pleasant there.', 'rueda' ),
			__( 'You like your days. Break the rhythm now and then, so that it stays yours.', 'rueda' ),
		],
		[
			__( 'Means', 'rueda' ),
			__( 'Does your money fit the life that you want to lead now?', 'rueda' ),
			__(
				'Compare what you have with what you want to do, not with what others have. Then ask for free advice.',
				'rueda'
			),
			__( 'It is enough, with care. Which expense belongs to your old life and could go?', 'rueda' ),
			__(
				'Your means fit your life. Decide what you want to give, and to whom, while you can enjoy it.',
				'rueda'
			),
		],
		[
			__( 'Home', 'rueda' ),
			__( 'Is the place where you live right for the years to come?', 'rueda' ),
			__(
				'Walk through your home as if you were eighty-five. What would have to change first? Measure it today.',
				'rueda'
			),
			__( 'It suits you now. Think aloud with somebody about where you want to live in ten years.', 'rueda' ),
			__( 'You live where you want to be. Open the door often; a home likes guests.', 'rueda' ),
		],
		[
			__( 'Curiosity', 'rueda' ),
			__( 'How often do you still try something for the first time?', 'rueda' ),
			__(
				'Take another way home, order the unknown dish, let somebody young explain something. Begin today.',
				'rueda'
			),
			__( 'You try things now and then. Put one first time into every month.', 'rueda' ),
			__( 'You are curious, and it keeps you young. Which teacher, course or country is next?', 'rueda' ),
		],
		[
			__( 'Giving back', 'rueda' ),
			__( 'Do your experience and your time help someone else?', 'rueda' ),
			__(
				'Somebody needs what you can do with your eyes closed. Ask at a school, in a club or next door.',
				'rueda'
			),
			__( 'You help already. Choose what gives you something in return, and leave the rest to others.', 'rueda' ),
			__( 'What you know lives on in others. Take care that giving does not become a duty.', 'rueda' ),
		],
	],
];
