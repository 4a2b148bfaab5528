<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Definitions;
use Rueda\Form\Kind\Kind;

defined( 'ABSPATH' ) || exit;

/** Reads what several kinds of fields have in their form-tags. */
final class TagReader {
	private const SHORT = '%^(?=.*[x/])\d*(?:x\d*)?(?:/\d*)?$%D';

	/** @param array<string, list<string>> $lists Suggestions, by the id of their list. */
	public function __construct( private Notes $notes, private array $lists ) {}

	/** Decodes HTML entities. */
	public static function plain( string $written ): string {
		return html_entity_decode( $written, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** Whether an option is an old short form of the lengths. */
	public static function is_short( string $option ): bool {
		return 1 === preg_match( self::SHORT, $option );
	}

	/** @return array<string, mixed> From the first value, the placeholder and the options of text fields. */
	public function words( FormTag $tag ): array {
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
	public function lengths( FormTag $tag ): array {
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
			$lengths[ $name ] = self::whole( $given );
		}
		return $lengths;
	}

	/** A whole number of 1 or more; null for anything else. */
	public static function whole( string $written ): ?int {
		return 1 === preg_match( '/^\d{1,9}$/D', $written ) && 0 !== (int) $written ? (int) $written : null;
	}

	/** @return list<string> */
	public function suggestions( FormTag $tag ): array {
		$list = $tag->option( 'list' );
		if ( '' !== $list && ! isset( $this->lists[ $list ] ) ) {
			$this->tell( $tag, 'list:' . $list );
		}
		return $this->lists[ $list ] ?? [];
	}

	/** @return array<string, mixed> */
	public function choices( FormTag $tag, Kind $kind ): array {
		$defaults = new TagDefaults( $this->notes );
		$values   = array_map( [ self::class, 'plain' ], $tag->values );
		$is_there = static fn ( int $position ): bool => isset( $values[ $position - 1 ] );
		$chosen   = array_filter( $defaults->positions( $tag ), $is_there );
		$is_list  = $kind->uses( 'includeBlank' );
		$is_one   = $kind->is_always_required() || ( $is_list && ! $tag->has( 'multiple' ) );
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
		$size = $is_list ? $tag->matching( '/^size:(\d{1,9})$/D' )[1] ?? '' : '';
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
			'isExclusive'  => $kind->uses( 'isExclusive' ) && $tag->has( 'exclusive' ),
			'hasFreeText'  => ! $is_list && $tag->has( 'free_text' ),
			'labelFirst'   => ! $is_list && $tag->has( 'label_first' ),
		];
	}

	/** @return list<array{question: string, answer: string}> */
	public function questions( FormTag $tag ): array {
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

	public function akismet( FormTag $tag ): string {
		return array_values(
			array_intersect( array_filter( Definitions::FIELD_OPTIONS['akismet'] ), $tag->all( 'akismet' ) )
		)[0] ?? '';
	}

	public function tell( FormTag $tag, string $option ): void {
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
