<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Import;

use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/**
 * Several people import at the same time.
 *
 * @group newest
 */
final class ParallelFormImportTest extends TestCase {
	use SideBySide;

	public function test_parallel_imports_make_one_form_of_each_source(): void {
		global $wpdb;
		$database = $this->database();
		$database->exec( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'wpcf7_contact_form', 'rueda_form' )" );
		for ( $i = 1; $i <= 20; $i++ ) {
			$database->exec(
				"INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_name, post_date, post_date_gmt "
					. ") VALUES ( 'wpcf7_contact_form', 'publish', 'Old', 'old-{$i}', '2021-01-01 00:00:00', "
					. "'2021-01-01 00:00:00' )"
			);
		}

		$imported = $this->run_side_by_side( 'import-forms' );

		self::assertSame( 20, array_sum( array_map( 'intval', $imported ) ), implode( "\n", $imported ) );
		$stored = $database->query( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'rueda_form'" );
		self::assertSame( 20, false === $stored ? -1 : (int) $stored->fetchColumn() );
	}
}
