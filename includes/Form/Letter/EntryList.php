<?php

declare( strict_types=1 );

namespace Rueda\Form\Letter;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Store\Record;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** What emails say of a repeatable group. */
final class EntryList {
	/** Each entry with its name, and below it a line for each of its answers. Entries without any are left out. */
	public static function text( Form $form, Field $group, Record $record, bool $is_html ): string {
		$entries = [];
		foreach ( $form->fields_for_mail() as $field ) {
			$entry = $field->entry();
			if ( null === $entry || $entry->group !== $group->name() ) {
				continue;
			}
			$text = implode( wp_get_list_item_separator(), $field->kind()->in_mail( $field, $record, false ) ?? [] );
			if ( '' !== trim( $text ) ) {
				$entries[ $entry->title() ][] = Label::before_value( $field->own_title() ) . ' ' . $text;
			}
		}
		$blocks = [];
		foreach ( $entries as $title => $lines ) {
			$blocks[] = implode( "\n", [ $title, ...$lines ] );
		}
		$text = implode( "\n\n", $blocks );
		return $is_html ? esc_html( $text ) : $text;
	}

	/**
	 * The answers to one field of all entries.
	 *
	 * @return list<string>|null Null if it was not sent.
	 */
	public static function answers( Form $form, Field $field, Record $record, bool $is_raw ): ?array {
		$all = null;
		foreach ( $form->fields_named( $field->name() ) as $one ) {
			$answers = $one->kind()->in_mail( $one, $record, $is_raw );
			$all     = null === $answers ? $all : [ ...$all ?? [], ...$answers ];
		}
		$is_there = static fn ( string $one ): bool => '' !== $one;
		return null === $all ? null : array_values( array_filter( $all, $is_there ) );
	}
}
