<?php

declare( strict_types=1 );

namespace Rueda\Start;

use Rueda\Form\FormPostType;
use Rueda\Support\PostCount;
use Rueda\Wheel\EmptyState;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/** The lists of wheels and forms while there is none: a picture, a sentence and one button. */
final class EmptyLists {
	/** This is printed above the list, because since 7.1 WordPress prints nothing below an empty one. */
	public function print( string $which ): void {
		$type = get_current_screen()->post_type ?? '';
		if ( 'top' !== $which || ! $this->is_empty( $type ) ) {
			return;
		}
		// These styles hide the parts that have nothing to list, to filter or to search for.
		echo '<style>.wp-list-table,.tablenav.bottom,.subsubsub,.search-box,.wrap .page-title-action,'
			. '.tablenav.top>:not(.rueda-empty-list){display:none}.tablenav.top{height:auto}</style>'
			. '<div class="rueda-empty-list">';
		if ( WheelPostType::NAME === $type ) {
			EmptyState::print(
				__( 'Create your first wheel: areas of life that visitors rate, with a chart as the result.', 'rueda' ),
				__( 'Add new wheel', 'rueda' ),
				admin_url( 'post-new.php?post_type=' . $type )
			);
		} else {
			EmptyState::print(
				__( 'Create your first form. Its messages are stored here and emailed to you.', 'rueda' ),
				__( 'Add new form', 'rueda' ),
				admin_url( 'post-new.php?post_type=' . $type )
			);
		}
		echo '</div>';
	}

	private function is_empty( string $type ): bool {
		return in_array( $type, [ WheelPostType::NAME, FormPostType::NAME ], true ) && ! PostCount::has_any( $type );
	}
}
