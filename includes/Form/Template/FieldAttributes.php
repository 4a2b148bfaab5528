<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\FieldType;
use Rueda\Form\Guard\Captcha;

defined( 'ABSPATH' ) || exit;

/** Converts the options and values of a form-tag into attributes of a block. */
final class FieldAttributes {
	private const TYPED = [ 'autocomplete', 'placeholder', 'watermark', 'readonly' ];

	/** The options of each kind of tag besides id, class and default. The author is told about any other option. */
	private const OPTIONS = [
		'line'       => [ ...self::TYPED, 'minlength', 'maxlength', 'size', 'list', 'akismet' ],
		'textarea'   => [ ...self::TYPED, 'minlength', 'maxlength', 'cols', 'rows', 'akismet' ],
		'number'     => [ ...self::TYPED, 'min', 'max', 'step' ],
		'select'     => [ 'autocomplete', 'multiple', 'include_blank', 'first_as_label', 'size', 'data' ],
		'checkbox'   => [ 'use_label_element', 'label_first', 'exclusive', 'free_text', 'data' ],
		'radio'      => [ 'use_label_element', 'label_first', 'free_text', 'data' ],
		'acceptance' => [ 'optional', 'invert', 'label_first', 'use_label_element' ],
		'quiz'       => [ 'minlength', 'maxlength', 'size' ],
		'captcha'    => [ 'minlength', 'maxlength', 'size' ],
		'file'       => [ 'filetypes', 'limit', 'capture', 'size', 'multiple' ],
		'hidden'     => [],
		'count'      => [ 'up', 'down' ],
		'submit'     => [],
		'response'   => [],
	];

	private const SHORT = '%^(?=.*[x/])\d*(?:x\d*)?(?:/\d*)?$%D';

	/**
	 * @param array<string, list<string>> $lists    Suggestions, by the id of their list.
	 * @param list<string>                $captchas Names of captchas whose template also has the field for the answer.
	 */
	public function __construct( private Notes $notes, private array $lists = [], private array $captchas = [] ) {}

