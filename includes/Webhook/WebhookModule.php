<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Form\FormModule;
use Rueda\Form\Store\Message;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailModule;
use Rueda\Mail\MailSchedule;
use Rueda\Message\MessageContent;
use Rueda\Module;
use Rueda\Report\ReportDeletion;
use Rueda\Report\ReportModule;

defined( 'ABSPATH' ) || exit;

/** Tells other services of messages and reports. A site without webhooks listens to nothing. */
final class WebhookModule extends Module {
	private ?Deliveries $deliveries = null;

	public static function hooks(): array {
		return [
			'webhooks' => [
				[ 'rueda_message_stored', 'tell_of_stored_message', 10, 3 ],
				[ 'rueda_message_rescued', 'tell_of_rescued_message', 10, 1 ],
				[ 'rueda_message_deleted', 'forget_message', 10, 1 ],
				[ 'rueda_report_saved', 'tell_of_report', 10, 2 ],
				[ 'rueda_reports_deleted', 'forget_reports', 10, 1 ],
				[ MailSchedule::SEND, 'deliveries.send_due', 20, 0 ],
				[ MailSchedule::TEND, 'deliveries.send_due', 20, 0 ],
				[ 'site_status_tests', 'health.add_test' ],
				[ 'admin_init', 'privacy.suggest_text', 10, 0 ],
			],
			'user'     => [
				[ 'admin_menu', 'screen.add_to_menu', 21, 0 ],
				[ 'admin_post_' . WebhookRequests::ACTION, 'requests.carry_out', 10, 0 ],
			],
		];
	}

	public function tell_of_stored_message( int $id, int $form_id, string $status ): void {
		if ( Message::SPAM !== $status ) {
			$this->tell_of_message( $id, $form_id );
		}
	}

	public function tell_of_rescued_message( int $id ): void {
		$message = $this->modules->get( FormModule::class )->parts()->messages()->find( $id );
		if ( null !== $message ) {
			$this->tell_of_message( $id, $message->form_id() );
		}
	}

	private function tell_of_message( int $id, int $form_id ): void {
		$webhooks = $this->webhooks()->for_event( Webhook::MESSAGE, $form_id );
		if ( [] === $webhooks ) {
			return;
		}
		$forms   = $this->modules->get( FormModule::class )->parts();
		$message = $forms->messages()->find( $id );
		if ( null === $message ) {
			return;
		}
		$content = new MessageContent( $forms->forms() );
		$is_kept = WebhookContent::is_kept( $content->form( $form_id ), $message );
		foreach ( $webhooks as $webhook ) {
			if ( $this->deliveries()->is_delivered( $webhook, $id ) ) {
				continue;
			}
			$told     = WebhookContent::of_message( $webhook, $message, $content );
			$delivery = Delivery::make( 'message.created', $this->modules->clock()->now(), $told, $is_kept );
			if ( null !== $delivery ) {
				$this->deliveries()->add( $webhook, $id, $delivery );
			}
		}
	}

	public function tell_of_report( int $id, int $wheel_id ): void {
		$webhooks = $this->webhooks()->for_event( Webhook::REPORT, $wheel_id );
		if ( [] === $webhooks ) {
			return;
		}
		$report = $this->modules->get( ReportModule::class )->reports()->fresh( $id );
		// Reports that come from another plugin are old, and may be thousands.
		if ( null === $report || $report->is_imported() ) {
			return;
		}
		foreach ( $webhooks as $webhook ) {
			$told     = WebhookContent::of_report( $webhook, $report );
			$delivery = Delivery::make( 'report.created', $this->modules->clock()->now(), $told );
			if ( null !== $delivery ) {
				$this->deliveries()->add( $webhook, $id, $delivery );
			}
		}
	}

	public function forget_message( int $id ): void {
		$this->deliveries()->forget( Webhook::MESSAGE, [ $id ] );
	}

	/** @param mixed $posts A list of reports. */
	public function forget_reports( mixed $posts ): void {
		$this->deliveries()->forget( Webhook::REPORT, ReportDeletion::ids( $posts ) );
	}

	public function deliveries(): Deliveries {
		return $this->deliveries ??= new Deliveries(
			$this->ledger(),
			$this->webhooks(),
			new WebhookRequest( $this->modules->clock(), new WebhookAddress() ),
			$this->modules->clock(),
			$this->modules->get( MailModule::class )->outbox()
		);
	}

	public function screen(): WebhooksScreen {
		$forms = $this->modules->get( FormModule::class )->parts()->forms();
		$page  = new WebhookPage( $this->deliveries(), $forms );
		return new WebhooksScreen( $this->webhooks(), $this->deliveries(), $page );
	}

	public function requests(): WebhookRequests {
		return new WebhookRequests( $this->webhooks(), $this->deliveries() );
	}

	public function health(): WebhookHealth {
		return new WebhookHealth( $this->ledger(), $this->modules->clock() );
	}

	public function privacy(): WebhookPrivacy {
		return new WebhookPrivacy( $this->webhooks() );
	}

	private function webhooks(): Webhooks {
		return new Webhooks();
	}

	private function ledger(): Ledger {
		return new Ledger( $this->modules->clock() );
	}
}
