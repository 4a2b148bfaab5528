<?php

declare( strict_types=1 );

namespace Rueda\Support\Servers;

use Rueda\Support\Admin\SiteHealth;
use Rueda\Support\Clock;
use Rueda\Support\Schedule;

defined( 'ABSPATH' ) || exit;

/** A test of Tools → Site Health, which notices that nothing starts Rueda's scheduled tasks. */
final class CronHealth {
	public const TEST = 'rueda_cron';

	/** How many seconds late a task may be. A site without visitors starts none, and some hosts do it once an hour. */
	private const LATE = 2 * HOUR_IN_SECONDS;

	public function __construct( private Clock $clock, private Servers $servers ) {}

	/** @return array<string, mixed> */
	public function test(): array {
		return $this->told( defined( 'DISABLE_WP_CRON' ) && (bool) constant( 'DISABLE_WP_CRON' ) );
	}

	/** @return array<string, mixed> */
	public function told( bool $is_disabled ): array {
		$now  = $this->clock->now();
		$late = $now - ( Schedule::next() ?? $now );
		if ( $late > self::LATE ) {
			return self::late( $late, $is_disabled );
		}
		if ( ! $is_disabled && $this->servers->are_several() ) {
			return SiteHealth::result(
				self::TEST,
				'recommended',
				__( 'Scheduled tasks wait for visitors on every server', 'rueda' ),
				[
					__(
						'This site runs on several servers, and requests of visitors start its scheduled tasks on each of them. That does no harm, but costs every server time, and at night nothing is sent or deleted.',
						'rueda'
					),
					self::advice(),
				]
			);
		}
		return SiteHealth::result(
			self::TEST,
			'good',
			__( 'Rueda’s scheduled tasks run on time', 'rueda' ),
			[ __( 'Emails that could not be sent are tried again, and what is to be deleted is deleted.', 'rueda' ) ]
		);
	}

	/** @return array<string, mixed> */
	private static function late( int $late, bool $is_disabled ): array {
		return SiteHealth::result(
			self::TEST,
			$is_disabled ? 'critical' : 'recommended',
			__( 'Rueda’s scheduled tasks are late', 'rueda' ),
			[
				sprintf(
					/* translators: %s: a length of time, as in "3 hours". */
					__(
						'A task should have run %s ago. Until tasks run, emails that failed are not tried again, and messages and reports are not deleted after the time that you have set.',
						'rueda'
					),
					human_time_diff( 0, $late )
				),
				$is_disabled
					? __(
						'DISABLE_WP_CRON is set in wp-config.php, so visitors do not start tasks, and nothing else seems to do it.',
						'rueda'
					)
					: __(
						'A site without visitors looks like this: open this screen again in two minutes. If the warning stays, the server cannot call itself, or something blocks wp-cron.php.',
						'rueda'
					),
				self::advice(),
			]
		);
	}

	private static function advice(): string {
		return __(
			'Let one server call “wp cron event run --due-now” or the address of wp-cron.php once a minute, and set DISABLE_WP_CRON to true in wp-config.php of all servers. Your host can do that if you cannot.',
			'rueda'
		);
	}
}
