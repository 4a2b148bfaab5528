<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Field\Field;
use Rueda\Form\Store\Message;
use Rueda\Message\MessageContent;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Support\Admin\Csv;
use Rueda\Support\Admin\CsvDownload;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/**
 * Writes messages as CSV: a row for each message, and a column for each current field of the forms they were sent with.
 * Answers of fields that no longer exist go into one more column, with the name of the field before each.
 */
final class MessageCsv {
	public const ACTION = 'rueda_export_messages';

	public function __construct(
		private MessageSearch $search,
		private MessageContent $content,
		private CsvDownload $download
	) {}

	/** The address of the download. It is not escaped. */
	public function address( MessageFilter $filter ): string {
		return $this->download->address( $filter->to_query() );
	}

	/** @return never */
	public function send() {
		$this->download->deliver(
			__( 'You are not allowed to export messages.', 'rueda' ),
			__( 'messages', 'rueda' ),
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- deliver() has looked at it.
			fn ( callable $put ) => $this->write( MessageFilter::from_query( wp_unslash( $_GET ) ), $put )
		);
	}

	/** @param callable(string): void $put Receives a piece of the file; it may send it to the browser at once. */
	public function write( MessageFilter $filter, callable $put ): void {
		$columns = $this->columns( $filter );
		Csv::write( $this->heads( $columns ), $this->rows( $filter, array_keys( $columns ) ), $put );
	}

	/**
	 * @param list<string> $columns
	 * @return iterable<list<string>>
	 */
	private function rows( MessageFilter $filter, array $columns ): iterable {
		foreach ( $this->search->walk( $filter ) as $message ) {
			if ( current_user_can( MessageRights::READ, $message->form_id() ) ) {
				yield $this->cells( $message, $columns );
			}
		}
	}

	/**
	 * @param array<string, string> $fields Titles by the name of the field.
	 * @return list<string> Where several columns would have one heading, those of fields have their name behind it.
	 */
	private function heads( array $fields ): array {
		$before = [
			__( 'Message', 'rueda' ),
			__( 'Date', 'rueda' ),
			__( 'Form', 'rueda' ),
			__( 'Status', 'rueda' ),
			__( 'Name', 'rueda' ),
			__( 'Email', 'rueda' ),
			__( 'Page', 'rueda' ),
		];
		$after  = [ __( 'Other fields', 'rueda' ), __( 'Agreed to', 'rueda' ), __( 'Files', 'rueda' ) ];
		$times  = array_count_values( [ ...$before, ...array_values( $fields ), ...$after ] );
		foreach ( $fields as $name => $title ) {
			$fields[ $name ] = $times[ $title ] > 1 ? "{$title} ({$name})" : $title;
		}
		return [ ...$before, ...array_values( $fields ), ...$after ];
	}

	/** @return array<string, string> Titles by the name of the field; if several forms have it, that of the first. */
	private function columns( MessageFilter $filter ): array {
		$titles = [];
		$forms  = 0 === $filter->form
			? array_intersect( array_keys( MessageWords::forms() ), $this->search->forms( $filter ) )
			: [ $filter->form ];
		foreach ( $forms as $id ) {
			$form = $this->content->form( $id );
			foreach ( null === $form ? [] : $form->fields() as $field ) {
				// The entries of a repeatable group share the columns of its fields.
				if ( $field->kind()->is_listed() && ! $field->is_copy() ) {
					$titles[ $field->name() ] ??= $field->common_title();
				}
			}
		}
		return $titles;
	}

	/**
	 * @param list<Field>                                               $named  One, or those of a repeatable group.
	 * @param array<string, array{label: string, values: list<string>}> $fields
	 * @return array{string, array<string, array{label: string, values: list<string>}>} The text, and the other fields.
	 */
	private static function cell( array $named, string $name, array $fields ): array {
		$names = array_unique( [ $name, ...array_map( static fn ( Field $one ): string => $one->name(), $named ) ] );
		$there = array_intersect_key( $fields, array_flip( $names ) );
		$lines = array_map( static fn ( array $field ): string => implode( ', ', $field['values'] ), $there );
		return [ implode( "\n", $lines ), array_diff_key( $fields, $there ) ];
	}

	/**
	 * @param list<string> $columns
	 * @return list<string>
	 */
	private function cells( Message $message, array $columns ): array {
		$record = $message->record();
		$fields = $this->content->fields( $message->form_id(), $record );
		$cells  = [
			(string) $message->id(),
			(string) wp_date( 'Y-m-d H:i', $message->created_at() ),
			MessageWords::form( $message->form_id() ),
			MessageWords::state( $message ),
			$message->sender_name(),
			$message->sender_email(),
			$message->page(),
		];
		$form   = $this->content->form( $message->form_id() );
		foreach ( $columns as $name ) {
			[ $cell, $fields ] = self::cell( $form?->fields_named( $name ) ?? [], $name, $fields );
			$cells[]           = $cell;
		}
		$others  = array_map(
			static fn ( array $field ): string =>
				Label::before_value( $field['label'] ) . ' ' . implode( ', ', $field['values'] ),
			array_values( $fields )
		);
		$cells[] = implode( "\n", $others );
		$cells[] = implode( "\n", $record->consents() );
		$cells[] = implode( "\n", array_map( 'wp_basename', $record->paths() ) );
		return $cells;
	}
}
