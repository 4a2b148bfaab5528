<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Rueda\Mail\Letter;
use Rueda\Mail\StoppedMail;
use Rueda\Tests\TestCase;

/** A letter that is stopped at the mail server. */
final class StoppedMailTest extends TestCase {
	use ReplacesPhpMailer;

	protected function tearDown(): void {
		$this->restore_php_mailer();
		parent::tearDown();
	}

	public function test_wordpress_makes_the_email_and_nothing_leaves(): void {
		$mailer = $this->mailer();
		$this->send_with( $mailer );
		$letter = new Letter( Letter::TEST, 0, [ 'ana@example.org' ], 'Hello', 'Text' );

		$stopped = new StoppedMail( $letter );

		self::assertNull( $stopped->send( 5 ) );
		self::assertTrue( $stopped->is_tried() );
		self::assertSame( [], $mailer->left );
		self::assertStringContainsString( 'Subject: Hello', $mailer->getSentMIMEMessage() );
		// The next email of the request leaves as always.
		wp_mail( 'ana@example.org', 'Next', 'Text' );
		self::assertSame( [ 'Next' ], $mailer->left );
	}

	public function test_a_mail_server_that_cannot_be_reached_is_told(): void {
		$mailer = $this->mailer();
		$this->send_with( $mailer );
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ): void {
				$mailer->isSMTP();
				$mailer->Host = '127.0.0.1';
				$mailer->Port = 1;
			}
		);
		$letter = new Letter( Letter::TEST, 0, [ 'ana@example.org' ], 'Hello', 'Text' );

		self::assertStringContainsString( 'connect', (string) ( new StoppedMail( $letter ) )->send( 5 ) );
	}

	public function test_the_mailer_of_another_plugin_is_not_asked(): void {
		$asked = 0;
		add_filter(
			'pre_wp_mail',
			static function ( ?bool $sent ) use ( &$asked ): bool {
				$asked += null === $sent ? 1 : 0;
				return $sent ?? true;
			}
		);
		$letter  = new Letter( Letter::TEST, 0, [ 'ana@example.org' ], 'Hello', 'Text' );
		$stopped = new StoppedMail( $letter );

		self::assertNull( $stopped->send( 5 ) );
		self::assertSame( [ 0, false ], [ $asked, $stopped->is_tried() ] );
	}

	public function test_nothing_leaves_through_a_mailer_that_another_plugin_has_put_in_the_place_of_wordpress(): void {
		self::load_php_mailer();
		$mailer = new class( true ) extends PHPMailer {
			/** @var list<string> */
			public array $left = [];

			public function send() {
				$this->left[] = $this->Subject;
				return true;
			}
		};
		$this->send_with( $mailer );
		$letter  = new Letter( Letter::TEST, 0, [ 'ana@example.org' ], 'Hello', 'Text' );
		$stopped = new StoppedMail( $letter );

		self::assertNull( $stopped->send( 5 ) );
		self::assertSame( [ [], false ], [ $mailer->left, $stopped->is_tried() ] );
		wp_mail( 'ana@example.org', 'Next', 'Text' );
		self::assertSame( [ 'Next' ], $mailer->left );
	}

	/** @return PHPMailer Has the subjects of the emails that left. */
	private function mailer(): PHPMailer {
		self::load_php_mailer();
		return new class( true ) extends PHPMailer {
			/** @var list<string> */
			public array $left = [];

			protected function mailSend( $header, $body ) {
				$this->left[] = $this->Subject;
				return true;
			}
		};
	}
}
