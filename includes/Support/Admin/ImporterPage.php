<?php

declare( strict_types=1 );

namespace Rueda\Support\Admin;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The page of an importer: it shows what can be imported, the result and the next step. It works without scripts. */
abstract class ImporterPage {
	abstract public function print(): void;

	final protected function print_head( string $title ): void {
		printf( '<div class="wrap" style="max-width:60rem"><h1>%s</h1>', esc_html( $title ) );
	}

	/** The result of the form: one of the screen's words, or "". */
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
	 * Prints the form that continues an import of many entries. A script submits it; without scripts it has a button.
	 *
	 * @param class-string<ImporterScreen> $screen
	 * @param string                       $id     The form's id.
	 * @param array{int, int}              $counts How many have been imported, and how many are still to come.
	 * @param string                       $words  A sentence with a placeholder for each of the two counts.
	 * @param array<string, int>           $fields Hidden fields for the next request.
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
