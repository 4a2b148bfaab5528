<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;
use Rueda\Mail\WpMail;
use Rueda\Mail\Ledger;
use Rueda\Mail\Letter;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\MailSchedule;

/** A mail server that accepts connections and never answers. */
final class HangingServerTest extends MailTestCase {
	private int $tries = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->tries = 0;
		wp_unschedule_hook( MailTimeout::RETRY );
	}

	protected function tearDown(): void {
		remove_filter( 'wp_doing_cron', '__return_true' );
		unset( $GLOBALS['phpmailer'] );
		parent::tearDown();
	}

	public function test_after_one_mail_has_hung_the_others_wait_for_cron(): void {
		$this->let_mails_take( 10, false );
		$outbox = $this->outbox();
		$first  = $outbox->send( $this->letter( 1 ) );
		$second = $outbox->send( $this->letter( 2 ) );
		// The request of the next visitor.
		$third = $this->outbox()->send( $this->letter( 3 ) );

		self::assertSame( 1, $this->tries );
		self::assertSame(
			[ 'waiting', 'waiting', 'waiting' ],
			array_map( [ $outbox, 'state' ], [ $first, $second, $third ] )
		);
		$email = $outbox->emails_about( Letter::REPORT, 3 )[0];
		self::assertStringContainsString( 'will be sent later', $email['error'] );
		self::assertSame(
			array_fill( 0, 3, $this->now + 5 * MINUTE_IN_SECONDS ),
			array_map( 'intval', array_column( $this->rows(), 'due' ) )
		);
		self::assertSame( $this->now + 5 * MINUTE_IN_SECONDS, wp_next_scheduled( MailSchedule::SEND ) );
	}

	public function test_cron_asks_the_server_again_with_one_mail(): void {
		$this->let_mails_take( 10, false );
		for ( $i = 1; $i <= 3; $i++ ) {
			$this->outbox()->send( $this->letter( $i ) );
		}
		$this->in_cron();
		do_action( MailSchedule::SEND );
		self::assertSame( 1, $this->tries, 'Not before its time.' );

		$this->pass( 5 * MINUTE_IN_SECONDS );
		$this->let_mails_take( 60, false );
		do_action( MailTimeout::RETRY );
		self::assertSame( 1, $this->tries );
		self::assertTrue( $this->outbox()->is_server_hanging() );

		$this->pass( 5 * MINUTE_IN_SECONDS );
		$this->let_mails_take( 1, true );
		do_action( MailTimeout::RETRY );
		self::assertCount( 3, $this->mails );
		self::assertFalse( $this->outbox()->is_server_hanging() );
		self::assertSame( [ 'sent', 'sent', 'sent' ], array_column( $this->rows(), 'state' ) );
	}

	public function test_a_mail_that_is_sent_ends_the_pause(): void {
		$this->let_mails_take( 10, false );
		$id = $this->outbox()->send( $this->letter() );
		$this->let_mails_take( 1, true );

		self::assertTrue( $this->outbox()->retry( $id ), 'An admin need not wait.' );
		self::assertFalse( $this->outbox()->is_server_hanging() );
		self::assertSame( 'sent', $this->outbox()->state( $this->outbox()->send( $this->letter( 2 ) ) ) );
	}

	public function test_a_test_is_always_tried(): void {
		$this->let_mails_take( 10, false );
		$this->outbox()->send( $this->letter() );
		$this->let_mails_take( 1, true );

		self::assertSame(
			'sent',
			$this->outbox()->state(
				$this->outbox()->send( new Letter( Letter::TEST, 1, [ 'ana@example.org' ], 'Test', 'Test' ) )
			)
		);
	}

	public function test_mails_of_one_request_share_their_time(): void {
		$this->let_mails_take( 8, true );
		$outbox = $this->outbox();
		self::assertSame( 'sent', $outbox->state( $outbox->send( $this->letter( 1 ) ) ) );
		$second = $outbox->send( $this->letter( 2 ) );

		self::assertSame( [ 1, 'waiting' ], [ $this->tries, $outbox->state( $second ) ] );
		self::assertFalse( $outbox->is_server_hanging() );
		self::assertSame(
			'sent',
			$this->outbox()->state( $this->outbox()->send( $this->letter( 3 ) ) ),
			'Another request has its own.'
		);
		$this->let_mails_take( 1, true );
		do_action( MailSchedule::SEND );
		self::assertSame( 'sent', $this->outbox()->state( $second ) );
	}

	public function test_a_mail_that_was_put_off_has_all_its_tries_before_it(): void {
		$this->let_mails_take( 10, false );
		$this->outbox()->send( $this->letter( 1 ) );
		$id = $this->outbox()->send( $this->letter( 2 ) );
		$this->let_mails_take( 0, false );

		self::assertFalse( $this->outbox()->retry( $id ) );
		self::assertSame(
			[ Ledger::WAITING, 1 ],
			[
				$this->outbox()->emails_about( Letter::REPORT, 2 )[0]['state'],
				$this->outbox()->emails_about( Letter::REPORT, 2 )[0]['tries'],
			]
		);
	}

	public function test_a_mail_that_is_refused_quickly_does_not_pause_other_mails(): void {
		$this->let_mails_fail();
		$this->outbox()->send( $this->letter() );

		self::assertFalse( $this->outbox()->is_server_hanging() );
		self::assertSame(
			[ '1', '60' ],
			[ (string) $this->rows()[0]['tries'], (string) ( $this->rows()[0]['due'] - $this->now ) ]
		);
	}

	public function test_gives_up_a_server_that_never_answers_and_leaves_the_mailer_as_it_was(): void {
		$server = stream_socket_server( 'tcp://127.0.0.1:0' );
		self::assertIsResource( $server );
		$mailer = $this->use_server( (string) stream_socket_get_name( $server, false ) );

		self::assertStringContainsString( 'SMTP', (string) ( new WpMail( $this->letter() ) )->send( 1 ) );
		self::assertSame(
			[ 300, 300, SMTP::class ],
			[ $mailer->Timeout, $mailer->getSMTPInstance()->Timelimit, get_class( $mailer->getSMTPInstance() ) ]
		);
		self::assertFalse( has_filter( 'http_request_args' ) );
	}

	public function test_gives_up_a_server_that_greets_and_then_falls_silent(): void {
		$pipes  = [];
		$script = '$s = stream_socket_server( "tcp://127.0.0.1:0" ); echo stream_socket_get_name( $s, false ), "\n"; '
			. '$c = stream_socket_accept( $s, 30 ); fwrite( $c, "220 hello\r\n" ); fgets( STDIN );';
		$server = proc_open( [ PHP_BINARY, '-r', $script ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $server );
		$this->use_server( trim( (string) fgets( $pipes[1] ) ) );
		$commands = 0;
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$commands ): void {
				$mailer->SMTPDebug   = SMTP::DEBUG_CLIENT;
				$mailer->Debugoutput = static function ( string $line ) use ( &$commands ): void {
					$commands += str_starts_with( $line, 'CLIENT' ) ? 1 : 0;
				};
			}
		);
		$error = ( new WpMail( $this->letter() ) )->send( 1 );
		fclose( $pipes[0] );
		proc_close( $server );

		self::assertIsString( $error );
		self::assertSame( 1, $commands, 'PHPMailer by itself says HELO and QUIT as well, and waits each time.' );
	}

	public function test_services_that_take_mails_over_http_have_no_more_time(): void {
		$timeouts = [];
		add_filter(
			'pre_http_request',
			static function ( $answer, array $args ) use ( &$timeouts ): array {
				$timeouts[] = (int) $args['timeout'];
				return [ 'response' => [ 'code' => 200 ] ];
			},
			10,
			2
		);
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				wp_remote_post( 'https://mail.example.org', [ 'timeout' => 60 ] );
				wp_remote_post( 'https://mail.example.org', [ 'timeout' => 3 ] );
				return true;
			}
		);
		( new WpMail( $this->letter() ) )->send( 10 );
		wp_remote_post( 'https://mail.example.org', [ 'timeout' => 60 ] );

		self::assertSame( [ 10, 3, 60 ], $timeouts );
	}

	private function let_mails_take( int $seconds, bool $sent ): void {
		$this->tries = 0;
		remove_all_filters( 'pre_wp_mail', 5 );
		add_filter(
			'pre_wp_mail',
			function () use ( $seconds, $sent ): ?bool {
				++$this->tries;
				$this->now += $seconds;
				return $sent ? null : false;
			},
			5
		);
	}

	/** Runs what is due as WP-Cron does, which removes the events from its list first. */
	private function pass( int $seconds ): void {
		$this->now += $seconds;
		wp_unschedule_hook( MailSchedule::SEND );
		wp_unschedule_hook( MailTimeout::RETRY );
	}

	private function in_cron(): void {
		add_filter( 'wp_doing_cron', '__return_true' );
	}

	private function use_server( string $name ): PHPMailer {
		remove_all_filters( 'pre_wp_mail' );
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		[ $host, $port ]      = explode( ':', $name );
		$mailer               = new PHPMailer( true );
		$GLOBALS['phpmailer'] = $mailer;
		add_filter( 'wp_mail_from', static fn (): string => 'site@example.org' );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( $host, $port ): void {
				$mailer->isSMTP();
				$mailer->Host        = $host;
				$mailer->Port        = (int) $port;
				$mailer->SMTPAutoTLS = false;
			}
		);
		return $mailer;
	}
}
