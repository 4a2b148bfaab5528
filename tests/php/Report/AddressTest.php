<?php

declare( strict_types=1 );

namespace Rueda\Tests\Report;

use Rueda\Report\Address;
use Rueda\Tests\TestCase;

final class AddressTest extends TestCase {
	public function test_links_still_work_after_the_site_has_become_the_first_of_a_network(): void {
		$slug = Address::fresh_slug();
		$key  = Address::owner_key( $slug );
		add_filter( 'pre_site_option_secret_key', static fn (): string => 'the key of the network' );

		self::assertSame( $key, Address::owner_key( $slug ) );
		self::assertTrue( Address::was_given_out( $slug ) );

		update_option( 'secret_key', 'that of another site' );
		self::assertFalse( Address::is_owner_key( $slug, $key ) );
		self::assertFalse( Address::was_given_out( $slug ) );
	}
}
