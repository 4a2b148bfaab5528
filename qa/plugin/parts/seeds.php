<?php
/**
 * The seeds: three wheels, a form, a page for each of the four, 60 reports and 40 messages. They are the same every
 * time, on every site: ids, dates, names, ratings, texts and states. Made again, they are as they were.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Form\Post\Request;
use Rueda\Report\ReportDeletion;

defined( 'ABSPATH' ) || exit;

/** The first ids of each kind. They are so high that no test site has them already. */
const RUEDA_QA_WHEELS   = 900001;
const RUEDA_QA_FORM     = 900011;
const RUEDA_QA_PAGES    = 900021;
const RUEDA_QA_REPORTS  = 900101;
const RUEDA_QA_MESSAGES = 900201;

/** Monday, 3 March 2025, 9:00 UTC. The last report and the last message are of 1 May. */
const RUEDA_QA_FIRST_DAY = 1740992400;

/**
 * The wheels: each with another way to answer.
 *
 * @return array<string, array{ title: string, intro: string, type: string, min: int, max: int, areas: string[] }>
 */
function rueda_qa_wheels(): array {
	return [
		'life' => [
			'title' => 'QA: life',
			'intro' => 'Eight areas from 1 to 10, answered by buttons. Each may be skipped.',
			'type'  => 'likert',
			'min'   => 1,
			'max'   => 10,
			'areas' => [ 'Health', 'Family', 'Friends', 'Work', 'Money', 'Home', 'Learning', 'Leisure' ],
		],
		'work' => [
			'title' => 'QA: work',
			'intro' => 'Five areas from 0 to 5, answered by sliders. The first has to be answered.',
			'type'  => 'slider',
			'min'   => 0,
			'max'   => 5,
			'areas' => [ 'Tasks', 'Colleagues', 'Workplace', 'Hours', 'Pay' ],
		],
		'hard' => [
			'title' => 'QA: “hard” & <long> words — ñ, 漢字, עברית',
			'intro' => 'Twelve areas from 1 to 3 whose names are long, in other scripts, or look like markup.',
			'type'  => 'likert',
			'min'   => 1,
			'max'   => 3,
			'areas' => [
				'Donaudampfschifffahrtsgesellschaftskapitän',
				'What I would tell somebody who asks me in the middle of the night how I am',
				'Salud y bienestar físico, emocional y espiritual',
				'健康と家族',
				'בריאות ומשפחה',
				'الصحة والعائلة',
				'<b>Bold</b>',
				'“Quotes” & ampersands',
				'100 %',
				'🙂',
				'É',
				'The last',
			],
		],
	];
}

/**
 * What is sent by the form, over and over again.
 *
 * @return array<array{ string, string }>
 */
function rueda_qa_people(): array {
	return [
		[ 'Ana García', 'When do your groups meet in May?' ],
		[ 'Ben Okafor', "Two lines.\nThe second one." ],
		[ 'Chloé Dubois', 'Could you call me back? I am at home after six.' ],
		[ 'Đorđe Petrović', 'Thank you for the afternoon. We will come again.' ],
		[ 'Eva Ñúñez', '¿Tienen sitio para dos personas más el jueves?' ],
		[ 'פנינה כהן', 'שלום, אשמח לקבל פרטים.' ],
		[ '<script>alert(1)</script>', 'Text that looks like <b>markup</b> & more.' ],
		[ 'Georgina Featherstonehaugh-Cholmondeley', str_repeat( 'A long message. ', 60 ) ],
	];
}

/**
 * Stores a post under its id.
 *
 * @param int                  $id     Which.
 * @param array<string, mixed> $fields As wp_insert_post() takes them.
 */
function rueda_qa_insert( int $id, array $fields ): void {
	$date = gmdate( 'Y-m-d H:i:s', RUEDA_QA_FIRST_DAY );
	wp_insert_post(
		wp_slash(
			[
				'import_id'     => $id,
				'post_status'   => 'publish',
				'post_date'     => get_date_from_gmt( $date ),
				'post_date_gmt' => $date,
			] + $fields
		)
	);
}

