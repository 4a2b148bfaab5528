<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Form\Store\Record;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageContent;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRetention;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Support\Admin\ListMarkup;

defined( 'ABSPATH' ) || exit;

/** The screen of one message: its content, its emails and the possible actions. */
final class MessageView {
	public function __construct(
		private MessageActions $actions,
		private MessageContent $content,
		private MessageFile $file,
		private MessageSearch $search
	) {}

	/** Marks a message as read when a user opens it. */
	public function open( int $id ): void {
		$message = $this->readable( $id );
		// After "Mark as unread" the user sees the message again, and it must stay unread.
		// phpcs:ignore WordPress.Security -- only compared.
		$is_kept_unread = MessageLinks::UNREAD === ( $_GET['done'] ?? '' );
		if ( null !== $message && ! $message->is_read() && ! $is_kept_unread ) {
			$this->actions->mark_as_read( $message, true );
		}
	}

	/**
	 * @param string           $list The address of the list. It is not escaped.
	 * @param callable(): void $tell Prints what became of the last action.
	 */
	public function print( int $id, string $list, callable $tell ): void {
		$message = $this->readable( $id );
		printf(
			'<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a>'
				. '<hr class="wp-header-end">',
			esc_html( null === $message ? __( 'Message', 'rueda' ) : MessageWords::title( $message ) ),
			esc_url( $list ),
			esc_html__( 'All messages', 'rueda' )
		);
		$tell();
		if ( null === $message ) {
			printf(
				'<p>%s</p>',
				esc_html__( 'This message is no longer available, or you are not allowed to view it.', 'rueda' )
			);
			return;
		}
		$this->print_actions( $message );
		if ( Message::SPAM === $message->status() ) {
			$this->print_quarantine( $message );
		}
		$this->print_fields( $message );
		$this->print_mails( $message );
		$this->print_facts( $message );
	}

