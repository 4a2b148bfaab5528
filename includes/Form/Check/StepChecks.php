<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Finds steps without fields and buttons to send that stand in a step before the last. */
final class StepChecks {
	private const SECTION = 'form.body';

	/** @return list<Finding> */
	public static function findings( Form $form ): array {
		$steps = self::blocks_in( $form->blocks(), Form::STEP );
		$found = [];
		foreach ( $steps as $index => $step ) {
			$attributes = is_array( $step['attrs'] ?? null ) ? $step['attrs'] : [];
			$title      = wp_strip_all_tags( Read::text( $attributes, 'title' ), true );
			$title      = '' === trim( $title ) ? (string) ( $index + 1 ) : $title;
			$fields     = self::blocks_in( [ $step ], Field::BLOCK );
			if ( [] === $fields && ! Read::flag( $attributes, 'answers' ) ) {
				$found[] = new Finding(
					'step_without_fields',
					self::SECTION,
					/* translators: %s: name of a step. */
					sprintf( __( 'The step “%s” has no fields.', 'rueda' ), $title ),
					Finding::HINT
				);
			}
			if ( $index < count( $steps ) - 1 && [] !== self::blocks_in( [ $step ], Form::SUBMIT ) ) {
				$found[] = new Finding(
					'submit_in_step',
					self::SECTION,
					sprintf(
						/* translators: %s: name of a step. */
						__(
							'The send button is in the step “%s”. Visitors see it in the last step: move it behind the steps.',
							'rueda'
						),
						$title
					),
					Finding::HINT
				);
			}
		}
		return $found;
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<array<array-key, mixed>> The blocks with this name, at any depth.
	 */
	private static function blocks_in( array $blocks, string $name ): array {
		$found = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$found = ( $block['blockName'] ?? null ) === $name ? [ ...$found, $block ] : $found;
			array_push( $found, ...self::blocks_in( (array) ( $block['innerBlocks'] ?? [] ), $name ) );
		}
		return $found;
	}
}