/**
 * A block.
 *
 * @param string               $name       With its namespace.
 * @param array<string, mixed> $attributes Its attributes.
 * @param string               $inner      Blocks inside.
 */
function rueda_qa_block( string $name, array $attributes, string $inner = '' ): string {
	return get_comment_delimited_block_content( $name, $attributes, $inner ) . "\n";
}

/**
 * The blocks of a wheel.
 *
 * @param array{ intro: string, type: string, areas: string[] } $wheel One of them.
 */
function rueda_qa_wheel_content( array $wheel ): string {
	$colors = [ '#1db53f', '#0b6e99', '#b8475a', '#e0a93b', '#7a5aa6', '#d9733f' ];
	$areas  = '';
	foreach ( $wheel['areas'] as $index => $label ) {
		$area   = [
			'label'        => esc_html( $label ),
			'desc'         => esc_html( "How is it with “{$label}”?" ),
			'lengendColor' => $colors[ $index % 6 ],
			'isRequired'   => 'slider' === $wheel['type'] && 0 === $index,
		];
		$areas .= rueda_qa_block( 'rueda/area', $area );
	}
	return "<!-- wp:paragraph -->\n<p>{$wheel['intro']}</p>\n<!-- /wp:paragraph -->\n"
		. rueda_qa_block( 'rueda/add-wheels', [], "\n{$areas}" );
}

/** The blocks of the form. */
function rueda_qa_form_content(): string {
	$fields = [
		[ 'type' => 'text', 'name' => 'your-name', 'label' => 'Your name', 'isRequired' => true ],
		[ 'type' => 'email', 'name' => 'your-email', 'label' => 'E-mail', 'isRequired' => true ],
		[ 'type' => 'textarea', 'name' => 'your-message', 'label' => 'Message', 'isRequired' => true ],
	];
	$blocks = array_map( static fn ( array $field ): string => rueda_qa_block( 'rueda/form-field', $field ), $fields );
	return implode( '', $blocks ) . rueda_qa_block( 'rueda/form-submit', [ 'text' => 'Send' ] );
}

/** Makes the wheels, the form and their pages. */
function rueda_qa_make_content(): void {
	$pages = [];
	$id    = RUEDA_QA_WHEELS;
	foreach ( rueda_qa_wheels() as $key => $wheel ) {
		rueda_qa_insert(
			$id,
			[
				'post_type'    => 'wheel',
				'post_name'    => "qa-{$key}",
				'post_title'   => esc_html( $wheel['title'] ),
				'post_content' => rueda_qa_wheel_content( $wheel ),
				'meta_input'   => [
					'wheel_meta_input_type' => $wheel['type'],
					'wheel_meta_range_min'  => $wheel['min'],
					'wheel_meta_range_max'  => $wheel['max'],
					// For ever: the reports are older than most sites keep them.
					'rueda_report_months'   => 0,
				],
			]
		);
		$block                = rueda_qa_block( 'rueda/wheel', [ 'wheelId' => $id++, 'mode' => 'inline' ] );
		$pages[ "qa-{$key}" ] = [ $wheel['title'], $block ];
	}
	rueda_qa_insert(
		RUEDA_QA_FORM,
		[
			'post_type'    => 'rueda_form',
			'post_name'    => 'qa-contact',
			'post_title'   => 'QA: contact',
			'post_content' => rueda_qa_form_content(),
		]
	);
	$pages['qa-contact'] = [ 'QA: contact', rueda_qa_block( 'rueda/contact-form', [ 'formId' => RUEDA_QA_FORM ] ) ];
	$id                  = RUEDA_QA_PAGES;
	foreach ( $pages as $slug => [ $title, $content ] ) {
		rueda_qa_insert(
			$id++,
			[
				'post_type'    => 'page',
				'post_name'    => $slug,
				'post_title'   => esc_html( $title ),
				'post_content' => $content,
			]
		);
	}
}

/**
 * The reports: one a day in turn for each wheel, and every fifth without its last area.
 *
 * @return array<int, array<string, mixed>>
 */
