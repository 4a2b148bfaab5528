<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** A test of Tools → Site Health for what happens to forms and wheels when the object cache fails. */
final class ObjectCacheHealth {
	public const TEST = 'rueda_object_cache';

	public function __construct( private Servers $servers ) {}

	/** @return array<string, mixed> */
	public function test(): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$name     = wp_using_ext_object_cache() ? get_dropins()['object-cache.php']['Name'] ?? '' : '';
		$graceful = defined( 'WP_REDIS_GRACEFUL' ) ? (bool) constant( 'WP_REDIS_GRACEFUL' ) : null;
		return $this->told( is_string( $name ) ? $name : '', $graceful );
	}

	/**
	 * @param string $drop_in  The name that the file object-cache.php gives itself; "" if there is none.
	 * @param ?bool  $graceful What WP_REDIS_GRACEFUL says; null if the site has not decided.
	 * @return array<string, mixed>
	 */
	public function told( string $drop_in, ?bool $graceful ): array {
		if ( false !== stripos( $drop_in, 'APCu' ) && $this->servers->are_several() ) {
			return SiteHealth::result(
				self::TEST,
				'critical',
				__( 'Each server has an object cache of its own', 'rueda' ),
				[
					__(
						'APCu keeps its values on one server. What is changed on one server, a form or a setting for instance, stays as it was on the others until their values expire, and old values may overwrite new ones.',
						'rueda'
					),
					__(
						'Use a cache that all servers share, such as Redis or Memcached, or none: delete object-cache.php from the folder wp-content of every server.',
						'rueda'
					),
				]
			);
		}
		if ( false === stripos( $drop_in, 'Redis Object Cache' ) ) {
			return self::good( __( 'Nothing of Rueda’s is stored in the object cache alone.', 'rueda' ) );
		}
		if ( null === $graceful ) {
			return self::undecided();
		}
		return self::good(
			$graceful
				? __(
					'WP_REDIS_GRACEFUL is set: the site stays up while Redis cannot be reached. What is written meanwhile does not reach Redis, so flush the object cache (wp cache flush) after an interruption in which Redis has kept its values.',
					'rueda'
				)
				: __(
					'WP_REDIS_GRACEFUL is set to false: while Redis cannot be reached, every page answers with an error, as this site has chosen. No message or report can be sent in that time.',
					'rueda'
				)
		);
	}

	/** @return array<string, mixed> */
	private static function undecided(): array {
		return SiteHealth::result(
			self::TEST,
			'recommended',
			__( 'Forms and wheels stop while Redis is away', 'rueda' ),
			[
				__(
					'While Redis cannot be reached, the plugin Redis Object Cache answers every request with an error: no page is shown and no message can be sent.',
					'rueda'
				),
				__(
					'If the site has to stay up, write define( \'WP_REDIS_GRACEFUL\', true ); into wp-config.php. The plugin’s own documentation warns of it, and rightly: what WordPress changes meanwhile does not reach Redis, so old values may come back and overwrite new ones. They cannot if Redis begins empty after a failure (it saves nothing to disk: save "" and appendonly no), and if you flush the object cache (wp cache flush) after an interruption of the network.',
					'rueda'
				),
				__(
					'If you would rather have an error than that, write the same line with false, and this advice goes away.',
					'rueda'
				),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function good( string $sentence ): array {
		return SiteHealth::result( self::TEST, 'good', __( 'Rueda may use the object cache', 'rueda' ), [ $sentence ] );
	}
}
