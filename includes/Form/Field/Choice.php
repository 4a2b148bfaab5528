<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * One entry of a list to choose from. The page shows and posts the label; a hidden value takes its place afterwards.
 */
final class Choice {

	public function __construct(
		private string $label,
		private string $value = '',
		private bool $is_default = false
	) {}

	/** @param array<array-key, mixed> $stored */
	public static function from( array $stored ): self {
		return new self(
			trim( Read::text( $stored, 'label' ) ),
			trim( Read::text( $stored, 'value' ) ),
			Read::flag( $stored, 'isDefault' )
		);
	}

	public function label(): string {
		return $this->label;
	}

	/** What a mail says instead of the label. The label itself, unless the author gave something else. */
	public function value(): string {
		return '' === $this->value ? $this->label : $this->value;
	}

	public function is_default(): bool {
		return $this->is_default;
	}
}