function rueda_qa_reports(): array {
	$wheels  = rueda_qa_wheels();
	$reports = [];
	for ( $number = 0; $number < 60; $number++ ) {
		$key     = array_keys( $wheels )[ $number % 3 ];
		$wheel   = $wheels[ $key ];
		$ratings = [];
		foreach ( $wheel['areas'] as $index => $label ) {
			$step      = ( $number * 7 + $index * 3 + $number * $index ) % ( $wheel['max'] - $wheel['min'] + 1 );
			$ratings[] = [ $label, $wheel['min'] + $step ];
		}
		$reports[] = [
			'of'      => $key,
			'at'      => RUEDA_QA_FIRST_DAY + $number * ( DAY_IN_SECONDS + 7 * MINUTE_IN_SECONDS ),
			'run'     => "rueda-qa-{$number}",
			'ratings' => 0 === $number % 5 && $number > 0 ? array_slice( $ratings, 0, -1 ) : $ratings,
		];
	}
	return $reports;
}

/**
 * The messages: two every three days. Of ten, one is spam, one has an email that failed, and some are read.
 *
 * @return array<int, array<string, mixed>>
 */
function rueda_qa_messages(): array {
	$people   = rueda_qa_people();
	$messages = [];
	for ( $number = 0; $number < 40; $number++ ) {
		[ $name, $text ] = $people[ $number % count( $people ) ];
		$state           = [ 3 => 'spam', 7 => 'failed' ][ $number % 10 ] ?? 'sent';
		$messages[]      = [
			'form'   => 'contact',
			'at'     => RUEDA_QA_FIRST_DAY + $number * ( 36 * HOUR_IN_SECONDS + 11 * MINUTE_IN_SECONDS ),
			'state'  => $state,
			'read'   => 'sent' === $state && 0 !== $number % 3,
			'reason' => 'spam' === $state ? [ 'trap', 'filled in too fast' ] : null,
			'fields' => [
				'your-name'    => $name,
				'your-email'   => "visitor{$number}@example.org",
				'your-message' => "{$text} ({$number})",
				Request::KEY   => sprintf( 'rueda-qa-%04d', $number ),
			],
		];
	}
	return $messages;
}

/** Whether another plugin or person has content under the ids of the seeds. */
function rueda_qa_are_ids_taken(): bool {
	global $wpdb;
	return ! get_option( 'rueda_qa_seeds' ) && 0 < (int) $wpdb->get_var(
		$wpdb->prepare(
			'SELECT ( SELECT COUNT(*) FROM %i WHERE ID BETWEEN %d AND %d )'
				. ' + ( SELECT COUNT(*) FROM %i WHERE id BETWEEN %d AND %d )',
			...[ $wpdb->posts, RUEDA_QA_WHEELS, RUEDA_QA_REPORTS + 59 ],
			...[ "{$wpdb->prefix}rueda_messages", RUEDA_QA_MESSAGES, RUEDA_QA_MESSAGES + 39 ]
		)
	);
}

/** The tables with a row for a message, and the column with its id. */
const RUEDA_QA_MESSAGE_TABLES = [
	'rueda_messages'          => 'id',
	'rueda_message_addresses' => 'message',
	'rueda_mails'             => 'subject_id',
];

/**
 * Deletes the seeds, and nothing else.
 *
 * @return array<string, bool>
 */
function rueda_qa_delete_seeds(): array {
	global $wpdb;
	if ( ! get_option( 'rueda_qa_seeds' ) ) {
		return [ 'deleted' => false ];
	}
	ReportDeletion::delete( range( RUEDA_QA_REPORTS, RUEDA_QA_REPORTS + 59 ) );
	foreach ( RUEDA_QA_MESSAGE_TABLES as $table => $column ) {
		$wpdb->query(
			$wpdb->prepare(
				'DELETE FROM %i WHERE %i BETWEEN %d AND %d',
				$wpdb->prefix . $table,
				$column,
				RUEDA_QA_MESSAGES,
				RUEDA_QA_MESSAGES + 39
			)
		);
	}
	$wheels = range( RUEDA_QA_WHEELS, RUEDA_QA_WHEELS + 2 );
	foreach ( [ ...$wheels, RUEDA_QA_FORM, ...range( RUEDA_QA_PAGES, RUEDA_QA_PAGES + 3 ) ] as $id ) {
		wp_delete_post( $id, true );
	}
	delete_option( 'rueda_qa_seeds' );
	return [ 'deleted' => true ];
}

