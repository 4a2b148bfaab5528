<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\Advice;
use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** What the wheel's author advises for these ratings, each under the name of its area. */
final class AllAdvice implements PagePart {
	public function html( ShownReport $shown ): string {
		$advice = '';
		foreach ( Advice::advice_for( $shown->report->rated() ) as $one ) {
			$advice .= Section::of_area( $one['area'], $one['text'] );
		}
		return Section::columns( 'all-advice', __( 'What you can do', 'rueda' ), $advice );
	}
}
