<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Defaults;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
use Rueda\Form\Field\FileTypes;
use Rueda\Form\Field\NumberLimits;
use Rueda\Form\Form;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Intake\EmptyMessage;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Post\PostedNames;
use Rueda\Form\Value\ValueFormat;
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
	public function of( Form $form ): array {
		$found = [];
		foreach ( $form->fields() as $field ) {
			array_push( $found, ...$this->of_name( $field ), ...$this->of_field( $field ) );
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
		$written = $field->written_name();
		if ( $field->is( ...FieldType::NAMELESS ) ) {
			return [];
		}
		$found = [];
		if ( in_array( $written, self::reserved_names(), true ) ) {
			$found[] = $this->finding(
				$field,
				'unavailable_names',
				/* translators: %s: name of a field. */
				__(
					'WordPress uses the name “%s” in URLs, and other plugins may take an answer for part of one. Choose another name.',
					'rueda'
				),
				$written
			);
		}
		if ( str_contains( $written, '.' ) ) {
			$found[] = $this->finding(
				$field,
				'dots_in_names',
				/* translators: %s: name of a field. */
				__( 'The name “%s” contains a dot, which PHP replaces with an underscore.', 'rueda' ),
				$written
			);
		}
		if ( str_contains( $written, ':' ) ) {
			$found[] = $this->finding(
				$field,
				'colons_in_names',
				/* translators: %s: name of a field. */
				__( 'The name “%s” contains a colon, which some mail-tags interpret differently.', 'rueda' ),
				$written
			);
		}
		return $found;
	}

	/** @return list<Finding> */
	private function of_field( Field $field ): array {
		$found = [
			$this->of_file_types( $field ),
			$this->of_file_size( $field ),
			$this->of_choices( $field ),
			$this->of_questions( $field ),
			$this->of_limits( $field ),
			$this->of_unreadable_size( $field ),
			$this->of_unreadable_day( $field ),
			$this->of_lengths( $field ),
			$this->of_label( $field ),
		];
		return array_values( array_filter( $found ) );
	}

	private function of_file_types( Field $field ): ?Finding {
		if ( ! $field->is( 'file' ) || [] !== FileTypes::accepted( $field ) ) {
			return null;
		}
		return $this->finding(
			$field,
			'no_file_types',
			/* translators: 1: title of a field, 2: what the author has written. */
			__(
				'“%1$s” accepts no file: “%2$s” is no known file type. Write it as in pdf or image/png.',
				'rueda'
			),
			$field->title(),
			$field->file_types()
		);
	}

	private function of_file_size( Field $field ): ?Finding {
		$most = wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) );
		if ( ! $field->is( 'file' ) || $most <= 0 || FileTypes::limit( $field ) <= $most ) {
			return null;
		}
		return $this->finding(
			$field,
			'upload_filesize_overlimit',
			/* translators: 1: title of a field, 2: size, as in "2 MB". */
			__( '“%1$s” allows larger files than this server accepts (%2$s).', 'rueda' ),
			$field->title(),
			(string) size_format( $most )
		);
	}

	private function of_choices( Field $field ): ?Finding {
		if ( ! $field->is( ...FieldType::CHOICES ) || [] !== $field->choices() ) {
			return null;
		}
		/* translators: %s: title of a field. */
		return $this->finding( $field, 'no_choices', __( '“%s” has no choices.', 'rueda' ), $field->title() );
	}

	private function of_questions( Field $field ): ?Finding {
		if ( ! $field->is( 'quiz' ) ) {
			return null;
		}
		$answers = array_map(
			static fn ( array $one ): string => Quiz::canonical( $one['answer'] ),
			$field->questions()
		);
		if ( ! in_array( '', $answers, true ) ) {
			return null;
		}
		return $this->finding(
			$field,
			'quiz_without_answer',
			/* translators: %s: title of a field. */
			__(
				'A question in “%s” has no correct answer, so visitors who get it cannot send the form.',
				'rueda'
			),
			$field->title()
		);
	}

	private function of_limits( Field $field ): ?Finding {
		if ( ! self::takes_nothing( $field ) ) {
			return null;
		}
		return $this->finding(
			$field,
			'limits_reversed',
			/* translators: %s: title of a field. */
			__( '“%s” accepts no value: its minimum is higher than its maximum.', 'rueda' ),
			$field->title()
		);
	}

	/** A limit that cannot be read is not used, and then the form accepts more than its author believes. */
	private function of_unreadable_size( Field $field ): ?Finding {
		if ( ! $field->is( 'file' ) || FileTypes::has_readable_limit( $field ) ) {
			return null;
		}
		return $this->finding(
			$field,
			'unusable_limit',
			/* translators: 1: title of a field, 2: what the author has written. */
			__( 'The size “%2$s” in “%1$s” cannot be read. Write it as in 500kb or 2mb.', 'rueda' ),
			$field->title(),
			$field->file_limit()
		);
	}

	private function of_unreadable_day( Field $field ): ?Finding {
		if ( ! $field->is( 'date' ) ) {
			return null;
		}
		$days       = new Days( new Clock() );
		$unreadable = array_filter(
			[ $field->min(), $field->max() ],
			static fn ( string $day ): bool => '' !== trim( $day ) && '' === $days->of( $day )
		);
		return [] === $unreadable ? null : $this->finding(
			$field,
			'unusable_limit',
			/* translators: 1: title of a field, 2: what the author has written. */
			__( 'The date “%2$s” in “%1$s” cannot be read. Write it as in 2026-12-31 or today+7days.', 'rueda' ),
			$field->title(),
			(string) reset( $unreadable )
		);
	}

	private function of_lengths( Field $field ): ?Finding {
		$is_used = null === $field->given_minlength() || null !== $field->minlength();
		if ( $is_used || ! $field->is( 'textarea', ...FieldType::LINES ) ) {
			return null;
		}
		$words = null === $field->given_maxlength()
			/* translators: %s: title of a field. */
			? __(
				'The minimum length in “%s” is above the usual maximum. Set a higher maximum length, too.',
				'rueda'
			)
			/* translators: %s: title of a field. */
			: __( 'The minimum length in “%s” is above its maximum length, so neither is used.', 'rueda' );
		return $this->finding( $field, 'unusable_limit', $words, $field->title() );
	}

	private function of_label( Field $field ): ?Finding {
		if (
			$field->is( 'hidden', 'count', 'response', 'quiz' )
			|| '' !== trim( $field->label() )
			|| '' !== trim( $field->condition() )
		) {
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
			$field       = Field::read( $attributes, Read::text( $attributes, 'name' ) );
			if ( $is_off_here && Field::BLOCK === ( $block['blockName'] ?? null ) && $field->is_required() ) {
				$found[] = $this->finding(
					$field,
					'required_out_of_sight',
					/* translators: %s: title of a field. */
					__(
						'“%s” is required but hidden on some screens, so visitors cannot send the form there.',
						'rueda'
					),
					$field->title()
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

	private static function takes_nothing( Field $field ): bool {
		if ( $field->is( 'date' ) ) {
			[ $min, $max ] = [ trim( $field->min() ), trim( $field->max() ) ];
			return ValueFormat::is_date( $min ) && ValueFormat::is_date( $max ) && $min > $max;
		}
		[ $min, $max ] = [ NumberLimits::min( $field ), NumberLimits::max( $field ) ];
		return $field->is( ...FieldType::NUMBERS ) && '' !== $min && '' !== $max && (float) $min > (float) $max;
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
		if ( [] === $form->fields( ...FieldType::FOR_MAIL ) && [] === PostedNames::in_html( $form ) ) {
			$found[] = new Finding( 'no_fields', self::SECTION, __( 'The form has no fields.', 'rueda' ) );
		}
		if ( ! str_contains( $form->content(), '<!-- wp:' . FormPrinter::SUBMIT ) && ! self::has_button( $form ) ) {
			$found[] = new Finding( 'no_submit', self::SECTION, __( 'The form has no send button.', 'rueda' ) );
		}
		if ( ( new EmptyMessage( new Defaults( new Days( new Clock() ) ) ) )->is_allowed_by( $form ) ) {
			$found[] = new Finding(
				'all_optional',
				self::SECTION,
				__( 'Visitors can leave any field empty. Mark the fields that you need as required.', 'rueda' ),
				Finding::HINT,
				( $form->fields( ...FieldType::CAN_BE_REQUIRED )[0] ?? null )?->written_name() ?? ''
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

	/** @param string ...$values What stands in the sentence's placeholders. */
	private function finding( Field $field, string $code, string $sentence, string ...$values ): Finding {
		// The editor finds the block by the name that the author wrote; $field->name() may differ, for example where a
		// dot became an underscore.
		$written = $field->written_name();
		$name    = '' === $written ? $field->name() : $written;
		return new Finding( $code, self::SECTION, sprintf( $sentence, ...$values ), Finding::ERROR, $name );
	}
}
