<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** What an importer's screen shows: what there is, what became of it, and the way on. Works without a script. */
abstract class ImporterPage {
	abstract public function print(): void;

	final protected function print_head( string $title ): void {
		printf( '<div class="wrap" style="max-width:60rem"><h1>%s</h1>', esc_html( $title ) );
	}

	/** What the form has led to: a word of the screen, or "". */
	final protected function state(): string {
		// phpcs:ignore WordPress.Security -- only compared.
		return Read::string( $_GET[ ImporterScreen::STATE ] ?? null );
	}

	final protected function tell_that_another_runs(): void {
		$this->notice( 'warning', __( 'Another import is already running. Reload this page in a minute.', 'rueda' ) );
	}

	/** @param string $link Clean HTML. */
	final protected function notice( string $type, string $text, string $link = '' ): void {
		wp_admin_notice( esc_html( $text ) . $link, [ 'type' => $type ] );
	}

	/**
	 * In the midst of many: goes on by itself, or at a press where scripts are off.
	 *
	 * @param class-string<ImporterScreen> $screen
	 * @param string                       $id     Of the form.
	 * @param array{int, int}              $counts How many have been imported, and how many are still to come.
	 * @param string                       $words  With a place for each of the two.
	 * @param array<string, int>           $fields What the next request has to know.
	 */
	final protected function print_next(
		string $screen,
		string $id,
		array $counts,
		string $words,
		array $fields
	): void {
		printf(
			'<p>%s</p><form method="post" action="%s" id="%s">',
			esc_html( sprintf( $words, ...array_map( 'number_format_i18n', $counts ) ) ),
			esc_url( $screen::address() ),
			esc_attr( $id )
		);
		wp_nonce_field( $screen::NONCE );
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%d">', esc_attr( $name ), absint( $value ) );
		}
		submit_button( __( 'Continue', 'rueda' ), 'primary', '', true );
		echo '</form>';
		wp_print_inline_script_tag(
			sprintf( 'document.getElementById( %s ).requestSubmit();', (string) wp_json_encode( $id ) )
		);
	}
}
