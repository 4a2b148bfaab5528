<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Team health', 'rueda' ),
	'description' => __( 'For a retrospective: everyone rates, then the team talks.', 'rueda' ),
	'intro'       => __(
		'Each person rates alone and without names. Then look at the wheels together and start with the area in which your answers lie furthest apart.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Purpose', 'rueda' ),
			__( 'Could each of us say in one sentence what this team is for?', 'rueda' ),
			__(
				'Everyone writes the purpose on a card; then lay the cards side by side. The differences are your agenda.',
				'rueda'
			),
			__( 'We roughly agree. Try to say it in ten words that a new colleague would understand.', 'rueda' ),
			__( 'We know what we are for. Use it to say no to one thing this month.', 'rueda' ),
		],
		[
			__( 'Clear roles', 'rueda' ),
			__( 'Do we know who decides, who does and who has to be asked?', 'rueda' ),
			__(
				'Take one thing that got stuck, and write down who decides, who does and who is asked. One is enough to begin.',
				'rueda'
			),
			__( 'Mostly clear. Which task does everybody believe to be somebody else’s?', 'rueda' ),
			__( 'Everyone knows their part. Look at it again when somebody comes or goes.', 'rueda' ),
		],
		[
			__( 'Safety', 'rueda' ),
			__( 'Can I say "I made a mistake" here without fear?', 'rueda' ),
			__( 'Somebody has to go first. Tell of a small mistake of your own in the next meeting.', 'rueda' ),
			__( 'It depends on who is in the room. Talk about that, first in twos, then in the whole team.', 'rueda' ),
			__( 'We can admit mistakes. With the next one, ask: what did we learn sooner because of it?', 'rueda' ),
		],
		[
			__( 'Open talk', 'rueda' ),
			__( 'Do we speak about the awkward things before they grow?', 'rueda' ),
			__( 'End the next meeting with one question: “What did we not say?” Then be quiet for a minute.', 'rueda' ),
			__( 'We speak about much, a little late. Name one awkward thing while it is still small.', 'rueda' ),
			__( 'We talk before things grow. Keep the hour in which that happens, also in quiet times.', 'rueda' ),
		],
		[
			__( 'Pace', 'rueda' ),
			__( 'Could we go on like this for another year?', 'rueda' ),
			__(
				'This cannot go on for a year. Which three things could we stop for a month without anybody noticing?',
				'rueda'
			),
			__( 'It works with some effort. Agree on one day without meetings, and see what it changes.', 'rueda' ),
			__(
				'We have found our pace. Remember it when the next rush comes, and say how long it may last.',
				'rueda'
			),
		],
		[
			__( 'Learning together', 'rueda' ),
			__( 'Do we change something after each thing that went wrong?', 'rueda' ),
			__(
				'After the next thing that goes wrong, change one thing within a week. A small change beats a long report.',
				'rueda'
			),
			__( 'We look back. Begin the next review with what became of the last one.', 'rueda' ),
			__( 'We get better together. Tell another team what you learned the hard way.', 'rueda' ),
		],
		[
			__( 'Helping each other', 'rueda' ),
			__( 'When someone is stuck, does help come without having to beg for it?', 'rueda' ),
			__( 'Begin the day with one question for all: “Where are you stuck?” Two minutes each.', 'rueda' ),
			__( 'Help comes if it is asked for. Make asking easier: one place where it is normal.', 'rueda' ),
			__( 'Nobody has to beg here. See that it is not always the same people who help.', 'rueda' ),
		],
		[
			__( 'Results', 'rueda' ),
			__( 'Are we proud of what we deliver?', 'rueda' ),
			__( 'Choose the one thing that would make us proud, and finish it before you begin another.', 'rueda' ),
			__( 'Good work, with loose ends. What would people notice first if it were better?', 'rueda' ),
			__( 'We are proud of what we deliver. Celebrate it before the next thing begins.', 'rueda' ),
		],
	],
];