	/**
	 * Returns the attributes of the block of a field.
	 *
	 * @return array<string, mixed>|null The attributes; null if the tag has no block.
	 */
	public function of_field( FormTag $tag ): ?array {
		if ( $tag->is( 'reflection', 'output' ) ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [output your-name]. */
					__( '%s was left out: Rueda forms cannot repeat what visitors type.', 'rueda' ),
					$tag->source
				)
			);
			return null;
		}
		if ( $tag->is( 'turnstile', 'recaptcha', 'stripe' ) ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [recaptcha]. */
					__( '%s was left out: it belongs to a service that Rueda does not use.', 'rueda' ),
					$tag->source
				)
			);
			return null;
		}
		if ( $tag->is( 'captchac' ) ) {
			$this->tell_leftovers( $tag, [] );
			if ( $this->is_printed_with_captcha( $tag ) ) {
				return null;
			}
		}
		$type = $tag->is( 'captchac', 'captchar' ) ? 'captcha' : $tag->type;
		if ( ! $tag->is( 'captchac' ) ) {
			$this->tell_leftovers( $tag, self::OPTIONS[ self::kind_of( $type ) ] );
		}
		return array_filter(
			[ 'type' => FieldType::DEFAULT === $type ? '' : $type ]
				+ $this->common( $tag )
				+ $this->special( $tag, $type ),
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', false, null, [] ], true )
		);
	}

	/** @return array<string, string> The attributes of the block of a submit button. */
	public function of_submit( FormTag $tag ): array {
		$this->tell_leftovers( $tag, [] );
		return array_filter(
			[ 'text' => self::plain( $tag->values[0] ?? '' ) ] + $this->common( $tag ),
			static fn ( string|bool $value ): bool => is_string( $value ) && '' !== $value
		);
	}

	/** Whether the tag is the image of a captcha whose answer field is there too: our block prints both. */
	public function is_printed_with_captcha( FormTag $tag ): bool {
		return $tag->is( 'captchac' ) && in_array( $tag->name, $this->captchas, true );
	}

	/** Decodes HTML entities. */
	public static function plain( string $written ): string {
		return html_entity_decode( $written, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** @return array<string, string|bool> */
	private function common( FormTag $tag ): array {
		$id     = $tag->option( 'id' );
		$common = [
			'name'       => $tag->is( 'count' ) ? '' : $tag->name,
			'isRequired' => $tag->is_required,
			'consentFor' => in_array( 'storage', $tag->all( 'consent_for' ), true ) ? 'storage' : '',
			'htmlId'     => str_starts_with( $id, 'wpcf7' ) ? '' : $id,
			'className'  => implode( ' ', $tag->all( 'class' ) ),
		];
		return array_filter( $common, static fn ( string|bool $value ): bool => '' !== $value && false !== $value );
	}

	/** @return array<string, mixed> */
	private function special( FormTag $tag, string $type ): array {
		return match ( self::kind_of( $type ) ) {
			'line'                        => $this->words( $tag )
				+ $this->lengths( $tag )
				+ [ 'suggestions' => $this->suggestions( $tag ), 'akismet' => self::akismet( $tag ) ],
			'textarea'                    => $this->words( $tag )
				+ $this->lengths( $tag )
				+ [ 'akismet' => self::akismet( $tag ) ],
			'number'                      => $this->words( $tag ) + [
				'min'  => $tag->option( 'min' ),
				'max'  => $tag->option( 'max' ),
				'step' => $tag->option( 'step' ),
			],
			'select', 'checkbox', 'radio' => $this->choices( $tag ),
			'acceptance'                  => $this->acceptance( $tag ),
			'quiz'                        => [ 'questions' => $this->questions( $tag ) ] + $this->lengths( $tag ),
			'captcha'                     => $tag->is( 'captchac' ) ? [] : $this->lengths_of_letters( $tag ),
			'file'                        => [
				'filetypes'  => $tag->option( 'filetypes' ),
				'limit'      => $tag->option( 'limit' ),
				'capture'    => in_array( $tag->option( 'capture' ), [ 'user', 'environment' ], true )
					? $tag->option( 'capture' )
					: '',
				'isMultiple' => $tag->has( 'multiple' ),
			] + $this->lengths( $tag ),
			'hidden'                      => $this->words( $tag ),
			'count'                       => [
				'target'         => $tag->name,
				'countDirection' => $tag->has( 'down' ) ? 'down' : '',
			],
			default                       => [],
		};
	}

	/** @return array<string, mixed> From the first value, the placeholder and the options of text fields. */
	private function words( FormTag $tag ): array {
		$words          = self::plain(
			'' === $tag->content ? $tag->values[0] ?? '' : trim( $tag->content, "\r\n" )
		);
		$is_placeholder = $tag->has( 'placeholder', 'watermark' );
		return [
			'placeholder'  => $is_placeholder ? $words : '',
			'defaultValue' => $is_placeholder ? '' : $words,
			'defaultFrom'  => ( new TagDefaults( $this->notes ) )->source( $tag ),
			'autocomplete' => strtr( strtolower( $tag->option( 'autocomplete' ) ), '|', ' ' ),
			'readonly'     => $tag->has( 'readonly' ),
		];
	}

	/** @return array<string, int|null> From the long options or their old short forms: `40/100`, `40x10/200`. */
	private function lengths( FormTag $tag ): array {
		$is_area = $tag->is( 'textarea' );
		$short   = [] === $tag->matching( self::SHORT ) ? '' : $tag->matching( self::SHORT )[0];
		preg_match( '%^(\d*)(?:x(\d*))?(?:/(\d*))?$%D', $short, $found );
		$lengths = [
			'size'      => $is_area ? '' : $found[1] ?? '',
			'cols'      => $is_area && str_contains( $short, 'x' ) ? $found[1] ?? '' : '',
			'rows'      => $is_area ? $found[2] ?? '' : '',
			'maxlength' => $found[3] ?? '',
			'minlength' => '',
		];
		foreach ( $lengths as $name => $value ) {
			$given            = $tag->matching( '/^' . $name . ':(\d{1,9})$/D' )[1] ?? $value;
			$lengths[ $name ] = '' === $given || strlen( $given ) > 9 || 0 === (int) $given ? null : (int) $given;
		}
		return $lengths;
	}

	/** @return array<string, int|null> Limits that are shorter than our captcha are dropped. */
	private function lengths_of_letters( FormTag $tag ): array {
		return array_map(
			static fn ( ?int $length ): ?int => null === $length || $length < Captcha::LENGTH ? null : $length,
			[ 'minlength' => null ] + $this->lengths( $tag )
		);
	}

	/** @return list<string> */
	private function suggestions( FormTag $tag ): array {
		$list = $tag->option( 'list' );
		if ( '' !== $list && ! isset( $this->lists[ $list ] ) ) {
			$this->tell( $tag, 'list:' . $list );
		}
		return $this->lists[ $list ] ?? [];
	}

	/** @return array<string, mixed> */
	private function choices( FormTag $tag ): array {
		$defaults = new TagDefaults( $this->notes );
		$values   = array_map( [ self::class, 'plain' ], $tag->values );
		$is_there = static fn ( int $position ): bool => isset( $values[ $position - 1 ] );
		$chosen   = array_filter( $defaults->positions( $tag ), $is_there );
		$is_one   = $tag->is( 'radio' ) || ( $tag->is( 'select' ) && ! $tag->has( 'multiple' ) );
		$chosen   = $is_one ? array_slice( $chosen, 0, 1 ) : $chosen;
		$choices  = [];
		foreach ( $values as $index => $value ) {
			[ $before, $after ] = self::pipe( $value );
			if ( '' !== $before ) {
				$choices[] = [ 'label' => $before ]
					+ match ( $after ) {
						$before => [],
						''      => [ 'isEmptyInMail' => true ],
						default => [ 'value' => $after ],
					}
					+ ( in_array( $index + 1, $chosen, true ) ? [ 'isDefault' => true ] : [] );
			}
		}
		$is_list = $tag->is( 'select' );
		$size    = $is_list ? $tag->matching( '/^size:(\d{1,9})$/D' )[1] ?? '' : '';
		return [
			'choices'      => $choices,
			'source'       => implode(
				' ',
				array_merge(
					...array_map( static fn ( string $names ): array => explode( '|', $names ), $tag->all( 'data' ) )
				)
			),
			'defaultFrom'  => $defaults->source( $tag ),
			'autocomplete' => $is_list ? strtr( strtolower( $tag->option( 'autocomplete' ) ), '|', ' ' ) : '',
			'isMultiple'   => $is_list && $tag->has( 'multiple' ),
			// In old templates an empty first value means the same.
			'includeBlank' => $is_list && ( $tag->has( 'include_blank' ) || '' === ( $values[0] ?? null ) ),
			'firstAsLabel' => $is_list && $tag->has( 'first_as_label' ),
			'size'         => '' === $size ? null : (int) $size,
			'isExclusive'  => $tag->is( 'checkbox' ) && $tag->has( 'exclusive' ),
			'hasFreeText'  => ! $is_list && $tag->has( 'free_text' ),
			'labelFirst'   => ! $is_list && $tag->has( 'label_first' ),
		];
	}

	/** @return array<string, mixed> */
	private function acceptance( FormTag $tag ): array {
		return [
			'conditionText' => '' === trim( $tag->content ) ? $tag->values[0] ?? '' : trim( $tag->content ),
			'isOptional'    => $tag->has( 'optional' ),
			'isInverted'    => $tag->has( 'invert' ),
			'isChecked'     => $tag->has( 'default:on' ),
			'labelFirst'    => $tag->has( 'label_first' ),
		];
	}

	/** @return list<array{question: string, answer: string}> */
	private function questions( FormTag $tag ): array {
		$questions = [];
		foreach ( $tag->values as $value ) {
			[ $question, $answer ] = self::pipe( self::plain( $value ) );
			$questions[]           = [ 'question' => $question, 'answer' => $answer ];
		}
		return $questions;
	}

	/** @return array{string, string} The texts before and behind a pipe; without a pipe both are the whole text. */
	private static function pipe( string $value ): array {
		$parts = explode( '|', $value, 2 );
		return [ trim( $parts[0] ), trim( $parts[1] ?? $parts[0] ) ];
	}

	private static function akismet( FormTag $tag ): string {
		return array_values(
			array_intersect( [ 'author', 'author_email', 'author_url' ], $tag->all( 'akismet' ) )
		)[0] ?? '';
	}

	private static function kind_of( string $type ): string {
		return match ( true ) {
			in_array( $type, FieldType::LINES, true )                       => 'line',
			in_array( $type, [ ...FieldType::NUMBERS, 'date' ], true )      => 'number',
			default                                                         => $type,
		};
	}

	/** @param list<string> $known */
	private function tell_leftovers( FormTag $tag, array $known ): void {
		array_push( $known, 'id', 'class', 'default' );
		foreach ( $tag->options as $option ) {
			$name = explode( ':', $option )[0];
			if (
				! in_array( $name, $known, true )
				&& 1 !== preg_match( self::SHORT, $option )
				&& 'consent_for:storage' !== $option
			) {
				$this->tell( $tag, $option );
			}
		}
	}

	private function tell( FormTag $tag, string $option ): void {
		$this->notes->add(
			str_starts_with( $option, 'tabindex:' )
				? sprintf(
					/* translators: %s: name of a field. */
					__( 'The tab order of “%s” was left out: the Tab key follows the order of the fields.', 'rueda' ),
					$tag->title()
				)
				: sprintf(
					/* translators: 1: name of a field, 2: option of a form-tag, as in fg:#ff0000. */
					__( '“%1$s” had the option “%2$s”, which has no effect here. It was left out.', 'rueda' ),
					$tag->title(),
					$option
				)
		);
	}
}
