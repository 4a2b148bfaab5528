<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;
use Rueda\Mail\Letter;

/** A mail server that accepts some recipients of an email and refuses others. */
final class RefusedRecipientsTest extends MailTestCase {
	use ReplacesPhpMailer;

	private PHPMailer $mailer;

	protected function setUp(): void {
		parent::setUp();
		self::load_php_mailer();
		$this->mailer = new class( true ) extends PHPMailer {
			/** @var list<string> */
			public array $refused = [];

			/** @var list<list<string>> The recipients who got each mail. */
			public array $got = [];

			public function postSend(): bool {
				$got = [];
				foreach ( $this->getAllRecipientAddresses() as $address => $unused ) {
					$is_accepted = ! in_array( $address, $this->refused, true );
					$got         = $is_accepted ? [ ...$got, $address ] : $got;
					$this->doCallback( $is_accepted, [ [ $address, '' ] ], [], [], '', '', '', [] );
				}
				$this->got[] = $got;
				if ( count( $got ) < count( $this->getAllRecipientAddresses() ) ) {
					throw new Exception(
						'SMTP Error: The following recipients failed: ana@example.org: no such user',
						self::STOP_CONTINUE
					);
				}
				return true;
			}
		};
		$this->send_with( $this->mailer );
	}

	protected function tearDown(): void {
		$this->restore_php_mailer();
		parent::tearDown();
	}

	public function test_only_refused_recipients_get_another_try(): void {
		$this->mailer->refused = [ 'ana@example.org' ];
		$outbox                = $this->outbox();

		self::assertSame( 'sent', $outbox->send_and_tell( $this->letter_to_three() ) );
		self::assertSame( [ [ 'office@example.org', 'boss@example.org' ] ], $this->mailer->got );
		self::assertSame( [ 'sent', 'waiting' ], array_column( $this->rows(), 'state' ) );
		self::assertSame( [ 1, 1 ], array_map( 'intval', array_column( $this->rows(), 'tries' ) ) );
		[ $rest, $sent ] = $outbox->emails_about( Letter::MESSAGE, 5 );
		self::assertSame( [ 'Ana@example.org' ], $rest['to'] );
		self::assertStringContainsString( 'no such user', $rest['error'] );
		self::assertSame( [ [ 'office@example.org' ], '' ], [ $sent['to'], $sent['error'] ] );

		$this->now += 61;
		$outbox->send_due();
		self::assertSame( [ 'waiting', '2' ], [ $this->rows()[1]['state'], (string) $this->rows()[1]['tries'] ] );
		$this->mailer->refused = [];
		$this->now            += 301;
		$outbox->send_due();
		self::assertSame(
			[ [ 'office@example.org', 'boss@example.org' ], [], [ 'ana@example.org' ] ],
			$this->mailer->got
		);
		self::assertSame( [ 'sent', 'sent' ], array_column( $this->rows(), 'state' ) );
	}

	public function test_an_email_that_nobody_gets_waits_as_a_whole(): void {
		$this->mailer->refused = [ 'ana@example.org', 'office@example.org', 'boss@example.org' ];
		self::assertSame( 'waiting', $this->outbox()->send_and_tell( $this->letter_to_three() ) );
		self::assertCount( 1, $this->rows() );

		$this->mailer->refused = [];
		$this->now            += 61;
		$this->outbox()->send_due();
		self::assertSame( [ 'sent' ], array_column( $this->rows(), 'state' ) );
	}

	public function test_another_plugins_callback_is_called_and_restored(): void {
		$heard                         = [];
		$theirs                        = static function ( bool $is_sent, array $to ) use ( &$heard ): void {
			$heard[] = [ $is_sent, $to[0][0] ];
		};
		$this->mailer->action_function = $theirs;
		$this->mailer->refused         = [ 'ana@example.org' ];
		$this->outbox()->send( $this->letter_to_three() );

		self::assertContains( [ false, 'ana@example.org' ], $heard );
		self::assertCount( 3, $heard );
		self::assertSame( $theirs, $this->mailer->action_function );
	}

	private function letter_to_three(): Letter {
		$others = [ 'Cc: Boss <boss@example.org>', 'Bcc: Ana@example.org' ];
		return new Letter( Letter::MESSAGE, 5, [ 'office@example.org' ], 'Hello', 'Text', '', $others );
	}
}
