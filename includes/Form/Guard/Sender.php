<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Judges by its headers how much a request looks like one of a browser. Headers can be forged, but most programs do not
 * forge them. It only matters whether a language is named, not which one.
 */
final class Sender {
	/** The headers say that a page of this site, or of an origin that it names, sent the request: browsers over TLS. */
	public const BROWSER = 'browser';

	/** The headers name a language and a page, as those of older browsers do. */
	public const LIKELY = 'likely';

	/** The headers lack a language or a page; few browsers leave out either. */
	public const PROGRAM = 'program';

	/** @return self::* */
	public static function of( Request $request, Form $form ): string {
		$is_own = 'same-site' === $request->fetch_site() || OwnFrontEnds::sent_by_page( $form, $request );
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
