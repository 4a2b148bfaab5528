<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageRights;

defined( 'ABSPATH' ) || exit;

/** Carries out what was asked for some messages, each looked at on its own, and tells what became of it. */
final class MessageRequests {
	private const CONFIRMED = 'delete-for-good';

	/** Seconds for sending; what is left then is told. Servers end pages that take longer than thirty. */
	private const PATIENCE = 20;

	/** As many as are named in the question. */
	private const NAMED = 20;

	/** What stands in an address once, and is not repeated when the page is loaded again. */
	public const TOLD = [ 'done', 'count', 'failed', 'kept' ];

	public function __construct( private MessageActions $actions ) {}

	/** @param string $address Of the list, to go back to. */
	public function carry_out( string $action, string $address ): void {
		if (
			! in_array(
				$action,
				[
					MessageLinks::READ,
					MessageLinks::UNREAD,
					MessageLinks::SPAM,
					MessageLinks::RESCUE,
					MessageLinks::SEND,
					MessageLinks::DELETE,
				],
				true
			)
			|| [] === $this->named()
		) {
			return;
		}
		// phpcs:ignore WordPress.Security -- only compared; asked first.
		if ( MessageLinks::DELETE === $action && self::CONFIRMED !== ( $_POST['confirmed'] ?? '' ) ) {
			return;
		}
		check_admin_referer( MessageLinks::NONCE );
		$messages = $this->changeable();
		// Whoever sends one mail is looking at its message, and goes on doing so.
		$address = 0 === $this->mail() || [] === $messages
			? $address
			: add_query_arg( 'message', $messages[0]->id(), $address );

		$told         = array_fill_keys( [ 'count', 'failed', 'kept' ], 0 );
		$told['kept'] = count( $this->named() ) - count( $messages );
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

	/** @param string $address Of the list. */
	public function ask( string $address ): void {
		$messages = $this->changeable();
		printf(
			'<h1>%s</h1><p>%s</p><ul class="ul-disc">',
			esc_html( _n( 'Delete this message?', 'Delete these messages?', count( $messages ), 'rueda' ) ),
			esc_html__(
				'Their files are deleted too, and waiting emails are not sent. This cannot be undone.',
				'rueda'
			)
		);
		foreach ( array_slice( $messages, 0, self::NAMED ) as $message ) {
			printf(
				'<li>%s</li>',
				esc_html(
					MessageWords::sender( $message )
						. ' – '
						. MessageWords::form( $message->form_id() )
						. ' – '
						. MessageWords::time( $message->created_at() )
				)
			);
		}
		$more = count( $messages ) - self::NAMED;
		if ( $more > 0 ) {
			printf(
				'<li>%s</li>',
				esc_html(
					sprintf(
						/* translators: %s: a number of messages. */
						_n( 'and %s more message', 'and %s more messages', $more, 'rueda' ),
						number_format_i18n( $more )
					)
				)
			);
		}
		printf( '</ul><form method="post" action="%s">', esc_url( $address ) );
		wp_nonce_field( MessageLinks::NONCE );
		printf(
			'<input type="hidden" name="action" value="%s"><input type="hidden" name="confirmed" value="%s">',
			esc_attr( MessageLinks::DELETE ),
			esc_attr( self::CONFIRMED )
		);
		foreach ( $messages as $message ) {
			printf( '<input type="hidden" name="message[]" value="%d">', absint( $message->id() ) );
		}
		printf(
			'<p><button type="submit" class="button button-primary">%s</button> <a class="button" href="%s">'
				. '%s</a></p></form>',
			esc_html__( 'Delete permanently', 'rueda' ),
			esc_url( $address ),
			esc_html__( 'Keep', 'rueda' )
		);
	}

	/** What became of it. */
	public function tell(): void {
		$action = $_GET['done'] ?? ''; // phpcs:ignore WordPress.Security -- only compared.
		$count  = $this->told( 'count' );
		$failed = $this->told( 'failed' );
		$kept   = $this->told( 'kept' );
		if ( $count > 0 && is_string( $action ) ) {
			$this->notice( 'success', $this->success( $action, $count ) );
		}
		if ( $failed > 0 ) {
			$this->notice(
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
			$this->notice(
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
				$this->actions->mark( $message, MessageLinks::READ === $action );
				return 'count';
			case MessageLinks::SPAM:
				return $this->actions->quarantine( $message ) ? 'count' : 'kept';
			case MessageLinks::RESCUE:
				if ( ! $this->actions->rescue( $message ) ) {
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
				return $this->actions->delete( $message ) ? 'count' : 'kept';
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

	private function notice( string $type, string $text ): void {
		if ( '' !== $text ) {
			wp_admin_notice(
				esc_html( $text ),
				[
					'type'        => $type,
					'dismissible' => true,
				]
			);
		}
	}

	private function told( string $name ): int {
		$number = $_GET[ $name ] ?? null; // phpcs:ignore WordPress.Security -- only a number, and only shown.
		return is_string( $number ) && 1 === preg_match( '/^\d{1,6}$/D', $number ) ? (int) $number : 0;
	}

	/** @return list<Message> Of those that were named, the ones that are there and that the present user may change. */
	private function changeable(): array {
		$messages = array_filter( array_map( [ $this->actions, 'find' ], $this->named() ) );
		return array_values(
			array_filter(
				$messages,
				static fn ( Message $message ): bool => current_user_can( MessageRights::CHANGE, $message->form_id() )
			)
		);
	}

	/** The one mail that is meant; 0 for all that the message needs. */
	private function mail(): int {
		// phpcs:ignore WordPress.Security -- a number; carry_out() checks the nonce.
		$id = $_GET[ MessageLinks::MAIL ] ?? null;
		return is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
	}

	/** @return list<int> */
	private function named(): array {
		// phpcs:ignore WordPress.Security -- numbers; carry_out() checks the nonce, ask() changes nothing.
		$ids = $_REQUEST['message'] ?? null;
		$ids = is_array( $ids ) ? array_slice( $ids, 0, MessageList::MOST ) : [];
		return array_values(
			array_unique(
				array_filter(
					array_map( 'absint', array_filter( $ids, 'is_string' ) ),
					static fn ( int $id ): bool => $id > 0
				)
			)
		);
	}
}
