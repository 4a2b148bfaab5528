<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Wellbeing', 'rueda' ),
	'description' => __( 'Body and mind in everyday life: a gentle check-in.', 'rueda' ),
	'intro'       => __(
		'A snapshot of how you are looking after yourself. It is not a diagnosis: if something has weighed on you for weeks, talk to a doctor or a person you trust.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Sleep', 'rueda' ),
			__( 'Do you wake up rested on most days?', 'rueda' ),
			__(
				'Tonight, leave the telephone in another room and dim the lights an hour earlier. Only tonight; then see.',
				'rueda'
			),
			__( 'Some nights are good. What was different the evening before? Repeat exactly that.', 'rueda' ),
			__( 'You wake up rested, and much rests on that. Guard your bedtime, also when life gets full.', 'rueda' ),
		],
		[
			__( 'Movement', 'rueda' ),
			__( 'Does your body get the movement that does it good?', 'rueda' ),
			__( 'Ten minutes count. Walk around the block after lunch today, and again tomorrow.', 'rueda' ),
			__( 'Your body is in use. Add what it misses most, once a week: strength, breath or suppleness.', 'rueda' ),
			__(
				'Moving is part of your life. Now and then try something slow or new; your joints will thank you.',
				'rueda'
			),
		],
		[
			__( 'Food', 'rueda' ),
			__( 'Do you eat in a way that nourishes and pleases you?', 'rueda' ),
			__(
				'Begin with one meal a day that you eat sitting down, without a screen, with something fresh in it.',
				'rueda'
			),
			__(
				'You eat well on many days. Which day goes wrong most often? Prepare something for that one.',
				'rueda'
			),
			__( 'Food does you good and gives you pleasure. Cook for somebody this week.', 'rueda' ),
		],
		[
			__( 'Energy', 'rueda' ),
			__( 'How far does your energy take you through an ordinary day?', 'rueda' ),
			__(
				'Notice for three days what drains you and what fills you. Then drop one thing from the first list.',
				'rueda'
			),
			__( 'It lasts for the day if nothing gets in the way. Plan one real break, before you need it.', 'rueda' ),
			__( 'You have strength to spare. Put it into something that has been waiting for you.', 'rueda' ),
		],
		[
			__( 'Calm', 'rueda' ),
			__( 'Can you relax, even when there is a lot to do?', 'rueda' ),
			__(
				'Breathe out slowly, five times, before the next thing you do. It is little, and it is a beginning.',
				'rueda'
			),
			__(
				'You find calm, but it is easily disturbed. Which notification could you switch off for good?',
				'rueda'
			),
			__( 'You stay calm when others hurry. Notice how you do it; somebody will ask.', 'rueda' ),
		],
		[
			__( 'Mood', 'rueda' ),
			__( 'How good has your mood been lately?', 'rueda' ),
			__( 'Heavy weeks happen. Tell one person how you really are, and get help if it stays this way.', 'rueda' ),
			__( 'There is light and shade. Write down one good moment each evening for a week.', 'rueda' ),
			__( 'You are in good spirits. Do something with them that you will remember on grayer days.', 'rueda' ),
		],
		[
			__( 'Connection', 'rueda' ),
			__( 'Do you feel that you belong, and that people know how you are?', 'rueda' ),
			__(
				'Loneliness is not a fault. Go where people meet regularly: a class, a choir, a neighborhood table.',
				'rueda'
			),
			__( 'Some know how you are. Let one more person in, with an honest answer to “How are you?”.', 'rueda' ),
			__( 'You belong. Is there somebody at the edge whom you could draw in?', 'rueda' ),
		],
		[
			__( 'Time outdoors', 'rueda' ),
			__( 'How often do you see sky, trees or water and not just a screen?', 'rueda' ),
			__( 'Open the door once a day and look at the sky for five minutes, in any weather.', 'rueda' ),
			__( 'You get out. Choose one route and walk it in each season, with open eyes.', 'rueda' ),
			__( 'You know where you breathe freely. Take a friend along to your favorite place.', 'rueda' ),
		],
	],
];
