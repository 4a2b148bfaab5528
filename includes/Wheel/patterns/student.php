<?php

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Student life', 'rueda' ),
	'description' => __( 'For the middle of a term, while there is time to change something.', 'rueda' ),
	'intro'       => __(
		'Studying is more than marks. Take five minutes, rate honestly, and choose one single area that you will look after until the next exams.',
		'rueda'
	),
	'areas'       => [
		[
			__( 'Study habits', 'rueda' ),
			__( 'Do you study in a way that works, or just long hours?', 'rueda' ),
			__(
				'Try twenty-five minutes with one aim and no telephone, then a break. Count the rounds, not the hours.',
				'rueda'
			),
			__( 'Something works. Find out at which time of day, and give that time your hardest subject.', 'rueda' ),
			__(
				'You know how you learn. Write the method down, and test yourself instead of reading once more.',
				'rueda'
			),
		],
		[
			__( 'Motivation', 'rueda' ),
			__( 'Do you know what you are doing it for?', 'rueda' ),
			__(
				'Remember the day on which you chose this. What did you hope for? If that has gone, talk about it with somebody.',
				'rueda'
			),
			__( 'It comes and goes. Tie the dullest task to something you like: a café, music, company.', 'rueda' ),
			__( 'You know what you do it for. Put it where you see it before exams.', 'rueda' ),
		],
		[
			__( 'Understanding', 'rueda' ),
			__( 'Can you explain what you learned to somebody else?', 'rueda' ),
			__(
				'Explain the last lecture to a friend in five minutes. Where you get stuck, your reading begins.',
				'rueda'
			),
			__( 'You have the outline. Make up three questions that could be in the exam.', 'rueda' ),
			__( 'You can explain it. Help somebody in your course; you will understand it once more.', 'rueda' ),
		],
		[
			__( 'Keeping on top', 'rueda' ),
			__( 'Do you know what is due, and do you meet your deadlines?', 'rueda' ),
			__(
				'Put all dates of this term on one page, today. They look less frightening on paper than in the head.',
				'rueda'
			),
			__( 'You meet most deadlines. Set yourself one of your own, three days before each.', 'rueda' ),
			__( 'You have it in hand. Leave some room; the unexpected likes full calendars.', 'rueda' ),
		],
		[
			__( 'Friends and campus', 'rueda' ),
			__( 'Do you belong here? Think of people, not of numbers.', 'rueda' ),
			__(
				'Go to one thing this week where the same people come every time. The second visit is the easier one.',
				'rueda'
			),
			__( 'You know some faces. Ask one of them to have lunch with you.', 'rueda' ),
			__( 'You belong. Look out for somebody who sits alone; you know how it feels to arrive.', 'rueda' ),
		],
		[
			__( 'Rest', 'rueda' ),
			__( 'Do you sleep enough and have days without books?', 'rueda' ),
			__(
				'Choose one evening and one whole day without books, and keep to it. Learning goes on in sleep, too.',
				'rueda'
			),
			__( 'You rest, with a bad conscience. Plan it like a class; then it counts.', 'rueda' ),
			__( 'You are rested. Keep it so in the weeks when everybody boasts of their nights.', 'rueda' ),
		],
		[
			__( 'Budget', 'rueda' ),
			__( 'Does the money last until the end of the month?', 'rueda' ),
			__( 'Write down for two weeks what you spend, and ask at your school which grants there are.', 'rueda' ),
			__( 'It lasts, just about. Divide the money by weeks, from the first day of the month.', 'rueda' ),
			__( 'Your money lasts. Save a little for the summer, or for a wish.', 'rueda' ),
		],
		[
			__( 'The next step', 'rueda' ),
			__( 'Do you have an idea of what comes after, or whom to ask?', 'rueda' ),
			__(
				'You need no plan, only a conversation. Who has a job that you could imagine? Ask how they got there.',
				'rueda'
			),
			__( 'You have an idea. Try it out on a small scale: a day’s visit, an internship, a course.', 'rueda' ),
			__( 'You see the way. Tell three people; doors open where somebody knows.', 'rueda' ),
		],
	],
];
