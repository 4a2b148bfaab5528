<?php

declare( strict_types=1 );

namespace Rueda\Form\TestMessage;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Rules\Input;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Rules\Schema;
use Rueda\Support\Clock;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Fills in a form for its test message, with answers that its rules accept. */
final class TestAnswers {
	/** Characters. No answer has to be longer. */
	private const LONGEST = 5000;

	public function __construct( private Clock $clock ) {}

	/** @return list<Field> Fields that a program must not answer, and files, which would be kept. */
	public static function left_out( Form $form ): array {
		return $form->fields_that(
			static fn ( Field $field ): bool => $field->kind()->has_name()
				&& ( ! $field->is_for_mail() || $field->kind()->holds_files() )
		);
	}

	/** The form without them, as if they were not there. */
	public static function tried( Form $form ): Form {
		return $form->without(
			array_map( static fn ( Field $field ): string => $field->name(), self::left_out( $form ) )
		);
	}

	/** @return array<string, string|list<string>> By field. */
	public function for_form( Form $form ): array {
		$form    = self::tried( $form );
		$rules   = Schema::of_form( $form, new Days( $this->clock ) )->rules();
		$answers = [];
		foreach ( $form->fields_that( static fn ( Field $field ): bool => $field->kind()->has_name() ) as $field ) {
			$answer = $this->answer( $field, $rules );
			if ( '' !== $answer ) {
				$answers[ $field->name() ] = $field->is_multiple() ? [ $answer ] : $answer;
			}
		}
		return $answers;
	}

	/** @param list<array<array-key, mixed>> $rules Of the form. */
	private function answer( Field $field, array $rules ): string {
		if ( $field->is( 'acceptance' ) ) {
			return $field->attributes->is_inverted ? '' : '1';
		}
		$name     = $field->name();
		$is_own   = static fn ( array $rule ): bool => Read::text( $rule, 'field' ) === $name;
		$own      = array_values( array_filter( $rules, $is_own ) );
		$possible = $this->possible( $field, $own );
		foreach ( $possible as $answer ) {
			if ( [] === ( new Rules() )->errors( $own, new Input( [ $name => $answer ] ), Rules::TEXTS ) ) {
				return $answer;
			}
		}
		return $possible[0];
	}

	/**
	 * @param list<array<array-key, mixed>> $rules Of the field.
	 * @return non-empty-list<string> The most sensible answer first.
	 */
	private function possible( Field $field, array $rules ): array {
		$now    = $this->clock->now();
		$sample = $field->kind()->sample( $field, $now );
		$more   = [];
		$first  = gmdate( 'Y-m-d', $now );
		foreach ( $rules as $rule ) {
			$limit = Read::text( $rule, 'threshold' );
			$first = 'mindate' === Read::text( $rule, 'rule' ) ? $limit : $first;
			$more  = [
				...$more,
				...match ( Read::text( $rule, 'rule' ) ) {
					'minlength' => [ str_pad( $sample, min( self::LONGEST, (int) $limit ), ' test' ) ],
				'maxlength' => [ substr( 'test', 0, max( 0, (int) $limit ) ) ],
				'enum'      => Read::strings( $rule['accept'] ?? null ),
				'dayofweek' => self::week_from( $first ),
				default     => [ $limit ],
				},
			];
		}
		return [ $sample, ...array_values( array_diff( $more, [ '', $sample ] ) ) ];
	}

	/** @return list<string> */
	private static function week_from( string $day ): array {
		$begin = (int) strtotime( "$day 12:00 UTC" );
		return array_map(
			static fn ( int $days ): string => gmdate( 'Y-m-d', $begin + $days * DAY_IN_SECONDS ),
			range( 0, 6 )
		);
	}
}
