<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\Report\Address;
use Rueda\Report\Page;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects a report's old address to its address here, which also says when the report is gone. While another plugin
 * registers the old post type, its addresses are left to that plugin.
 */
final class OldLinks {
	public function __construct( private ImportLedger $ledger ) {}

	public function follow(): void {
		$is_missing = is_404();
		if ( ! $is_missing && ! is_front_page() && ! is_home() || post_type_exists( OldReports::TYPE ) ) {
			return;
		}
		$name = $this->asked( OldReports::TYPE );
		$id   = 0;
		if ( '' === $name && $is_missing ) {
			$name = $this->name_in_path();
			$id   = OldReports::TYPE === $this->asked( 'post_type' ) ? Read::id( $this->asked( 'p' ) ) : 0;
		}
		if ( '' === $name && 0 === $id || ! ImportSettings::are_links_on() ) {
			return;
		}
		$slug = '' === $name
			? $this->ledger->slug_of( $id )
			: $this->ledger->slug_of_name( sanitize_title_for_query( $name ) );
		if ( null !== $slug ) {
			$this->redirect_to( Address::link( $slug ) );
		}
	}

	/** @return never */
	private function redirect_to( string $address ) {
		Page::send_headers();
		wp_safe_redirect( $address, 301, 'Rueda' );
		exit;
	}

	private function name_in_path(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only compared.
		$uri  = $_SERVER['REQUEST_URI'] ?? '';
		$path = is_string( $uri ) ? wp_parse_url( "http://host{$uri}", PHP_URL_PATH ) : '';
		return is_string( $path ) && 1 === preg_match( '~/' . OldReports::TYPE . '/([^/]+)/?$~D', $path, $found )
			? rawurldecode( $found[1] )
			: '';
	}

	private function asked( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- only compared; an address changes nothing.
		return is_string( $value ) ? wp_unslash( $value ) : '';
	}
}
