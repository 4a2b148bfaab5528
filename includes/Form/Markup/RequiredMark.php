<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\Field\Field;
use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/** The text behind a label that says "required" or "optional", unless the author wrote that into the label. */
final class RequiredMark {
	/** Words in the languages of most forms; `editor/mark.ts` has the same lists. */
	private const REQUIRED = 'required|mandatory|obligatori[oa]|requerid[oa]|necesari[oa]|pflichtfeld|pflichtangabe'
		. '|erforderlich|obligatoire|requis|requise|obbligatori[oa]|richiest[oa]|obrigat[óo]ri[oa]|verplicht'
		. '|wymagan[eya]|obligatorisk|påkrævet'
		. '|pakollinen|povinn[éý]|kötelező|zorunlu|обязательно|обязательное|必須|必填';
	private const OPTIONAL = 'optional|opcional|facultatif|facultative|optionnel|facoltativ[oa]|opzionale'
		. '|optioneel|freiwillig|opcjonaln[eya]|valgfri|valfritt|nepovinn[éý]|необязательно|任意|选填';

	/** Forms in these languages have the word in an element of its own, without brackets. */
	private const BARE = '/(?:^|[\s※])(?:必須|必填|任意|选填)(?:[\s:：]|$)/u';

	/** Whether required fields get the mark (true) or optional ones (false); null if no field needs one. */
	private ?bool $marks_needed = null;

	/** Matches a label that says in words whether the field is required or optional; empty until it is needed. */
	private string $pattern = '';

	/** @param list<Field> $fields All of the form. */
	public function __construct( array $fields ) {
		$fields = array_filter( $fields, [ self::class, 'is_counted' ] );
		$needed = array_filter( $fields, static fn ( Field $field ): bool => $field->is_required() );
		$others = count( $fields ) - count( $needed );
		// If the author marked all required fields in their labels, the other fields need no mark either.
		$said = array_filter( $needed, fn ( Field $field ): bool => $this->is_said_by( $field ) );
		if ( [] === $needed || count( $needed ) > count( $said ) ) {
			$this->marks_needed = 0 === $others || count( $needed ) <= $others;
		}
	}

	public function words_for( Field $field ): string {
		if (
			null === $this->marks_needed
			|| ( ! self::is_counted( $field ) && ! $field->kind()->is_question() )
			|| ( $field->is_required() || $field->kind()->is_question() ) !== $this->marks_needed
			|| $this->is_said_by( $field )
		) {
			return '';
		}
		return $this->marks_needed ? __( '(required)', 'rueda' ) : __( '(optional)', 'rueda' );
	}

	/** Questions always need an answer, so they do not count when required and optional fields are compared. */
	private static function is_counted( Field $field ): bool {
		return $field->kind()->can_be_required() || $field->kind()->is_always_required();
	}

	private function is_said_by( Field $field ): bool {
		$label = Label::plain( $field->attributes->label );
		if ( 1 !== preg_match( '/[*＊✱∗(\[（【–—必任选-]/u', $label ) ) {
			return false;
		}
		$this->pattern = '' === $this->pattern ? self::pattern() : $this->pattern;
		return 1 === preg_match( '/[*＊✱∗]\s*[:.)\]]*$|^\(?[*＊✱∗]/u', $label )
			|| 1 === preg_match( self::BARE, $label )
			|| 1 === preg_match( $this->pattern, $label );
	}

	private static function pattern(): string {
		$words = [ __( '(required)', 'rueda' ), __( '(optional)', 'rueda' ) ];
		$ours  = array_map( [ self::class, 'as_pattern' ], $words );
		$words = implode( '|', [ self::REQUIRED, self::OPTIONAL, ...$ours ] );
		return "/[(\[（【]\s*\*?\s*(?:$words)\s*[)\]）】]|[–—-]\s*(?:$words)\s*[:.]?$/iu";
	}

	/** Makes a pattern of our own words, in the language of the form. */
	private static function as_pattern( string $words ): string {
		return preg_quote( trim( $words, '()（） ' ), '/' );
	}
}
