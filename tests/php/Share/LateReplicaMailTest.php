<?php

declare( strict_types=1 );

namespace Rueda\Tests\Share;

use Rueda\Tests\LateReplica;

/**
 * Emails of reports on a site with a late replica.
 *
 * @group newest
 * @group mariadb
 */
final class LateReplicaMailTest extends ShareTestCase {
	private LateReplica $database;

	protected function setUp(): void {
		parent::setUp();
		$this->database = LateReplica::begin();
		$this->report   = $this->save_report();
		$this->database->next_request( false );
	}

	protected function tearDown(): void {
		LateReplica::end();
		parent::tearDown();
	}

	public function test_a_report_is_emailed_right_after_it_was_saved(): void {
		self::assertTrue( $this->mail()->is_success );
		self::assertCount( 1, $this->mails );
	}

	public function test_beyond_the_limit_nobody_is_told_that_the_report_is_gone(): void {
		add_filter(
			'rueda_rate_limit',
			static fn ( int $most, string $what ): int => 'report_check' === $what ? 0 : $most,
			10,
			2
		);
		$answer = $this->mail();

		self::assertSame(
			'Too many reports were opened from your connection. Please try again a little later.',
			$answer->data
		);
		self::assertGreaterThan( 0, $answer->retry_after );
	}
}
