<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Mail\Letter;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageLinks;
use Rueda\Message\Admin\MessageList;
use Rueda\Message\Admin\MessageMenu;
use Rueda\Message\Admin\MessageRequests;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Tests\Message\MessageTestCase;

/** Who may do what with messages, one row per action. */
final class MessageRightsTest extends MessageTestCase {
	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		set_current_screen( 'rueda-messages' );
		$die = static function (): callable {
			return static function (): void {
				throw new \RuntimeException( 'died' );
			};
		};
		add_filter( 'wp_die_handler', $die, 1000 );
		add_filter(
			'wp_redirect',
			static function ( string $address ): void {
				throw new \LogicException( $address );
			}
		);
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public function roles(): iterable {
		yield 'nobody' => [ '', false ];
		yield 'subscriber' => [ 'subscriber', false ];
		yield 'contributor' => [ 'contributor', false ];
		yield 'author' => [ 'author', false ];
		yield 'editor' => [ 'editor', true ];
		yield 'administrator' => [ 'administrator', true ];
	}

	/** @dataProvider roles */
	public function test_messages_are_for_those_who_may_edit_forms( string $role, bool $is_allowed ): void {
		$form = $this->contact_form();
		$gone = 987654321;
		if ( '' !== $role ) {
			$this->act_as( $role );
		}
		foreach ( [ MessageRights::READ, MessageRights::CHANGE ] as $right ) {
			self::assertSame( $is_allowed, current_user_can( $right ), $right );
			self::assertSame( $is_allowed, current_user_can( $right, $form ), $right );
			self::assertSame( $is_allowed, current_user_can( $right, $gone ), $right );
		}
		$id = $this->store( $form );
		self::assertSame( $is_allowed, str_contains( $this->list(), 'ana@example.org' ) );
		self::assertSame( $is_allowed, [] !== MessageLinks::for_one( $this->message( $id ), [] ) );
		if ( '' !== $role ) {
			$told = $this->ask( MessageLinks::SPAM, $id );
			self::assertSame( $is_allowed ? Message::SPAM : Message::SENT, $this->message( $id )->status() );
			self::assertStringContainsString( $is_allowed ? 'count=1' : 'kept=1', $told );
		}
	}

	public function test_a_site_can_keep_a_form_to_some(): void {
		$open   = $this->contact_form();
		$closed = $this->contact_form( 'Applications' );
		$one    = $this->store( $open, [], [ 'your-name' => 'Ana' ] );
		$other  = $this->store( $closed, [], [ 'your-name' => 'Bea' ] );
		add_filter(
			'rueda_message_capabilities',
			static fn ( array $caps, string $cap, int $form ): array => $form === $closed
				? [ 'manage_options' ]
				: $caps,
			10,
			3
		);
		$this->act_as( 'editor' );

		$list = $this->list();
		self::assertStringContainsString( 'Ana', $list );
		self::assertStringNotContainsString( 'Bea', $list );
		self::assertStringContainsString( 'You are not allowed to view this message.', $list );
		self::assertStringContainsString( "value=\"{$one}\"", $list );
		self::assertStringNotContainsString( "value=\"{$other}\"", $list );
		$this->ask( MessageLinks::SPAM, $one, $other );
		self::assertSame( Message::SPAM, $this->message( $one )->status() );
		self::assertSame( Message::SENT, $this->message( $other )->status() );
	}

	public function test_nothing_happens_without_a_nonce(): void {
		$id = $this->store( $this->contact_form() );
		$this->act_as( 'editor' );
		foreach ( [ '', 'wrong', wp_create_nonce( 'another' ) ] as $nonce ) {
			$_REQUEST = [ 'message' => [ (string) $id ], '_wpnonce' => $nonce ];
			try {
				( new MessageRequests( $this->actions() ) )->carry_out( MessageLinks::SPAM, 'http://rueda.test/list' );
				self::fail( 'It should have died.' );
			} catch ( \RuntimeException $died ) {
				self::assertSame( 'died', $died->getMessage() );
			}
		}
		self::assertSame( Message::SENT, $this->message( $id )->status() );
	}

	public function test_nothing_is_deleted_unless_it_was_confirmed(): void {
		$id = $this->store( $this->contact_form() );
		$this->act_as( 'editor' );
		self::assertSame( '', $this->ask( MessageLinks::DELETE, $id ) );
		self::assertNotNull( $this->actions()->find( $id ) );
		ob_start();
		( new MessageRequests( $this->actions() ) )->ask( 'http://rueda.test/list' );
		self::assertStringContainsString( 'Delete this message?', (string) ob_get_clean() );

		$_POST['confirmed'] = 'delete-for-good';
		self::assertStringContainsString( 'done=delete', $this->ask( MessageLinks::DELETE, $id ) );
		self::assertNull( $this->actions()->find( $id ) );
	}

