<?php

declare( strict_types=1 );

namespace Rueda\Tests\Webhook;

use Rueda\Form\Forms;
use Rueda\Webhook\Webhook;
use Rueda\Webhook\WebhookPage;
use Rueda\Webhook\WebhookRequests;
use Rueda\Webhook\Webhooks;
use Rueda\Webhook\WebhooksScreen;
use Rueda\Webhook\WebhookWords;
use RuntimeException;

final class WebhookRequestsTest extends WebhookTestCase {
	protected function setUp(): void {
		parent::setUp();
		$end = static function ( string $said ): void {
			throw new RuntimeException( $said );
		};
		add_filter( 'wp_redirect', $end );
		add_filter( 'wp_die_handler', static fn (): callable => static fn () => $end( 'refused' ), 1000 );
		$this->let_listeners_end_the_request();
		// The name leads nowhere here.
		add_filter( 'rueda_webhook_private_address', '__return_true' );
	}

	public function test_nobody_but_an_admin_with_a_nonce_changes_webhooks(): void {
		$webhook = $this->webhook();
		foreach ( [ 'save', 'delete', 'test', 'secret', 'again' ] as $what ) {
			$this->act_as( 'editor' );
			$posted = [ 'do' => $what, 'webhook' => $webhook->id, 'address' => self::ADDRESS ];
			self::assertSame( 'refused', $this->press( $posted ), $what );
			$this->act_as( 'administrator' );
			self::assertSame( 'refused', $this->press( [ '_wpnonce' => 'wrong' ] + $posted ), $what );
		}
		self::assertSame( [], $this->asked );
		self::assertEquals( [ $webhook->id => $webhook ], ( new Webhooks() )->all() );
	}

	public function test_a_new_webhook_sends_nothing_until_its_fields_are_chosen(): void {
		$this->act_as( 'administrator' );
		$form = $this->contact_form();
		$to   = $this->press(
			[ 'do' => 'save', 'address' => self::ADDRESS, 'source' => "message:$form", 'which' => 'chosen' ]
		);
		self::assertStringContainsString( 'done=created', $to );
		$webhook = current( ( new Webhooks() )->all() );
		self::assertEquals( new Webhook( 1, '', self::ADDRESS, 'message', $form, [], false ), $webhook );

		$this->press(
			[
				'do'      => 'save',
				'webhook' => 1,
				'address' => self::ADDRESS,
				'source'  => 'report:0',
				'which'   => 'chosen',
				'fields'  => [ 'your-name', [ 'x' ] ],
				'is_on'   => '1',
			]
		);
		$webhook = ( new Webhooks() )->find( 1 );
		self::assertEquals( new Webhook( 1, '', self::ADDRESS, 'message', $form, [ 'your-name' ], true ), $webhook );
	}

	public function test_the_secret_is_shown_once_and_to_whom_has_made_it(): void {
		$this->act_as( 'administrator' );
		$this->press( [ 'do' => 'save', 'address' => self::ADDRESS, 'source' => 'message:0', 'which' => 'chosen' ] );
		$secret = ( new Webhooks() )->secret( 1 );

		self::assertSame( 40, strlen( $secret ) );
		$maker = get_current_user_id();
		$this->act_as( 'administrator' );
		self::assertSame( '', WebhookRequests::new_secret( 1 ) );
		wp_set_current_user( $maker );
		self::assertStringContainsString( $secret, $this->screen( 1 ) );
		self::assertStringNotContainsString( $secret, $this->screen( 1 ) );

		$this->press( [ 'do' => 'secret', 'webhook' => 1 ] );
		self::assertNotSame( $secret, ( new Webhooks() )->secret( 1 ) );
	}

	public function test_an_address_that_is_refused_stays_in_the_form_with_the_reason(): void {
		remove_all_filters( 'rueda_webhook_private_address' );
		$this->act_as( 'administrator' );
		$to = $this->press( [ 'do' => 'save', 'address' => 'http://rueda.test/', 'source' => 'message:0' ] );

		self::assertStringContainsString( 'done=refused&answer=own-address', $to );
		self::assertStringContainsString( rawurlencode( 'http://rueda.test/' ), $to );
		self::assertSame( [], ( new Webhooks() )->all() );
	}

	public function test_a_test_says_how_the_service_has_answered(): void {
		$this->act_as( 'administrator' );
		$webhook = $this->webhook();
		self::assertStringContainsString(
			'done=test-taken&answer=200',
			$this->press( [ 'do' => 'test', 'webhook' => $webhook->id ] )
		);
		$this->answer = 404;
		self::assertStringContainsString(
			'done=test-refused&answer=404',
			$this->press( [ 'do' => 'test', 'webhook' => $webhook->id ] )
		);
		self::assertSame( 'test', json_decode( (string) $this->asked[0]['args']['body'], true )['event'] );
		self::assertSame( [], $this->rows() );
	}

	public function test_send_again_sends_a_delivery_of_this_webhook_alone(): void {
		$this->act_as( 'administrator' );
		$form  = $this->contact_form();
		$one   = $this->webhook( $form );
		$other = $this->webhook( $form );
		$this->answer( $form, [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org' ] );
		$id = (int) $this->rows( $one->kind() )[0]['id'];

		self::assertStringContainsString(
			'done=gone',
			$this->press( [ 'do' => 'again', 'webhook' => $other->id, 'delivery' => $id ] )
		);
		self::assertSame( [], $this->asked );
		self::assertStringContainsString(
			'done=again-taken',
			$this->press( [ 'do' => 'again', 'webhook' => $one->id, 'delivery' => $id ] )
		);
		self::assertSame( [ 'sent', 'waiting' ], array_column( $this->rows(), 'state' ) );
		self::assertStringContainsString( 'Delivered. Answered with status 200.', $this->screen( $one->id ) );
	}

	public function test_a_deleted_webhook_leaves_neither_secret_nor_deliveries(): void {
		$this->act_as( 'administrator' );
		$form    = $this->contact_form();
		$webhook = $this->webhook( $form );
		$this->answer( $form, [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org' ] );
		$this->press( [ 'do' => 'delete', 'webhook' => $webhook->id ] );

		self::assertSame(
			[ [], '', [] ],
			[ ( new Webhooks() )->all(), ( new Webhooks() )->secret( $webhook->id ), $this->rows() ]
		);
		self::assertFalse( get_option( Webhooks::OPTION ) );
	}

	public function test_every_problem_has_a_sentence(): void {
		foreach (
			[
				'invalid-address',
				'own-address',
				'private-address',
				'unknown-host',
				'webhook-off',
				'interrupted',
				'released',
			] as $stored
		) {
			self::assertStringNotContainsString( $stored, WebhookWords::answer( $stored ) );
		}
		self::assertStringContainsString( 'not followed', WebhookWords::answer( '301' ) );
		self::assertSame( 'There was no answer. (cURL error 28)', WebhookWords::answer( 'cURL error 28' ) );
	}

	/** @param array<string, mixed> $posted */
	private function press( array $posted ): string {
		$_POST    = wp_slash( $posted + [ '_wpnonce' => wp_create_nonce( WebhookRequests::ACTION ) ] );
		$_REQUEST = $_POST;
		try {
			do_action( 'admin_post_' . WebhookRequests::ACTION );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return '';
	}

	private function screen( int $id ): string {
		$_GET = [ 'webhook' => (string) $id ];
		$page = new WebhookPage( $this->deliveries(), new Forms() );
		return $this->echoed( [ new WebhooksScreen( new Webhooks(), $this->deliveries(), $page ), 'print' ] );
	}
}
