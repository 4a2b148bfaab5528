<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Form;
use Rueda\Form\Guard\OwnFrontEnds;
use Rueda\Form\Post\Request;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\Status;
use Rueda\Support\Http\SendingSite;

defined( 'ABSPATH' ) || exit;

/**
 * Refuses forms that a page of another website sends from a visitor's browser. Browsers mark such requests; a request
 * without that mark is accepted.
 */
final class CrossSite {
	/** Returns the refusal; null if the form is accepted. */
	public static function refusal( Form $form, Request $request ): ?Outcome {
		$origin = $request->cross_site_origin();
		if ( '' === $origin || SendingSite::is_own( $origin ) || OwnFrontEnds::is_allowed( $form, $origin ) ) {
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
		return ! ( SendingSite::is_other() || SendingSite::is_hidden() )
			|| ( null !== $form && OwnFrontEnds::is_allowed( $form, SendingSite::origin() ) );
	}
}
