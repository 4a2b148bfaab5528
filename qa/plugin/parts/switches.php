<?php
/**
 * The switches: their names, what each can be set to, and what they are set to now. They are set for all requests (by
 * the route or the screen), or for one request of this machine by the header X-Rueda-Pretend, which contains JSON such
 * as {"clock":-259200}.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

const RUEDA_QA_SWITCHES = 'rueda_qa_switches';

/**
 * Each switch with its title, its choices in words, and what it is without anybody's choice.
 *
 * @return array<string, array{ title: string, choices: array<string, string>|null, default: string }>
 */
function rueda_qa_switches(): array {
	return [
		'clock'  => [
			'title'   => 'Clock of the server',
			'choices' => null,
			'default' => '',
		],
		'tokens' => [
			'title'   => 'Ids and tokens',
			'choices' => [
				''      => 'Random, as on every site',
				'fixed' => 'From a fixed series: addresses of reports can be guessed',
			],
			'default' => '',
		],
		'mail'   => [
			'title'   => 'Emails',
			'choices' => [
				'caught' => 'Caught: none leaves this site',
				'sent'   => 'Sent',
				'fails'  => 'The mail server fails',
			],
			'default' => 'caught',
		],
		'limits' => [
			'title'   => 'Limits for visitors',
			'choices' => [
				'real' => 'As set on this site',
				'wide' => 'None',
			],
			'default' => defined( 'RUEDA_TEST' ) && RUEDA_TEST ? 'wide' : 'real',
		],
		'refuse' => [
			'title'   => 'Calls of the pages to the server',
			'choices' => [ '' => 'Are answered' ] + array_map( 'rueda_qa_title', RUEDA_QA_REFUSALS ),
			'default' => '',
		],
		'form'   => [
			'title'   => 'Answer of a form that is sent',
			'choices' => [ '' => 'What the form decides' ] + rueda_qa_form_answers(),
			'default' => '',
		],
		'page'   => [
			'title'   => 'Pages',
			'choices' => [
				''            => 'As they are',
				'nested'      => 'The content is inside another form',
				'no-wheel'    => 'Wheels have lost their id',
				'no-email'    => 'The address for “Email My Wheel” arrives empty',
				'old-browser' => 'The browser lacks String.replaceAll',
				'no-config'   => 'The settings of the form’s script are missing',
			],
			'default' => '',
		],
	];
}

/**
 * What this request pretends, if it comes from this machine.
 *
 * @return array<string, mixed>
 */
function rueda_qa_pretence(): array {
	$header = $_SERVER['HTTP_X_RUEDA_PRETEND'] ?? '';
	if ( ! is_string( $header ) || '' === $header || ! rueda_qa_asks_locally() ) {
		return [];
	}
	// WordPress adds slashes to the headers once all plugins are loaded.
	$pretence = json_decode( $header, true ) ?? json_decode( wp_unslash( $header ), true );
	return is_array( $pretence ) ? $pretence : [];
}

/**
 * What a switch is set to, for this request.
 *
 * @param string $name A switch.
 */
function rueda_qa_value( string $name ): string {
	$stored = get_option( RUEDA_QA_SWITCHES, [] );
	$now    = rueda_qa_clean( $name, rueda_qa_pretence()[ $name ] ?? null );
	return $now ?? rueda_qa_clean( $name, $stored[ $name ] ?? null ) ?? rueda_qa_switches()[ $name ]['default'];
}

/**
 * A value as a switch can have it; null for any other.
 *
 * @param string $name  A switch.
 * @param mixed  $value What was sent.
 */
function rueda_qa_clean( string $name, $value ): ?string {
	$switch = rueda_qa_switches()[ $name ] ?? null;
	if ( null === $switch || ! is_string( $value ) && ! is_int( $value ) ) {
		return null;
	}
	if ( 'clock' === $name ) {
		return rueda_qa_clean_clock( trim( (string) $value ) );
	}
	return isset( $switch['choices'][ (string) $value ] ) ? (string) $value : null;
}

/**
 * Sets switches for all requests. Those that are not named stay.
 *
 * @param array<array-key, mixed> $wishes By name; null sets a switch back.
 * @return string[] The names of those that do not exist, or cannot be set so. Then nothing is set.
 */
function rueda_qa_set( array $wishes ): array {
	$stored = (array) get_option( RUEDA_QA_SWITCHES, [] );
	$wrong  = [];
	foreach ( $wishes as $name => $value ) {
		$clean = null === $value
			? rueda_qa_switches()[ $name ]['default'] ?? null
			: rueda_qa_clean( (string) $name, $value );
		if ( null === $clean ) {
			$wrong[] = (string) $name;
			continue;
		}
		$stored[ $name ] = $clean;
	}
	if ( [] === $wrong ) {
		update_option( RUEDA_QA_SWITCHES, $stored );
		// A fixed series begins anew when it is chosen.
		if ( array_key_exists( 'tokens', $wishes ) ) {
			delete_option( 'rueda_qa_tokens' );
		}
	}
	return $wrong;
}

/**
 * What each switch is set to for all requests.
 *
 * @return array<string, string>
 */
function rueda_qa_set_now(): array {
	$stored = (array) get_option( RUEDA_QA_SWITCHES, [] );
	$values = [];
	foreach ( rueda_qa_switches() as $name => $switch ) {
		$values[ $name ] = rueda_qa_clean( $name, $stored[ $name ] ?? null ) ?? $switch['default'];
	}
	return $values;
}
