<?php

declare( strict_types=1 );

namespace Rueda\Message\Admin;

use Rueda\Form\Store\Message;
use Rueda\Message\MessageContent;
use Rueda\Message\MessageFilter;
use Rueda\Message\MessageRights;
use Rueda\Message\MessageSearch;
use Rueda\Support\Admin\Csv;

defined( 'ABSPATH' ) || exit;

/**
 * Messages for a spreadsheet: a row each, a column for each field of the forms as they are today. What stands in none
 * of them, because a form was changed or deleted, comes in one more column with its name before it.
 */
final class MessageCsv {
	public function __construct( private MessageSearch $search, private MessageContent $content ) {}

	/** @param callable(string): void $put Takes a piece of the file, and may send it away. */
	public function write( MessageFilter $filter, callable $put ): void {
		$columns = $this->columns( $filter->form() );
		$heads   = [
			...$this->heads(),
			...array_values( $columns ),
			__( 'Other fields', 'rueda' ),
			__( 'Agreed to', 'rueda' ),
			__( 'Files', 'rueda' ),
		];
		Csv::write( $heads, $this->rows( $filter, array_keys( $columns ) ), $put );
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

	/** @return list<string> */
	private function heads(): array {
		return [
			__( 'Message', 'rueda' ),
			__( 'Date', 'rueda' ),
			__( 'Form', 'rueda' ),
			__( 'Status', 'rueda' ),
			__( 'Name', 'rueda' ),
			__( 'Email', 'rueda' ),
			__( 'Page', 'rueda' ),
		];
	}

	/**
	 * @return array<string, string> Titles by the name of the field. Of several forms, the first one's title stands.
	 */
	private function columns( int $form_id ): array {
		$titles = [];
		foreach ( 0 === $form_id ? array_keys( MessageWords::forms() ) : [ $form_id ] as $id ) {
			$form = $this->content->form( $id );
			foreach ( null === $form ? [] : $form->fields() as $field ) {
				if ( $field->is_for_mail() && ! $field->is( 'acceptance', 'file' ) ) {
					$titles[ $field->name() ] ??= $field->title();
				}
			}
		}
		return $titles;
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
		foreach ( $columns as $name ) {
			$cells[] = implode( ', ', $fields[ $name ]['values'] ?? [] );
			unset( $fields[ $name ] );
		}
		$others  = array_map(
			static fn ( array $field ): string => $field['label'] . ': ' . implode( ', ', $field['values'] ),
			array_values( $fields )
		);
		$cells[] = implode( "\n", $others );
		$cells[] = implode( "\n", $record->consents() );
		$cells[] = implode( "\n", array_map( 'wp_basename', array_merge( [], ...array_values( $record->files() ) ) ) );
		return $cells;
	}
}
