<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\FormPostType;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessagesTable;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRetention;
use Rueda\Message\MessageSearch;
use Rueda\Mail\HeldMailsNotice;
use Rueda\Support\Admin\ListMarkup;
use Rueda\Support\Admin\ListRequest;
use Rueda\Support\Admin\NarrowList;
use Rueda\Support\Database\TableWarning;
use Rueda\Support\Http\RefusedCallsWarning;
use Rueda\Support\Http\SharedAddressWarning;
use Rueda\Support\Period;
use Rueda\Support\PostCount;
use Rueda\Support\Read;
use Rueda\Wheel\EmptyState;

defined( 'ABSPATH' ) || exit;

/** The screen Rueda → Messages: the list, one message, the question before deletion, and the empty state. */
final class MessagesScreen {
	/** The name of the screen option with the number of rows. */
	public const PER_PAGE = 'rueda_messages_per_page';

	private const STYLE = 'rueda-messages';

	private ?MessageList $list = null;

	public function __construct(
		private MessageSearch $search,
		private MessageMenu $menu,
		private MessageRequests $requests,
		private MessageView $view,
		private MessageCsv $csv,
		private RefusedCallsWarning $refused,
		private SharedAddressWarning $shared,
		private HeldMailsNotice $held
	) {}

	public function add_to_menu(): void {
		$hook = $this->menu->add( [ $this, 'print' ] );
		if ( '' !== $hook ) {
			add_action( "load-{$hook}", [ $this, 'prepare' ] );
		}
	}

	/** @param mixed $kept The value from earlier functions on the filter; it is ignored. */
	public function keep_per_page( $kept, string $option, int $value ): int {
		return max( MessageList::LEAST, min( MessageList::MOST, $value ) );
	}

	/** Runs before anything is printed. It carries out actions and registers the screen options. */
	public function prepare(): void {
		ListRequest::keep_texts();
		$this->list = new MessageList( $this->search, $this->filter() );
		$this->requests->carry_out( (string) $this->list->current_action(), $this->back() );
		// Results are removed from the address, so that a reload does not show them again. WordPress would remove
		// `message` too, but here that is the id of the message, without which a reload would show the list.
		add_filter(
			'removable_query_args',
			static fn ( array $names ): array => [
				...array_filter( $names, static fn ( $name ): bool => 'message' !== $name ),
				...MessageRequests::TOLD,
				HeldMailsNotice::TOLD,
			]
		);
		NarrowList::enqueue();
		wp_enqueue_style(
			self::STYLE,
			RUEDA_URL . 'includes/Message/Admin/messages.css',
			[ 'list-tables' ],
			RUEDA_VERSION
		);
		if ( 0 !== $this->number() ) {
			$this->view->open( $this->number() );
			$this->menu->count_again();
			// WordPress would offer the columns of the list in the screen options, but here is no list.
			add_filter( 'screen_options_show_screen', '__return_false' );
			return;
		}
		add_screen_option(
			'per_page',
			[
				'label'   => __( 'Messages per page', 'rueda' ),
				'default' => MessageList::LEAST,
				'option'  => self::PER_PAGE,
			]
		);
		get_current_screen()?->set_screen_reader_content(
			[
				'heading_views'      => __( 'Filter messages list', 'rueda' ),
				'heading_pagination' => __( 'Messages list navigation', 'rueda' ),
				'heading_list'       => __( 'Messages list', 'rueda' ),
			]
		);
	}

	public function print(): void {
		if ( null === $this->list ) {
			return;
		}
		echo '<div class="wrap rueda-messages">';
		if ( $this->requests->is_asked_to_delete( (string) $this->list->current_action() ) ) {
			$this->requests->ask( $this->back() );
		} elseif ( 0 !== $this->number() ) {
			$this->view->print( $this->number(), $this->back(), fn () => $this->requests->tell() );
		} else {
			$this->print_list( $this->list );
		}
		echo '</div>';
	}

	private function print_list( MessageList $list ): void {
		$filter = $this->filter();
		$list->prepare_items();
		$is_empty = $list->is_empty();
		printf( '<h1 class="wp-heading-inline">%s</h1>', esc_html__( 'Messages', 'rueda' ) );
		if ( ! $is_empty ) {
			printf(
				' <a href="%s" class="page-title-action">%s</a>',
				esc_url( $this->csv->address( $filter ) ),
				$filter->is_empty()
					? esc_html__( 'Export all as CSV', 'rueda' )
					: esc_html__( 'Export these as CSV', 'rueda' )
			);
		}
		if ( '' !== $filter->search ) {
			printf(
				'<span class="subtitle">%s</span>',
				/* translators: %s: what somebody searched for. */
				esc_html( sprintf( __( 'Search results for: “%s”', 'rueda' ), $filter->search ) )
			);
		}
		echo '<hr class="wp-header-end">';
		$this->requests->tell();
		$is_broken = TableWarning::print( MessagesTable::class );
		$this->refused->print();
		$this->shared->print();
		$this->held->print( MessageMenu::address() );
		if ( $is_empty ) {
			if ( ! $is_broken ) {
				$this->print_empty_state();
			}
			return;
		}
		$list->views();
		if ( Message::SPAM === $filter->state ) {
			printf(
				'<p class="rueda-quarantine">%s</p>',
				esc_html(
					sprintf(
						/* translators: %s: a length of time, as in "30 days". */
						__(
							'Messages that look like spam stay here for %s. “Not spam” sends an email that was held back.',
							'rueda'
						),
						Period::days( MessageRetention::quarantine_days() )
					)
				)
			);
		}
		printf( '<form method="get" action="%s">', esc_url( MessageMenu::address() ) );
		ListMarkup::print_fields( MessageMenu::address(), [ 'state' => $filter->state ] );
		$list->search_box( __( 'Search messages', 'rueda' ), 'message' );
		if ( '' !== $list->limits() ) {
			printf( '<p class="rueda-limits">%s</p>', esc_html( $list->limits() ) );
		}
		$list->display();
		echo '</form>';
	}

	private function print_empty_state(): void {
		// If there are no forms either, the button must not lead to another empty list.
		$has_forms = PostCount::has_any( FormPostType::NAME );
		$address   = admin_url( ( $has_forms ? 'edit.php' : 'post-new.php' ) . '?post_type=' . FormPostType::NAME );
		EmptyState::print(
			__( 'Messages from your forms appear here.', 'rueda' ),
			$has_forms ? __( 'View your forms', 'rueda' ) : __( 'Add new form', 'rueda' ),
			$address
		);
	}

	private function filter(): MessageFilter {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows a list.
		return MessageFilter::from_query( wp_unslash( $_GET ) );
	}

	/** The address of the list with its filter. It is not escaped. */
	private function back(): string {
		$page = Read::whole( $_GET, 'paged' ); // phpcs:ignore WordPress.Security -- only a number.
		return MessageMenu::address(
			$this->filter()->to_query() + ( null === $page ? [] : [ 'paged' => (string) $page ] )
		);
	}

	/** The id of the message to show; 0 for the list. */
	private function number(): int {
		// phpcs:ignore WordPress.Security -- only a number; MessageView checks permissions.
		$id = $_GET['message'] ?? '';
		return is_string( $id ) && 1 === preg_match( '/^\d{1,18}$/D', $id ) ? (int) $id : 0;
	}
}
