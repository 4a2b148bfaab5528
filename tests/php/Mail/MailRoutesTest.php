<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use Rueda\Mail\MailsTable;
use Rueda\Tests\BrokenDatabase;
use WP_REST_Request;

final class MailRoutesTest extends MailTestCase {
	use BrokenDatabase;

	/** @return array<string, array{string, int}> */
	public function strangers(): array {
		return [
			'nobody'      => [ '', 401 ],
			'subscriber'  => [ 'subscriber', 403 ],
			'contributor' => [ 'contributor', 403 ],
			'author'      => [ 'author', 403 ],
			'editor'      => [ 'editor', 403 ],
		];
	}

	/** @dataProvider strangers */
	public function test_are_closed_to_all_but_admins( string $role, int $status ): void {
		$id = $this->failed();
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		$this->let_mails_go();

		self::assertSame( $status, $this->ask( 'GET', 'failed' )->get_status() );
		self::assertSame( $status, $this->ask( 'POST', "{$id}/again" )->get_status() );
		self::assertSame( [], $this->mails );
	}

	public function test_list_what_failed_with_its_reason(): void {
		$id = $this->failed();
		$this->act_as( 'administrator' );
		$list = $this->ask( 'GET', 'failed' )->get_data();

		self::assertCount( 1, $list );
		self::assertSame(
			[ $id, 'failed', [ 'ana@example.org' ], 5 ],
			[ $list[0]['id'], $list[0]['state'], $list[0]['to'], $list[0]['tries'] ]
		);
		self::assertStringContainsString( 'could not be reached', $list[0]['error'] );
	}

	public function test_the_route_sends_a_failed_mail_again(): void {
		$id = $this->failed();
		$this->act_as( 'administrator' );
		self::assertSame( [ 'sent' => false, 'state' => 'waiting' ], $this->ask( 'POST', "{$id}/again" )->get_data() );

		$this->let_mails_go();
		self::assertSame( [ 'sent' => true, 'state' => 'sent' ], $this->ask( 'POST', "{$id}/again" )->get_data() );
		self::assertCount( 1, $this->mails );
	}

	public function test_say_when_there_is_nothing_to_send_again(): void {
		$this->act_as( 'administrator' );

		self::assertSame( 404, $this->ask( 'POST', '999/again' )->get_status() );
	}

	public function test_say_that_the_list_cannot_be_kept_in_place_of_an_empty_one(): void {
		$this->watch_the_log();
		$this->act_as( 'administrator' );
		MailsTable::drop();
		$this->let_nothing_be_written();
		$answer = $this->ask( 'GET', 'failed' );
		$this->mend_the_database();

		self::assertSame( 409, $answer->get_status() );
		self::assertStringContainsString(
			MailsTable::full_name() . ' is missing and cannot be created',
			$answer->get_data()['message']
		);
	}

	private function failed(): int {
		$this->let_mails_fail();
		$id = $this->outbox()->send( $this->letter() );
		foreach ( [ 1, 5, 30, 120 ] as $minutes ) {
			$this->now += 60 * $minutes;
			$this->outbox()->send_due();
		}
		return $id;
	}

	private function ask( string $method, string $route ): \WP_REST_Response {
		return rest_do_request( new WP_REST_Request( $method, '/rueda/v1/mails/' . $route ) );
	}
}
