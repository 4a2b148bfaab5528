<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Connects emails to WordPress: to cron, Site Health, the tools for personal data, and REST. */
final class MailModule extends Module {
	private ?Outbox $outbox = null;

	public static function hooks(): array {
		return [
			'every'                => [
				// Other plugins export and erase data where nobody is logged in.
				[ 'wp_privacy_personal_data_exporters', 'privacy.add_exporter' ],
				[ 'wp_privacy_personal_data_erasers', 'privacy.add_eraser' ],
			],
			'user'                 => [
				[ 'init', 'schedule', 10, 0 ],
				[ MailSchedule::TEND, 'outbox.send_and_prune', 10, 0 ],
				[ MailSchedule::SEND, 'outbox.send_due', 10, 0 ],
				[ MailTimeout::RETRY, 'outbox.send_due', 10, 0 ],
				[ 'site_status_tests', 'health.add_test' ],
				[ 'admin_init', 'privacy.suggest_text', 10, 0 ],
				[ 'init', 'held.remember', 10, 0 ],
				// This runs after WordPress's own entries.
				[ 'admin_bar_menu', 'held.add_to_bar', 100 ],
				[ 'admin_post_' . HeldMailsNotice::ACTION, 'held.carry_out', 10, 0 ],
			],
			'rest /rueda/v1/mails' => [ [ 'rest_api_init', 'routes.register', 10, 0 ] ],
		];
	}

	public function outbox(): Outbox {
		$clock                 = $this->modules->clock();
		return $this->outbox ??= new Outbox(
			$this->ledger(),
			$clock,
			new MailTimeout( $clock )
		);
	}

	public function held(): HeldMailsNotice {
		return new HeldMailsNotice( new HeldMails( $this->ledger(), $this->outbox(), $this->modules->clock() ) );
	}

	public function schedule(): void {
		( new MailSchedule( $this->modules->clock() ) )->job()->schedule();
	}

	public function health(): MailHealth {
		return new MailHealth( $this->ledger(), $this->modules->clock() );
	}

	public function routes(): MailRoutes {
		return new MailRoutes( $this->outbox() );
	}

	private function ledger(): Ledger {
		return new Ledger( $this->modules->clock() );
	}

	public function privacy(): MailPrivacy {
		return new MailPrivacy( $this->ledger() );
	}
}
