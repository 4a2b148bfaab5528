<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageRights;
use Rueda\Support\Admin\DeletionQuestion;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;

defined( 'ABSPATH' ) || exit;

/** Carries out an action on the selected messages, with a permission check for each, and reports the result. */
final class MessageRequests {
	/** Seconds after which no further message is handled: many servers stop requests after 30 seconds. */
	private const PATIENCE = 20;

	/** Query parameters with results, which WordPress removes from the address. */
	public const TOLD = [ 'done', 'count', 'failed', 'kept' ];

	public function __construct( private MessageActions $actions ) {}

	/** @param string $address The address of the list, for the redirect. */
	public function carry_out( string $action, string $address ): void {
		if (
			! in_array( $action, MessageLinks::ACTIONS, true )
			|| [] === self::selected()
			|| ( MessageLinks::DELETE === $action && ! DeletionQuestion::is_answered() )
		) {
			return;
		}
		check_admin_referer( MessageLinks::NONCE );
		$messages = $this->changeable();
		// The action for a single mail is on the screen of its message, so the redirect goes back there.
		$address = 0 === $this->mail() || [] === $messages
			? $address
			: add_query_arg( 'message', $messages[0]->id(), $address );

		$told         = array_fill_keys( [ 'count', 'failed', 'kept' ], 0 );
		$told['kept'] = count( self::selected() ) - count( $messages );
		$end          = microtime( true ) + self::PATIENCE;
		foreach ( $messages as $message ) {
			++$told[ microtime( true ) < $end ? $this->do_one( $action, $message ) : 'kept' ];
		}
		wp_safe_redirect(
			add_query_arg(
				[ 'done' => $action ] + array_filter( $told, static fn ( int $number ): bool => $number > 0 ),
				$address
			)
		);
		exit;
	}

	public function is_asked_to_delete( string $action ): bool {
		return MessageLinks::DELETE === $action && [] !== $this->changeable();
	}

	/** @param string $address The address of the list. */
	public function ask( string $address ): void {
		$rows = [];
		foreach ( $this->changeable() as $message ) {
			$words                  = [ MessageWords::sender( $message ), MessageWords::form( $message->form_id() ) ];
			$rows[ $message->id() ] = implode( ' – ', [ ...$words, ListMarkup::time( $message->created_at() ) ] );
		}
		DeletionQuestion::print(
			$address,
			[
				_n( 'Delete this message?', 'Delete these messages?', count( $rows ), 'rueda' ),
				__( 'Their files are deleted too, and waiting emails are not sent. This cannot be undone.', 'rueda' ),
			],
			$rows,
			/* translators: %s: a number of messages. */
			_n( 'and %s more message', 'and %s more messages', DeletionQuestion::unnamed( $rows ), 'rueda' ),
			MessageList::FIELD,
			MessageLinks::NONCE,
			MessageLinks::DELETE
		);
	}

	/** Prints notices about the results. */
	public function tell(): void {
		$count   = ListRequest::number( 'count' );
		$failed  = ListRequest::number( 'failed' );
		$kept    = ListRequest::number( 'kept' );
		$success = $this->success( ListRequest::word( 'done' ), $count );
		if ( $count > 0 && '' !== $success ) {
			ListRequest::tell( 'success', $success );
		}
		if ( $failed > 0 ) {
			ListRequest::tell(
				'error',
				sprintf(
					/* translators: %s: a number of messages. */
					_n(
						'The email for %s message could not be sent. Open the message to see why.',
						'The emails for %s messages could not be sent. Open a message to see why.',
						$failed,
						'rueda'
					),
					number_format_i18n( $failed )
				)
			);
		}
		if ( $kept > 0 ) {
			ListRequest::tell(
				'warning',
				sprintf(
					/* translators: %s: a number of messages. */
					_n(
						'%s message was not changed: it no longer exists, it was already so, you are not allowed to change it, or there was not enough time.',
						'%s messages were not changed: they no longer exist, they were already so, you are not allowed to change them, or there was not enough time.',
						$kept,
						'rueda'
					),
					number_format_i18n( $kept )
				)
			);
		}
	}

	/** @return 'count'|'failed'|'kept' */
	private function do_one( string $action, Message $message ): string {
		switch ( $action ) {
			case MessageLinks::READ:
			case MessageLinks::UNREAD:
				$this->actions->mark_as_read( $message, MessageLinks::READ === $action );
				return 'count';
			case MessageLinks::SPAM:
				return $this->actions->quarantine( $message ) ? 'count' : 'kept';
			case MessageLinks::RESCUE:
				if ( ! $this->actions->take_out_of_quarantine( $message ) ) {
					return 'kept';
				}
				$freed = $this->actions->find( $message->id() );
				return null !== $freed && Message::FAILED === $freed->status() ? 'failed' : 'count';
			case MessageLinks::SEND:
				if ( Message::SPAM === $message->status() ) {
					return 'kept';
				}
				$is_sent = 0 === $this->mail()
					? $this->actions->send_again( $message )
					: $this->actions->send_mail( $message, $this->mail() );
				return $is_sent ? 'count' : 'failed';
			default:
				return 1 === $this->actions->delete( $message ) ? 'count' : 'kept';
		}
	}

	private function success( string $action, int $count ): string {
		$sentence = match ( $action ) {
			/* translators: %s: a number of messages. */
			MessageLinks::READ   => _n( '%s message marked as read.', '%s messages marked as read.', $count, 'rueda' ),
			/* translators: %s: a number of messages. */
			MessageLinks::UNREAD => _n(
				'%s message marked as unread.',
				'%s messages marked as unread.',
				$count,
				'rueda'
			),
			/* translators: %s: a number of messages. */
			MessageLinks::SPAM   => _n(
				'%s message moved to quarantine.',
				'%s messages moved to quarantine.',
				$count,
				'rueda'
			),
			/* translators: %s: a number of messages. */
			MessageLinks::RESCUE => _n(
				'%s message is out of quarantine, and its email was sent if it has one.',
				'%s messages are out of quarantine, and their emails were sent if they have any.',
				$count,
				'rueda'
			),
			/* translators: %s: a number of messages. */
			MessageLinks::SEND   => _n(
				'The email for %s message was sent.',
				'The emails for %s messages were sent.',
				$count,
				'rueda'
			),
			/* translators: %s: a number of messages. */
			MessageLinks::DELETE => _n( '%s message deleted.', '%s messages deleted.', $count, 'rueda' ),
			default              => '',
		};
		return sprintf( $sentence, number_format_i18n( $count ) );
	}

	/** @return list<Message> The selected messages that exist and that the current user may change. */
	private function changeable(): array {
		$may = static fn ( Message $message ): bool => current_user_can( MessageRights::CHANGE, $message->form_id() );

		$messages = array_filter( array_map( [ $this->actions, 'find' ], self::selected() ) );
		return array_values( array_filter( $messages, $may ) );
	}

	/** @return list<int> Ids. */
	private static function selected(): array {
		return ListRequest::ids( MessageList::FIELD, MessageList::MOST );
	}

	/** The id of the mail, if the action is for one mail; 0 if it is for the message. */
	private function mail(): int {
		// phpcs:ignore WordPress.Security -- a number; carry_out() checks the nonce.
		$id = $_GET[ MessageLinks::MAIL ] ?? null;
		return is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
	}
}
