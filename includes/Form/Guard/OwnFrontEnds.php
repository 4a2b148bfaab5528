<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Form;
use Rueda\Form\Post\Request;
use Rueda\Support\Http\SendingSite;
use Rueda\Support\Listeners\Listeners;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what else than a page of this site sends its forms: programs with an application password, and pages of other
 * origins that the site names. docs/own-front-ends.md shows both.
 */
final class OwnFrontEnds {
	/** Whether a program sends this request for a user who may edit posts, with an application password. */
	public static function is_program(): bool {
		return null !== rest_get_authenticated_app_password() && current_user_can( 'edit_posts' );
	}

	/** Whether the browser says that a page of this site, or of an origin that it names, sent the request. */
	public static function sent_by_page( Form $form, Request $request ): bool {
		$origin = SendingSite::origin();
		return match ( $request->fetch_site() ) {
			'same-origin'             => true,
			// Any page can make a browser send the origin "null".
			'same-site', 'cross-site' => ! in_array( $origin, [ '', 'null' ], true )
				&& ( SendingSite::is_own( $origin ) || self::is_allowed( $form, $origin ) ),
			default                   => false,
		};
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
}
