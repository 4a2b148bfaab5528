<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Support\Http\SendingSite;
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
		if ( '' === $origin || SendingSite::is_own( $origin ) || self::is_allowed( $form, $origin ) ) {
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

	/** Whether the page that answers may show what was posted: not if another website chose the words. */
	public static function may_show_posted( ?Form $form ): bool {
		return ! SendingSite::is_other()
			|| ( null !== $form && self::is_allowed( $form, SendingSite::origin() ) );
	}

	private static function is_allowed( Form $form, string $origin ): bool {
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
}
