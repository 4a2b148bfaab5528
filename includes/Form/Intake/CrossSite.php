<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses forms that a page of another website sends from a visitor's browser. Browsers mark such requests; a request
 * without that mark is accepted.
 */
final class CrossSite {
	/** Returns the refusal; null if the form is accepted. */
	public static function refusal( Form $form, Request $request ): ?Outcome {
		$origin = $request->cross_site_origin();
		if ( '' === $origin || self::is_own( $origin ) ) {
			return null;
		}
		/**
		 * Filters whether a form is accepted although a page of another website sent it. An app or another site that
		 * shows the forms needs that.
		 *
		 * @param bool   $is_allowed False, so that the form is refused.
		 * @param string $origin      The origin of the page, as in `https://example.org`; the text `null` for a page
		 *                            without an origin.
		 * @param Form   $form       The form.
		 */
		if ( true === Listeners::filter( 'rueda_form_allow_cross_site', false, $origin, $form ) ) {
			return null;
		}
		return new Outcome(
			Status::ERROR,
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

	/**
	 * Compares hosts only, because browsers treat http and https of one host as two sites. WordPress's list contains
	 * the hosts of home_url() and admin_url(), and those that the site allows to call it.
	 */
	private static function is_own( string $origin ): bool {
		$hosts = array_map(
			[ self::class, 'host' ],
			[ site_url(), ...array_filter( get_allowed_http_origins(), 'is_string' ) ]
		);
		return '' !== self::host( $origin ) && in_array( self::host( $origin ), $hosts, true );
	}

	private static function host( string $address ): string {
		return strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) );
	}
}
