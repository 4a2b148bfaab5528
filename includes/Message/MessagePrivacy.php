<?php

declare( strict_types=1 );

namespace Rueda\Message;

use Rueda\Form\Store\Message;
use Rueda\Form\Upload\RecordFiles;
use Rueda\Support\Admin\PersonalData;
use Rueda\Support\Label;
use Rueda\Support\Period;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases the messages of a person with WordPress's tools for personal data: messages that were sent from an
 * address, or that contain it as an answer.
 */
final class MessagePrivacy extends PersonalData {
	protected const NAME = 'rueda-messages';

	public function __construct(
		private MessagesOfPerson $messages,
		private MessageAddresses $addresses,
		private MessageContent $content,
		private MessageActions $actions
	) {}

	protected function title(): string {
		return __( 'Rueda: messages', 'rueda' );
	}

	protected function group(): array {
		return [
			__( 'Messages', 'rueda' ),
			__( 'Messages sent with this site’s forms.', 'rueda' ),
		];
	}

	public function export( string $email, int $page = 1 ): array {
		// Cron may not have noted all messages yet, and without the index each of them is read.
		$this->addresses->note();
		[ $found, $is_more ] = $this->messages->find( $email, ( max( 1, $page ) - 1 ) * MessagesOfPerson::AT_ONCE );
		return [ 'data' => array_map( [ $this, 'export_item' ], $found ), 'done' => ! $is_more ];
	}

	/** The number of the page does not matter: what was erased is no longer found. */
	public function erase( string $email, int $page = 1 ): array {
		$this->addresses->note();
		$kept    = 0;
		$left    = [];
		$refused = 0;
		do {
			[ $found, $is_more ] = $this->messages->find( $email, $kept );

			$left = [ ...$left, ...array_filter( $found, [ self::class, 'has_files_elsewhere' ] ) ];
			$gone = $this->actions->delete( ...$found );

			$refused += count( $found ) - $gone;
			// If none of them is gone, the next ones are tried.
			$kept += MessagesOfPerson::AT_ONCE;
		} while ( $is_more && 0 === $gone );
		return [
			'items_removed'  => $gone > 0,
			'items_retained' => [] !== $left || $refused > 0,
			'messages'       => [
				...( [] === $left ? [] : [
					__(
						'Files of erased messages are on another server of this site. That server deletes them at its next request, or, if that fails, when it looks through its files once a day.',
						'rueda'
					),
				] ),
				...( 0 === $refused ? [] : [
					sprintf(
						/* translators: %s: a number of messages. */
						_n(
							'%s message could not be erased, because the database refused it. Please try again later.',
							'%s messages could not be erased, because the database refused it. Please try again later.',
							$refused,
							'rueda'
						),
						number_format_i18n( $refused )
					),
				] ),
			],
			'done'           => ! $is_more,
		];
	}

	private static function has_files_elsewhere( Message $message ): bool {
		return RecordFiles::are_elsewhere( $message->record() );
	}

	protected function policy(): array {
		return [
			'title'   => __( 'Rueda: messages', 'rueda' ),
			'heading' => __( 'Messages', 'rueda' ),
			'advice'  => __(
				'What visitors send with your forms is stored on this site and emailed to the addresses set in each form. You set how long messages are kept under Rueda → Settings. Say here who reads them, and what you do with them.',
				'rueda'
			) . ' ' . __(
				'If a form uses Akismet, say that messages are also sent to that service, together with the sender’s IP address.',
				'rueda'
			),
			'texts'   => [
				__(
					'When you write to us with a form, we store what you enter, the files that you add, a picture of your signature if you sign, what you agree to, the time, the page from which you write and, if you are logged in, your user account. We do not store your IP address or your browser with it.',
					'rueda'
				) . ' ' . __(
					'Files that you add to a form are uploaded when you choose them. If you do not send the form, we delete them after an hour.',
					'rueda'
				) . ' ' . $this->time_kept(),
				__(
					'While you fill in a form, your own browser keeps what you type for an hour, so that nothing is lost if the page is closed. It is deleted when you send the form or press “Start over”, and it is not sent to us before. Passwords, numbers of cards, files and signatures are not kept.',
					'rueda'
				),
				__(
					'If a message cannot be sent because you have no connection, you can let it wait in your browser for a day, until you are online again. You can take it back at any time. It is deleted when it is sent.',
					'rueda'
				),
				__( 'You can ask us for a copy of your messages, or to delete them, at any time.', 'rueda' ),
			],
		];
	}

	private function time_kept(): string {
		$days = MessageSettings::stored()['days'];
		$spam = MessageRetention::quarantine_days();
		$kept = 0 === $days
			? __( 'We use these data to answer you, and keep them until we delete them by hand.', 'rueda' )
			: sprintf(
				/* translators: %s: a length of time, as in "180 days". */
				__( 'We use these data to answer you, and delete them after %s.', 'rueda' ),
				Period::days( $days )
			);
		if ( $days === $spam ) {
			return $kept;
		}
		return $kept . ' ' . sprintf(
			/* translators: %s: a length of time, as in "30 days". */
			__( 'Messages that look like spam are deleted after %s.', 'rueda' ),
			Period::days( $spam )
		);
	}

	/** @return array<string, mixed> */
	private function export_item( Message $message ): array {
		$record = $message->record();
		$form   = $this->content->form( $message->form_id() );
		$parts  = [
			[ __( 'Form', 'rueda' ), null === $form ? '' : Label::plain( $form->title() ) ],
			[ __( 'Date', 'rueda' ), gmdate( 'Y-m-d H:i:s', $message->created_at() ) . ' UTC' ],
			[ __( 'Page', 'rueda' ), $message->page() ],
		];
		foreach ( $this->content->fields( $message->form_id(), $record ) as $field ) {
			$parts[] = [ $field['label'], implode( "\n", $field['values'] ) ];
		}
		foreach ( $record->consents() as $consent ) {
			$parts[] = [ __( 'Agreed to', 'rueda' ), $consent ];
		}
		foreach ( $record->files() as $paths ) {
			$parts[] = [ __( 'Files', 'rueda' ), implode( ', ', array_map( 'wp_basename', $paths ) ) ];
		}
		$parts[] = [ __( 'IP address', 'rueda' ), $record->meta( 'remote_ip' ) ];
		$parts[] = [ __( 'Browser', 'rueda' ), $record->meta( 'user_agent' ) ];
		$data    = [];
		foreach ( $parts as [ $name, $value ] ) {
			if ( '' !== $value ) {
				$data[] = [ esc_html( $name ), nl2br( esc_html( $value ) ) ];
			}
		}
		return $this->entry( 'rueda-message-' . $message->id(), $data );
	}
}
