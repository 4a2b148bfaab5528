<?php

declare( strict_types=1 );

namespace Rueda\Report\Import;

use Rueda\CallToAction\CallToAction;
use Rueda\Support\Database\Rows;
use Rueda\Wheel\WheelPostType;

defined( 'ABSPATH' ) || exit;

/**
 * Finds wheels that were made with the other plugin. There, a wheel that stores no call to action shows none; here it
 * shows the site's. So that nothing new appears below old wheels, an import stores in them that they show none.
 */
final class OldWheels {
	public function __construct( private OldReports $reports ) {}

	/** How many of them store no call to action. */
	public function count(): int {
		return count( $this->without_call_to_action() );
	}

	public function store_no_call_to_action(): void {
		foreach ( $this->without_call_to_action() as $id ) {
			update_post_meta( $id, CallToAction::META, [ 'ctaType' => 'no-cta' ] );
		}
	}

	/**
	 * Old wheels are recognised by their blocks or by old reports of them; wheels that were made here are left alone.
	 *
	 * @return list<int>
	 */
	private function without_call_to_action(): array {
		global $wpdb;
		// No function of WordPress finds the lack of a key in so few queries.
		$rows = Rows::select(
			'SELECT ID, CASE WHEN post_content LIKE %s THEN 1 ELSE 0 END AS old FROM %i WHERE post_type = %s'
				. " AND post_status = 'publish' AND ID NOT IN ( SELECT post_id FROM %i WHERE meta_key = %s )",
			'%<!-- wp:wheeloflife/%',
			$wpdb->posts,
			WheelPostType::NAME,
			$wpdb->postmeta,
			CallToAction::META
		);
		$ids  = [];
		foreach ( $rows as [ 'ID' => $id, 'old' => $has_old_blocks ] ) {
			if ( 1 === (int) $has_old_blocks || $this->reports->have_rated( (int) $id ) ) {
				$ids[] = (int) $id;
			}
		}
		return $ids;
	}
}
