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
		[ __( 'Overview', 'rueda' ), __( 'Do you know what you have, what you owe and what comes in?', 'rueda' ) ],
		[ __( 'Income', 'rueda' ), __( 'Is what you earn enough, and steady enough?', 'rueda' ) ],
		[ __( 'Spending', 'rueda' ), __( 'Do you spend on what matters to you?', 'rueda' ) ],
		[ __( 'Savings', 'rueda' ), __( 'Could you pay for an unexpected repair today?', 'rueda' ) ],
		[ __( 'Debts', 'rueda' ), __( 'Are your debts under control, or do they control you?', 'rueda' ) ],
		[
			__( 'Protection', 'rueda' ),
			__( 'Would your family and you be provided for if something happened?', 'rueda' ),
		],
		[
			__( 'Later in life', 'rueda' ),
			__( 'Are you doing today what your older self will thank you for?', 'rueda' ),
		],
		[ __( 'Peace of mind', 'rueda' ), __( 'How easily do you think and talk about money?', 'rueda' ) ],
	],
];
