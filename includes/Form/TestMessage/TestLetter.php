<?php

declare( strict_types=1 );

namespace Rueda\Form\TestMessage;

use Rueda\Form\Form;
use Rueda\Mail\Letter;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** The email of a test message: to the site's own address alone, and it says what it is. */
final class TestLetter {
	/** Headers that would bring it, or the answer to it, to somebody else. */
	private const OTHERS = '/^(?:cc|bcc|reply-to)\s*:/i';

	/** @return Letter|null Null if the site has no valid address. */
	public static function marked( Letter $letter, Form $form ): ?Letter {
		$to = get_option( 'admin_email' );
		if ( ! is_string( $to ) || null === Letter::address_in( $to ) ) {
			return null;
		}
		$note = sprintf(
			/* translators: 1: a form, 2: a web address. */
			__(
				'This is the daily test message of the form “%1$s”. Nobody has written it, and it is stored nowhere. You can choose at %2$s what becomes of it.',
				'rueda'
			),
			Label::plain( $form->title() ),
			self::settings()
		);
		$headers = array_filter(
			$letter->headers,
			static fn ( string $header ): bool => 1 !== preg_match( self::OTHERS, $header )
		);
		return new Letter(
			Letter::TEST,
			0,
			[ $to ],
			/* translators: %s: the subject of an email. */
			sprintf( __( '[Test message] %s', 'rueda' ), $letter->subject ),
			"$note\n\n{$letter->text}",
			'' === $letter->html ? '' : self::with_note( $letter->html, $note ),
			array_values( $headers ),
			$letter->attachments,
			$letter->pictures,
			$letter->locale
		);
	}

	/** The address of the screen on which an admin chooses what becomes of test messages. */
	public static function settings(): string {
		return admin_url( 'admin.php?page=' . AdminMenu::SLUG . '&tab=privacy' );
	}

	private static function with_note( string $html, string $note ): string {
		$note   = sprintf( '<p>%s</p>', make_clickable( esc_html( $note ) ) );
		$marked = preg_replace_callback(
			'/<body\b[^>]*>/i',
			static fn ( array $found ): string => $found[0] . $note,
			$html,
			1
		);
		return is_string( $marked ) && $marked !== $html ? $marked : $note . $html;
	}
}
