<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Judges by its headers how much a request looks like one of a browser. Headers can be forged, but most programs do not
 * forge them. It only matters whether a language is named, not which one.
 */
final class Sender {
	/** The headers say that a page of this site sent the request. Every browser since 2023 says so over TLS. */
	public const BROWSER = 'browser';

	/** The headers name a language and a page, as those of older browsers do. */
	public const LIKELY = 'likely';

	/** The headers lack a language or a page; few browsers leave out either. */
	public const PROGRAM = 'program';

	/** @return self::* */
	public static function of( Request $request ): string {
		$is_own = in_array( $request->fetch_site(), [ 'same-origin', 'same-site' ], true );
		if ( $is_own && str_starts_with( $request->user_agent(), 'Mozilla/' ) ) {
			return self::BROWSER;
		}
		if ( ! $request->has_language() || ! $request->names_a_page() ) {
			return self::PROGRAM;
		}
		// Without TLS, browsers do not send `Sec-Fetch-Site`.
		return wp_is_using_https() || is_ssl() ? self::LIKELY : self::BROWSER;
	}
}
