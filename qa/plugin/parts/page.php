<?php
/**
 * The switch `page`: pages whose author, browser or other plugins have made a mistake.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

const RUEDA_QA_PAGE_SCRIPTS = [
	'old-browser' => 'delete String.prototype.replaceAll;',
	'no-config'   => 'Object.defineProperty( window, "wpcf7", { get: () => ( {} ), set() {} } );',
];

/**
 * Puts the content of a page into another form.
 *
 * @param string $content HTML.
 */
function rueda_qa_nest( string $content ): string {
	return is_singular() && in_the_loop() ? "<form action=\"/\" aria-label=\"Outer form\">{$content}</form>" : $content;
}

/**
 * Takes the id from a wheel's block.
 *
 * @param array<string, mixed> $block A parsed block.
 * @return array<string, mixed>
 */
function rueda_qa_lose_wheel( array $block ): array {
	if ( 'rueda/wheel' === $block['blockName'] ) {
		unset( $block['attrs']['wheelId'] );
	}
	return $block;
}

/** Breaks what the switch names. */
function rueda_qa_break_page(): void {
	$page = rueda_qa_value( 'page' );
	if ( 'nested' === $page ) {
		add_filter( 'the_content', 'rueda_qa_nest', PHP_INT_MAX );
	} elseif ( 'no-wheel' === $page ) {
		add_filter( 'render_block_data', 'rueda_qa_lose_wheel' );
	} elseif ( 'no-email' === $page && isset( $_POST['toEmail'] ) ) {
		$_POST['toEmail'] = '';
	} elseif ( isset( RUEDA_QA_PAGE_SCRIPTS[ $page ] ) ) {
		add_action( 'wp_head', static fn () => wp_print_inline_script_tag( RUEDA_QA_PAGE_SCRIPTS[ $page ] ), -1 );
	}
}

add_action( 'plugins_loaded', 'rueda_qa_break_page' );
