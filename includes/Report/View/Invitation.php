<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Name;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** What people who were sent the link do next: they take the wheel themselves, or compare the report with theirs. */
final class Invitation implements PagePart {
	public function __construct( private Comparing $comparing ) {}

	public function html( ShownReport $shown ): string {
		if ( $shown->is_owner ) {
			return '';
		}
		$wheel = Name::public_wheel( $shown->report );
		$ways  = null === $wheel ? '' : sprintf(
			'<a class="rueda-share__link" href="%s">%s</a>',
			esc_url( (string) get_permalink( $wheel ) ),
			esc_html__( 'Take this wheel yourself', 'rueda' )
		);
		$ways .= $this->comparing->way( $shown );
		return '' === $ways ? '' : "<div class=\"rueda-report__take rueda-report__ways\">{$ways}</div>";
	}
}
