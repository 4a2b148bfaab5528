<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageRights;
use Rueda\Support\Admin\ListMarkup;

defined( 'ABSPATH' ) || exit;

/** Makes links for the actions on a message. */
final class MessageLinks {
	public const READ   = 'read';
	public const UNREAD = 'unread';
	public const SPAM   = 'spam';
	public const RESCUE = 'not-spam';
	public const SEND   = 'send';
	public const DELETE = 'delete';

	public const ACTIONS = [ self::READ, self::UNREAD, self::SPAM, self::RESCUE, self::SEND, self::DELETE ];

	/** The query parameter with the id of one mail, if the action is for this mail only. */
	public const MAIL = 'mail';

	/** The nonce of bulk actions; WordPress's lists make the name of "bulk-" and the plural of the items. */
	public const NONCE = 'bulk-messages';

	/** @return array<string, string> Names of the bulk actions, by action. */
	public static function for_many( bool $is_quarantine ): array {
		return $is_quarantine
			? [
				self::RESCUE => __( 'Not spam', 'rueda' ),
				self::DELETE => __( 'Delete permanently', 'rueda' ),
			]
			: [
				self::READ   => __( 'Mark as read', 'rueda' ),
				self::UNREAD => __( 'Mark as unread', 'rueda' ),
				self::SEND   => __( 'Send again', 'rueda' ),
				self::SPAM   => __( 'Mark as spam', 'rueda' ),
				self::DELETE => __( 'Delete permanently', 'rueda' ),
			];
	}

	/**
	 * @param array<string, string> $back       The filter of the list that the action returns to.
	 * @param bool                  $as_buttons Whether the links look like buttons.
	 * @return array<string, string> HTML by action; empty for users who may only read the message.
	 */
	public static function for_one( Message $message, array $back, bool $as_buttons = false ): array {
		if ( ! current_user_can( MessageRights::CHANGE, $message->form_id() ) ) {
			return [];
		}
		$names = self::for_many( Message::SPAM === $message->status() );
		unset( $names[ $message->is_read() ? self::READ : self::UNREAD ] );
		$links = [];
		foreach ( $names as $action => $name ) {
			$button           = self::DELETE === $action ? 'button rueda-delete' : 'button';
			$links[ $action ] = ListMarkup::link(
				self::address( $action, $message, $back ),
				$name,
				/* translators: 1: what a link does, as in "Mark as read", 2: who sent a message. */
				sprintf( __( '%1$s: message from %2$s', 'rueda' ), $name, MessageWords::sender( $message ) ),
				$as_buttons ? $button : ''
			);
		}
		return $links;
	}

	/**
	 * Makes a link that sends one waiting or failed mail of a message again.
	 *
	 * @param string $to The recipients of the mail.
	 * @return string HTML; empty for spam, and for users who may only read the message.
	 */
	public static function for_mail( Message $message, int $mail_id, string $to ): string {
		if (
			Message::SPAM === $message->status()
			|| ! current_user_can( MessageRights::CHANGE, $message->form_id() )
		) {
			return '';
		}
		return ListMarkup::link(
			self::address( self::SEND, $message, [ self::MAIL => (string) $mail_id ] ),
			__( 'Send this email again', 'rueda' ),
			/* translators: %s: email address, or several. */
			sprintf( __( 'Send this email again to %s', 'rueda' ), $to )
		);
	}

	/**
	 * Not escaped.
	 *
	 * @param array<string, string> $back
	 */
	private static function address( string $action, Message $message, array $back ): string {
		return MessageMenu::address(
			[
				'action'    => $action,
				'message[]' => $message->id(),
				'_wpnonce'  => wp_create_nonce( self::NONCE ),
			] + $back
		);
	}
}
