<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Intake\EmptyMessage;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Post\PostedData;
use Rueda\Form\Value\Visibility;
use Rueda\Support\Clock;
use Rueda\Support\Read;
use WP;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Finds mistakes in the fields of a form and in the blocks around them. */
final class BodyChecks {
	private const SECTION = 'form.body';

	/** @return list<Finding> */
	public function findings( Form $form ): array {
		$found = [];
		foreach ( $form->fields() as $field ) {
			array_push(
				$found,
				...$this->of_name( $field ),
				...$this->of_field( $field ),
				...$this->of_operands( $form, $field )
			);
		}
		return array_merge(
			$found,
			$this->hidden_required_fields( $form->blocks() ),
			$this->of_html( $form ),
			$this->of_whole( $form )
		);
	}

	/** @return list<string> Names that WordPress or a plugin reads from the address of a page. */
	public static function reserved_names(): array {
		$wp    = $GLOBALS['wp'] ?? null;
		$names = $wp instanceof WP ? array_merge( $wp->public_query_vars, $wp->private_query_vars ) : [];
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		$filtered = apply_filters( 'query_vars', $names );
		return array_values( array_unique( array_filter( is_array( $filtered ) ? $filtered : $names, 'is_string' ) ) );
	}

	/** @return list<Finding> */
	private function of_name( Field $field ): array {
		$written = $field->attributes->name;
		if ( ! $field->kind()->has_name() ) {
			return [];
		}
		$found = [];
		if ( in_array( $written, self::reserved_names(), true ) ) {
			$found[] = $this->finding(
				$field,
				'unavailable_names',
				sprintf(
					/* translators: %s: name of a field. */
					__(
						'WordPress uses the name “%s” in URLs, and other plugins may take an answer for part of one. Choose another name.',
						'rueda'
					),
					$written
				)
			);
		}
		if ( str_contains( $written, '.' ) ) {
			$found[] = $this->finding(
				$field,
				'dots_in_names',
				sprintf(
					/* translators: %s: name of a field. */
					__( 'The name “%s” contains a dot, which PHP replaces with an underscore.', 'rueda' ),
					$written
				)
			);
		}
		if ( str_contains( $written, ':' ) ) {
			$found[] = $this->finding(
				$field,
				'colons_in_names',
				sprintf(
					/* translators: %s: name of a field. */
					__( 'The name “%s” contains a colon, which some mail-tags interpret differently.', 'rueda' ),
					$written
				)
			);
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_field( Field $field ): array {
		$found = array_map(
			fn ( array $flaw ): Finding => $this->finding( $field, ...$flaw ),
			$field->kind()->flaws( $field, new Days( new Clock() ) )
		);
		$hints = array_map(
			static fn ( array $hint ): Finding => new Finding(
				$hint[0],
				self::SECTION,
				$hint[1],
				Finding::HINT,
				self::written_name( $field )
			),
			$field->kind()->hints( $field )
		);
		return array_values( array_filter( [ ...$found, ...$hints, $this->of_label( $field ) ] ) );
	}

	/** @return list<Finding> */
	private function of_operands( Form $form, Field $field ): array {
		$found = [];
		foreach ( $field->kind()->uses( 'operands' ) ? $field->operands() : [] as $name ) {
			if ( null === $form->field( $name ) ) {
				/* translators: 1: title of a field, 2: name of a field. */
				$words   = __( '“%1$s” uses the field “%2$s”, which is not in this form and counts 0.', 'rueda' );
				$words   = sprintf( $words, $field->title(), $name );
				$found[] = $this->finding( $field, 'calculation_without_field', $words );
			}
		}
		return $found;
	}

	private function of_label( Field $field ): ?Finding {
		if ( '' !== trim( $field->label() ) || ! $field->kind()->needs_label( $field ) ) {
			return null;
		}
		return new Finding(
			'no_label',
			self::SECTION,
			sprintf(
				/* translators: %s: name of a field. */
				__( 'The field “%s” has no label, so visitors cannot tell what to enter.', 'rueda' ),
				$field->name()
			),
			Finding::HINT,
			$field->name()
		);
	}

	/**
	 * @param array<array-key, mixed> $blocks
	 * @return list<Finding>
	 */
	private function hidden_required_fields( array $blocks, bool $is_off = false ): array {
		$found = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$is_off_here = $is_off || Visibility::is_off_somewhere( $block );
			$attributes  = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			$field       = Field::from_attributes( $attributes, Read::text( $attributes, 'name' ) );
			if ( $is_off_here && Field::BLOCK === ( $block['blockName'] ?? null ) && $field->is_required() ) {
				$found[] = $this->finding(
					$field,
					'required_out_of_sight',
					sprintf(
						/* translators: %s: title of a field. */
						__(
							'“%s” is required but hidden on some screens, so visitors cannot send the form there.',
							'rueda'
						),
						$field->title()
					)
				);
			}
			if ( ! Visibility::is_off( $block ) ) {
				array_push(
					$found,
					...$this->hidden_required_fields(
						is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [],
						$is_off_here
					)
				);
			}
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_html( Form $form ): array {
		$html  = preg_replace( '/<!--.*?-->/s', '', $form->content() ) ?? '';
		$found = [];
		if ( 1 === preg_match( '/<form[\s>]/i', $html ) ) {
			$found[] = new Finding(
				'unavailable_html_elements',
				self::SECTION,
				__(
					'The blocks contain a form element. HTML does not allow a form inside a form: browsers would cut this one short.',
					'rueda'
				)
			);
		}
		preg_match_all( '~<label\b.*?</label>~is', $form->content(), $labels );
		foreach ( $labels[0] as $label ) {
			if ( preg_match_all( '~<(?:input|select|textarea|button)\b|<!-- wp:rueda/form-field~i', $label ) > 1 ) {
				$found[] = new Finding(
					'multiple_controls_in_label',
					self::SECTION,
					__( 'A label contains several fields. Give each field its own label.', 'rueda' )
				);
			}
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_whole( Form $form ): array {
		$found = [];
		if ( [] === $form->fields_for_mail() && [] === PostedData::names_in_html( $form ) ) {
			$found[] = new Finding( 'no_fields', self::SECTION, __( 'The form has no fields.', 'rueda' ) );
		}
		if ( ! str_contains( $form->content(), '<!-- wp:' . FormPrinter::SUBMIT ) && ! self::has_button( $form ) ) {
			$found[] = new Finding( 'no_submit', self::SECTION, __( 'The form has no send button.', 'rueda' ) );
		}
		$can_be_required = static fn ( Field $field ): bool => $field->kind()->can_be_required();
		if ( ( new EmptyMessage( new Days( new Clock() ) ) )->is_allowed_by( $form ) ) {
			$found[] = new Finding(
				'all_optional',
				self::SECTION,
				__( 'Visitors can leave any field empty. Mark the fields that you need as required.', 'rueda' ),
				Finding::HINT,
				( $form->fields_that( $can_be_required )[0] ?? null )?->attributes->name ?? ''
			);
		}
		return $found;
	}

	/** A button that the author wrote as HTML sends the form too. */
	private static function has_button( Form $form ): bool {
		$tags = new WP_HTML_Tag_Processor( $form->content() );
		while ( $tags->next_tag() ) {
			$type = $tags->get_attribute( 'type' );
			$type = is_string( $type ) ? strtolower( trim( $type ) ) : '';
			// Browsers treat a button without a type, or with an unknown one, as a submit button.
			if (
				( 'BUTTON' === $tags->get_tag() && ! in_array( $type, [ 'button', 'reset' ], true ) )
				|| ( 'INPUT' === $tags->get_tag() && in_array( $type, [ 'submit', 'image' ], true ) )
			) {
				return true;
			}
		}
		return false;
	}

	private function finding( Field $field, string $code, string $sentence ): Finding {
		return new Finding( $code, self::SECTION, $sentence, Finding::ERROR, self::written_name( $field ) );
	}

	/**
	 * The editor finds the block by the name that the author wrote; $field->name() may differ, for example where a dot
	 * became an underscore.
	 */
	private static function written_name( Field $field ): string {
		$written = $field->attributes->name;
		return '' === $written ? $field->name() : $written;
	}
}
