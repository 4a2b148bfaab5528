<?php

declare( strict_types=1 );

namespace Rueda\Form\Field;

use Rueda\Form\Kind\Kind;
use Rueda\Form\Protocol\Hook;
use Rueda\Form\Value\Text;
use Rueda\Support\Label;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** One field of a form, read from its block. Its name is unique in the form. */
final class Field {
	public const BLOCK = 'rueda/form-field';

	/** The most characters of a field without such a rule. Nobody types that much, but a request may be a megabyte. */
	public const MAXLENGTH_OTHER = 10000;

	/** Bytes of all files of a field together, where the author set no limit. */
	public const FILE_LIMIT = 1048576;

	/** @param array<array-key, mixed> $attributes The attributes of the block, as stored. */
	private function __construct( private array $attributes, private Kind $kind, private string $name ) {}

	/**
	 * @param array<array-key, mixed> $attributes The attributes of the block, as stored.
	 * @param string                  $name       The final name; "" as long as the field has none.
	 */
	public static function read( array $attributes, string $name = '' ): self {
		return new self( $attributes, Kind::named( Read::text( $attributes, 'type' ) ), $name );
	}

	public function named( string $name ): self {
		return new self( $this->attributes, $this->kind, $name );
	}

	public function kind(): Kind {
		return $this->kind;
	}

	public function type(): string {
		return $this->kind->name();
	}

	public function is( string ...$types ): bool {
		return in_array( $this->type(), $types, true );
	}

	/** The final name; "" for a field that has no name of its own. */
	public function name(): string {
		return $this->name;
	}

	/** As the protocol writes a type: with an asterisk where the field is required. */
	public function type_with_mark(): string {
		return $this->kind->tag() . ( $this->is_required() && $this->kind->can_be_required() ? '*' : '' );
	}

	public function is_required(): bool {
		return $this->kind->is_always_required() || ( $this->kind->can_be_required() && $this->is_marked_required() );
	}

	public function is_for_mail(): bool {
		return $this->kind->is_for_mail();
	}

	/** Whether the field can post several values under its name. */
	public function is_multiple(): bool {
		return $this->kind->is_multiple( $this );
	}

	/** The name as a browser posts it. */
	public function html_name(): string {
		return $this->name . ( $this->is_multiple() ? '[]' : '' );
	}

	/** An attribute that is a text; "" if there is none. */
	public function text( string $attribute ): string {
		return Read::text( $this->attributes, $attribute );
	}

	/** An attribute that is on or off. */
	public function flag( string $attribute ): bool {
		return Read::flag( $this->attributes, $attribute );
	}

	/** An attribute that is a whole number of 1 or more; null if there is none. */
	public function number( string $attribute ): ?int {
		$value = Read::whole( $this->attributes, $attribute );
		return 0 === $value ? null : $value;
	}

	/** The label as sanitized inline HTML. */
	public function label(): string {
		return Label::cleaned( $this->text( 'label' ) );
	}

	/** The label as plain text; without a label, another text by which people recognise the field. */
	public function title(): string {
		foreach ( [
			$this->text( 'label' ),
			$this->text( 'placeholder' ),
			$this->kind->title( $this ),
		] as $words ) {
			$plain = Label::plain( $words );
			if ( '' !== $plain ) {
				return $plain;
			}
		}
		return $this->name;
	}

	/** @return list<Choice> Choices without a label are left out. */
	public function choices(): array {
		$choices = [
			...array_map( [ Choice::class, 'from' ], Read::rows( $this->attributes, 'choices' ) ),
			...$this->choices_of_add_ons(),
		];
		/**
		 * Filters the choices of a field, for choices that are known only when the page is requested.
		 *
		 * Answers are checked against the same list.
		 *
		 * @param list<Choice> $choices The choices that the author wrote; create more with
		 *                              `new \Rueda\Form\Field\Choice( $label, $value )`.
		 * @param Field        $field   The field.
		 */
		$filtered = Listeners::filter( 'rueda_form_choices', $choices, $this );
		return array_values(
			array_filter(
				is_array( $filtered ) ? $filtered : $choices,
				static fn ( mixed $choice ): bool => $choice instanceof Choice && '' !== $choice->label()
			)
		);
	}

	/** @return list<string> The labels of the choices that the author chose at first. */
	public function chosen_by_author(): array {
		$chosen = array_filter( $this->choices(), static fn ( Choice $choice ): bool => $choice->is_default() );
		return array_values( array_map( static fn ( Choice $choice ): string => $choice->label(), $chosen ) );
	}

	/** @return list<string> The texts that a browser suggests while a visitor types. */
	public function suggestions(): array {
		$given = $this->kind->uses( 'suggestions' ) && is_array( $this->attributes['suggestions'] ?? null )
			? $this->attributes['suggestions']
			: [];
		$words = array_map(
			static fn ( mixed $one ): string => is_scalar( $one ) ? trim( (string) $one ) : '',
			$given
		);
		return array_values( array_unique( array_filter( $words, static fn ( string $one ): bool => '' !== $one ) ) );
	}

