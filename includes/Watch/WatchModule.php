<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use Rueda\Form\FormModule;
use Rueda\Mail\MailModule;
use Rueda\Module;
use Rueda\Support\ScheduledJob;

defined( 'ABSPATH' ) || exit;

/** Looks every day whether visitors can still reach the site's forms, and tells admins when they cannot. */
final class WatchModule extends Module {
	public const CRON = 'rueda_watch_forms';

	public static function hooks(): array {
		return [
			'user'                 => [
				[ 'init', 'schedule', 10, 0 ],
				[ self::CRON, 'look', 10, 0 ],
				[ 'site_status_tests', 'notice.add_test' ],
				[ 'admin_notices', 'notice.print', 10, 0 ],
				[ 'init', 'WatchSettings.register', 10, 0 ],
			],
			'rest /wp/v2/settings' => [ [ 'rest_api_init', 'WatchSettings.register', 10, 0 ] ],
		];
	}

	public function schedule(): void {
		( new ScheduledJob( $this->modules->clock(), self::CRON ) )->schedule();
		$due = is_admin() && ! wp_doing_ajax() ? wp_next_scheduled( self::CRON ) : false;
		if ( false !== $due && $due + DAY_IN_SECONDS < $this->modules->clock()->now() ) {
			$this->watch()->tell_if_late( $due );
		}
	}

	public function look(): void {
		$this->watch()->look();
	}

	private function watch(): FormWatch {
		$clock = $this->modules->clock();
		return new FormWatch(
			$clock,
			$this->modules->get( FormModule::class )->parts()->forms(),
			new FormProbe( $clock ),
			$this->modules->get( MailModule::class )->outbox()
		);
	}

	public function notice(): WatchNotice {
		return new WatchNotice(
			$this->modules->clock(),
			fn (): bool => $this->modules->get( MailModule::class )->outbox()->is_holding()
		);
	}
}
