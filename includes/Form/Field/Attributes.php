<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Definitions;
use Rueda\Form\Value\Text;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a field's block as valid values. What block.json does not allow counts as missing, as in the
 * editor: readAttributes() in TypeScript has the same result.
 *
 * @immutable
 */
final class Attributes {
	private const HIGHEST = 999999999;

	/** The name as the author wrote it; it may be no valid name. */
	public string $name;

	/** The label as the author wrote it: HTML that is not sanitized. */
	public string $label;
	public bool $is_label_hidden;
	public string $help;
	public string $placeholder;
	public string $autocomplete;

	/** Whether the author checked "Required". Some kinds ignore that, and others are always required. */
	public bool $is_marked_required;
	public bool $is_readonly;

	public string $default_value;

	/** Where the first value comes from: "get" is the address, "user_email" and the like are the account. */
	public string $default_source;

	public ?int $minlength;
	public ?int $maxlength;

	/** The width in characters, or the number of visible choices. */
	public ?int $size;
	public ?int $cols;
	public ?int $rows;

	/** Limits as the author wrote them: numbers, days, times or a number of stars. */
	public string $min;
	public string $max;
	public string $step;

	/** @var list<Choice> */
	public array $choices;

	/** Names of lists that an add-on provides. */
	public string $source;

	/** @var list<string> */
	public array $suggestions;

	/** @var list<array{question: string, answer: string}> */
	public array $questions;

	public bool $is_multiple;
	public bool $has_blank_choice;
	public bool $is_first_a_label;
	public bool $is_exclusive;

	/** Whether a text field stands beside the last choice. */
	public bool $has_free_text;
	public bool $is_label_first;
	public bool $is_optional;
	public bool $is_inverted;
	public bool $is_checked;

	/** The text that a visitor agrees to by checking the box, as HTML. */
	public string $condition;

	/** Whether the message is kept only if the visitor agrees with this field. */
	public bool $is_consent_to_store;

	public string $file_types;
	public string $file_limit;

	/** Where the field takes several files: the size limit of each, and how many. */
	public string $limit_of_each;
	public ?int $most_files;

	/** Whether a calculation multiplies; otherwise it adds. */
	public bool $is_product;

	/** The names of the fields that are calculated, with spaces between them. */
	public string $operands;

	/** In pixels, for pictures that the browser makes smaller before they are uploaded. */
	public ?int $longest_side;

	/** The camera that a phone opens: "user", "environment", or "". */
	public string $capture;

	/** The name of the field whose letters are counted. */
	public string $target;
	public bool $counts_down;

	/** The meaning of the field for Akismet: "author", "author_email" or "author_url". */
	public string $akismet;

	/** The author's id for the control; empty for none. Ids that begin with "wpcf7" are reserved for the protocol. */
	public string $html_id;

	/** @var list<string> The author's classes for the control. */
	public array $classes;

	/** @param array<array-key, mixed> $stored */
	public function __construct( array $stored ) {
		$this->name                = self::text( $stored, 'name' );
		$this->label               = self::text( $stored, 'label' );
		$this->is_label_hidden     = self::flag( $stored, 'isLabelHidden' );
		$this->help                = trim( self::text( $stored, 'help' ) );
		$this->placeholder         = self::text( $stored, 'placeholder' );
		$this->autocomplete        = self::text( $stored, 'autocomplete' );
		$this->is_marked_required  = self::flag( $stored, 'isRequired' );
		$this->is_readonly         = self::flag( $stored, 'readonly' );
		$this->default_value       = self::text( $stored, 'defaultValue' );
		$this->default_source      = self::option( $stored, 'defaultFrom' );
		$this->minlength           = self::number( $stored, 'minlength' );
		$this->maxlength           = self::number( $stored, 'maxlength' );
		$this->size                = self::number( $stored, 'size' );
		$this->cols                = self::number( $stored, 'cols' );
		$this->rows                = self::number( $stored, 'rows' );
		$this->min                 = self::words( $stored['min'] ?? '' );
		$this->max                 = self::words( $stored['max'] ?? '' );
		$this->step                = self::words( $stored['step'] ?? '' );
		$this->choices             = array_map( [ self::class, 'choice' ], self::rows( $stored, 'choices' ) );
		$this->source              = self::text( $stored, 'source' );
		$this->suggestions         = array_map( [ self::class, 'words' ], self::items( $stored, 'suggestions' ) );
		$this->questions           = array_map( [ self::class, 'question' ], self::rows( $stored, 'questions' ) );
		$this->is_multiple         = self::flag( $stored, 'isMultiple' );
		$this->has_blank_choice    = self::flag( $stored, 'includeBlank' );
		$this->is_first_a_label    = self::flag( $stored, 'firstAsLabel' );
		$this->is_exclusive        = self::flag( $stored, 'isExclusive' );
		$this->has_free_text       = self::flag( $stored, 'hasFreeText' );
		$this->is_label_first      = self::flag( $stored, 'labelFirst' );
		$this->is_optional         = self::flag( $stored, 'isOptional' );
		$this->is_inverted         = self::flag( $stored, 'isInverted' );
		$this->is_checked          = self::flag( $stored, 'isChecked' );
		$this->condition           = self::text( $stored, 'conditionText' );
		$this->is_consent_to_store = 'storage' === self::text( $stored, 'consentFor' );
		$this->file_types          = self::text( $stored, 'filetypes' );
		$this->file_limit          = self::text( $stored, 'limit' );
		$this->limit_of_each       = self::text( $stored, 'limitEach' );
		$this->most_files          = self::number( $stored, 'mostFiles' );
		$this->is_product          = self::flag( $stored, 'isProduct' );
		$this->operands            = self::text( $stored, 'operands' );
		$this->longest_side        = self::number( $stored, 'longestSide' );
		$this->capture             = self::option( $stored, 'capture' );
		$this->target              = self::text( $stored, 'target' );
		$this->counts_down         = 'down' === self::text( $stored, 'countDirection' );
		$this->akismet             = self::option( $stored, 'akismet' );
		$this->html_id             = self::id( self::text( $stored, 'htmlId' ) );
		$this->classes             = self::class_names( self::text( $stored, 'className' ) );
	}

