<?php

declare( strict_types=1 );

namespace Rueda\Tests\Message\Admin;

use Rueda\Form\Store\MessagesTable;
use Rueda\Mail\HeldMails;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Mail\Ledger;
use Rueda\Mail\Outbox;
use Rueda\Message\Admin\MessageFile;
use Rueda\Message\Admin\MessageMenu;
use Rueda\Message\Admin\MessageRequests;
use Rueda\Message\Admin\MessagesScreen;
use Rueda\Message\Admin\MessageView;
use Rueda\Message\MessageSearch;
use Rueda\Settings\SettingsScreen;
use Rueda\Support\Clock;
use Rueda\Support\Http\RefusedCalls;
use Rueda\Support\Http\RefusedCallsWarning;
use Rueda\Support\Http\SharedAddressWarning;
use Rueda\Support\RateLimiter;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Message\MessageTestCase;

final class MessagesScreenTest extends MessageTestCase {
	use BrokenDatabase;

	protected function setUp(): void {
		parent::setUp();
		$this->watch_the_log();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->act_as( 'administrator' );
		set_current_screen( 'rueda_page_rueda-messages' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['submenu'] );
		$this->mend_the_database();
		parent::tearDown();
	}

	public function test_without_messages_it_says_that_there_are_none(): void {
		self::assertStringContainsString( 'Messages from your forms appear here.', $this->printed() );
		self::assertStringNotContainsString( 'notice', $this->printed() );
	}

	public function test_a_table_that_cannot_be_used_is_told_in_place_of_the_empty_state(): void {
		MessagesTable::drop();
		$this->let_nothing_be_written();
		$html = $this->printed();

		self::assertStringContainsString(
			'The database table ' . MessagesTable::full_name() . ' is missing and cannot be created',
			$html
		);
		self::assertStringNotContainsString( 'Messages from your forms appear here.', $html );
	}

	public function test_messages_that_can_be_read_are_shown_below_the_error(): void {
		$this->store( $this->contact_form() );
		$this->let_nothing_be_written();
		$html = $this->printed();

		self::assertStringContainsString( 'cannot be changed', $html );
		self::assertStringContainsString( 'wp-list-table', $html );
	}

	public function test_tells_that_a_table_was_lost(): void {
		MessagesTable::drop();

		self::assertStringContainsString( 'was missing and was created again', $this->printed() );
	}

	public function test_tells_that_a_firewall_refuses_what_visitors_send_and_whom_to_ask(): void {
		$this->store( $this->contact_form() );
		( new RefusedCalls( new Clock() ) )->note( 'contact-form-7/v1/', '403' );
		$html = $this->printed();

		self::assertStringContainsString( 'notice-warning', $html );
		self::assertStringContainsString(
			esc_html( rest_url( 'contact-form-7/v1/' ) ) . ' was answered with status 403',
			$html
		);
		self::assertStringContainsString( 'Ask your host', $html );
	}

	public function test_tells_that_a_proxy_hides_the_addresses_of_visitors(): void {
		$_SERVER['REMOTE_ADDR'] = '10.9.8.7';
		foreach ( range( 1, 9 ) as $visitor ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.51.100.{$visitor}";
			( new RateLimiter( new Clock(), 'test', 1, HOUR_IN_SECONDS ) )->take();
		}
		unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );

		self::assertStringContainsString( 'All visitors seem to come from one address', $this->printed() );
	}

	public function test_on_a_copy_it_tells_that_emails_are_held_and_asks_an_admin_what_to_do(): void {
		$form = $this->contact_form();
		add_filter( Outbox::HOLD, static fn (): string => 'copy' );
		$sent = [ 'your-name' => 'Ana', 'your-email' => 'ana@example.org' ];
		self::assertSame( 'mail_sent', $this->answer( $form, $sent )['status'] );

		$html = $this->printed();
		self::assertStringContainsString( 'This site holds its emails', $html );
		self::assertStringContainsString( '1 email is held', $html );
		self::assertStringContainsString( 'This is the site now', $html );
		self::assertStringContainsString( 'Send what is held<', $html );
		self::assertStringNotContainsString( 'value="delete" class', $html );

		$_GET['held'] = 'ask';
		self::assertStringContainsString( 'Delete what is held?', $this->printed() );

		$this->act_as( 'editor' );
		self::assertStringContainsString( 'This site holds its emails', $this->printed() );
		self::assertStringNotContainsString( 'name="decided"', $this->printed() );
	}

	public function test_the_menu_does_not_count_the_message_that_is_being_opened(): void {
		$form   = $this->contact_form();
		$screen = $this->screen();
		$this->store( $form );
		$_GET['message'] = (string) $this->store( $form );
		$screen->add_to_menu();
		self::assertStringContainsString( '2 new messages', $this->in_menu() );
		$screen->prepare();
		self::assertStringContainsString( '1 new message<', $this->in_menu() );
	}

	public function test_filters_are_in_the_plural_where_a_language_has_one(): void {
		$this->store( $this->contact_form() );
		switch_to_locale( 'es_ES' );
		$html = $this->printed();
		restore_previous_locale();

		self::assertStringContainsString( '>Enviados <span class="count">(1)', $html );
		self::assertStringContainsString( '<span class="rueda-state is-sent">Enviado</span>', $html );
	}

	/** The entry's title as WordPress prints it. */
	private function in_menu(): string {
		return implode( array_column( $GLOBALS['submenu'][ SettingsScreen::SLUG ], 0 ) );
	}

	private function printed(): string {
		$screen = $this->screen();
		ob_start();
		$screen->prepare();
		$screen->print();
		return (string) ob_get_clean();
	}

	private function screen(): MessagesScreen {
		$search = new MessageSearch();
		$file   = new MessageFile( $this->actions() );
		$view   = new MessageView( $this->actions(), $this->parts()->content(), $file, new MessageSearch() );
		return new MessagesScreen(
			$search,
			new MessageMenu( $search ),
			new MessageRequests( $this->actions() ),
			$view,
			$this->parts()->csv(),
			new RefusedCallsWarning( new Clock() ),
			new SharedAddressWarning( new Clock() ),
			new HeldMailsNotice( new HeldMails( new Ledger( new Clock() ), $this->outbox(), new Clock() ) )
		);
	}
}
