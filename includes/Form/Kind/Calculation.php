<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** A sum or a product of other fields. Pages show it while visitors answer; only the server's own result counts. */
final class Calculation extends Kind {
	private const NUMBER = '/^-?\d{1,15}(\.\d{1,10})?$/D';

	/** Larger numbers are no longer exact. */
	private const MOST = 1e12;

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		return Control::wrap(
			$view,
			$field,
			Html::element(
				'output',
				[
					'class'                  => Control::classes( $view, $field ),
					'id'                     => $view->id_of( $field ),
					'aria-describedby'       => $view->described_by( $field ),
					'data-rueda-calculation' => (string) wp_json_encode(
						[
							'name'     => $field->name(),
							'product'  => $field->attributes->is_product,
							'of'       => self::names( $view->form(), $field ),
							'decimals' => self::decimals( $field ),
						]
					),
				],
				// A script shows the result here.
				esc_html__( 'It is calculated when you send the form.', 'rueda' )
			)
		);
	}

	/** @return list<string|list<string>> For each operand the name of its field, or of those in a repeatable group. */
	private static function names( Form $form, Field $field ): array {
		return array_map(
			static function ( string $name ) use ( $form, $field ): string|array {
				$named = $form->fields_named( $name, $field );
				return count( $named ) < 2
					? $name
					: array_map( static fn ( Field $one ): string => $one->name(), $named );
			},
			$field->operands()
		);
	}

	public function needs_label( Field $field ): bool {
		return true;
	}

	public function is_read_if_absent(): bool {
		return true;
	}

	public function is_sent(): bool {
		return false;
	}

	public function calculated( Field $field, callable $answers ): string {
		$operands = array_map( $answers, $field->operands() );
		return self::result( $field->attributes->is_product, $operands, self::decimals( $field ) );
	}

	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		$result = Read::string( $sent );
		return [
			'' === $result ? '' : number_format_i18n( (float) $result, self::decimals( $field ) ),
			$result,
		];
	}

	/**
	 * The result, as resultOf() in TypeScript computes it.
	 *
	 * @param list<list<string>> $operands The answers of each field. What is no number counts 0.
	 * @return string With a point; "" without an answer, and where it would be too large.
	 */
	public static function result( bool $is_product, array $operands, int $decimals ): string {
		$is_answered = static fn ( string $answer ): bool => '' !== trim( $answer );
		if ( [] === array_filter( array_merge( [], ...$operands ), $is_answered ) ) {
			return '';
		}
		$numbers = array_map(
			static fn ( array $answers ): float => array_sum( array_map( [ self::class, 'number' ], $answers ) ),
			$operands
		);
		$result  = $is_product ? array_product( $numbers ) : array_sum( $numbers );
		$shift   = 10 ** $decimals;
		$rounded = floor( $result * $shift + 0.5 ) / $shift;
		return abs( $rounded ) < self::MOST ? number_format( $rounded, $decimals, '.', '' ) : '';
	}

	private static function number( string $answer ): float {
		$answer = trim( $answer );
		return 1 === preg_match( self::NUMBER, $answer ) ? (float) $answer : 0.0;
	}

	/** The number of decimals that a step asks for; decimalsOf() in TypeScript reads it in the same way. */
	public static function decimals( Field $field ): int {
		$step = $field->attributes->step;
		return 1 === preg_match( '/^0\.0?1$/D', $step ) ? strlen( $step ) - 2 : 0;
	}

	public function flaws( Field $field, Days $days ): array {
		/* translators: %s: title of a field. */
		$words = __( '“%s” calculates nothing: choose the fields that it adds or multiplies.', 'rueda' );
		return [] === $field->operands()
			? [ [ 'nothing_to_calculate', sprintf( $words, $field->title() ) ] ]
			: [];
	}

	public function sample( Field $field, int $now ): string {
		return number_format( 75, self::decimals( $field ), '.', '' );
	}

	public function poorest_sample( Field $field ): string {
		return '0';
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [
			'isProduct' => $tag->has( 'product' ),
			'operands'  => strtr( implode( ' ', $tag->all( 'of' ) ), '|', ' ' ),
			'step'      => $tag->option( 'step' ),
		];
	}
}
