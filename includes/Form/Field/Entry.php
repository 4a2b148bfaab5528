<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Where a field of a repeatable group is: in which entry, and at which place there.
 *
 * @immutable
 */
final class Entry {
	/**
	 * @param string $group  The name of the group.
	 * @param string $label  What one entry is called, as in "Person".
	 * @param int    $number Of the entry, from 1.
	 * @param int    $place  Of the field inside its entry.
	 */
	public function __construct(
		public string $group,
		private string $label,
		public int $number,
		private int $place
	) {}

	public function title(): string {
		return self::title_of( $this->label, $this->number );
	}

	/** Without its number. */
	public function common_title(): string {
		return self::label( $this->label );
	}

	/** As in "Person 2". */
	public static function title_of( string $label, int $number ): string {
		return self::label( $label ) . ' ' . number_format_i18n( $number );
	}

	/** What one entry is called where the author wrote nothing. */
	public static function label( string $written ): string {
		return '' === $written ? __( 'Entry', 'rueda' ) : $written;
	}

	public function is_first(): bool {
		return 1 === $this->number;
	}

	/** Whether two fields stand in the same entry. */
	public function is_beside( ?self $other ): bool {
		return null !== $other && $this->group === $other->group && $this->number === $other->number;
	}

	/** Whether both are the same field of the group, in whatever entries. */
	public function is_same_place( ?self $other ): bool {
		return null !== $other && $this->group === $other->group && $this->place === $other->place;
	}
}
