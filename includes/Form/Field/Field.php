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

	private function __construct(
		/** @readonly */
		public Attributes $attributes,
		private Kind $kind,
		private string $name,
		private string $group = '',
		private ?Entry $entry = null
	) {}

	/**
	 * @param array<array-key, mixed> $attributes The attributes of the block, as stored.
	 * @param string                  $name       The final name; "" as long as the field has none.
	 */
	public static function from_attributes( array $attributes, string $name = '' ): self {
		return new self( new Attributes( $attributes ), Kind::named( Attributes::text( $attributes, 'type' ) ), $name );
	}

	public function named( string $name ): self {
		return new self( $this->attributes, $this->kind, $name, $this->group, $this->entry );
	}

	public function in_entry( Entry $entry ): self {
		return new self( $this->attributes, $this->kind, $this->name, $this->group, $entry );
	}

	/** Its place in a repeatable group; null for a field outside of one. */
	public function entry(): ?Entry {
		return $this->entry;
	}

	/** Whether it belongs to an entry of a repeatable group behind the first. */
	public function is_copy(): bool {
		return null !== $this->entry && ! $this->entry->is_first();
	}

	/** The field in a group with a name, which its title then says too. */
	public function in_group( string $group ): self {
		return new self( $this->attributes, $this->kind, $this->name, $group, $this->entry );
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
		return $this->kind->is_always_required()
			|| ( $this->kind->can_be_required() && $this->attributes->is_marked_required );
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

	/** The label as sanitized inline HTML. */
	public function label(): string {
		return Label::with_classes( $this->attributes->label );
	}

	/** The label as plain text; in a repeatable group the entry stands before it. */
	public function title(): string {
		return null === $this->entry ? $this->own_title() : $this->entry->title() . ' – ' . $this->own_title();
	}

	/** Its title for all entries of a repeatable group together. */
	public function common_title(): string {
		return null === $this->entry ? $this->own_title() : $this->entry->common_title() . ' – ' . $this->own_title();
	}

	/** The label as plain text; without a label, another text by which people recognise the field. */
	public function own_title(): string {
		return '' === $this->group
			? $this->words()
			/* translators: 1: label of a field, 2: name of its group, as in "Street (Delivery address)". */
			: sprintf( __( '%1$s (%2$s)', 'rueda' ), $this->words(), $this->group );
	}

	/** Where it stands, if other fields have the same label: in which entry, in which address; else "". */
	public function place(): string {
		$places = [ (string) $this->entry?->title(), $this->group ];
		return implode( ' – ', array_filter( $places, static fn ( string $one ): bool => '' !== $one ) );
	}

	/** An error of the field, for places away from it: with its label, if other fields have the same one. */
	public function placed( string $error ): string {
		$place = $this->place();
		return '' === $place ? $error : $place . ' – ' . $this->words() . ' – ' . $error;
	}

	private function words(): string {
		foreach ( [
			$this->attributes->label,
			$this->attributes->placeholder,
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
			...$this->attributes->choices,
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

	/** @return list<string> The names of the fields that a calculation uses. */
	public function operands(): array {
		return Text::parts( '/\s+/', $this->attributes->operands );
	}

	/** @return list<string> The labels of the choices that the author chose at first. */
	public function chosen_by_author(): array {
		$chosen = array_filter( $this->choices(), static fn ( Choice $choice ): bool => $choice->is_default() );
		return array_values( array_map( static fn ( Choice $choice ): string => $choice->label(), $chosen ) );
	}

	/** @return list<string> The texts that a browser suggests while a visitor types. */
	public function suggestions(): array {
		$words = array_map( 'trim', $this->kind->uses( 'suggestions' ) ? $this->attributes->suggestions : [] );
		return array_values( array_unique( array_filter( $words, static fn ( string $one ): bool => '' !== $one ) ) );
	}

	/** @return non-empty-list<array{question: string, answer: string}> */
	public function questions(): array {
		$asked = array_filter(
			$this->attributes->questions,
			static fn ( array $one ): bool => '' !== $one['question']
		);
		return [] === $asked ? [ [ 'question' => '1+1=?', 'answer' => '2' ] ] : array_values( $asked );
	}

	/** The fewest characters that the field accepts. Two limits that exclude each other do not count. */
	public function minlength(): ?int {
		return $this->has_absurd_lengths() ? null : $this->attributes->minlength;
	}

	/** The most characters that the field accepts; null for no limit. */
	public function maxlength(): ?int {
		return $this->has_absurd_lengths() ? null : $this->longest();
	}

	/** The most characters that a message may contain for this field. Its own rules may allow less. */
	public function most(): int {
		return $this->kind->most( $this );
	}

	/** @return list<Choice> */
	private function choices_of_add_ons(): array {
		$names = Text::parts( '/\s+/', $this->attributes->source );
		$given = [] === $names ? null : Hook::filter( 'wpcf7_form_tag_data_option', null, $names, [] );
		return array_map(
			static fn ( mixed $label ): Choice => new Choice( trim( Read::text( [ $label ], '0' ) ) ),
			array_values( is_array( $given ) ? $given : [] )
		);
	}

	private function longest(): ?int {
		$usual = $this->kind->usual_maxlength();
		return $this->attributes->maxlength ?? ( null === $usual ? null : $this->allowed( $usual ) );
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
		$shortest = (int) $this->attributes->minlength;
		return $shortest > 0 && $shortest > ( $this->longest() ?? $shortest );
	}
}
