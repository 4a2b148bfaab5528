<?php

declare( strict_types=1 );

namespace Rueda\Webhook;

use Rueda\Form\Form;
use Rueda\Form\Store\Message;
use Rueda\Message\MessageContent;
use Rueda\Report\Report;

defined( 'ABSPATH' ) || exit;

/** What a webhook is told of a message or a report: only what was chosen. */
final class WebhookContent {
	/** @return array<string, mixed> */
	public static function of_message( Webhook $webhook, Message $message, MessageContent $content ): array {
		$record = $message->record();
		$fields = [];
		$labels = [];
		$form   = $content->form( $message->form_id() );
		foreach ( $content->fields( $message->form_id(), $record ) as $name => $field ) {
			if ( $webhook->sends( $form?->common_name( (string) $name ) ?? (string) $name ) ) {
				$values          = $field['values'];
				$fields[ $name ] = 1 === count( $values ) ? $values[0] : $values;
				$labels[ $name ] = $field['label'];
			}
		}
		foreach ( $record->files() as $name => $paths ) {
			// Of a signature it is told how it was signed.
			if ( $webhook->sends( (string) $name ) && ! isset( $fields[ $name ] ) ) {
				$fields[ $name ] = array_map( 'wp_basename', $paths );
				$labels[ $name ] = $content->label( $message->form_id(), $record, (string) $name );
			}
		}
		return [
			'form'    => [
				'id'    => $message->form_id(),
				'title' => (string) $form?->title(),
			],
			'message' => [
				'id'     => $message->id(),
				'time'   => gmdate( 'c', $message->created_at() ),
				'page'   => $message->page(),
				'fields' => (object) $fields,
				'labels' => (object) $labels,
			],
		];
	}

	/** Whether the ledger may keep a message for a day after it was delivered. */
	public static function is_kept( ?Form $form, Message $message ): bool {
		return null !== $form && ! $message->record()->must_not_be_kept( $form );
	}

	/** @return array<string, mixed> */
	public static function of_report( Webhook $webhook, Report $report ): array {
		$rated = $report->rated();
		$areas = [];
		foreach ( $rated->chart->areas as $index => $area ) {
			$told = [ 'label' => $area->label ];
			if ( $webhook->sends( 'ratings' ) ) {
				$told['rating'] = $area->value;
			}
			if ( $webhook->sends( 'wishes' ) && null !== $area->wished ) {
				$told['wished'] = $area->wished;
			}
			if ( $webhook->sends( 'notes' ) && '' !== $rated->note( $index ) ) {
				$told['note'] = $rated->note( $index );
			}
			$areas[] = $told;
		}
		return [
			'wheel'  => [ 'id' => $report->wheel_id(), 'title' => get_the_title( $report->wheel_id() ) ],
			'report' => [
				'id'    => $report->id(),
				'time'  => gmdate( 'c', $report->saved_at() ),
				'areas' => $areas,
			] + ( $webhook->sends( 'address' ) ? [ 'address' => $report->link() ] : [] ),
		];
	}
}