/**
 * Makes the seeds. Those that are there already are deleted first, so that all are as they should be.
 *
 * @return array<string, mixed>|WP_Error The ids, and the addresses of the pages.
 */
function rueda_qa_make_seeds() {
	if ( ! defined( 'RUEDA_VERSION' ) ) {
		return new WP_Error( 'rueda_qa_seeds', 'Rueda is not active.', [ 'status' => 409 ] );
	}
	if ( rueda_qa_are_ids_taken() ) {
		$why = 'This site has other content under the ids of the seeds, which are 900001 to 900240.';
		return new WP_Error( 'rueda_qa_seeds', $why, [ 'status' => 409 ] );
	}
	rueda_qa_delete_seeds();
	update_option( 'rueda_qa_seeds', true, false );
	rueda_qa_make_content();
	rueda_qa_under_ids( 'rueda_qa_let_visitors_come' );
	$pages = array_map( 'get_permalink', range( RUEDA_QA_PAGES, RUEDA_QA_PAGES + 3 ) );
	return [
		'wheels'   => range( RUEDA_QA_WHEELS, RUEDA_QA_WHEELS + 2 ),
		'form'     => RUEDA_QA_FORM,
		'pages'    => array_combine( [ ...array_keys( rueda_qa_wheels() ), 'contact' ], $pages ),
		'reports'  => range( RUEDA_QA_REPORTS, RUEDA_QA_REPORTS + 59 ),
		'messages' => range( RUEDA_QA_MESSAGES, RUEDA_QA_MESSAGES + 39 ),
	];
}

/** Stores what the visitors of the seeds did. */
function rueda_qa_let_visitors_come(): void {
	$ids     = array_combine( array_keys( rueda_qa_wheels() ), range( RUEDA_QA_WHEELS, RUEDA_QA_WHEELS + 2 ) );
	$ids    += [ 'contact' => RUEDA_QA_FORM, 'form' => RUEDA_QA_PAGES + 3 ];
	$visits  = [ 'reports' => rueda_qa_reports(), 'messages' => rueda_qa_messages(), 'left' => [], 'presses' => 0 ];
	$address = $_SERVER['REMOTE_ADDR'] ?? null;

	$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
	( new Rueda_QA_Visitors( $ids ) )->come( $visits, 'en_US' );
	$_SERVER['REMOTE_ADDR'] = $address;
}

/**
 * Gives reports and messages their ids, while no limit and no hold of emails makes a difference between sites.
 *
 * @param callable $work What stores them, in order.
 */
function rueda_qa_under_ids( callable $work ): void {
	$report  = RUEDA_QA_REPORTS;
	$message = RUEDA_QA_MESSAGES;
	$filters = [
		'wp_insert_post_data' => static function ( array $data ) use ( &$report ): array {
			return 'rueda_report' === $data['post_type'] ? [ 'ID' => $report++ ] + $data : $data;
		},
		'query'               => static function ( string $query ) use ( &$message ): string {
			if ( 1 !== preg_match( '/^INSERT IGNORE INTO `?\w*rueda_messages`? \( submission_key,/', $query ) ) {
				return $query;
			}
			$id = $message++;

			$query = (string) preg_replace( '/\( submission_key,/', '( id, submission_key,', $query, 1 );
			return (string) preg_replace( '/ VALUES \( /', " VALUES ( {$id}, ", $query, 1 );
		},
		'rueda_rate_limit'    => static fn (): int => 100000,
		'rueda_mail_hold'     => '__return_empty_string',
	];
	foreach ( $filters as $hook => $filter ) {
		add_filter( $hook, $filter, PHP_INT_MAX );
	}
	try {
		$work();
	} finally {
		foreach ( $filters as $hook => $filter ) {
			remove_filter( $hook, $filter, PHP_INT_MAX );
		}
	}
}