	/** @return list<array{question: string, answer: string}> */
	public function questions(): array {
		$questions = [];
		foreach ( Read::rows( $this->attributes, 'questions' ) as $row ) {
			$question = trim( Read::text( $row, 'question' ) );
			if ( '' !== $question ) {
				$questions[] = [ 'question' => $question, 'answer' => Read::text( $row, 'answer' ) ];
			}
		}
		return [] === $questions ? [ [ 'question' => '1+1=?', 'answer' => '2' ] ] : $questions;
	}

	/** The fewest characters that the field accepts. Two limits that exclude each other do not count. */
	public function minlength(): ?int {
		return $this->has_absurd_lengths() ? null : $this->given_minlength();
	}

	/** The most characters that the field accepts; null for no limit. */
	public function maxlength(): ?int {
		return $this->has_absurd_lengths() ? null : $this->longest();
	}

	/** The most characters that a message may contain for this field. Its own rules may allow less. */
	public function most(): int {
		return $this->kind->most( $this );
	}

	/** The limit that the author wrote; the default limit is not used here. */
	public function given_maxlength(): ?int {
		return $this->number( 'maxlength' );
	}

	public function given_minlength(): ?int {
		return $this->number( 'minlength' );
	}

	/** The name as the author wrote it; it may be invalid. */
	public function written_name(): string {
		return $this->text( 'name' );
	}

	/** The label as the author wrote it: unsanitized HTML. */
	public function written_label(): string {
		return $this->text( 'label' );
	}

	public function is_label_hidden(): bool {
		return $this->flag( 'isLabelHidden' );
	}

	public function help(): string {
		return trim( $this->text( 'help' ) );
	}

	public function placeholder(): string {
		return $this->text( 'placeholder' );
	}

	public function autocomplete(): string {
		return $this->text( 'autocomplete' );
	}

	public function default_value(): string {
		return $this->text( 'defaultValue' );
	}

	/** Where the first value comes from: "get" is the address, "user_email" and the like are the account. */
	public function default_source(): string {
		return $this->text( 'defaultFrom' );
	}

	/** Whether the author checked "Required". Some types ignore that, and others are always required. */
	public function is_marked_required(): bool {
		return $this->flag( 'isRequired' );
	}

	public function is_readonly(): bool {
		return $this->flag( 'readonly' );
	}

	/** The width of the control in characters. */
	public function size( int $fallback ): int {
		return $this->number( 'size' ) ?? $fallback;
	}

	/** Whether a text field stands beside the last choice. */
	public function has_free_text(): bool {
		return $this->flag( 'hasFreeText' );
	}

	/** The text that a visitor agrees to by checking the box, as HTML. */
	public function condition(): string {
		return $this->text( 'conditionText' );
	}

	/** Whether the message is kept only if the visitor agrees with this field. */
	public function is_consent_to_store(): bool {
		return 'storage' === $this->text( 'consentFor' );
	}

	/** The name of the field whose letters are counted. */
	public function target(): string {
		return $this->text( 'target' );
	}

	public function counts_down(): bool {
		return 'down' === $this->text( 'countDirection' );
	}

	/** The meaning of the field for Akismet: "author", "author_email" or "author_url". */
	public function akismet(): string {
		return $this->text( 'akismet' );
	}

	/** @return array<array-key, mixed> The attributes of the block as stored; form-tags are made from them. */
	public function stored(): array {
		return $this->attributes;
	}

	/** The author's id for the control; empty for none. Ids that begin with "wpcf7" are reserved for the protocol. */
	public function html_id(): string {
		$id = $this->text( 'htmlId' );
		return 1 === preg_match( '/^[A-Za-z][A-Za-z0-9:._-]*$/D', $id ) && ! str_starts_with( $id, 'wpcf7' ) ? $id : '';
	}

	/** @return list<string> The author's classes for the control. */
	public function classes(): array {
		$classes = array_map( 'sanitize_html_class', Text::parts( '/\s+/', $this->text( 'className' ) ) );
		return array_values( array_filter( $classes, static fn ( string $name ): bool => '' !== $name ) );
	}

	/** @return list<Choice> */
	private function choices_of_add_ons(): array {
		$names = Text::parts( '/\s+/', $this->text( 'source' ) );
		$given = [] === $names ? null : Hook::filter( 'wpcf7_form_tag_data_option', null, $names, [] );
		return array_map(
			static fn ( mixed $label ): Choice => new Choice( trim( Read::text( [ $label ], '0' ) ) ),
			array_values( is_array( $given ) ? $given : [] )
		);
	}

	private function longest(): ?int {
		$usual = $this->kind->usual_maxlength();
		return $this->given_maxlength() ?? ( null === $usual ? null : $this->allowed( $usual ) );
	}

	/** How long a text may be where the author of the form set no limit. */
	public function allowed( int $usual ): int {
		/**
		 * How long a text may be where the author of a form set no limit.
		 *
		 * @param int   $usual Characters.
		 * @param Field $field The field.
		 */
		$filtered = Listeners::filter( 'rueda_form_maxlength', $usual, $this );
		return is_int( $filtered ) && $filtered > 0 ? $filtered : $usual;
	}

	private function has_absurd_lengths(): bool {
		$shortest = (int) $this->given_minlength();
		return $shortest > 0 && $shortest > ( $this->longest() ?? $shortest );
	}
}
