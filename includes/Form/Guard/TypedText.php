<?php

declare( strict_types=1 );

namespace Rueda\Form\Guard;

use Rueda\Form\Field\Field;
use Rueda\Form\Post\Submission;
use Rueda\Form\Value\Text;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** The texts that a visitor wrote. Choices, and default values that the author wrote, are left out. */
final class TypedText {
	/** @var list<string> */
	private array $texts = [];

	private string $linked = '';

	public function __construct( Submission $submission ) {
		$is_typed = static fn ( Field $field ): bool => $field->kind()->is_typed();
		foreach ( $submission->form()->fields_that( $is_typed ) as $field ) {
			$text = implode( "\n", Read::flat( $submission->posted( $field->name() ) ) );
			if ( '' === $text || $text === $field->attributes->default_value ) {
				continue;
			}
			$this->texts[] = $text;
			if ( $field->is( 'textarea' ) && 1 === preg_match( '~https?://|www\.~i', $text ) ) {
				$this->linked .= strtolower( Text::without_space( $text ) );
			}
		}
	}

	public function length(): int {
		return Text::length( implode( '', $this->texts ) );
	}

	public function has_address(): bool {
		return 1 === preg_match( '/[^\s@]@[^\s@]/', implode( "\n", $this->texts ) );
	}

	/** The text areas that contain a link, without differences in case and white space; "" if there is no link. */
	public function linked(): string {
		return $this->linked;
	}
}
