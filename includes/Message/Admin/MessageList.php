<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessagePage;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use Rueda\Support\Admin\NarrowList;
use WP_List_Table;

defined( 'ABSPATH' ) || exit;

/** The list of messages, which looks and behaves like WordPress's own lists. */
final class MessageList extends WP_List_Table {
	/** The name of the field with the ids of the selected messages. */
	public const FIELD = 'message';

	public const LEAST = 20;
	public const MOST  = 100;

	private ?MessagePage $page = null;

	public function __construct( private MessageSearch $search, private MessageFilter $filter ) {
		parent::__construct( [ 'singular' => 'message', 'plural' => 'messages', 'ajax' => false ] );
	}

	public function prepare_items(): void {
		$per_page = $this->get_items_per_page( MessagesScreen::PER_PAGE, self::LEAST );
		$per_page = max( self::LEAST, min( self::MOST, $per_page ) );
		$number   = $this->get_pagenum();
		$page     = $this->find( $number, $per_page );
		if ( $number > 1 && [] === $page->messages && $page->total > 0 ) {
			// The last page has been emptied, so the one before it is shown.
			$page = $this->find( (int) ceil( $page->total / $per_page ), $per_page );
		}
		$this->page  = $page;
		$this->items = $page->messages;
		$this->set_pagination_args( [ 'total_items' => $page->total, 'per_page' => $per_page ] );
	}

	private function find( int $number, int $per_page ): MessagePage {
		$is_up = 'asc' === ListRequest::word( 'order' );
		if ( '' !== $this->filter->search ) {
			$is_up = $is_up && 'date' === ListRequest::word( 'orderby' );
			return $this->search->by_words( $this->filter, $number, $per_page, $is_up );
		}
		return 'sender' === ListRequest::word( 'orderby' )
			? $this->search->by_sender( $this->filter, $number, $per_page, ! $is_up )
			: $this->search->by_date( $this->filter, $number, $per_page, $is_up );
	}

	/** Whether there are no messages at all, not even in quarantine. */
	public function is_empty(): bool {
		return $this->filter->is_empty()
			&& [] === $this->items
			&& 0 === $this->search->count( new MessageFilter( 0, Message::SPAM ), 1 );
	}

	/** Tells how far back the list goes, for users who look for older messages. */
	public function limits(): string {
		if ( null === $this->page ) {
			return '';
		}
		if ( '' !== $this->filter->search ) {
			return $this->limits_of_search( $this->page );
		}
		if ( $this->page->looked_to > 0 ) {
			return sprintf(
				/* translators: %s: a date. */
				__(
					'Only the newest messages are sorted by address, back to %s. Choose dates to see others.',
					'rueda'
				),
				ListMarkup::time( $this->page->looked_to )
			);
		}
		return ! $this->page->is_more ? '' : sprintf(
			/* translators: %s: a number of messages. */
			__( 'There are more than %s messages. Choose dates to see the rest.', 'rueda' ),
			number_format_i18n( MessageSearch::REACH )
		);
	}

	/** @return array<string, string> */
	public function get_columns(): array {
		return [
			'cb'     => '<input type="checkbox" />',
			'sender' => __( 'From', 'rueda' ),
			'words'  => __( 'Message', 'rueda' ),
			'form'   => __( 'Form', 'rueda' ),
			'state'  => __( 'Status', 'rueda' ),
			'date'   => __( 'Date', 'rueda' ),
		];
	}

	/** @return array<string, array<int, bool|string>> */
	protected function get_sortable_columns(): array {
		$by_date = [ 'date', true, __( 'Date', 'rueda' ), __( 'Table ordered by date.', 'rueda' ), 'desc' ];
		return '' === $this->filter->search ? [
			'sender' => [ 'sender', false, __( 'From', 'rueda' ), __( 'Table ordered by address.', 'rueda' ) ],
			'date'   => $by_date,
		] : [ 'date' => $by_date ];
	}

	protected function get_default_primary_column_name(): string {
		return 'sender';
	}

	/** @return array<string, string> */
	protected function get_bulk_actions(): array {
		return current_user_can( MessageRights::CHANGE, $this->filter->form )
			? MessageLinks::for_many( Message::SPAM === $this->filter->state )
			: [];
	}

	/** @return array<string, string> */
	protected function get_views(): array {
		$names = [
			''                 => __( 'All', 'rueda' ),
			MessageFilter::NEW => __( 'New', 'rueda' ),
			// Not the word for one message, because Spanish has a plural here.
			Message::SENT      => _x( 'Sent', 'filter of messages', 'rueda' ),
			Message::STORED    => __( 'Without email', 'rueda' ),
			Message::FAILED    => __( 'Email not sent', 'rueda' ),
			Message::SPAM      => __( 'Quarantine', 'rueda' ),
		];
		$views = [];
		foreach ( $names as $state => $name ) {
			$count = $this->search->count( new MessageFilter( 0, $state ), MessageSearch::MOST_TOLD + 1 );
			if ( 0 === $count && '' !== $state && $state !== $this->filter->state ) {
				continue;
			}
			$is_current = $state === $this->filter->state;
			$told       = number_format_i18n( min( $count, MessageSearch::MOST_TOLD ) );
			$told      .= $count > MessageSearch::MOST_TOLD ? '+' : '';

			$views[ '' === $state ? 'all' : $state ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( MessageMenu::address( '' === $state ? [] : [ 'state' => $state ] ) ),
				$is_current ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( $told )
			);
		}
		return $views;
	}

	public function no_items(): void {
		echo esc_html(
			Message::SPAM === $this->filter->state
				? __( 'No messages in quarantine.', 'rueda' )
				: __( 'No messages found.', 'rueda' )
		);
	}

