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
			'user' => [
				[ 'init', 'schedule', 10, 0 ],
				[ self::CRON, 'look', 10, 0 ],
				[ 'site_status_tests', 'notice.add_test' ],
				[ 'admin_notices', 'notice.print', 10, 0 ],
				[ 'admin_post_' . WatchNotice::ACTION, 'notice.carry_out', 10, 0 ],
			],
		];
	}

	public function schedule(): void {
		( new ScheduledJob( $this->modules->clock(), self::CRON ) )->schedule();
	}

	public function look(): void {
		$forms = $this->modules->get( FormModule::class )->parts()->forms();
		( new FormWatch(
			$this->modules->clock(),
			$forms,
			new FormProbe(),
			$this->modules->get( MailModule::class )->outbox()
		) )->look();
	}

	public function notice(): WatchNotice {
		return new WatchNotice( $this->modules->clock() );
	}
}
