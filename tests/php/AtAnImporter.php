<?php

declare( strict_types=1 );

namespace Rueda\Tests;

use RuntimeException;

/** WordPress's importer screens: opens one, sends its forms and reads its messages. */
trait AtAnImporter {
	/** To be called before each test. */
	private function arrive(): void {
		if ( ! defined( 'WP_LOAD_IMPORTERS' ) ) {
			define( 'WP_LOAD_IMPORTERS', true );
		}
		unset( $GLOBALS['wp_importers'] );
		add_filter(
			'wp_redirect',
			static function ( string $location ): string {
				throw new RuntimeException( $location );
			}
		);
		add_filter(
			'wp_die_handler',
			static fn (): callable => static function (): void {
				throw new RuntimeException( 'died' );
			}
		);
	}

	/**
	 * Sends the form of a screen.
	 *
	 * @param callable(): void     $receive
	 * @param array<string, mixed> $fields
	 * @return string Where it leads, or how it ended.
	 */
	private function post( callable $receive, array $fields ): string {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = $fields;
		$_REQUEST                  = $_POST;
		try {
			$receive();
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return '';
	}

	/** @param callable(): void $show */
	private function shown_at( string $address, callable $show ): string {
		$_GET = [];
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
		return $this->echoed( $show );
	}
}
