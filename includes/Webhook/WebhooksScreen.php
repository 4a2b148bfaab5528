<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Form\FormPostType;
use Rueda\Settings\AdminMenu;
use Rueda\Support\Admin\ListRequest;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where the parts are made.

/** The screen Rueda → Webhooks: the list, and one webhook with its latest deliveries. */
final class WebhooksScreen {
	public const SLUG = 'rueda-webhooks';

	/** How many deliveries are shown. */
	public const LATEST = 20;

	public function __construct(
		private Webhooks $webhooks,
		private Deliveries $deliveries,
		private WebhookPage $page
	) {}

	public function add_to_menu(): void {
		$hook = add_submenu_page(
			AdminMenu::SLUG,
			__( 'Webhooks', 'rueda' ),
			__( 'Webhooks', 'rueda' ),
			'manage_options',
			self::SLUG,
			[ $this, 'print' ]
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", [ $this, 'prepare' ] );
		}
	}

	/**
	 * The address of the screen. It is not escaped.
	 *
	 * @param array<string, string|int> $query
	 */
	public static function address( array $query = [] ): string {
		return AdminMenu::address( self::SLUG, FormPostType::NAME, $query );
	}

	/** Results are removed from the address, so that a reload does not show them again. */
	public function prepare(): void {
		wp_enqueue_style( self::SLUG, RUEDA_URL . 'includes/Webhook/webhooks.css', [], RUEDA_VERSION );
		$told = [ WebhookRequests::DONE, WebhookRequests::ANSWER, 'typed' ];
		add_filter( 'removable_query_args', static fn ( array $names ): array => [ ...$names, ...$told ] );
	}

	public function print(): void {
		$webhook = $this->webhooks->find( ListRequest::number( 'webhook' ) );
		$is_new  = 'new' === ListRequest::word( 'view' ) || ( null === $webhook && '' !== $this->typed() );
		echo '<div class="wrap rueda-webhooks">';
		if ( null !== $webhook && 'delete' === ListRequest::word( 'view' ) ) {
			$this->print_question( $webhook );
		} elseif ( null !== $webhook || $is_new ) {
			printf( '<h1>%s</h1>', esc_html( null === $webhook ? __( 'Add webhook', 'rueda' ) : $webhook->title() ) );
			$this->tell();
			$this->page->print( $webhook, $this->typed() );
		} else {
			$this->print_list();
		}
		echo '</div>';
	}

