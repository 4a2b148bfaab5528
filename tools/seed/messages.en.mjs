/** Messages from visitors of the demonstration site. A name may come with its address. */
export const messages = {
	contact: [
		[ 'Elena Ruiz', 'Do you offer evening courses in spring as well?' ],
		[
			'Tom Baker',
			'My wheel says that I should sleep more. Can you help?',
		],
		[ 'Nadia Haddad', 'We are a group of twelve. Is there room for us?' ],
		[
			'Ana Núñez',
			'Thank you for the talk last week! May I have the slides?',
		],
		[
			'ليلى حسن',
			'مرحبا، هل يمكنني حجز موعد يوم الثلاثاء القادم؟ أعمل حتى الخامسة مساءً.',
			'layla.hassan@example.org',
		],
		[ 'Peter Lang', 'The link in your last newsletter leads nowhere.' ],
		[
			'Ingrid Sørensen',
			'I would like to give the workshop as a present. Do you have vouchers?',
		],
		[
			'Marco Bianchi',
			'Is the first talk really free, or does it depend on how long it takes?',
		],
		[
			'Grace Okafor',
			'Good morning,\n\nI took your wheel twice, once in January and once this week, and I would like to tell you what happened in between.\n\nIn January my areas Work and Money stood at nine, and Health, Friends and Fun at two or three. I laughed at it first. Then I hung the printed page on the fridge, and my daughter asked why the circle had such a big bite taken out of it. I had no good answer.\n\nI began with what your report says about sleep: half an hour earlier, every night. In March I joined a choir, which I had wanted to do for eleven years. In May I told my manager that I no longer answer mail after six. Nothing bad happened. In fact nobody had ever asked for it.\n\nThis week the circle is almost round. Work stands at seven now, and I am glad of it.\n\nMy question: may I use your wheel with the women of our reading group? We are nine, we meet in the library on the first Thursday of the month, and nobody earns money with it. I would of course name where it comes from.\n\nWith many thanks and warm regards\nGrace Okafor',
		],
		[ 'Jun Tanaka', 'Could you call me back on Friday after four?' ],
		[
			'Maria-Magdalena von Hohenberg-Schwarzenfeld',
			'Please change the name on my invoice. It does not fit into the window of the envelope.',
		],
		[ 'Liam O’Brien', 'Is there parking near the practice?' ],
		[ 'Sofía Castro', 'Do you also work with couples?' ],
		[ 'Amir Cohen', 'שלום, האם יש לכם הדרכה גם בעברית?' ],
		[
			'Fatou Diop',
			'I saved my report on another computer. Can you send me the link again?',
		],
		[ 'Hannah Weiss', 'Thank you. That was worth every minute.' ],
		[ 'Kofi Mensah', 'Are the groups open to people under eighteen?' ],
		[ 'Chloé Martin', 'Do you come to companies as well? We are forty.' ],
		[ 'Erik Lund', 'I have to move our meeting to next week, sorry!' ],
		[ 'Priya Nair', 'Which of the two wheels should I begin with?' ],
		[ 'Ben Carter', 'Your page does not print on my old printer.' ],
		[ 'Yara Mansour', 'How long do you keep what I answer?' ],
	],
	application: [
		[ 'Julia Berg', 'I have led groups for six years.' ],
		[ 'David Moreau', 'Your way of working is what I was looking for.' ],
		[ 'Aisha Bello', 'I would like to learn from your team.' ],
		[ 'Lukas Novak', 'I finish my studies in June.' ],
		[ 'Emma Rossi', 'A friend who works with you told me to write.' ],
		[ 'Samuel Park', 'I am a nurse, and I want to do something new.' ],
	],
	feedback: [
		[ 0, 'The small groups.', 'More breaks.', 'Olga Petrova' ],
		[ 0, 'Everything. I will come again.', '' ],
		[ 1, 'The garden.', 'The chairs are hard.' ],
		[ 0, 'That nobody was in a hurry.', 'Start half an hour later.' ],
		[ 2, '', 'I could hardly hear the people at the back.', 'Paul Reed' ],
		[ 1, 'Lunch!', '' ],
	],
	spam: [
		[ 'SEO Expert', 'We bring your website to the first page in 7 days.' ],
		[ 'Crypto Gains', 'Double your money tonight, no risk, no questions.' ],
		[ 'Best Replica', 'Cheap watches, look: http://watches.example/buy' ],
		[ 'Robert', 'hello hello hello hello hello hello' ],
		[ 'Casino Bonus', 'Your 500 free spins are waiting for you.' ],
		[ 'Sales Team', 'May we send you our price list once a week?' ],
	],
	forms: {
		application: {
			title: 'Application',
			name: 'Your name',
			email: 'Your email',
			text: 'Why would you like to join us?',
			file: 'Your CV (PDF)',
			consent:
				'I agree to my data being stored until a decision is made.',
			button: 'Send application',
			document: 'CV',
		},
		feedback: {
			title: 'Feedback',
			rating: 'How did you like it?',
			choices: [ 'Very much', 'It was all right', 'Not at all' ],
			good: 'What was good?',
			better: 'What could be better?',
			email: 'Your email, if you would like a reply',
			button: 'Send feedback',
		},
	},
};
