<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Form\Forms;
use Rueda\Form\FormPostType;
use Rueda\Mail\LedgerRow;
use Rueda\Support\Admin\ListMarkup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where the parts are made.

/** One webhook on the screen: its form, what can be done with it, and its latest deliveries. */
final class WebhookPage {
	public function __construct( private Deliveries $deliveries, private Forms $forms ) {}

	public function print( ?Webhook $webhook, string $typed ): void {
		if ( null !== $webhook ) {
			$this->print_secret( $webhook );
		}
		$this->print_form( $webhook, $typed );
		if ( null !== $webhook ) {
			$this->print_deliveries( $webhook );
		}
	}

	private function print_form( ?Webhook $webhook, string $typed ): void {
		echo WebhooksScreen::form_begin( 'save', $webhook ) . '<table class="form-table" role="presentation">';
		$this->row( 'name', __( 'Name', 'rueda' ), 'text', $webhook->name ?? '', __( 'For this list only.', 'rueda' ) );
		$this->row(
			'address',
			__( 'Address', 'rueda' ),
			'url',
			'' === $typed ? $webhook->address ?? '' : $typed,
			__( 'The other service tells you its address, which begins with https://.', 'rueda' )
		);
		echo '<tr><th scope="row">';
		if ( null === $webhook ) {
			printf( '<label for="webhook-source">%s</label></th><td>', esc_html__( 'What it gets', 'rueda' ) );
			echo '<select name="source" id="webhook-source">';
			foreach ( WebhookWords::sources() as $value => $name ) {
				printf( '<option value="%s">%s</option>', esc_attr( $value ), esc_html( $name ) );
			}
			echo '</select>';
			printf(
				'<p class="description">%s</p>',
				esc_html__( 'This cannot be changed later. Fields are chosen in the next step.', 'rueda' )
			);
			echo '<input type="hidden" name="which" value="chosen">';
		} else {
			printf(
				'%s</th><td>%s</td></tr><tr><th scope="row">',
				esc_html__( 'What it gets', 'rueda' ),
				esc_html( WebhookWords::source( $webhook ) )
			);
			printf( '%s</th><td>%s', esc_html__( 'Fields', 'rueda' ), $this->fields( $webhook ) );
			printf(
				'</td></tr><tr><th scope="row">%1$s</th><td><label>'
					. '<input type="checkbox" name="is_on" value="1"%2$s> %3$s</label>',
				esc_html__( 'Status', 'rueda' ),
				checked( $webhook->is_on, true, false ),
				esc_html__( 'Pass on what visitors send', 'rueda' )
			);
		}
		printf(
			'</td></tr></table><p><button type="submit" class="button button-primary">%s</button></p></form>',
			null === $webhook ? esc_html__( 'Continue', 'rueda' ) : esc_html__( 'Save', 'rueda' )
		);
	}

	private function row( string $name, string $label, string $type, string $value, string $help ): void {
		printf(
			'<tr><th scope="row"><label for="webhook-%1$s">%2$s</label></th><td>'
				. '<input type="%3$s" class="regular-text" name="%1$s"'
				. ' id="webhook-%1$s" value="%4$s" aria-describedby="webhook-%1$s-help"%6$s>'
				. '<p class="description" id="webhook-%1$s-help">%5$s</p></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $value ),
			esc_html( $help ),
			'url' === $type ? ' required' : ''
		);
	}

	private function fields( Webhook $webhook ): string {
		$names = $this->names( $webhook );
		$all   = sprintf(
			'<p><label><input type="radio" name="which" value="all"%s> %s</label></p>',
			checked( null === $webhook->fields, true, false ),
			esc_html__( 'All, also those that are added later', 'rueda' )
		);
		$html  = sprintf(
			'<fieldset><legend class="screen-reader-text">%s</legend>%s',
			esc_html__( 'Fields', 'rueda' ),
			$all
		);
		$html .= sprintf(
			'<p><label><input type="radio" name="which" value="chosen"%s> %s</label></p>',
			checked( null !== $webhook->fields, true, false ),
			esc_html__( 'Only these:', 'rueda' )
		);
		foreach ( $names as $name => $label ) {
			$html .= sprintf(
				'<p class="rueda-webhooks__field"><label>'
					. '<input type="checkbox" name="fields[]" value="%s"%s> %s</label></p>',
				esc_attr( (string) $name ),
				checked( null !== $webhook->fields && $webhook->sends( (string) $name ), true, false ),
				esc_html( $label )
			);
		}
		return $html . '</fieldset>';
	}

