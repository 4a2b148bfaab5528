<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Definitions;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\TagOptions;
use Rueda\Form\Form;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\View;
use Rueda\Form\Post\Request;
use Rueda\Form\Store\Record;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * A kind of field: how it is printed, read, checked and told. `src/blocks/form-field/kinds/<kind>/definition.ts` says
 * which class it has, and what the editor knows of it too.
 */
abstract class Kind {
	public const DEFAULT = 'text';

	/** The number of entries of a repeatable group. */
	public const ENTRIES = 'entries';

	/** @var array<string, self> */
	private static array $known = [];

	/**
	 * @param array{
	 *   class: string, role: string, required: string, group: string, attributes: list<string>, tag?: string,
	 *   usualMaxlength?: int
	 * } $definition
	 */
	final private function __construct( private string $name, private array $definition ) {}

	/** The kind with this name; a field of an unknown kind is a text field. */
	final public static function named( string $name ): self {
		return self::known( $name ) ?? self::$known[ self::DEFAULT ] ??= new Line(
			self::DEFAULT,
			Definitions::FIELD_KINDS[ self::DEFAULT ]
		);
	}

	final public static function known( string $name ): ?self {
		$definition = self::ENTRIES === $name ? Definitions::ENTRIES_KIND : Definitions::FIELD_KINDS[ $name ] ?? null;
		if ( null === $definition ) {
			return null;
		}
		$class = __NAMESPACE__ . '\\' . $definition['class'];

		self::$known[ $name ] ??= new $class( $name, $definition );
		return self::$known[ $name ];
	}

	final public function name(): string {
		return $this->name;
	}

	/** The type of its form-tags. */
	final public function tag(): string {
		return $this->definition['tag'] ?? $this->name;
	}

	/** The place of its rules among those of a form: in the alphabetical order of these groups. */
	final public function group(): string {
		return $this->definition['group'];
	}

	/** Whether fields of this kind use an attribute. A block may also have attributes from an earlier kind. */
	final public function uses( string $attribute ): bool {
		return in_array( $attribute, $this->definition['attributes'], true );
	}

	/** @return list<string> The attributes that it uses besides those of all fields. */
	final public function attributes(): array {
		return $this->definition['attributes'];
	}

	/** Whether the author can mark it as required. */
	final public function can_be_required(): bool {
		return 'choosable' === $this->definition['required'];
	}

	final public function is_always_required(): bool {
		return 'always' === $this->definition['required'];
	}

	/** Whether its values belong to the message and its emails. */
	final public function is_for_mail(): bool {
		return ! in_array( $this->definition['role'], [ 'question', 'nothing' ], true );
	}

	/** Whether a visitor answers it; a consent is no answer, nor is a hidden value. */
	final public function is_answered(): bool {
		return in_array( $this->definition['role'], [ 'answer', 'file' ], true );
	}

	/** Whether lists of answers have its values. Consents and files are shown elsewhere. */
	final public function is_listed(): bool {
		return in_array( $this->definition['role'], [ 'answer', 'hidden' ], true );
	}

	/** Whether its values are words or choices of a visitor, and nothing else. */
	final public function is_plain_answer(): bool {
		return 'answer' === $this->definition['role'];
	}

	/** Whether its value comes from the author, and not from a visitor. */
	final public function is_preset(): bool {
		return 'hidden' === $this->definition['role'];
	}

	/** Whether it only keeps programs out. It always needs an answer, which is not kept. */
	final public function is_question(): bool {
		return 'question' === $this->definition['role'];
	}

	/** A counter and the like have no name of their own. */
	final public function has_name(): bool {
		return 'nothing' !== $this->definition['role'];
	}

	final public function has_choices(): bool {
		return $this->uses( 'choices' );
	}

	/** Whether a visitor writes what the author can limit in length. */
	final public function is_typed(): bool {
		return $this->is_plain_answer() && $this->uses( 'maxlength' );
	}

	public function holds_files(): bool {
		return false;
	}

	/** Whether a field can post several values under its name. */
	public function is_multiple( Field $field ): bool {
		return false;
	}

	/** Words by which people recognise a field that has neither label nor placeholder. */
	public function title( Field $field ): string {
		return '';
	}

	/** The most characters where the author set no limit; null for no limit. */
	final public function usual_maxlength(): ?int {
		$usual = $this->definition['usualMaxlength'] ?? Definitions::USUAL_MAXLENGTH;
		return 0 === $usual ? null : $usual;
	}

	/** The most characters that a message may contain for a field, if its own rules do not allow less. */
	public function most( Field $field ): int {
		return max( Definitions::USUAL_MAXLENGTH, (int) $field->attributes->maxlength );
	}

	/** A first value as the control takes it; "" if it is none. */
	public function first_value( string $written, Days $days ): string {
		return $written;
	}

	/** The value that the control has if nobody gives it one. */
	public function resting_value( Field $field, Days $days ): string {
		return '';
	}

	/**
	 * The values that an untouched field posts. Only values that the author set count: when a form is received, it is
	 * not known what a link or an account had filled in.
	 *
	 * @return list<string>
	 */
	public function untouched( Field $field, Days $days ): array {
		$value = $this->first_value( $field->attributes->default_value, $days );
		$value = '' === $value ? $this->resting_value( $field, $days ) : $value;
		return '' === $value ? [] : [ $value ];
	}

