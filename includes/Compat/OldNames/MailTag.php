<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Support\Listeners\StandIn;

defined( 'ABSPATH' ) || exit;

/** A mail-tag that is being replaced. Functions on the hooks ask it for the field. */
final class MailTag implements StandIn {
	/**
	 * @param string       $tag    As it was written, with its brackets.
	 * @param string       $name   The tag's name, as in `_raw_topic`.
	 * @param list<string> $values What stands in quotes after the name.
	 */
	public function __construct(
		private string $tag = '',
		private string $name = '',
		private array $values = [],
		private ?Field $field = null
	) {}

	public function ours(): ?Tag {
		return null === $this->field ? null : new Tag( $this->field );
	}

	/** Functions written for Rueda read the properties of the field's form-tag. */
	public function __get( string $name ): mixed {
		$tag = $this->ours();
		return null === $tag ? null : get_object_vars( $tag )[ $name ] ?? null;
	}

	public function tag_name(): string {
		return $this->name;
	}

	public function field_name(): string {
		return strtr( preg_replace( '/^_(?:raw|format)_/', '', $this->name ) ?? $this->name, '.', '_' );
	}

	public function get_option( mixed $option ): mixed {
		return match ( $option ) {
			'do_not_heat' => str_starts_with( $this->name, '_raw_' ),
			'format'      => str_starts_with( $this->name, '_format_' ) ? $this->values[0] ?? '' : null,
			default       => null,
		};
	}

	/** @return list<string> */
	public function values(): array {
		return $this->values;
	}

	public function corresponding_form_tag(): ?OldFormTag {
		$name = $this->field_name();
		foreach ( ContactForm::get_current()?->scan_form_tags() ?? [] as $tag ) {
			if ( $tag->name === $name ) {
				return $tag;
			}
		}
		return null;
	}

	public function __toString(): string {
		return $this->tag;
	}
}
