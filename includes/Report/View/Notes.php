<?php

declare( strict_types=1 );

namespace Rueda\Report\View;

use Rueda\Report\PagePart;
use Rueda\Report\ShownReport;

defined( 'ABSPATH' ) || exit;

/** The visitor's own notes, each under the name of its area. */
final class Notes implements PagePart {
	public function html( ShownReport $shown ): string {
		$notes = '';
		foreach ( $shown->report->chart()->areas as $index => $area ) {
			$notes .= Section::of_area( $area, $shown->report->rated()->note( $index ) );
		}
		return Section::columns( 'all-notes', __( 'Notes', 'rueda' ), $notes );
	}
}
