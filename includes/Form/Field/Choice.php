<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

defined( 'ABSPATH' ) || exit;

/**
 * One choice of a field. The page shows and posts the label; emails say the hidden value instead, if there is one, or
 * nothing.
 */
final class Choice {
	public function __construct(
		private string $label,
		private string $value = '',
		private bool $is_default = false,
		private bool $is_empty_in_mail = false
	) {}

	public function label(): string {
		return $this->label;
	}

	/**
	 * The text that emails say for this choice: the hidden value, or the label where the author set none. A mark of its
	 * own tells that emails say nothing, because the editor stores an empty text where a value was removed.
	 */
	public function value(): string {
		return '' === $this->value && ! $this->is_empty_in_mail ? $this->label : $this->value;
	}

	public function is_default(): bool {
		return $this->is_default;
	}
}
