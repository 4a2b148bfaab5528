<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Name;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** Leads people who were sent the link to the wheel. */
final class Invitation implements PagePart {
	public function html( ShownReport $shown ): string {
		$wheel = $shown->is_owner ? null : Name::public_wheel( $shown->report );
		return null === $wheel ? '' : sprintf(
			'<p class="rueda-report__take"><a class="rueda-share__link" href="%s">%s</a></p>',
			esc_url( (string) get_permalink( $wheel ) ),
			esc_html__( 'Take this wheel yourself', 'rueda' )
		);
	}
}
