<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageActions;
use Rueda\Message\MessageContent;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRetention;
use Rueda\Message\MessageRights;

defined( 'ABSPATH' ) || exit;

/** One message: all that was written, what became of it, and what can be done. */
final class MessageView {
	public function __construct( private MessageActions $actions, private MessageContent $content, private MessageFile $file ) {}

	/** Whoever opens a message has read it. */
	public function open( int $id ): void {
		$message = $this->readable( $id );
		// After "mark as unread" one is still looking at it.
		$is_kept_unread = MessageLinks::UNREAD === ( $_GET['done'] ?? '' ); // phpcs:ignore WordPress.Security -- only compared.
		if ( null !== $message && ! $message->is_read() && ! $is_kept_unread ) {
			$this->actions->mark( $message, true );
		}
	}

	/**
	 * @param string           $list Address of the list. Not escaped.
	 * @param callable(): void $tell Prints what became of the last action.
	 */
	public function print( int $id, string $list, callable $tell ): void {
		$message = $this->readable( $id );
		printf(
			'<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">',
			/* translators: %s: who sent a message. */
			esc_html( null === $message ? __( 'Message', 'rueda' ) : sprintf( __( 'Message from %s', 'rueda' ), MessageWords::sender( $message ) ) ),
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
		$this->print_facts( $message );
		$this->print_fields( $message );
		$this->print_mails( $message );
	}

	private function print_actions( Message $message ): void {
		$links = [];
		if ( '' !== $message->sender_email() && false !== is_email( $message->sender_email() ) ) {
			/* translators: %s: name of a form. */
			$subject = sprintf( __( 'Re: %s', 'rueda' ), MessageWords::form( $message->form_id() ) );
			$links[] = sprintf( '<a class="button button-primary" href="%s">%s</a>', esc_url( 'mailto:' . rawurlencode( $message->sender_email() ) . '?subject=' . rawurlencode( $subject ), [ 'mailto' ] ), esc_html__( 'Reply', 'rueda' ) );
		}
		foreach ( MessageLinks::for_one( $message, MessageFilter::from_query( wp_unslash( $_GET ) )->to_query() ) as $link ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- a look changes nothing.
			$links[] = str_replace( 'class=""', 'class="button"', $link );
		}
		echo '<p class="rueda-actions">' . implode( ' ', $links ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped above.
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
		/* translators: %s: a date. */
		$reasons[] = sprintf( __( 'It stays in quarantine until %s and is then deleted. No email is sent for it unless you mark it as not spam.', 'rueda' ), MessageWords::time( MessageRetention::end_of_quarantine( $message ) ) );
		wp_admin_notice(
			esc_html( implode( ' ', $reasons ) ),
			[
				'type'               => 'warning',
				'additional_classes' => [ 'inline' ],
			]
		);
	}

	private function print_facts( Message $message ): void {
		$form = MessageWords::form( $message->form_id() );
		$edit = get_edit_post_link( $message->form_id() );
		$page = $message->page();
		$this->print_table(
			__( 'About this message', 'rueda' ),
			[
				[ __( 'Form', 'rueda' ), null === $edit ? esc_html( $form ) : sprintf( '<a href="%s">%s</a>', esc_url( $edit ), esc_html( $form ) ) ],
				[ __( 'Date', 'rueda' ), esc_html( MessageWords::time( $message->created_at() ) ) ],
				[ __( 'Status', 'rueda' ), esc_html( MessageWords::state( $message ) ) ],
				[ __( 'Page', 'rueda' ), '' === $page ? '' : sprintf( '<a href="%s" rel="noreferrer">%s</a>', esc_url( $page, [ 'http', 'https' ] ), esc_html( $page ) ) ],
				[ __( 'IP address', 'rueda' ), esc_html( $message->record()->meta( 'remote_ip' ) ) ],
				[ __( 'Browser', 'rueda' ), esc_html( $message->record()->meta( 'user_agent' ) ) ],
			]
		);
	}

	private function print_fields( Message $message ): void {
		$record = $message->record();
		$rows   = [];
		foreach ( $this->content->fields( $message->form_id(), $record ) as $field ) {
			$values = array_filter( $field['values'], static fn ( string $value ): bool => '' !== $value );
			$rows[] = [ $field['label'], [] === $values ? '–' : nl2br( esc_html( implode( "\n", $values ) ) ) ];
		}
		foreach ( $record->files() as $name => $paths ) {
			$links = [];
			foreach ( $paths as $index => $path ) {
				$links[] = $this->file->link( $message, (string) $name, $index, $path );
			}
			$field  = $this->content->form( $message->form_id() )?->field( (string) $name );
			$rows[] = [ null === $field ? (string) $name : $field->title(), implode( '<br>', $links ) ];
		}
		foreach ( $record->consents() as $consent ) {
			$rows[] = [ __( 'Agreed to', 'rueda' ), esc_html( $consent ) ];
		}
		$this->print_table( __( 'Message content', 'rueda' ), [] === $rows ? [ [ __( 'Nothing', 'rueda' ), esc_html__( 'The content was not kept: the form is set to delete it once its email is sent.', 'rueda' ) ] ] : $rows );
	}

	private function why_no_mail( Message $message ): string {
		if ( null === $this->content->form( $message->form_id() ) ) {
			return __( 'The form of this message was deleted together with its emails, so none can be sent any more.', 'rueda' );
		}
		// As long as that, failed mails are kept.
		return Message::FAILED === $message->status() && $message->created_at() > time() - 30 * DAY_IN_SECONDS
			? __( 'No email could be written for this message because it had no recipient. Check “To” in the form’s mail settings, then send it again.', 'rueda' )
			: __( 'No email was sent for this message, or its record has already been deleted.', 'rueda' );
	}

	private function print_mails( Message $message ): void {
		printf( '<h2>%s</h2>', esc_html__( 'Emails', 'rueda' ) );
		$mails = $this->actions->mails( $message );
		if ( [] === $mails ) {
			printf( '<p>%s</p>', esc_html( $this->why_no_mail( $message ) ) );
			return;
		}
		echo '<ul class="rueda-mails">';
		foreach ( $mails as $mail ) {
			$state = match ( $mail['state'] ) {
				'sent'   => __( 'Sent', 'rueda' ),
				'failed', 'limited' => __( 'Not sent', 'rueda' ),
				default  => __( 'Waiting', 'rueda' ),
			};
			$told   = [ MessageWords::time( 0 === $mail['settled'] ? $mail['created'] : $mail['settled'] ) ];
			$told[] = [] === $mail['to'] ? __( 'The recipients are no longer kept.', 'rueda' ) : implode( ', ', $mail['to'] );
			$told[] = $mail['subject'];
			if ( $mail['next'] > 0 ) {
				/* translators: %s: a date and time. */
				$told[] = sprintf( __( 'Next automatic attempt: %s.', 'rueda' ), MessageWords::time( $mail['next'] ) );
			}
			printf( '<li><strong class="rueda-state is-%s">%s</strong> %s', esc_attr( $mail['state'] ), esc_html( $state ), esc_html( implode( ' · ', array_filter( $told, static fn ( string $words ): bool => '' !== $words ) ) ) );
			if ( '' !== $mail['error'] && 'sent' !== $mail['state'] ) {
				printf( '<br>%s', esc_html( $mail['error'] ) );
			}
			if ( [] !== $mail['to'] && 'sent' !== $mail['state'] ) {
				echo '<br>' . MessageLinks::for_mail( $message, $mail['id'], implode( ', ', $mail['to'] ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped there.
			}
			echo '</li>';
		}
		echo '</ul>';
	}

	/** @param list<array{string, string}> $rows A name, and HTML; what is empty is left out. */
	private function print_table( string $title, array $rows ): void {
		printf( '<h2>%s</h2><table class="form-table rueda-facts" role="presentation">', esc_html( $title ) );
		foreach ( $rows as [ $name, $html ] ) {
			if ( '' !== $html ) {
				printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $name ), $html ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the callers.
			}
		}
		echo '</table>';
	}

	private function readable( int $id ): ?Message {
		$message = $this->actions->find( $id );
		return null !== $message && current_user_can( MessageRights::READ, $message->form_id() ) ? $message : null;
	}
}
