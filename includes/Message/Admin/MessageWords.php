<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\FormPostType;
use Rueda\Form\Store\Message;
use Rueda\Support\Admin\PostNames;

defined( 'ABSPATH' ) || exit;

/** Names of messages, their statuses and their forms for screens of admins, as plain text. */
final class MessageWords {
	public static function state( Message $message ): string {
		return match ( $message->status() ) {
			Message::SENT   => __( 'Sent', 'rueda' ),
			Message::FAILED => __( 'Email not sent', 'rueda' ),
			Message::SPAM   => __( 'In quarantine', 'rueda' ),
			default         => $message->is_mail_due()
				? __( 'Email waiting', 'rueda' )
				: __( 'Stored, no email', 'rueda' ),
		};
	}

	public static function sender( Message $message ): string {
		$known = self::known_sender( $message );
		return '' === $known ? __( 'No name', 'rueda' ) : $known;
	}

	/** The heading above one message. */
	public static function title( Message $message ): string {
		$known = self::known_sender( $message );
		return '' === $known
			? __( 'Message without a name', 'rueda' )
			/* translators: %s: who sent a message. */
			: sprintf( __( 'Message from %s', 'rueda' ), $known );
	}

	private static function known_sender( Message $message ): string {
		return '' === $message->sender_name() ? $message->sender_email() : $message->sender_name();
	}

	public static function form( int $id ): string {
		return PostNames::name_of( $id, FormPostType::NAME, __( 'Deleted form', 'rueda' ) );
	}

	/** @return array<int, string> Names of forms by id, in alphabetical order. */
	public static function forms(): array {
		return PostNames::all( FormPostType::NAME, [ 'trash' ] );
	}

	/** What made a message look like spam. */
	public static function reason( string $agent, string $reason ): string {
		return match ( $agent ) {
			'trap'            => __( 'A program seems to have filled in the form.', 'rueda' ),
			'disallowed_list' => __( 'It contains a word that this site does not allow in comments.', 'rueda' ),
			'akismet'         => __( 'Akismet considers it spam.', 'rueda' ),
			'rueda'           => __( 'The browser did not behave like a normal browser.', 'rueda' ),
			default           => '' === $reason ? $agent : "{$agent}: {$reason}",
		};
	}
}