	private function print_actions( Message $message ): void {
		$links = [];
		if ( '' !== $message->sender_email() && false !== is_email( $message->sender_email() ) ) {
			/* translators: %s: name of a form. */
			$subject = sprintf( __( 'Re: %s', 'rueda' ), MessageWords::form( $message->form_id() ) );
			$address = 'mailto:' . rawurlencode( $message->sender_email() ) . '?subject=' . rawurlencode( $subject );
			$links[] = sprintf(
				'<a class="button button-primary" href="%s">%s</a>',
				esc_url( $address, [ 'mailto' ] ),
				esc_html__( 'Reply', 'rueda' )
			);
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows something.
		$filter = MessageFilter::from_query( wp_unslash( $_GET ) );
		$links  = [ ...$links, ...array_values( MessageLinks::for_one( $message, $filter->to_query(), true ) ) ];
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
		echo '<div class="rueda-actions">' . implode( ' ', $links ) . $this->neighbours( $message, $filter ) . '</div>';
	}

	/** Links to the messages before and after this one, in the list that somebody comes from. */
	private function neighbours( Message $message, MessageFilter $filter ): string {
		$beside = $this->search->beside( $message, $filter );
		$parts  = [];
		foreach (
			[
				'newer' => [ __( 'Newer', 'rueda' ), __( 'Newer message', 'rueda' ), '‹' ],
				'older' => [ __( 'Older', 'rueda' ), __( 'Older message', 'rueda' ), '›' ],
			] as $side => [ $text, $label, $arrow ]
		) {
			$arrow   = '<span aria-hidden="true">' . $arrow . '</span>';
			$words   = 'newer' === $side ? $arrow . ' ' . esc_html( $text ) : esc_html( $text ) . ' ' . $arrow;
			$address = MessageMenu::address( [ 'message' => $beside[ $side ] ] + $filter->to_query() );
			if ( 0 !== $beside[ $side ] ) {
				$parts[] = sprintf(
					'<a class="button" aria-label="%s" href="%s">%s</a>',
					esc_attr( $label ),
					esc_url( $address ),
					$words
				);
			}
		}
		return [] === $parts ? '' : sprintf(
			'<nav class="rueda-beside" aria-label="%s">%s</nav>',
			esc_attr__( 'Other messages', 'rueda' ),
			implode( ' ', $parts )
		);
	}

	private function print_quarantine( Message $message ): void {
		$reasons = [];
		$log     = json_decode( $message->record()->meta( 'spam' ), true );
		foreach ( is_array( $log ) ? $log : [] as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['agent'] ?? null ) && is_string( $entry['reason'] ?? null ) ) {
				$reasons[] = MessageWords::reason( $entry['agent'], $entry['reason'] );
			}
		}
		if ( [] === $reasons && '' !== $message->record()->meta( MessageActions::QUARANTINED_AT ) ) {
			$reasons[] = __( 'It was marked as spam.', 'rueda' );
		}
		$reasons[] = sprintf(
			/* translators: %s: a date. */
			__(
				'It stays in quarantine until %s and is then deleted. No email is sent for it unless you mark it as not spam.',
				'rueda'
			),
			ListMarkup::time( MessageRetention::end_of_quarantine( $message ) )
		);
		$options = [ 'type' => 'warning', 'additional_classes' => [ 'inline' ] ];
		wp_admin_notice( esc_html( implode( ' ', $reasons ) ), $options );
	}

	private function print_facts( Message $message ): void {
		$form = esc_html( MessageWords::form( $message->form_id() ) );
		$edit = get_edit_post_link( $message->form_id() );
		if ( null !== $edit ) {
			$form = sprintf( '<a href="%s">%s</a>', esc_url( $edit ), $form );
		}
		$page = $message->page();
		if ( '' !== $page ) {
			$address = esc_url( $page, [ 'http', 'https' ] );
			$page    = sprintf( '<a href="%s" rel="noreferrer">%s</a>', $address, esc_html( $page ) );
		}
		$this->print_table(
			__( 'About this message', 'rueda' ),
			[
				[ __( 'Form', 'rueda' ), $form ],
				[ __( 'Date', 'rueda' ), esc_html( ListMarkup::time( $message->created_at() ) ) ],
				[ __( 'Status', 'rueda' ), esc_html( MessageWords::state( $message ) ) ],
				[ __( 'Page', 'rueda' ), $page ],
				[ __( 'IP address', 'rueda' ), esc_html( $message->record()->meta( 'remote_ip' ) ) ],
				[ __( 'Browser', 'rueda' ), esc_html( $message->record()->meta( 'user_agent' ) ) ],
			]
		);
	}

	private function print_fields( Message $message ): void {
		$record = $message->record();
		$rows   = [];
		foreach ( $this->content->fields( $message->form_id(), $record ) as $name => $field ) {
			$values = array_filter( $field['values'], static fn ( string $value ): bool => '' !== $value );
			$type   = (string) $this->content->form( $message->form_id() )?->field( (string) $name )?->type();
			$values = array_map(
				static fn ( string $value ): string => MessageValue::html( $value, $type, (string) $name ),
				$values
			);
			$html   = [] === $values ? '–' : implode( '<br>', $values );
			$rows[] = [ $field['label'], $html . $this->signature( $message, (string) $name ) ];
		}
		foreach ( $record->files() as $name => $paths ) {
			if ( $this->is_signature( $message, (string) $name ) ) {
				continue;
			}
			$links = [];
			foreach ( $paths as $index => $path ) {
				$links[] = $this->file->link( $message, (string) $name, $index, $path );
			}
			$label  = $this->content->label( $message->form_id(), $record, (string) $name );
			$rows[] = [ $label, implode( '<br>', $links ) ];
		}
		foreach ( $record->consents() as $consent ) {
			$rows[] = [ __( 'Agreed to', 'rueda' ), esc_html( $consent ) ];
		}
		if ( [] === $rows ) {
			$rows[] = [
				__( 'Nothing', 'rueda' ),
				esc_html__(
					'The content was not kept: the form is set to delete it once its email is sent.',
					'rueda'
				),
			];
		}
		$this->print_table( __( 'Message content', 'rueda' ), $rows );
	}

	private function is_signature( Message $message, string $name ): bool {
		$field = $this->content->form( $message->form_id() )?->field( $name );
		return null !== $field && $field->is( 'signature' );
	}

	/** The picture of a signature and its file, below how it was signed; "" for another field. */
	private function signature( Message $message, string $name ): string {
		$record = $message->record();
		$path   = $record->files()[ $name ][0] ?? '';
		if ( '' === $path || ! $this->is_signature( $message, $name ) ) {
			return '';
		}
		$words = implode( ', ', $record->values( $name, true ) ?? [] );
		return MessageSignature::html( $path, $words ) . '<br>' . $this->file->link( $message, $name, 0, $path );
	}

	private static function is_unmailed( Message $message ): bool {
		return Message::STORED === $message->status() && '' !== $message->record()->meta( Record::UNMAILED );
	}

	private function why_no_mail( Message $message ): string {
		if ( self::is_unmailed( $message ) ) {
			return __(
				'No email was sent for this message, because the rules in the form’s mail settings asked for none with these answers.',
				'rueda'
			);
		}
		if ( null === $this->content->form( $message->form_id() ) ) {
			return __(
				'The form of this message was deleted together with its emails, so none can be sent any more.',
				'rueda'
			);
		}
		if ( $message->is_mail_due() ) {
			return __(
				'The email has not been sent yet. It will be sent soon. To send it now, press “Send again”.',
				'rueda'
			);
		}
		// Failed mails are kept for 30 days, so a missing one was never written.
		return Message::FAILED === $message->status() && $message->created_at() > time() - 30 * DAY_IN_SECONDS
			? __( 'No email could be written for this message because it had no recipient. Check “To” in the form’s mail settings, then send it again.', 'rueda' )
			: __( 'No email was sent for this message, or its record has already been deleted.', 'rueda' );
	}

	private function print_mails( Message $message ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Emails', 'rueda' ) );
		$mails = $this->actions->mails( $message );
		// A second email may have been sent although the rules asked for no first one.
		if ( [] === $mails || self::is_unmailed( $message ) ) {
			printf( '<p>%s</p>', esc_html( $this->why_no_mail( $message ) ) );
		}
		if ( [] === $mails ) {
			return;
		}
		echo '<ul class="rueda-mails">';
		foreach ( $mails as $mail ) {
			$state = match ( $mail['state'] ) {
				'sent'   => __( 'Sent', 'rueda' ),
				'failed', 'limited' => __( 'Not sent', 'rueda' ),
				'held'   => __( 'Held', 'rueda' ),
				default  => __( 'Waiting', 'rueda' ),
			};
			$told   = [ ListMarkup::time( 0 === $mail['settled'] ? $mail['created'] : $mail['settled'] ) ];
			$told[] = [] === $mail['to']
				? __( 'The recipients are no longer kept.', 'rueda' )
				: implode( ', ', $mail['to'] );
			$told[] = $mail['subject'];
			if ( $mail['next'] > 0 ) {
				/* translators: %s: a date and time. */
				$told[] = sprintf( __( 'Next automatic attempt: %s.', 'rueda' ), ListMarkup::time( $mail['next'] ) );
			}
			$told = array_filter( $told, static fn ( string $words ): bool => '' !== $words );
			printf(
				'<li><strong class="rueda-state is-%s">%s</strong> %s',
				esc_attr( $mail['state'] ),
				esc_html( $state ),
				esc_html( implode( ' · ', $told ) )
			);
			if ( '' !== $mail['error'] ) {
				printf( '<br>%s', esc_html( $mail['error'] ) );
			}
			if ( [] !== $mail['to'] && 'sent' !== $mail['state'] ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
				echo '<br>' . MessageLinks::for_mail( $message, $mail['id'], implode( ', ', $mail['to'] ) );
			}
			echo '</li>';
		}
		echo '</ul>';
	}

	/** @param list<array{string, string}> $rows A name and HTML; rows with empty HTML are left out. */
	private function print_table( string $title, array $rows ): void {
		printf( '<h2>%s</h2><table class="form-table rueda-facts" role="presentation">', esc_html( $title ) );
		foreach ( $rows as [ $name, $html ] ) {
			if ( '' !== $html ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the callers.
				printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), $html );
			}
		}
		echo '</table>';
	}

	private function readable( int $id ): ?Message {
		$message = $this->actions->find( $id );
		return null !== $message && current_user_can( MessageRights::READ, $message->form_id() ) ? $message : null;
	}
}
