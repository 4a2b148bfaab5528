<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\CallToAction\CallToActionMarkup;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** The call to action for this result. */
final class OfferedCall implements PagePart {
	public function __construct( private CallToActionMarkup $call ) {}

	public function html( ShownReport $shown ): string {
		return $this->call->of_wheel( $shown->report->wheel_id(), $shown->report->rated() );
	}
}
