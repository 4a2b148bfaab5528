<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Tests\Rights\RightsTestCase;

final class KitRightsTest extends RightsTestCase {
	/** The requests are empty, so people with the right get an error about missing data. */
	private const MISSING = [ '401 403 403 403 403 400', self::ALL_403, self::AS_NOBODY ];

	private const GONE = [ '401 403 403 403 403 404', self::ALL_403, self::AS_NOBODY ];

	public function test_admins_alone_and_with_a_nonce_alone_reach_kits(): void {
		$this->assert_rights( self::route( 'GET', '/rueda/v1/kits/export' ), self::ADMINS );
		$this->assert_rights( self::route( 'GET', '/rueda/v1/kits/library' ), self::ADMINS );
		$this->assert_rights( self::route( 'POST', '/rueda/v1/kits/export', [ 'title' => 'K' ] ), self::MISSING );
		$this->assert_rights( self::route( 'POST', '/rueda/v1/kits/uploads', [ 'x' => 1 ] ), self::MISSING );
		$this->assert_rights(
			self::route( 'DELETE', '/rueda/v1/kits/library', [ 'id' => str_repeat( 'a', 32 ) ] ),
			self::GONE
		);
	}
}