	/** @param array<array-key, mixed> $stored */
	public static function text( array $stored, string $name ): string {
		return Read::string( $stored[ $name ] ?? null );
	}

	/** @param array<array-key, mixed> $stored */
	private static function flag( array $stored, string $name ): bool {
		return Read::is_yes( $stored[ $name ] ?? null );
	}

	/**
	 * A whole number of 1 or more.
	 *
	 * @param array<array-key, mixed> $stored
	 */
	private static function number( array $stored, string $name ): ?int {
		$number = $stored[ $name ] ?? null;
		$number = is_string( $number ) && Read::is_digits( $number ) ? (float) $number : $number;
		$number = self::whole( $number );
		return null !== $number && $number > 0 && $number <= self::HIGHEST ? $number : null;
	}

	/**
	 * @param array<array-key, mixed>            $stored
	 * @param key-of<Definitions::FIELD_OPTIONS> $name
	 */
	private static function option( array $stored, string $name ): string {
		$value = self::text( $stored, $name );
		return in_array( $value, Definitions::FIELD_OPTIONS[ $name ], true ) ? $value : '';
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return list<array<array-key, mixed>>
	 */
	private static function rows( array $stored, string $name ): array {
		return array_values( array_filter( self::items( $stored, $name ), 'is_array' ) );
	}

	/**
	 * @param array<array-key, mixed> $stored
	 * @return list<mixed>
	 */
	private static function items( array $stored, string $name ): array {
		return Read::list_at( $stored, $name ) ?? [];
	}

	/** @param array<array-key, mixed> $row */
	private static function choice( array $row ): Choice {
		return new Choice(
			Text::trim( self::words( $row['label'] ?? '' ) ),
			Text::trim( self::words( $row['value'] ?? '' ) ),
			self::flag( $row, 'isDefault' ),
			self::flag( $row, 'isEmptyInMail' )
		);
	}

	/**
	 * @param array<array-key, mixed> $row
	 * @return array{question: string, answer: string}
	 */
	private static function question( array $row ): array {
		return [
			'question' => trim( self::words( $row['question'] ?? '' ) ),
			'answer'   => self::words( $row['answer'] ?? '' ),
		];
	}

	/** Limits and choices such as 1 and 2 are often written as numbers. WordPress does not check what is in a list. */
	private static function words( mixed $value ): string {
		return is_string( $value ) ? $value : (string) ( self::whole( $value ) ?? self::fraction( $value ) );
	}

	/** With the digits that PHP and JavaScript write alike. */
	private static function fraction( mixed $value ): ?float {
		return is_float( $value ) && abs( $value ) < 1e9 && abs( $value ) >= 0.001 ? round( $value, 3 ) : null;
	}

	/** JavaScript has one type of numbers, so 2.0 is whole. */
	private static function whole( mixed $value ): ?int {
		$is_whole = is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value );
		return $is_whole && abs( $value ) < 2 ** 53 ? (int) $value : null;
	}

	private static function id( string $written ): string {
		$is_valid = 1 === preg_match( '/^[A-Za-z][A-Za-z0-9:._-]*$/D', $written )
			&& ! str_starts_with( $written, 'wpcf7' );
		return $is_valid ? $written : '';
	}

	/** @return list<string> */
	private static function class_names( string $written ): array {
		$names = array_map( 'sanitize_html_class', Text::parts( '/\s+/', $written ) );
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}
}