	/** Prints a field with all that belongs to it. */
	public function markup( View $view, Field $field, FieldMarkup $parts ): string {
		return $parts->labelled( $view, $field, $this->control( $view, $field, $parts ) );
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		return '';
	}

	/** Loads the style of its `page.scss`. */
	final protected function enqueue_style(): void {
		$file = RUEDA_URL . 'build/blocks/form-field/' . $this->name() . '.css';
		wp_enqueue_style( 'rueda-field-' . $this->name(), $file, [], RUEDA_VERSION );
	}

	/** Whether the control is a group or has a label element of its own, so that the field's label must be none. */
	public function has_own_label( Field $field ): bool {
		return false;
	}

	/** Whether visitors need a label to know what to enter. */
	public function needs_label( Field $field ): bool {
		return $this->is_answered() || $this->is_question();
	}

	/** What visitors should know of the limits before they answer, below the help; "" for nothing. */
	public function limits_in_words( Field $field ): string {
		return '';
	}

	/** Whether a field is read even if the request does not have it. Browsers post nothing for an unchecked box. */
	public function is_read_if_absent(): bool {
		return false;
	}

	/** Whether a browser sends a value for it. What else comes under its name does not count. */
	public function is_sent(): bool {
		return true;
	}

	/**
	 * The value that the server makes from the answers of other fields.
	 *
	 * @param callable(string): list<string> $answers By name of the field.
	 */
	public function calculated( Field $field, callable $answers ): string {
		return '';
	}

	/**
	 * Reads what a visitor sent for a field.
	 *
	 * @param mixed  $sent      Clean texts.
	 * @param string $free_text What was typed beside the last choice.
	 * @return array{mixed, mixed} The value, and the same with labels in place of hidden values.
	 */
	public function read_value( Field $field, mixed $sent, string $free_text ): array {
		return [ $sent, $sent ];
	}

	/**
	 * The rules that a field is checked by, on the page and by the server.
	 *
	 * @return list<array{string, string, array<string, mixed>}> For each its name, its error and its parameters.
	 */
	public function rules( Field $field, Texts $texts, Days $days ): array {
		return $field->is_required() ? [ [ 'required', $texts->plain( 'invalid_required' ), [] ] ] : [];
	}

	/** @return list<string>|null The only answers that are accepted; null if there is no such list. */
	public function accepted( Field $field ): ?array {
		return null;
	}

	/**
	 * Checks an answer that no rule can check.
	 *
	 * @param callable(): Quiz    $quiz
	 * @param callable(): Captcha $captcha
	 * @return string The key of the text that says what is wrong; "" if nothing is.
	 */
	public function mistake( Form $form, Field $field, Request $request, callable $quiz, callable $captcha ): string {
		return '';
	}

	/**
	 * Finds what may surprise the author of a field that works.
	 *
	 * @return list<array{string, string}> A code and a sentence for each hint.
	 */
	public function hints( Field $field ): array {
		return [];
	}

	/**
	 * Finds what makes a field unusable, for its author.
	 *
	 * @return list<array{string, string}> A code and a sentence for each mistake.
	 */
	public function flaws( Field $field, Days $days ): array {
		return [];
	}

	/** A sensible answer, to preview emails. */
	public function sample( Field $field, int $now ): string {
		$written = $field->attributes->default_value;
		return '' === $written ? __( 'Sample answer', 'rueda' ) : $written;
	}

	/** The answer with which an email is least likely to reach somebody. */
	public function poorest_sample( Field $field ): string {
		return 'x';
	}

	/** @return list<string>|null What emails say for a field; null if it was not sent. */
	public function in_mail( Field $field, Record $record, bool $is_raw ): ?array {
		return $record->values( $field->name(), $is_raw );
	}

	/** What emails say for a field, instead of the values in a row; null for those. */
	public function sentence( Field $field, Record $record, bool $is_raw, bool $is_html ): ?string {
		return null;
	}

	/** Whether visitors can choose a recipient with it: they send only what the author wrote, or an address. */
	public function may_address( Field $field ): bool {
		return false;
	}

	/** The name in the form-tag of a field. */
	public function tag_name( Field $field ): string {
		return $field->name();
	}

	/** @return list<string> Options of the form-tag of a field that no attribute says. */
	public function tag_options( Field $field ): array {
		return [];
	}

	/** @return list<array{string, string}> The values of a field's form-tag, each before and behind its pipe. */
	public function tag_values( Field $field ): array {
		return self::without_pipes(
			$this->uses( 'placeholder' ) ? $field->attributes->placeholder : '',
			$this->uses( 'defaultFrom' ) ? $field->attributes->default_value : ''
		);
	}

	/** The text between a field's form-tag and its end. */
	public function tag_content( Field $field ): string {
		return '';
	}

	/** @return list<string> The options of its form-tags, besides id, class and default. */
	public function known_options(): array {
		return TagOptions::of_attributes( $this->attributes() );
	}

	/** @return array<string, mixed> The attributes of the block that a form-tag becomes. */
	public function from_tag( FormTag $tag, TagReader $reader ): array {
		return [];
	}

	/** @return list<array{string, string}> */
	final protected static function without_pipes( string ...$words ): array {
		return array_map(
			static fn ( string $text ): array => [ $text, $text ],
			array_values( array_filter( $words, static fn ( string $text ): bool => '' !== $text ) )
		);
	}
}
