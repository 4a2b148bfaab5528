<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Kind\Kind;
use Rueda\Form\Post\Request;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * Finds which entries of repeatable groups a message has. The page's script says how many there are. Without it all
 * entries are on the page, and those that nobody has filled in are left out.
 */
final class FilledEntries {
	public function __construct( private EmptyMessage $empty ) {}

	/** @return array{Form, Request} With the number of entries of each group, without those that are not there. */
	public function noted( Form $form, Request $request ): array {
		$gone = [];
		foreach ( $form->fields( Kind::ENTRIES ) as $group ) {
			[ $count, $empty ] = $this->count( $form, $group, $request->body() );
			$request           = $request->with( $group->name(), (string) $count );
			array_push( $gone, ...$empty );
		}
		return [] === $gone ? [ $form, $request ] : [ $form->without( $gone ), $request->without( $gone ) ];
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array<string, string> The number of entries of each group, by its name.
	 */
	public function counts( Form $form, array $sent ): array {
		$counts = [];
		foreach ( $form->fields( Kind::ENTRIES ) as $group ) {
			$counts[ $group->name() ] = (string) $this->count( $form, $group, $sent )[0];
		}
		return $counts;
	}

	/**
	 * @param array<array-key, mixed> $sent
	 * @return array{int, list<string>} The number of the last entry, and the fields of entries that are not there.
	 */
	private function count( Form $form, Field $group, array $sent ): array {
		$least = (int) $group->attributes->min;
		$most  = (int) $group->attributes->max;
		$said  = Read::text( $sent, $group->name() );
		$last  = 1 === preg_match( '/^\d{1,2}$/D', $said ) && (int) $said <= $most ? max( $least, (int) $said ) : null;

		$entries = [];
		$filled  = [];
		foreach ( $form->fields() as $field ) {
			$entry = $field->entry();
			if ( null === $entry || $entry->group !== $group->name() ) {
				continue;
			}
			$number               = $entry->number;
			$entries[ $number ][] = $field->name();
			$filled[ $number ]    = ( $filled[ $number ] ?? false ) || (
				null === $last ? $number <= $least || $this->is_filled( $field, $sent ) : $number <= $last
			);
		}
		$there = array_keys( array_filter( $filled ) );
		$gone  = array_merge( [], ...array_values( array_diff_key( $entries, array_flip( $there ) ) ) );
		// A counter has no name.
		$named = array_filter( $gone, static fn ( string $name ): bool => '' !== $name );
		return [ $last ?? max( $least, 0, ...$there ), array_values( $named ) ];
	}

	/** @param array<array-key, mixed> $sent */
	private function is_filled( Field $field, array $sent ): bool {
		$values = Read::flat( $sent[ $field->name() ] ?? [] );
		return $field->is( 'acceptance' )
			? [] !== $values && ! $field->attributes->is_checked
			: $field->kind()->is_answered() && $this->empty->is_changed( $field, $values );
	}
}
