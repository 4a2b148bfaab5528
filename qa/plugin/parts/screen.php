<?php
/**
 * The screen Tools → QA: all switches, the seeds and the caught emails. It is plain HTML without scripts, so that a
 * switch can be set back whatever it has broken.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/** What is said after a button was pressed. */
const RUEDA_QA_TOLD = [
	'saved'    => 'The switches are set.',
	'wrong'    => 'Nothing was saved: the clock takes seconds, or a moment such as 2025-05-02 12:00.',
	'seeded'   => 'The seeds are there, as they are every time.',
	'unseeded' => 'The seeds are deleted.',
	'taken'    => 'Nothing was made: Rueda is not active, or this site has other content under the ids of the seeds.',
	'emptied'  => 'The caught emails are deleted.',
];

/** What a button of the screen does, with the words that are shown afterwards. */
function rueda_qa_press(): void {
	if ( ! rueda_qa_is_admin() ) {
		wp_die( 'You may not use this screen.', 403 );
	}
	check_admin_referer( 'rueda_qa' );
	$told = '';
	switch ( sanitize_key( $_POST['do'] ?? '' ) ) {
		case 'set':
			$wishes = array_intersect_key( wp_unslash( $_POST ), rueda_qa_switches() );
			$wrong  = rueda_qa_set( $wishes );
			$told   = [] === $wrong ? 'saved' : 'wrong';
			break;
		case 'reset':
			delete_option( RUEDA_QA_SWITCHES );
			$told = 'saved';
			break;
		case 'seed':
			$told = is_wp_error( rueda_qa_make_seeds() ) ? 'taken' : 'seeded';
			break;
		case 'unseed':
			rueda_qa_delete_seeds();
			$told = 'unseeded';
			break;
		case 'empty':
			rueda_qa_empty_mails();
			$told = 'emptied';
			break;
	}
	wp_safe_redirect( add_query_arg( 'told', $told, admin_url( 'tools.php?page=rueda-qa' ) ) );
	exit;
}

/**
 * The field of one switch.
 *
 * @param string $name  Which.
 * @param string $value What it is set to.
 */
function rueda_qa_show_switch( string $name, string $value ): void {
	$switch = rueda_qa_switches()[ $name ];
	printf(
		'<tr><th scope="row"><label for="rueda-qa-%1$s">%2$s</label></th><td>',
		esc_attr( $name ),
		esc_html( $switch['title'] )
	);
	if ( null === $switch['choices'] ) {
		printf(
			'<input class="regular-text" id="rueda-qa-%1$s" name="%1$s" value="%2$s" aria-describedby="rueda-qa-help">'
				. '<p class="description" id="rueda-qa-help">%3$s</p>',
			esc_attr( $name ),
			esc_attr( $value ),
			esc_html(
				'Empty: the right time. A number: so many seconds ahead, or behind with a minus. A moment in UTC '
					. 'such as 2025-05-02 12:00: time stands still there. Forms, wheels, limits and nonces follow; '
					. 'WordPress itself does not.'
			)
		);
	} else {
		printf( '<select id="rueda-qa-%1$s" name="%1$s">', esc_attr( $name ) );
		foreach ( $switch['choices'] as $choice => $title ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( (string) $choice ),
				selected( $value, (string) $choice, false ),
				esc_html( $title )
			);
		}
		echo '</select>';
	}
	echo '</td></tr>';
}

/**
 * The begin of a form of this screen.
 *
 * @param string $style Its style.
 */
function rueda_qa_open_form( string $style = '' ): void {
	printf(
		'<form method="post" action="%s" style="%s"><input type="hidden" name="action" value="rueda_qa">',
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_attr( $style )
	);
	wp_nonce_field( 'rueda_qa' );
}

/**
 * A button that is a form of its own.
 *
 * @param string $does  What it does.
 * @param string $title Its words.
 */
function rueda_qa_show_button( string $does, string $title ): void {
	rueda_qa_open_form( 'display: inline' );
	printf( '<button class="button" name="do" value="%s">%s</button></form> ', esc_attr( $does ), esc_html( $title ) );
}

/** The seeds: what they are, their pages if they are there, and their buttons. */
function rueda_qa_show_seeds(): void {
	echo '<h2>Seeds</h2><p>Three wheels, a form, a page for each of them, 60 reports and 40 messages, with the same '
		. 'ids, dates and texts every time.</p>';
	if ( get_option( 'rueda_qa_seeds' ) ) {
		echo '<ul class="ul-disc">';
		foreach ( range( RUEDA_QA_PAGES, RUEDA_QA_PAGES + 3 ) as $id ) {
			$title = html_entity_decode( get_the_title( $id ), ENT_QUOTES );
			printf( '<li><a href="%s">%s</a></li>', esc_url( (string) get_permalink( $id ) ), esc_html( $title ) );
		}
		echo '</ul>';
	}
	echo '<p>';
	rueda_qa_show_button( 'seed', 'Make the seeds' );
	rueda_qa_show_button( 'unseed', 'Delete the seeds' );
	echo '</p>';
}

/** The whole screen. */
function rueda_qa_show_screen(): void {
	$told = RUEDA_QA_TOLD[ sanitize_key( $_GET['told'] ?? '' ) ] ?? '';
	echo '<div class="wrap"><h1>QA</h1>';
	if ( '' !== $told ) {
		printf( '<div class="notice notice-info" role="status"><p>%s</p></div>', esc_html( $told ) );
	}
	echo '<p>For test sites. What is set here holds for everybody who opens this site, until it is set back.</p>';
	echo '<h2>Switches</h2>';
	rueda_qa_open_form();
	echo '<table class="form-table" role="presentation">';
	foreach ( rueda_qa_set_now() as $name => $value ) {
		rueda_qa_show_switch( $name, $value );
	}
	echo '</table><p class="submit"><button class="button button-primary" name="do" value="set">Save</button> '
		. '<button class="button" name="do" value="reset">Set all back</button></p></form>';
	rueda_qa_show_seeds();
	printf(
		'<h2>Caught emails</h2><p><a href="%s">Read the caught emails</a> (%d)</p><p>',
		esc_url( home_url( '/?rueda_mails' ) ),
		count( rueda_qa_caught() )
	);
	rueda_qa_show_button( 'empty', 'Delete the caught emails' );
	echo '</p></div>';
}

/** Reminds administrators of switches that somebody has left on. */
function rueda_qa_remind(): void {
	$titles = [];
	foreach ( rueda_qa_set_now() as $name => $value ) {
		$switch = rueda_qa_switches()[ $name ];
		if ( $value !== $switch['default'] ) {
			$titles[] = $switch['title'];
		}
	}
	if ( [] !== $titles && rueda_qa_is_admin() ) {
		printf(
			'<div class="notice notice-warning"><p>Rueda QA has changed: %s. <a href="%s">Set it back</a></p></div>',
			esc_html( implode( ', ', $titles ) ),
			esc_url( admin_url( 'tools.php?page=rueda-qa' ) )
		);
	}
}

/** Adds the screen to the menu. */
function rueda_qa_add_screen(): void {
	$who = is_multisite() ? 'manage_network' : 'manage_options';
	add_management_page( 'QA', 'QA', $who, 'rueda-qa', 'rueda_qa_show_screen' );
}

add_action( 'admin_menu', 'rueda_qa_add_screen' );
add_action( 'admin_post_rueda_qa', 'rueda_qa_press' );
add_action( 'admin_notices', 'rueda_qa_remind' );
