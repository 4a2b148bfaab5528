<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\FieldType;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** Says behind a label that a field is required, or that it is optional; not where the author has said it. */
final class RequiredMark {

	/** Words in the languages in which most forms are written. The same list is in `editor/mark.ts`. */
	private const REQUIRED = 'required|mandatory|obligatori[oa]|requerid[oa]|necesari[oa]|pflichtfeld|pflichtangabe'
		. '|erforderlich|obligatoire|requis|requise|obbligatori[oa]|richiest[oa]|obrigat[óo]ri[oa]|verplicht'
		. '|wymagan[eya]|obligatorisk|påkrævet'
		. '|pakollinen|povinn[éý]|kötelező|zorunlu|обязательно|обязательное|必須|必填';
	private const OPTIONAL = 'optional|opcional|facultatif|facultative|optionnel|facoltativ[oa]|opzionale'
		. '|optioneel|freiwillig|opcjonaln[eya]|valgfri|valfritt|nepovinn[éý]|необязательно|任意|选填';

	/** @param list<Field> $all The fields of the form. */
	public static function of( Field $field, array $all ): string {
		$kinds  = [ 'radio', ...FieldType::CAN_BE_REQUIRED ];
		$fields = array_values( array_filter( $all, static fn ( Field $other ): bool => $other->is( ...$kinds ) ) );
		if ( ! $field->is( ...$kinds ) || self::is_said_by( $field ) ) {
			return '';
		}
		$needed       = array_values(
			array_filter( $fields, static fn ( Field $other ): bool => $other->is_required() )
		);
		$others       = count( $fields ) - count( $needed );
		$marks_needed = 0 === $others || count( $needed ) <= $others;
		// Where the author has marked all that is required, the rest needs no mark either.
		$said    = array_filter( $needed, [ self::class, 'is_said_by' ] );
		$is_told = [] !== $needed && count( $needed ) === count( $said );
		if ( $is_told || $field->is_required() !== $marks_needed ) {
			return '';
		}
		return $marks_needed ? __( '(required)', 'rueda' ) : __( '(optional)', 'rueda' );
	}

	private static function is_said_by( Field $field ): bool {
		$label = Label::plain( $field->written_label() );
		$words = [ __( '(required)', 'rueda' ), __( '(optional)', 'rueda' ) ];
		$ours  = array_map( [ self::class, 'as_pattern' ], $words );
		$words = implode( '|', [ self::REQUIRED, self::OPTIONAL, ...$ours ] );
		return 1 === preg_match( '/[*＊✱∗]\s*[:.)\]]*$|^\(?[*＊✱∗]/u', $label )
			|| 1 === preg_match( "/[(\[（【]\s*\*?\s*(?:$words)\s*[)\]）】]|[–—-]\s*(?:$words)\s*[:.]?$/iu", $label );
	}

	/** Ours, in the language of the form. */
	private static function as_pattern( string $words ): string {
		return preg_quote( trim( $words, '()（） ' ), '/' );
	}
}
