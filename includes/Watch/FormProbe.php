<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\Form;
use Rueda\Support\Database\Rows;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Asks for a form as a visitor's browser does: its page first, and then the route that takes messages. What it sends is
 * refused before anything is checked, counted, stored or told to other plugins, because it names no place on a page.
 */
final class FormProbe {
	/** What may be wrong. "" is nothing, CALM nothing that lasts, and BLIND that the server cannot ask its own site. */
	public const CALM    = 'calm';
	public const BLIND   = 'blind';
	public const NO_PAGE = 'no-page';
	public const PAGE    = 'page';
	public const MISSING = 'missing';
	public const REFUSED = 'refused';

	private const SECONDS = 10;

	/**
	 * @param string $known The page of the latest message; "" if there is none.
	 * @return array{problem: string, page: string, status: int} The status is 0 if nothing answered.
	 */
	public function look_at( Form $form, string $known ): array {
		$answer = [ 'problem' => self::NO_PAGE, 'page' => '', 'status' => 0 ];
		foreach ( array_diff( array_unique( [ $known, $this->page_with( $form->id() ) ] ), [ '' ] ) as $page ) {
			$answer = $this->ask( $form, $page );
			if ( ! in_array( $answer['problem'], [ self::PAGE, self::MISSING ], true ) ) {
				break;
			}
			// The form may have moved to another page since its latest message.
		}
		return $answer;
	}

	/** @return array{problem: string, page: string, status: int} */
	private function ask( Form $form, string $page ): array {
		$answer = wp_remote_get( $page, $this->arguments() );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$told   = static fn ( string $problem, int $status ): array => [
			'problem' => $problem,
			'page'    => $page,
			'status'  => $status,
		];
		if ( 503 === $status ) {
			// The site is being maintained, which its admins know.
			return $told( self::CALM, $status );
		}
		if ( is_wp_error( $answer ) && is_wp_error( wp_remote_get( home_url( '/' ), $this->arguments() ) ) ) {
			return $told( self::BLIND, 0 );
		}
		if ( is_wp_error( $answer ) || $status >= 400 ) {
			return $told( self::PAGE, $status );
		}
		$mark = sprintf( '/name="_wpcf7" value="%s"/', preg_quote( (string) $form->public_id(), '/' ) );
		if ( 1 !== preg_match( $mark, wp_remote_retrieve_body( $answer ) ) ) {
			return $told( self::MISSING, $status );
		}
		$route  = rest_url( sprintf( 'contact-form-7/v1/contact-forms/%d/feedback', $form->id() ) );
		$answer = wp_remote_post( $route, [ 'body' => [ '_wpcf7' => $form->id() ] ] + $this->arguments() );
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		if ( 503 === $status ) {
			return $told( self::CALM, $status );
		}
		$code = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
		$code = is_array( $code ) ? Read::text( $code, 'code' ) : '';
		// Rueda's own refusal is what a call without a place on a page gets.
		return $told( 1 === preg_match( '/^(wpcf7|rueda)_/', $code ) ? '' : self::REFUSED, $status );
	}

	/**
	 * @return array{
	 *   timeout: float, redirection: int, limit_response_size: int, user-agent: string, headers: array<string, string>,
	 *   sslverify: bool
	 * }
	 */
	private function arguments(): array {
		return [
			'timeout'             => (float) self::SECONDS,
			'redirection'         => 3,
			'limit_response_size' => 2_000_000,
			'user-agent'          => 'Mozilla/5.0 (compatible; Rueda daily check)',
			'headers'             => [ 'Origin' => untrailingslashit( home_url() ) ],
			// WordPress's own filter for requests to the site itself.
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
			'sslverify'           => (bool) apply_filters( 'https_local_ssl_verify', false ),
		];
	}

	/** A public page in whose content the form stands; "" if it is in a template or a widget, or nowhere. */
	private function page_with( int $form_id ): string {
		global $wpdb;
		$rows = Rows::select(
			"SELECT ID FROM %i WHERE post_status = 'publish' AND post_password = ''"
				. ' AND ( INSTR( post_content, %s ) > 0 OR INSTR( post_content, %s ) > 0 ) ORDER BY ID DESC LIMIT 1',
			$wpdb->posts,
			sprintf( '"formId":%d,', $form_id ),
			sprintf( '"formId":%d}', $form_id )
		);
		$id   = (int) ( $rows[0]['ID'] ?? 0 );
		return $id > 0 && is_post_publicly_viewable( $id ) ? (string) get_permalink( $id ) : '';
	}
}
