<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Post\Request;

defined( 'ABSPATH' ) || exit;

/**
 * How much a request looks like one of a browser. Every header can be made up, so none is proof; most programs do not
 * take the trouble. Language and country are not looked at, only whether a browser says any language at all.
 */
final class Sender {

	/** Says that a page of this site sent it, as every browser since 2023 does where there is TLS. */
	public const BROWSER = 'browser';

	/** Names a language and a page, as older browsers do. */
	public const LIKELY = 'likely';

	/** A language or a page is missing: few browsers leave out either. */
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
		// Without TLS a browser cannot say more.
		return wp_is_using_https() || is_ssl() ? self::LIKELY : self::BROWSER;
	}
}
