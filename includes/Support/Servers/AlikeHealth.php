<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Tests of Tools → Site Health for what has to be the same on all servers of a site. */
final class AlikeHealth {
	public const KEYS     = 'rueda_server_keys';
	public const CLOCKS   = 'rueda_server_clocks';
	public const VERSIONS = 'rueda_server_versions';

	/** How many seconds two clocks may differ. */
	private const MOST_APART = 30;

	public function __construct( private Servers $servers ) {}

	/** @return array<string, mixed> */
	public function test_keys(): array {
		return $this->servers->differ_in( 'keys' )
			? SiteHealth::result(
				self::KEYS,
				'critical',
				__( 'The servers of this site have different keys and salts', 'rueda' ),
				[
					__(
						'Pages carry a signed time, and links of reports and thanks are signed. With other keys one server refuses what another one has printed: messages may be taken for spam, thanks are lost, and people are logged out when their next request reaches another server.',
						'rueda'
					),
					__(
						'Copy the eight lines with keys and salts from wp-config.php of one server to all others.',
						'rueda'
					),
				]
			)
			: $this->good( self::KEYS, __( 'All servers of this site have the same keys and salts', 'rueda' ) );
	}

	/** @return array<string, mixed> */
	public function test_clocks(): array {
		$apart = $this->servers->apart();
		return $apart > self::MOST_APART
			? SiteHealth::result(
				self::CLOCKS,
				'recommended',
				__( 'The clocks of this site’s servers differ', 'rueda' ),
				[
					sprintf(
						/* translators: %s: a length of time, as in "5 minutes". */
						__(
							'Two servers of this site differ by %s. A page from one is answered by another one, and a form that seems to be sent before it was shown, or too soon, looks like spam.',
							'rueda'
						),
						human_time_diff( 0, $apart )
					),
					__( 'Let all servers take their time from the same source (NTP).', 'rueda' ),
				]
			)
			: $this->good( self::CLOCKS, __( 'The clocks of this site’s servers agree', 'rueda' ) );
	}

	/** @return array<string, mixed> */
	public function test_versions(): array {
		return $this->servers->differ_in( 'version' )
			? SiteHealth::result(
				self::VERSIONS,
				'recommended',
				__( 'The servers of this site have different versions of Rueda', 'rueda' ),
				[
					__(
						'The newest one has changed the tables for all servers, and an older one may not know what is new in them.',
						'rueda'
					),
					__( 'Install the same version of Rueda on every server.', 'rueda' ),
				]
			)
			: $this->good( self::VERSIONS, __( 'All servers of this site have the same version of Rueda', 'rueda' ) );
	}

	/** @return array<string, mixed> */
	private function good( string $test, string $label ): array {
		return SiteHealth::result(
			$test,
			'good',
			$label,
			[
				$this->servers->are_several()
					? __(
						'This holds for the servers on which screens of the admin or scheduled tasks have run in the last three days.',
						'rueda'
					)
					: __( 'Only one server of this site has been seen.', 'rueda' ),
			]
		);
	}
}
