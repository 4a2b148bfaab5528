<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;

defined( 'ABSPATH' ) || exit;

/** Adds tests to Tools → Site Health of what a site on several servers has to share and to set. */
final class ServerTests {
	public function __construct( private Clock $clock ) {}

	/** @return array<array-key, mixed> */
	public function add_tests( mixed $tests ): array {
		$alike = new AlikeHealth( new Servers( $this->clock ) );
		$cron  = new CronHealth( $this->clock, new Servers( $this->clock ) );
		$cache = new ObjectCacheHealth( new Servers( $this->clock ) );
		$added = [
			AlikeHealth::KEYS       => [ __( 'Keys and salts of all servers', 'rueda' ), [ $alike, 'test_keys' ] ],
			AlikeHealth::CLOCKS     => [ __( 'Clocks of all servers', 'rueda' ), [ $alike, 'test_clocks' ] ],
			AlikeHealth::VERSIONS   => [ __( 'Rueda’s version on all servers', 'rueda' ), [ $alike, 'test_versions' ] ],
			CronHealth::TEST        => [ __( 'Rueda’s scheduled tasks', 'rueda' ), [ $cron, 'test' ] ],
			ObjectCacheHealth::TEST => [ __( 'Rueda and the object cache', 'rueda' ), [ $cache, 'test' ] ],
			ReplicaHealth::TEST     => [ __( 'Reads from a replica', 'rueda' ), [ new ReplicaHealth(), 'test' ] ],
		];
		foreach ( $added as $name => [ $label, $test ] ) {
			$tests = SiteHealth::with_test( $tests, $name, $label, $test );
		}
		return PageCacheHealth::add_test( $tests );
	}
}
