<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Support\Http\SendingSite;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Judges by its headers who sends a request: how much it looks like one of a browser, and of which website. Headers can
 * be forged, but most programs do not forge them. Programs with an application password, and pages of other origins
 * that the site names, may send forms too (docs/own-front-ends.md).
 */
final class Sender {
	/** The headers say that a page of this site, or of an origin that it names, sent the request: browsers over TLS. */
	public const BROWSER = 'browser';

	/** The headers name a language and a page, as those of older browsers do. */
	public const LIKELY = 'likely';

	/** The headers lack a language or a page; few browsers leave out either. */
	public const PROGRAM = 'program';

	/** @return self::* It only matters whether a language is named, not which one. */
	public static function kind_of( Request $request, Form $form ): string {
		$is_own = 'same-site' === $request->fetch_site() || self::sent_by_page( $form, $request );
		if ( $is_own && str_starts_with( $request->user_agent(), 'Mozilla/' ) ) {
			return self::BROWSER;
		}
		if ( ! $request->has_language() || ! $request->names_a_page() ) {
			return self::PROGRAM;
		}
		// Without TLS, browsers do not send `Sec-Fetch-Site`.
		return wp_is_using_https() || is_ssl() ? self::LIKELY : self::BROWSER;
	}

	/** Whether a program sends this request for a user who may edit posts, with an application password. */
	public static function is_program_of_author(): bool {
		return null !== rest_get_authenticated_app_password() && current_user_can( 'edit_posts' );
	}

	/** Whether the browser says that a page of this site, or of an origin that it names, sent the request. */
	public static function sent_by_page( Form $form, Request $request ): bool {
		return match ( $request->fetch_site() ) {
			'same-origin'             => true,
			'same-site', 'cross-site' => self::is_accepted( $form, SendingSite::origin() ),
			default                   => false,
		};
	}

	/** Any page can make a browser send the origin "null". */
	private static function is_accepted( Form $form, string $origin ): bool {
		return ! in_array( $origin, [ '', 'null' ], true )
			&& ( SendingSite::is_own( $origin ) || self::is_allowed( $form, $origin ) );
	}

	public static function is_allowed( Form $form, string $origin ): bool {
		/**
		 * Filters whether a form is accepted although a page of another website sent it. An app or another site that
		 * shows the forms needs that.
		 *
		 * @param bool   $is_allowed False, so that the form is refused.
		 * @param string $origin     The origin of the page, as in `https://example.org`; the text `null` for a page
		 *                           without an origin.
		 * @param Form   $form       The form.
		 */
		return true === Listeners::filter( 'rueda_form_allow_cross_site', false, $origin, $form );
	}

	/**
	 * Refuses forms that a page of another website sends from a visitor's browser. Browsers mark such requests; a
	 * request without that mark is accepted.
	 *
	 * @return Outcome|null The refusal; null if the form is accepted.
	 */
	public static function refusal_of_other_site( Form $form, Request $request ): ?Outcome {
		$origin = $request->cross_site_origin();
		if ( '' === $origin || SendingSite::is_own( $origin ) || self::is_allowed( $form, $origin ) ) {
			return null;
		}
		return new Outcome(
			Outcome::ERROR,
			sprintf(
				/* translators: %s: a web address. */
				__(
					'This form was sent from a page of another website, so it was not accepted. Please fill it in at %s.',
					'rueda'
				),
				home_url( '/' )
			),
			[],
			null
		);
	}

	/** Whether the page that answers may show what was posted: not if another website chose the words. */
	public static function may_show_posted( ?Form $form ): bool {
		return ! ( SendingSite::is_other() || SendingSite::is_hidden() )
			|| ( null !== $form && self::is_allowed( $form, SendingSite::origin() ) );
	}
}