	private function print_list(): void {
		printf(
			'<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a>',
			esc_html__( 'Webhooks', 'rueda' ),
			esc_url( self::address( [ 'view' => 'new' ] ) ),
			esc_html__( 'Add webhook', 'rueda' )
		);
		echo '<hr class="wp-header-end">';
		$this->tell();
		printf(
			'<p>%s</p>',
			esc_html__(
				'A webhook passes on what visitors send to another service, such as a mailing list or a table.',
				'rueda'
			)
		);
		$all = $this->webhooks->all();
		if ( [] === $all ) {
			printf( '<p><strong>%s</strong></p>', esc_html__( 'There are no webhooks yet.', 'rueda' ) );
			return;
		}
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th>'
				. '<th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Name', 'rueda' ),
			esc_html__( 'What it gets', 'rueda' ),
			esc_html__( 'Address', 'rueda' ),
			esc_html__( 'Latest delivery', 'rueda' )
		);
		foreach ( $all as $webhook ) {
			$latest = $this->deliveries->latest( $webhook, 1 )[0] ?? null;
			printf(
				'<tr><th scope="row"><a class="row-title" href="%s">%s</a>%s</th>'
					. '<td data-colname="%s">%s</td><td data-colname="%s">%s</td><td data-colname="%s">%s</td></tr>',
				esc_url( self::address( [ 'webhook' => $webhook->id ] ) ),
				esc_html( $webhook->title() ),
				$webhook->is_on ? '' : ' – ' . esc_html__( 'switched off', 'rueda' ),
				esc_attr__( 'What it gets', 'rueda' ),
				esc_html( WebhookWords::source( $webhook ) ),
				esc_attr__( 'Address', 'rueda' ),
				esc_html( $webhook->address ),
				esc_attr__( 'Latest delivery', 'rueda' ),
				esc_html(
					null === $latest
						? '–'
						: WebhookWords::state( $latest ) . '. ' . WebhookWords::answer( $latest->last_error )
				)
			);
		}
		echo '</tbody></table>';
	}

	private function print_question( Webhook $webhook ): void {
		printf(
			'<h1>%s</h1><p>%s</p>%s<p><button type="submit" class="button button-primary">%s</button>'
				. ' <a class="button" href="%s">%s</a></p></form>',
			/* translators: %s: the name of a webhook. */
			esc_html( sprintf( __( 'Delete the webhook “%s”?', 'rueda' ), $webhook->title() ) ),
			esc_html__( 'What waits to be passed on is deleted too, and its secret. This cannot be undone.', 'rueda' ),
			self::form_begin( 'delete', $webhook ),
			esc_html__( 'Delete permanently', 'rueda' ),
			esc_url( self::address( [ 'webhook' => $webhook->id ] ) ),
			esc_html__( 'Keep', 'rueda' )
		);
	}

	/** The beginning of a form that carries out an action. */
	public static function form_begin( string $what, ?Webhook $webhook ): string {
		return sprintf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s">'
				. '<input type="hidden" name="do" value="%s">'
				. '<input type="hidden" name="webhook" value="%d">%s',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( WebhookRequests::ACTION ),
			esc_attr( $what ),
			$webhook->id ?? 0,
			wp_nonce_field( WebhookRequests::ACTION, '_wpnonce', false, false )
		);
	}

	private function typed(): string {
		// phpcs:ignore WordPress.Security -- only shown, escaped; a look at the screen changes nothing.
		$typed = $_GET['typed'] ?? '';
		return is_string( $typed ) ? sanitize_text_field( wp_unslash( $typed ) ) : '';
	}

	private function tell(): void {
		// phpcs:ignore WordPress.Security -- only compared and shown, escaped.
		$answer = $_GET[ WebhookRequests::ANSWER ] ?? '';
		$answer = WebhookWords::answer( is_string( $answer ) ? sanitize_text_field( wp_unslash( $answer ) ) : '' );

		[ $type, $words ] = match ( ListRequest::word( WebhookRequests::DONE ) ) {
			'created'       => [ 'success', __( 'Webhook added. Choose what it gets, and switch it on.', 'rueda' ) ],
			'saved'         => [ 'success', __( 'Webhook saved.', 'rueda' ) ],
			'deleted'       => [ 'success', __( 'Webhook deleted.', 'rueda' ) ],
			'secret'        => [
				'success',
				__( 'The webhook has a new secret. The old one is no longer valid.', 'rueda' ),
			],
			'test-taken'    => [ 'success', __( 'The test arrived.', 'rueda' ) . ' ' . $answer ],
			'test-refused'  => [ 'error', __( 'The test did not arrive.', 'rueda' ) . ' ' . $answer ],
			'again-taken'   => [ 'success', __( 'Delivered.', 'rueda' ) . ' ' . $answer ],
			'again-refused' => [ 'error', __( 'Not delivered.', 'rueda' ) . ' ' . $answer ],
			'gone'          => [
				'error',
				__( 'This delivery is no longer kept, or is being sent at the moment.', 'rueda' ),
			],
			'refused'       => [ 'error', $answer ],
			'many'          => [
				'error',
				/* translators: %d: a number. */
				sprintf( __( 'A site can have %d webhooks at most.', 'rueda' ), Webhooks::MOST ),
			],
			default         => [ '', '' ],
		};
		if ( '' !== $words ) {
			ListRequest::tell( $type, $words );
		}
	}
}
