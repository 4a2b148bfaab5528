<?php

declare( strict_types=1 );

namespace Rueda\Mail;

use PHPMailer\PHPMailer\PHPMailer;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\SpanishFallback;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** One letter while wp_mail() sends it, which another plugin may have replaced. */
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

	/** The plain text, with a note if files are missing. */
	private string $text;

	private string $html;

	/** @var list<string> The attachments that still exist. */
	private array $files;

	private ?MadeFiles $made = null;

	private string $error = '';

	/** The mailer that sends the letter; null as long as WordPress has not begun, and if a plugin replaces it. */
	private ?PHPMailer $mailer = null;

	/** The function of another plugin that the mailer called for each recipient, before ours. */
	private mixed $other_function = '';

	/** @var array<string, true> */
	private array $reached = [];

	public function __construct( private Letter $letter ) {
		$missing     = $letter->missing();
		$this->files = array_values( array_diff( $letter->attachments, $missing ) );
		$note        = [] === $missing ? '' : self::note_on_missing( $letter, array_map( 'wp_basename', $missing ) );
		$this->text  = $letter->text . ( '' === $note ? '' : "\n\n{$note}\n" );
		$this->html  = '' === $letter->html ? '' : self::with_note( $letter->html, $note );
	}

	/**
	 * @param int $seconds How long the mailer may take.
	 * @return string|null Null when the email was sent, otherwise the mailer's error message.
	 */
	public function send( int $seconds ): ?string {
		$is_sent    = false;
		$this->made = MadeFiles::for_letter( $this->letter );
		$limit      = new DeliveryDeadline( $seconds );
		$this->listen();
		$limit->begin();
		try {
			$is_sent = Listeners::guarded( self::FILTERS, [ 'phpmailer_init' ], [ $this, 'hand_over' ] );
		} catch ( Throwable $thrown ) {
			// Another plugin's mailer threw an error. The email is tried again like any other that failed.
			$this->error = $thrown->getMessage();
		} finally {
			$limit->end();
			$this->stop_listening();
			$this->made?->delete();
		}
		return $is_sent ? null : $this->error;
	}

	/**
	 * The addresses, in lower case, that a mail server accepted. When it refuses some recipients, the email is on its
	 * way to the others although there is an error.
	 *
	 * @return list<string>
	 */
	public function reached(): array {
		return array_map( 'strval', array_keys( $this->reached ) );
	}

	public function hand_over(): bool {
		return (bool) wp_mail(
			$this->letter->to,
			$this->letter->subject,
			'' === $this->html ? $this->text : $this->with_addresses(),
			$this->headers(),
			// WordPress takes a key that is a text for the name of the file.
			array_merge( $this->files, $this->made->paths ?? [] )
		);
	}

	private function listen(): void {
		add_action( 'wp_mail_failed', [ $this, 'note_error' ] );
		// This runs last, because other plugins may first put their own HTML around the email.
		add_action( 'phpmailer_init', [ $this, 'adapt' ], PHP_INT_MAX );
		// This runs first, so that a plugin that sets the sender's name can override it.
		add_filter( 'wp_mail_from_name', [ $this, 'sender_name' ], 1 );
	}

	private function stop_listening(): void {
		remove_action( 'wp_mail_failed', [ $this, 'note_error' ] );
		remove_action( 'phpmailer_init', [ $this, 'adapt' ], PHP_INT_MAX );
		remove_filter( 'wp_mail_from_name', [ $this, 'sender_name' ], 1 );
		// WordPress keeps one PHPMailer for all emails of a request.
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		if ( null !== $this->mailer && [ $this, 'note_recipients' ] === $this->mailer->action_function ) {
			/** @var callable $other An empty text is PHPMailer's way to have none. */
			$other                         = $this->other_function;
			$this->mailer->action_function = $other;
		}
		// phpcs:enable
	}

	public function note_error( WP_Error $failure ): void {
		$this->error = $failure->get_error_message();
	}

	/** Another plugin may send its own email while ours is being sent, so the recipients are compared. */
	public function adapt( PHPMailer $mailer ): void {
		$to = array_filter( array_column( $mailer->getToAddresses(), 0 ), 'is_string' );
		if (
			array_map( 'strtolower', $this->letter->recipients() ) === array_map( 'strtolower', array_values( $to ) )
		) {
			// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
			$ours         = [ $this, 'note_recipients' ];
			$this->mailer = $mailer;
			// WordPress has one mailer for all emails, so if another plugin sends this one again, ours is already set.
			if ( $ours !== $mailer->action_function ) {
				$this->other_function    = $mailer->action_function;
				$mailer->action_function = $ours;
			}
			// phpcs:enable
			$this->add_text_and_images( $mailer );
		}
	}

	/**
	 * PHPMailer calls one function for each recipient; that of another plugin is still called.
	 *
	 * @param mixed ...$call PHPMailer's arguments: whether it was accepted, recipients, copies, hidden copies, …
	 */
	public function note_recipients( ...$call ): void {
		if ( true === ( $call[0] ?? false ) ) {
			foreach ( array_merge( ...array_filter( array_slice( $call, 1, 3 ), 'is_array' ) ) as $recipient ) {
				$address = is_array( $recipient ) ? $recipient[0] ?? '' : $recipient;
				if ( is_string( $address ) ) {
					$this->reached[ strtolower( $address ) ] = true;
				}
			}
		}
		if ( is_callable( $this->other_function ) ) {
			call_user_func_array( $this->other_function, $call );
		}
	}

	/** @param mixed $name WordPress passes "WordPress" unless somebody has set another name. */
	public function sender_name( $name ): string {
		$name = is_string( $name ) ? $name : '';
		$site = trim( html_entity_decode( get_bloginfo( 'name' ), ENT_QUOTES, 'UTF-8' ) );
		return 'WordPress' === $name && '' !== $site ? $site : $name;
	}

	/** @return list<string> */
	private function headers(): array {
		$type = '' === $this->letter->html ? 'text/plain' : 'text/html';
		// The content type comes last, because WordPress uses the last one when there are two.
		return [ ...$this->letter->headers, "Content-Type: {$type}; charset=UTF-8" ];
	}

	/**
	 * Adds the plain text and the embedded images, for which wp_mail() has no arguments. A plugin that replaces
	 * wp_mail() may never call this: its emails load the images from the site and have no plain text.
	 */
	private function add_text_and_images( PHPMailer $mailer ): void {
		if ( '' === $this->letter->html ) {
			return;
		}
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
		$mailer->AltBody = $this->text;
		foreach ( $this->letter->pictures as $cid => $picture ) {
			if (
				! is_readable( $picture['path'] )
				|| ! $mailer->addEmbeddedImage( $picture['path'], $cid, wp_basename( $picture['path'] ) )
			) {
				continue;
			}
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer's.
			$mailer->Body = str_replace(
				self::source( $picture['address'] ),
				self::source( "cid:{$cid}" ),
				$mailer->Body
			);
		}
	}

	/** The HTML with images from the site, for mailers that embed none. */
	private function with_addresses(): string {
		$html = $this->html;
		foreach ( $this->letter->pictures as $cid => $picture ) {
			$html = str_replace( self::source( "cid:{$cid}" ), self::source( $picture['address'] ), $html );
		}
		return $html;
	}

	private static function source( string $address ): string {
		return sprintf( 'src="%s"', str_starts_with( $address, 'cid:' ) ? esc_attr( $address ) : esc_url( $address ) );
	}

	/** @param list<string> $lost Names of files. */
	private static function note_on_missing( Letter $letter, array $lost ): string {
		$switched = SpanishFallback::switch_to( $letter->locale );
		$count    = count( $lost );
		$words    = $letter->has_waited
			/* translators: %s: names of files. */
			? _n(
				'This file could not be attached because it is on another server of the site, which did not answer in time: %s',
				'These files could not be attached because they are on another server of the site, which did not answer in time: %s',
				$count,
				'rueda'
			)
			/* translators: %s: names of files. */
			: _n(
				'This file could not be attached because it is no longer on the server: %s',
				'These files could not be attached because they are no longer on the server: %s',
				$count,
				'rueda'
			);
		$note = sprintf( $words, implode( wp_get_list_item_separator(), $lost ) );
		if ( $switched ) {
			restore_previous_locale();
		}
		return $note;
	}

	private static function with_note( string $html, string $note ): string {
		$note = '' === $note ? '' : sprintf( '<p>%s</p>', esc_html( $note ) );
		$end  = strripos( $html, '</body>' );
		return false === $end ? $html . $note : substr_replace( $html, $note, $end, 0 );
	}
}