	/** @return array<string, string> Labels of what can be chosen, by name. */
	private function names( Webhook $webhook ): array {
		if ( Webhook::REPORT === $webhook->event ) {
			return WebhookWords::report_parts();
		}
		$ids   = 0 === $webhook->subject_id
			? get_posts(
				[
					'post_type'      => FormPostType::NAME,
					'fields'         => 'ids',
					'posts_per_page' => 50,
					'post_status'    => 'publish',
				]
			)
			: [ $webhook->subject_id ];
		$names = [];
		foreach ( $ids as $id ) {
			$post = $this->forms->post( (int) $id );
			foreach ( null === $post ? [] : $this->forms->from_post( $post )->fields() as $field ) {
				$is_told = $field->kind()->is_listed() || 'file' === $field->type();
				if ( $is_told && ! $field->is_copy() ) {
					$names[ $field->name() ] ??= '' === $field->title() ? $field->name() : $field->common_title();
				}
			}
		}
		return $names + array_combine( $webhook->fields ?? [], $webhook->fields ?? [] );
	}

	private function print_secret( Webhook $webhook ): void {
		$secret = WebhookRequests::new_secret( $webhook->id );
		if ( '' === $secret ) {
			return;
		}
		printf(
			'<div class="notice notice-info inline"><p><strong>%s</strong></p><p><code>%s</code></p><p>%s</p></div>',
			esc_html__( 'The secret of this webhook', 'rueda' ),
			esc_html( $secret ),
			esc_html__(
				'Give it to the other service, which checks with it that deliveries come from here. It is never shown again.',
				'rueda'
			)
		);
	}

	private function print_deliveries( Webhook $webhook ): void {
		echo '<div class="rueda-webhooks__actions">';
		foreach (
			[
				'test'   => __( 'Send a test', 'rueda' ),
				'secret' => __( 'Make a new secret', 'rueda' ),
			] as $what => $words
		) {
			printf(
				'%s<button type="submit" class="button">%s</button></form>',
				WebhooksScreen::form_begin( $what, $webhook ),
				esc_html( $words )
			);
		}
		printf(
			'<a class="button rueda-webhooks__delete" href="%s">%s</a></div>',
			esc_url( WebhooksScreen::address( [ 'webhook' => $webhook->id, 'view' => 'delete' ] ) ),
			esc_html__( 'Delete this webhook', 'rueda' )
		);
		printf( '<h2>%s</h2>', esc_html__( 'Latest deliveries', 'rueda' ) );
		$rows = $this->deliveries->latest( $webhook, WebhooksScreen::LATEST );
		if ( [] === $rows ) {
			printf( '<p>%s</p>', esc_html__( 'Nothing has been passed on yet.', 'rueda' ) );
			return;
		}
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th>'
				. '<th scope="col">%s</th><th scope="col">%s</th><td></td></tr></thead><tbody>',
			esc_html__( 'Date', 'rueda' ),
			esc_html( self::subject_heading( $webhook ) ),
			esc_html__( 'Status', 'rueda' ),
			esc_html__( 'Attempts', 'rueda' )
		);
		array_map( fn ( LedgerRow $row ) => $this->print_delivery( $webhook, $row ), $rows );
		echo '</tbody></table>';
	}

	private static function subject_heading( Webhook $webhook ): string {
		return Webhook::REPORT === $webhook->event ? __( 'Report', 'rueda' ) : __( 'Message', 'rueda' );
	}

	private function print_delivery( Webhook $webhook, LedgerRow $row ): void {
		$subject = Webhook::REPORT === $webhook->event ? (string) $row->subject_id : sprintf(
			'<a href="%s">%d</a>',
			esc_url( admin_url( 'admin.php?page=rueda-messages&message=' . $row->subject_id ) ),
			$row->subject_id
		);
		$next    = 'waiting' === $row->state && $row->tries > 0
			/* translators: %s: a date and time. */
			? ' ' . sprintf( __( 'Next automatic attempt: %s.', 'rueda' ), ListMarkup::time( $row->due ) )
			: '';
		$again = '' === $row->payload() ? '' : sprintf(
			'%s<input type="hidden" name="delivery" value="%d">'
				. '<button type="submit" class="button" aria-label="%s">%s</button></form>',
			WebhooksScreen::form_begin( 'again', $webhook ),
			$row->id,
			/* translators: %d: a number. */
			esc_attr( sprintf( __( 'Send delivery %d again', 'rueda' ), $row->id ) ),
			esc_html__( 'Send again', 'rueda' )
		);
		printf(
			'<tr><td data-colname="%s">%s</td><td data-colname="%s">%s</td><td data-colname="%s">%s</td>'
				. '<td data-colname="%s">%s</td><td>%s</td></tr>',
			esc_attr__( 'Date', 'rueda' ),
			esc_html( ListMarkup::time( $row->created ) ),
			esc_attr( self::subject_heading( $webhook ) ),
			$subject,
			esc_attr__( 'Status', 'rueda' ),
			esc_html( trim( WebhookWords::state( $row ) . '. ' . WebhookWords::answer( $row->last_error ) . $next ) ),
			esc_attr__( 'Attempts', 'rueda' ),
			esc_html( number_format_i18n( $row->tries ) ),
			$again
		);
	}
}
