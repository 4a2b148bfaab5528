<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report\Import;

use PHPUnit\Framework\TestCase;
use Rueda\Tests\SideBySide;

/**
 * Several people import at the same time.
 *
 * @group newest
 */
final class ParallelImportTest extends TestCase {
	use SideBySide;

	public function test_parallel_imports_make_one_report_of_each_source(): void {
		global $wpdb;
		$database = $this->database();
		$database->exec( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'wheel-submissions', 'rueda_report' )" );
		$database->exec( "DELETE FROM {$wpdb->prefix}rueda_imports" );
		$date = gmdate( 'Y-m-d H:i:s' );
		for ( $i = 1; $i <= 40; $i++ ) {
			$database->exec(
				"INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_name, post_date, post_date_gmt "
					. ") VALUES ( 'wheel-submissions', 'publish', 'Old', 'old-{$i}', '{$date}', '{$date}' )"
			);
		}

		$imported = $this->run_side_by_side( 'import' );

		self::assertSame( 40, array_sum( array_map( 'intval', $imported ) ), implode( "\n", $imported ) );
		$stored = $database->query( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'rueda_report'" );
		self::assertSame( 40, false === $stored ? -1 : (int) $stored->fetchColumn() );
	}
}
