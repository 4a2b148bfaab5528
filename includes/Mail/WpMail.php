<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\SpanishFallback;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Sends a letter with wp_mail(), which another plugin may have replaced, and returns the error if there was one. */
final class WpMail {
	/** Hooks that WordPress calls while it sends. A plugin that fails on one of them must not stop the email. */
	private const FILTERS = [
		'wp_mail',
		'wp_mail_from',
		'wp_mail_from_name',
		'wp_mail_content_type',
		'wp_mail_charset',
		'wp_mail_succeeded',
		'wp_mail_failed',
	];

	/**
	 * @param int          $seconds How long the mailer may take.
	 * @param list<string> $reached Gets the addresses, in lower case, that a mail server accepted. When it refuses some
	 *                              recipients, the email is on its way to the others although there is an error.
	 * @return string|null Null when the email was sent, otherwise the mailer's error message.
	 */
	public function deliver( Letter $letter, int $seconds, array &$reached = [] ): ?string {
		$is_there = static fn ( string $path ): bool => is_file( $path ) && is_readable( $path );
		$files    = array_values( array_filter( $letter->attachments, $is_there ) );
		$lost     = array_map( 'wp_basename', array_diff( $letter->attachments, $files ) );
		$note     = [] === $lost ? '' : $this->note( $lost, $letter->locale );
		$text     = $letter->text . ( '' === $note ? '' : "\n\n{$note}\n" );
		$html     = '' === $letter->html ? '' : $this->with_note( $letter->html, $note );

		$error = '';
		$sent  = false;
		$hear  = static function ( WP_Error $failure ) use ( &$error ): void {
			$error = $failure->get_error_message();
		};
		$calls = new RecipientCallbacks();
		$adapt = function ( PHPMailer $mailer ) use ( $letter, $text, $calls ): void {
			// Another plugin may send its own email while ours is being sent, so the recipients are compared.
			$to = array_filter( array_column( $mailer->getToAddresses(), 0 ), 'is_string' );
			if (
				array_map( 'strtolower', $letter->recipients() ) === array_map( 'strtolower', array_values( $to ) )
			) {
				$calls->listen( $mailer );
				$this->add_text_and_images( $mailer, $letter, $text );
			}
		};
		$name  = [ $this, 'sender_name' ];
		$limit = new DeliveryDeadline( $seconds );

		add_action( 'wp_mail_failed', $hear );
		// This runs last, because other plugins may first put their own HTML around the email.
		add_action( 'phpmailer_init', $adapt, PHP_INT_MAX );
		// This runs first, so that a plugin that sets the sender's name can override it.
		add_filter( 'wp_mail_from_name', $name, 1 );
		$limit->begin();
		try {
			$sent = Listeners::guarded(
				self::FILTERS,
				[ 'phpmailer_init' ],
				fn (): bool => (bool) wp_mail(
					$letter->to,
					$letter->subject,
					'' === $html ? $text : $this->with_addresses( $html, $letter ),
					$this->headers( $letter ),
					$files
				)
			);
		} catch ( Throwable $thrown ) {
			// Another plugin's mailer threw an error. The email is tried again like any other that failed.
			$error = $thrown->getMessage();
		} finally {
			$limit->end();
			remove_action( 'wp_mail_failed', $hear );
			remove_action( 'phpmailer_init', $adapt, PHP_INT_MAX );
			remove_filter( 'wp_mail_from_name', $name, 1 );
			$reached = $calls->end();
		}
		return $sent ? null : $error;
	}

	/** @param mixed $name WordPress passes "WordPress" unless somebody has set another name. */
	public function sender_name( $name ): string {
		$name = is_string( $name ) ? $name : '';
		$site = trim( html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ) );
		return 'WordPress' === $name && '' !== $site ? $site : $name;
	}

	/** @return list<string> */
	private function headers( Letter $letter ): array {
		$type = '' === $letter->html ? 'text/plain' : 'text/html';
		// The content type comes last, because WordPress uses the last one when there are two.
		return [ ...$letter->headers, "Content-Type: {$type}; charset=UTF-8" ];
	}

	/**
	 * Adds the plain text and the embedded images, for which wp_mail() has no arguments. A plugin that replaces
	 * wp_mail() may never call this: its emails load the images from the site and have no plain text.
	 */
	private function add_text_and_images( PHPMailer $mailer, Letter $letter, string $text ): void {
		if ( '' === $letter->html ) {
			return;
		}
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$mailer->AltBody = $text;
		foreach ( $letter->pictures as $cid => $picture ) {
			if (
				! is_readable( $picture['path'] )
				|| ! $mailer->addEmbeddedImage( $picture['path'], $cid, wp_basename( $picture['path'] ) )
			) {
				continue;
			}
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
			$mailer->Body = str_replace(
				$this->source( $picture['address'] ),
				$this->source( "cid:{$cid}" ),
				$mailer->Body
			);
		}
	}

	private function with_addresses( string $html, Letter $letter ): string {
		foreach ( $letter->pictures as $cid => $picture ) {
			$html = str_replace( $this->source( "cid:{$cid}" ), $this->source( $picture['address'] ), $html );
		}
		return $html;
	}

	private function source( string $address ): string {
		return sprintf( 'src="%s"', str_starts_with( $address, 'cid:' ) ? esc_attr( $address ) : esc_url( $address ) );
	}

	/** @param array<string> $lost Names of files. */
	private function note( array $lost, string $locale ): string {
		$switched = SpanishFallback::switch_to( $locale );
		$note     = sprintf(
			/* translators: %s: names of files. */
			_n(
				'This file could not be attached because it is no longer on the server: %s',
				'These files could not be attached because they are no longer on the server: %s',
				count( $lost ),
				'rueda'
			),
			implode( wp_get_list_item_separator(), $lost )
		);
		if ( $switched ) {
			restore_previous_locale();
		}
		return $note;
	}

	private function with_note( string $html, string $note ): string {
		$note = '' === $note ? '' : sprintf( '<p>%s</p>', esc_html( $note ) );
		$end  = strripos( $html, '</body>' );
		return false === $end ? $html . $note : substr_replace( $html, $note, $end, 0 );
	}
}
