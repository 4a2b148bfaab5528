<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailsTable;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Mail\MailSchedule;
use Rueda\Support\Clock;
use Rueda\Tests\TestCase;
use WP_Error;

/** A separate ledger, a clock that a test can move, and a mailer that can be made to fail. */
abstract class MailTestCase extends TestCase {
	protected int $now = 1_800_000_000;

	/** @var list<array{int, string, int, string}> What rueda_mail_settled was called with. */
	protected array $settled = [];

	private string $error = '';

	private bool $is_failing = false;

	protected function setUp(): void {
		parent::setUp();
		MailsTable::create();
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . MailsTable::full_name() );
		wp_unschedule_hook( MailSchedule::SEND );
		$this->settled    = [];
		$this->is_failing = false;
		add_filter( 'rueda_now', fn (): int => $this->now, 100 );
		add_filter( 'pre_wp_mail', [ $this, 'fail_if_told' ] );
		add_action(
			'rueda_mail_settled',
			function ( int $id, string $kind, int $subject, string $state ): void {
				$this->settled[] = [ $id, $kind, $subject, $state ];
			},
			10,
			4
		);
	}

	public function fail_if_told( ?bool $sent ): ?bool {
		if ( ! $this->is_failing ) {
			return $sent;
		}
		if ( '' !== $this->error ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', $this->error ) );
		}
		return false;
	}

	final protected function let_mails_fail( string $error = 'SMTP connect() failed.' ): void {
		$this->is_failing = true;
		$this->error      = $error;
	}

	final protected function let_mails_go(): void {
		$this->is_failing = false;
	}

	final protected function ledger(): Ledger {
		return new Ledger( new Clock() );
	}

	final protected function outbox(): Outbox {
		return new Outbox(
			$this->ledger(),
			new Clock(),
			new MailTimeout( new Clock() )
		);
	}

	final protected function letter( int $subject_id = 7, string $to = 'ana@example.org' ): Letter {
		return new Letter( Letter::REPORT, $subject_id, [ $to ], 'Your wheel', 'In plain text', '<p>In HTML</p>' );
	}

	/** @return list<array<string, string>> */
	final protected function rows(): array {
		global $wpdb;
		return $wpdb->get_results( 'SELECT * FROM ' . MailsTable::full_name() . ' ORDER BY id', ARRAY_A );
	}
}
