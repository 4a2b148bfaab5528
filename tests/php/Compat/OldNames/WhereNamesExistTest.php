<?php

declare( strict_types=1 );

namespace Rueda\Tests\Compat\OldNames;

use Rueda\Tests\Database;
use Rueda\Tests\OtherPhp;
use Rueda\Tests\TestCase;

/** In which requests the names of Contact Form 7 exist. That plugin declares the same ones when it is activated. */
final class WhereNamesExistTest extends TestCase {

	private function printed( string $place, string $listens ): string {
		$database = RUEDA_TESTS_FOLDER . '/old-names-' . wp_generate_password( 8, false );
		mkdir( $database );
		$GLOBALS['wpdb']->query( 'COMMIT' );
		if ( Database::is_file() ) {
			Database::copy_into( $database );
		}
		return OtherPhp::start(
			'old-names.php',
			[ untrailingslashit( ABSPATH ), $database, $place, $listens ]
		)->printed();
	}

	public function test_on_a_page_the_old_names_exist_for_a_function_on_a_hook(): void {
		self::assertSame( '{"functions":true,"version":true,"classes":true}', $this->printed( 'page', 'yes' ) );
	}

	public function test_on_a_page_without_such_a_function_the_old_names_exist_for_who_asks_for_a_class(): void {
		self::assertSame( '{"functions":false,"version":false,"classes":true}', $this->printed( 'page', 'no' ) );
	}

	public function test_in_the_admin_no_old_name_exists_so_that_the_plugin_can_be_activated(): void {
		self::assertSame(
			'{"functions":false,"version":false,"classes":false} declared',
			$this->printed( 'admin', 'yes' )
		);
	}
}