	/** @param Message|array<mixed>|object $item */
	public function single_row( $item ): void {
		if ( ! $item instanceof Message ) {
			return;
		}
		printf( '<tr%s>', $item->is_read() || Message::SPAM === $item->status() ? '' : ' class="rueda-is-new"' );
		$this->single_row_columns( $item );
		echo '</tr>';
	}

	/** @param Message|array<mixed>|object $item */
	protected function column_cb( $item ): string {
		if ( ! $item instanceof Message || ! current_user_can( MessageRights::CHANGE, $item->form_id() ) ) {
			return '';
		}
		$sender = $this->may_read( $item ) ? MessageWords::sender( $item ) : '–';
		/* translators: %s: who sent a message. */
		$label = sprintf( __( 'Select the message from %s', 'rueda' ), $sender );
		return ListMarkup::checkbox( self::FIELD, $item->id(), $label );
	}

	protected function column_sender( Message $item ): string {
		if ( ! $this->may_read( $item ) ) {
			return esc_html__( 'You are not allowed to view this message.', 'rueda' );
		}
		$is_new  = ! $item->is_read() && Message::SPAM !== $item->status();
		$address = MessageMenu::address( [ 'message' => $item->id() ] + $this->filter->to_query() );
		$link    = sprintf(
			'<a class="row-title" href="%s">%s</a>',
			esc_url( $address ),
			esc_html( MessageWords::sender( $item ) )
		);
		$mark    = $is_new ? '<span class="screen-reader-text">' . esc_html__( 'New:', 'rueda' ) . ' </span>' : '';
		$email   = '' === $item->sender_name() || '' === $item->sender_email()
			? ''
			: sprintf( '<br><span class="rueda-address">%s</span>', esc_html( $item->sender_email() ) );
		$words   = NarrowList::line( $item->excerpt(), 'rueda-excerpt' );
		$date    = NarrowList::line( ListMarkup::time( $item->created_at() ) );
		return "{$mark}<strong>{$link}</strong>{$email}{$words}{$date}";
	}

	protected function column_words( Message $item ): string {
		return $this->may_read( $item ) ? esc_html( $item->excerpt() ) : '';
	}

	protected function column_form( Message $item ): string {
		return esc_html( MessageWords::form( $item->form_id() ) );
	}

	protected function column_state( Message $item ): string {
		$words = esc_html( MessageWords::state( $item ) );
		return sprintf( '<span class="rueda-state is-%s">%s</span>', esc_attr( $item->status() ), $words );
	}

	protected function column_date( Message $item ): string {
		return esc_html( ListMarkup::time( $item->created_at() ) );
	}

	/**
	 * @param Message|array<mixed>|object $item
	 * @param string                      $column_name
	 * @param string                      $primary
	 */
	protected function handle_row_actions( $item, $column_name, $primary ): string {
		if ( ! $item instanceof Message || $column_name !== $primary || ! $this->may_read( $item ) ) {
			return '';
		}
		$address = MessageMenu::address( [ 'message' => $item->id() ] + $this->filter->to_query() );
		$view    = ListMarkup::link(
			$address,
			__( 'View', 'rueda' ),
			/* translators: %s: who sent a message. */
			sprintf( __( 'View the message from %s', 'rueda' ), MessageWords::sender( $item ) )
		);
		return $this->row_actions( [ 'view' => $view ] + MessageLinks::for_one( $item, $this->filter->to_query() ) );
	}

	/** @param string $which */
	protected function extra_tablenav( $which ): void {
		if ( 'top' !== $which ) {
			return;
		}
		echo '<div class="alignleft actions rueda-filters">';
		$forms = [ 0 => __( 'All forms', 'rueda' ) ] + MessageWords::forms();
		ListMarkup::print_filter( 'form', __( 'Filter by form', 'rueda' ), $forms, (string) $this->filter->form );
		$first = __( 'Messages from this date on', 'rueda' );
		$last  = __( 'Messages up to this date', 'rueda' );
		$this->print_day( 'from', __( 'since', 'rueda' ), $first, $this->filter->from );
		$this->print_day( 'until', __( 'until', 'rueda' ), $last, $this->filter->until );
		submit_button( __( 'Filter', 'rueda' ), '', 'filter_action', false );
		echo '</div>';
	}

	private function print_day( string $name, string $text, string $label, string $day ): void {
		printf(
			'<label for="filter-%1$s"><span aria-hidden="true">%2$s</span><span class="screen-reader-text">'
				. '%3$s</span></label> <input type="date" name="%1$s" id="filter-%1$s" value="%4$s"> ',
			esc_attr( $name ),
			esc_html( $text ),
			esc_html( $label ),
			esc_attr( $day )
		);
	}

	private function limits_of_search( MessagePage $page ): string {
		$told = [];
		if ( $page->is_more ) {
			$told[] = sprintf(
				/* translators: %s: a number of messages. */
				__( 'Only the newest %s results are shown.', 'rueda' ),
				number_format_i18n( MessageSearch::MOST_FOUND )
			);
		}
		if ( $page->looked_to > 0 ) {
			$told[] = sprintf(
				/* translators: 1: a date, 2: a number of messages, 3: a smaller number. */
				__( 'The search went back to %1$s. It covers the newest %2$s messages, or the newest %3$s of one form. An email address, or its beginning, is found in all messages. Choose dates to search older ones.', 'rueda' ),
				ListMarkup::time( $page->looked_to ),
				number_format_i18n( MessageSearch::REACH ),
				number_format_i18n( MessageSearch::REACH_OF_FORM )
			);
		}
		return implode( ' ', $told );
	}

	private function may_read( Message $message ): bool {
		return current_user_can( MessageRights::READ, $message->form_id() );
	}
}
