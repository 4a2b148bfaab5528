<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/** Forms that a page of another website sends in a visitor's name. Browsers tell; whoever does not tell is heard. */
final class CrossSite {

	/** Null where the form may be taken in. */
	public static function refusal( Form $form, Request $request ): ?Outcome {
		$origin = $request->cross_site_origin();
		if ( '' === $origin || self::is_own( $origin ) ) {
			return null;
		}
		/**
		 * Whether a form is taken in although a page of another website sent it: an app or a site that shows its
		 * forms by itself.
		 *
		 * @param bool   $is_allowed It is not.
		 * @param string $origin      Where the page is from, as in `https://example.org`; `null` for a page without an
		 *                            origin.
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
	 * By host: browsers call http and https of one host two sites. WordPress's own list holds the hosts of home_url()
	 * and admin_url(), and those that the site has allowed to call it.
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
