<?php
/**
 * Words of WordPress that the Spanish demonstration shows. WordPress's own translation has them, but the one in
 * Debian's packages is of 2014, and a site without a network may have none.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

const RUEDA_DEMO_SPANISH = [
	'%1$s and %2$s'   => '%1$s y %2$s',
	'%1$s, and %2$s'  => '%1$s y %2$s',
	'Skip to content' => 'Saltar al contenido',
	'Open menu'       => 'Abrir el menú',
	'Close menu'      => 'Cerrar el menú',
];

/**
 * Gives a word of WordPress that has no translation its Spanish.
 *
 * @param string $translation What WordPress found.
 * @param string $text        In English.
 */
function rueda_demo_word( string $translation, string $text ): string {
	$known = $translation === $text && isset( RUEDA_DEMO_SPANISH[ $text ] );
	return $known && str_starts_with( determine_locale(), 'es' ) ? RUEDA_DEMO_SPANISH[ $text ] : $translation;
}

add_filter( 'gettext_default', 'rueda_demo_word', 10, 2 );
