<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Form;
use Rueda\Support\Conditions\ConditionalParts;
use Rueda\Support\Read;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Finds conditions that never hold, and those that lead back to themselves. */
final class ConditionChecks {
	private const SECTION = 'form.body';

	/** In characters, of the text by which a part without a field is named. */
	private const LENGTH = 40;

	/** @return list<Finding> */
	public function findings( Form $form ): array {
		$parts = $form->parts();
		if ( null === $parts ) {
			return [];
		}
		$found  = [];
		$titles = self::titles( ShownBlocks::numbered( $form->blocks() ), $form );
		foreach ( $parts->in_circles() as $number ) {
			$found[] = self::finding(
				'conditions_in_circle',
				sprintf(
					/* translators: %s: title of a field or beginning of a text. */
					__( 'Whether “%s” is shown depends on itself, so it is always shown.', 'rueda' ),
					$titles[ $number ] ?? ''
				),
				$parts,
				$number
			);
		}
		foreach ( $parts->all() as $number => $part ) {
			foreach ( $part['conditions']->fields() as $name ) {
				if ( null === $form->field( $name ) ) {
					$found[] = self::finding(
						'condition_without_field',
						self::sentence_about_gone( $name, $titles[ $number ] ?? '' ),
						$parts,
						$number
					);
				}
			}
		}
		return $found;
	}

	private static function sentence_about_gone( string $name, string $title ): string {
		return '' === $name
			? sprintf(
				/* translators: %s: title of a field or beginning of a text. */
				__( 'A rule for showing “%s” is not complete, so it never holds.', 'rueda' ),
				$title
			)
			: sprintf(
				/* translators: 1: title of a field or beginning of a text, 2: name of a field. */
				__(
					'A rule for showing “%1$s” is about the field “%2$s”, which is not in this form, so it never holds.',
					'rueda'
				),
				$title,
				$name
			);
	}

	/** The editor shows the first field inside, because it finds fields by their names. */
	private static function finding( string $code, string $sentence, ConditionalParts $parts, int $number ): Finding {
		$field = $parts->all()[ $number ]['fields'][0] ?? '';
		return new Finding( $code, self::SECTION, $sentence, Finding::HINT, $field );
	}

	/**
	 * @param list<array<array-key, mixed>> $blocks With the numbers of their parts.
	 * @return array<int, string> What each part is called.
	 */
	private static function titles( array $blocks, Form $form ): array {
		$titles = [];
		foreach ( $blocks as $block ) {
			$number = ShownBlocks::number_of( (array) ( $block['attrs'] ?? [] ) );
			if ( null !== $number ) {
				$titles[ $number ] = self::title( $block, $form );
			}
			$inner   = array_values( array_filter( (array) ( $block['innerBlocks'] ?? [] ), 'is_array' ) );
			$titles += self::titles( $inner, $form );
		}
		return $titles;
	}

	/** @param array<array-key, mixed> $block */
	private static function title( array $block, Form $form ): string {
		$name = Read::text( $block, 'blockName' );
		if ( Field::BLOCK === $name ) {
			$field = Read::text( (array) ( $block['attrs'] ?? [] ), 'name' );
			return $form->field( $field )?->title() ?? $field;
		}
		$text = trim( wp_html_excerpt( Read::text( $block, 'innerHTML' ), self::LENGTH, '…' ) );
		return '' === $text
			? WP_Block_Type_Registry::get_instance()->get_registered( $name )->title ?? $name
			: $text;
	}
}
