<?php

declare( strict_types=1 );

namespace Rueda\Tests\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Rueda\Mail\WpMail;
use Rueda\Mail\Letter;
use Rueda\Tests\TestCase;

/** The mails that leave WordPress: PHPMailer is the real one, but nothing is sent. */
final class WpMailTest extends TestCase {
	use ReplacesPhpMailer;

	private PHPMailer $mailer;

	private string $folder = '';

	protected function setUp(): void {
		parent::setUp();
		self::load_php_mailer();
		$this->mailer = new class( true ) extends PHPMailer {
			public string $sent = '';

			public function postSend(): bool {
				$this->sent = $this->getSentMIMEMessage();
				return true;
			}
		};
		$this->send_with( $this->mailer );
		update_option( 'blogname', 'Ana &amp; Co' );
		$this->folder = get_temp_dir() . 'rueda-wp-mail-' . getmypid();
		mkdir( $this->folder );
		file_put_contents( $this->folder . '/wheel.png', 'PNG' );
	}

	protected function tearDown(): void {
		array_map( 'unlink', (array) glob( $this->folder . '/*' ) );
		rmdir( $this->folder );
		$this->restore_php_mailer();
		parent::tearDown();
	}

	public function test_sends_html_with_the_text_beside_it_in_utf8(): void {
		self::assertNull( ( new WpMail( $this->letter() ) )->send( 10 ) );

		self::assertSame( 'utf-8', strtolower( $this->mailer->CharSet ) );
		self::assertSame( 'Está aquí', $this->mailer->AltBody );
		self::assertStringContainsString( '<p>Está aquí</p>', $this->mailer->Body );
		self::assertStringContainsString( 'multipart/alternative', $this->mailer->sent );
		self::assertSame( 'Ana & Co', $this->mailer->FromName );
		self::assertSame( [ 'reply@example.org' ], array_column( $this->mailer->getReplyToAddresses(), 0 ) );
	}

	public function test_sends_text_alone_when_there_is_no_html(): void {
		( new WpMail(
			new Letter( Letter::MESSAGE, 1, [ 'ana@example.org' ], 'Subject', 'Está aquí' )
		) )->send( 10 );

		self::assertStringContainsString( 'text/plain; charset=utf-8', strtolower( $this->mailer->sent ) );
		self::assertStringNotContainsString( 'multipart', $this->mailer->sent );
	}

	public function test_takes_pictures_into_the_mail(): void {
		( new WpMail( $this->letter( $this->folder . '/wheel.png' ) ) )->send( 10 );

		self::assertStringContainsString( 'src="cid:wheel"', $this->mailer->Body );
		self::assertStringNotContainsString( 'https://example.org/p.png', $this->mailer->Body );
		self::assertMatchesRegularExpression( '/Content-ID: <wheel>/i', $this->mailer->sent );
		self::assertStringContainsString( base64_encode( 'PNG' ), $this->mailer->sent );
	}

	public function test_shows_a_picture_from_the_site_when_its_file_is_gone(): void {
		( new WpMail( $this->letter( $this->folder . '/gone.png' ) ) )->send( 10 );

		self::assertStringContainsString( 'src="https://example.org/p.png?a=1&#038;b=2"', $this->mailer->Body );
		self::assertStringNotContainsString( 'cid:', $this->mailer->Body );
	}

	public function test_works_when_another_plugin_sends_in_place_of_wordpress(): void {
		$given = [];
		add_filter(
			'pre_wp_mail',
			static function ( $sent, array $mail ) use ( &$given ): bool {
				$given = $mail;
				return true;
			},
			10,
			2
		);

		self::assertNull( ( new WpMail( $this->letter( $this->folder . '/wheel.png' ) ) )->send( 10 ) );
		self::assertStringContainsString( 'src="https://example.org/p.png?a=1&#038;b=2"', $given['message'] );
		self::assertContains( 'Content-Type: text/html; charset=UTF-8', $given['headers'] );
	}

	public function test_leaves_mails_of_others_as_they_are(): void {
		$nested = true;
		$texts  = [];
		add_filter(
			'wp_mail_content_type',
			function ( $type ) use ( &$nested, &$texts ) {
				if ( $nested ) {
					$nested = false;
					$mailer = $GLOBALS['phpmailer'];
					// A plugin sends its own mail while ours is being sent.
					$GLOBALS['phpmailer'] = clone $mailer;
					wp_mail( 'log@example.org', 'A mail went', 'Something else' );
					$texts[]              = $GLOBALS['phpmailer']->AltBody;
					$GLOBALS['phpmailer'] = $mailer;
				}
				return $type;
			}
		);
		( new WpMail( $this->letter() ) )->send( 10 );
		self::assertSame( [ '' ], $texts );
		self::assertSame( 'Está aquí', $this->mailer->AltBody );

		wp_mail( 'ana@example.org', 'Later', 'Another' );
		self::assertSame( '', $this->mailer->AltBody );
		self::assertSame( 'WordPress', $this->mailer->FromName );
	}

	public function test_sends_without_files_that_are_gone_and_says_so(): void {
		file_put_contents( $this->folder . '/there.txt', 'there' );
		$letter = new Letter(
			Letter::MESSAGE,
			1,
			[ 'ana@example.org' ],
			'Subject',
			'Text',
			'<html><body><p>Text</p></body></html>',
			[],
			[ $this->folder . '/there.txt', $this->folder . '/gone.pdf' ]
		);

		self::assertNull( ( new WpMail( $letter ) )->send( 10 ) );
		self::assertSame( [ 'there.txt' ], array_column( $this->mailer->getAttachments(), 2 ) );
		self::assertStringContainsString( 'no longer on the server: gone.pdf', $this->mailer->AltBody );
		self::assertStringContainsString( 'gone.pdf</p></body>', $this->mailer->Body );
		self::assertStringNotContainsString( $this->folder, $this->mailer->Body );
	}

	public function test_knows_why_a_mail_was_not_sent(): void {
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ): void {
				$mailer->clearAllRecipients();
			}
		);

		self::assertStringContainsString(
			'at least one recipient',
			(string) ( new WpMail( $this->letter() ) )->send( 10 )
		);
	}

	private function letter( string $picture = '' ): Letter {
		$pictures = [
			'wheel' => [
				'path'    => $picture,
				'address' => 'https://example.org/p.png?a=1&b=2',
			],
		];
		return new Letter(
			Letter::REPORT,
			1,
			[ 'Ana <ana@example.org>' ],
			'Tu rueda está aquí',
			'Está aquí',
			'<p>Está aquí</p><img src="cid:wheel" alt="">',
			[ 'Reply-To: reply@example.org' ],
			[],
			'' === $picture ? [] : $pictures
		);
	}
}
