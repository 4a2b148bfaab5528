<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use Rueda\Module;

defined( 'ABSPATH' ) || exit;

/** Connects emails to WordPress: to cron, Site Health, the tools for personal data, and REST. */
final class MailModule extends Module {
	private ?Outbox $outbox = null;

	public function register(): void {
		$schedule = new MailSchedule( $this->modules->clock() );
		$schedule->job()->register( fn () => $this->outbox()->send_and_prune() );
		add_action( MailSchedule::SEND, fn () => $this->outbox()->send_due() );
		add_action( MailTimeout::RETRY, fn () => $this->outbox()->send_due() );
		add_filter(
			'site_status_tests',
			self::later( fn () => new MailHealth( $this->ledger(), $this->modules->clock() ), 'add_test' )
		);
		self::add_personal_data( fn () => $this->privacy() );
		self::at( 'rest_api_init', fn () => ( new MailRoutes( $this->outbox() ) )->register() );
	}

	public function outbox(): Outbox {
		$clock                 = $this->modules->clock();
		return $this->outbox ??= new Outbox(
			$this->ledger(),
			new WpMail(),
			new MailSchedule( $clock ),
			new MailTimeout( $clock )
		);
	}

	private function ledger(): Ledger {
		return new Ledger( $this->modules->clock() );
	}

	private function privacy(): MailPrivacy {
		return new MailPrivacy( $this->ledger() );
	}
}