	public function test_what_visitors_wrote_is_text_and_no_html(): void {
		$this->store(
			$this->contact_form( '<i>Form</i>' ),
			[],
			[
				'your-name'  => '<script>alert(1)</script>',
				'your-email' => '"><img src=x>@example.org',
				'message'    => '<b onclick=x>',
			]
		);
		$this->act_as( 'editor' );
		$list = $this->list();
		foreach ( [ '<script>alert', '<img', '<b onclick', '<i>Form' ] as $html ) {
			self::assertStringNotContainsString( $html, $list );
		}
	}

	public function test_a_file_is_for_those_who_may_read_its_message(): void {
		$file = UploadFolder::create() . '/cv.pdf';
		file_put_contents( $file, 'x' );
		$id = $this->store(
			$this->contact_form(),
			[
				'meta' => (string) wp_json_encode(
					[ 'meta' => [], 'files' => [ 'cv' => [ $file, '/etc/passwd', ABSPATH . 'wp-config.php' ] ] ]
				),
			]
		);
		$of = fn ( string $index, string $field = 'cv' ): ?string => ( new MessageFile( $this->actions() ) )->path(
			[ 'message' => (string) $id, 'field' => $field, 'index' => $index ]
		);

		self::assertNull( $of( '0' ) );
		$this->act_as( 'editor' );
		self::assertSame( $file, $of( '0' ) );
		foreach ( [ '1', '2', '3', '-1', 'x' ] as $index ) {
			self::assertNull( $of( $index ), $index );
		}
		self::assertNull( $of( '0', 'other' ) );
		UploadFolder::delete( [ $file ] );
		self::assertNull( $of( '0' ) );
	}

	public function test_one_mail_is_sent_again_by_those_who_may_change_its_message_and_they_stay_there(): void {
		$id = $this->store( $this->contact_form(), [ 'status' => Message::FAILED ] );
		add_filter( 'pre_wp_mail', '__return_false' );
		$mail = $this->outbox()->send(
			new Letter( Letter::SECOND_MESSAGE, $id, [ 'ana@example.org' ], 'To Ana', 'Text' )
		);
		remove_filter( 'pre_wp_mail', '__return_false' );
		$this->mails = [];
		$_GET        = [ 'mail' => (string) $mail ];

		$this->act_as( 'author' );
		$this->ask( MessageLinks::SEND, $id );
		self::assertSame( [], $this->mails );
		self::assertSame( '', MessageLinks::for_mail( $this->message( $id ), $mail, 'ana@example.org' ) );

		$this->act_as( 'editor' );
		self::assertStringContainsString(
			"mail={$mail}",
			MessageLinks::for_mail( $this->message( $id ), $mail, 'ana@example.org' )
		);
		self::assertStringContainsString( "message={$id}", $this->ask( MessageLinks::SEND, $id ) );
		self::assertSame( [ 'To Ana' ], array_column( $this->mails, 'subject' ) );
		$_GET = [];
	}

	public function test_the_menu_counts_what_is_new(): void {
		$form = $this->contact_form();
		$this->store( $form );
		$this->store( $form, [ 'is_read' => 1 ] );
		$this->store( $form, [ 'status' => Message::SPAM ] );
		$this->act_as( 'administrator' );
		$GLOBALS['submenu'] = [];
		( new MessageMenu( new MessageSearch() ) )->add( static function (): void {} );
		self::assertStringContainsString( '1 new message', (string) wp_json_encode( $GLOBALS['submenu'] ) );
	}

	private function list(): string {
		$list = new MessageList( new MessageSearch(), new MessageFilter() );
		$list->prepare_items();
		ob_start();
		$list->display();
		return (string) ob_get_clean();
	}

	/** @return string Where it goes on; "" where nothing was done. */
	private function ask( string $action, int ...$ids ): string {
		$_REQUEST = [ 'message' => array_map( 'strval', $ids ), '_wpnonce' => wp_create_nonce( MessageLinks::NONCE ) ];
		try {
			( new MessageRequests( $this->actions() ) )->carry_out( $action, 'http://rueda.test/list' );
		} catch ( \LogicException $redirect ) {
			return $redirect->getMessage();
		}
		return '';
	}
}
