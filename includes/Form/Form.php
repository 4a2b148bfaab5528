<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Compat\ContactForm7;
use Rueda\Definitions;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Protocol\Hook;
use Rueda\Support\Conditions\ConditionalParts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A form: its blocks, the fields among them, and the settings for the messages that visitors send. */
final class Form {
	/** Languages that are written from right to left. */
	public const RTL = [ 'ar', 'ary', 'azb', 'fa_IR', 'haz', 'he_IL', 'ps', 'ug_CN' ];

	/** The blocks of a form besides its fields. */
	public const SUBMIT  = 'rueda/form-submit';
	public const STEP    = 'rueda/form-step';
	public const ADDRESS = 'rueda/form-address';
	public const REPEAT  = 'rueda/form-repeat';

	/** The meta with the id of an imported form in Contact Form 7. */
	public const SOURCE = '_rueda_form_source';

	private ?int $public_id = null;

	/** @var ConditionalParts|false|null False until it is known. */
	private ConditionalParts|false|null $parts = false;

	/** @var list<string> The fields that without() has taken away. */
	private array $left_out = [];

	/**
	 * @param list<array<array-key, mixed>> $blocks Parsed blocks; each field's block has its final name.
	 * @param list<Field>                   $fields In the order of the page.
	 */
	public function __construct(
		private WP_Post $post,
		private array $blocks,
		private array $fields,
		private MailTemplate $mail,
		private MailTemplate $mail_2,
		private Texts $texts,
		private AdditionalSettings $settings,
		private string $locale
	) {}

	public function id(): int {
		return $this->post->ID;
	}

	/**
	 * The id by which pages, scripts and functions of others know the form. An imported form keeps the one that it had
	 * in Contact Form 7, as long as that plugin does not use it itself. A copy of an imported form has an id of its
	 * own, and so has a form whose old id is another form's on this site.
	 */
	public function public_id(): int {
		return $this->public_id ??= $this->old_id() ?? $this->post->ID;
	}

	/** The id that the form had in Contact Form 7; 0 if it was not imported. */
	public function source(): int {
		$source = get_metadata_raw( 'post', $this->post->ID, self::SOURCE, true );
		return is_numeric( $source ) ? (int) $source : 0;
	}

	private function old_id(): ?int {
		$source = ContactForm7::is_active() ? 0 : $this->source();
		return 0 !== $source
			&& Definitions::FORM_TYPE !== get_post_type( $source )
			&& ImportedForms::with_source( $source ) === $this->post->ID
				? $source
				: null;
	}

	public function title(): string {
		return $this->post->post_title;
	}

	public function slug(): string {
		return $this->post->post_name;
	}

	/** The stored markup of the blocks. */
	public function content(): string {
		return $this->post->post_content;
	}

	/** The language, as in `es_ES`; empty if none was chosen. */
	public function locale(): string {
		return $this->locale;
	}

	/** @return list<array<array-key, mixed>> */
	public function blocks(): array {
		return $this->blocks;
	}

	/** @return list<Field> */
	public function fields( string ...$types ): array {
		return [] === $types
			? $this->fields
			: $this->fields_that( static fn ( Field $field ): bool => $field->is( ...$types ) );
	}

	/** @return list<Field> Those whose values belong to the message and its emails. */
	public function fields_for_mail(): array {
		return $this->fields_that( static fn ( Field $field ): bool => $field->is_for_mail() );
	}

	/**
	 * @param callable( Field ): bool $is_meant
	 * @return list<Field>
	 */
	public function fields_that( callable $is_meant ): array {
		return array_values( array_filter( $this->fields, $is_meant ) );
	}

	public function field( string $name ): ?Field {
		foreach ( $this->fields as $field ) {
			if ( '' !== $name && $field->name() === $name ) {
				return $field;
			}
		}
		return null;
	}

	/** Whether it has groups whose fields visitors may fill in several times. */
	public function has_groups(): bool {
		// Other forms cost nothing more.
		return str_contains( $this->content(), '<!-- wp:' . self::REPEAT . ' ' );
	}

	/**
	 * The fields that a name means: that of a field in a repeatable group means the field in all entries, except for
	 * the fields beside it.
	 *
	 * @param Field|null $for The field that names it, such as a calculation.
	 * @return list<Field>
	 */
	public function fields_named( string $name, ?Field $for = null ): array {
		$field = $this->field( $name );
		$entry = $field?->entry();
		return null === $entry || ! $entry->is_first() || $entry->is_beside( $for?->entry() )
			? array_values( array_filter( [ $field ] ) )
			: $this->fields_that( static fn ( Field $one ): bool => $entry->is_same_place( $one->entry() ) );
	}

	/** The name by which people know a field: that of a field in a repeatable group is its name in the first entry. */
	public function common_name( string $name ): string {
		$entry = $this->field( $name )?->entry();
		$same  = null === $entry || $entry->is_first()
			? []
			: $this->fields_that( static fn ( Field $one ): bool => $entry->is_same_place( $one->entry() ) );
		return [] === $same ? $name : $same[0]->name();
	}

	/** Whether the form has a field, shown or not. */
	public function has( string $name ): bool {
		return null !== $this->field( $name ) || in_array( $name, $this->left_out, true );
	}

	/** The parts that are shown under conditions; null for a form without any. */
	public function parts(): ?ConditionalParts {
		if ( false === $this->parts ) {
			// Other forms cost nothing more.
			$has_parts   = str_contains( $this->content(), '"showIf"' ) || $this->has_groups();
			$this->parts = $has_parts ? ShownBlocks::parts( $this->blocks, $this->sources() ) : null;
		}
		return $this->parts;
	}

	/** @return array<string, list<string>> The fields from which others are made. */
	private function sources(): array {
		$sources = [];
		foreach ( $this->fields as $field ) {
			if ( '' !== $field->attributes->operands && ! $field->kind()->is_sent() ) {
				$sources[ $field->name() ] = array_merge(
					[],
					...array_map(
						fn ( string $name ): array => self::names( $this->fields_named( $name, $field ) ),
						$field->operands()
					)
				);
			}
		}
		return $sources;
	}

	/**
	 * @param list<Field> $fields
	 * @return list<string>
	 */
	private static function names( array $fields ): array {
		return array_map( static fn ( Field $field ): string => $field->name(), $fields );
	}

	/** @return list<AfterSending> What it may do after its message was sent; none if it only says so. */
	public function after_sending(): array {
		// Other forms cost nothing more.
		return str_contains( $this->content(), '<!-- wp:' . Definitions::THANKS_BLOCK . ' ' )
			? AfterSending::all_in( parse_blocks( $this->content() ) )
			: [];
	}

	/**
	 * The form without some of its fields, as if they were not there.
	 *
	 * @param list<string> $names
	 */
	public function without( array $names ): self {
		$form           = clone $this;
		$form->left_out = [ ...$this->left_out, ...$names ];
		$form->fields   = $this->fields_that(
			static fn ( Field $field ): bool => ! in_array( $field->name(), $names, true )
		);
		return $form;
	}

	public function mail(): MailTemplate {
		return $this->mail;
	}

	/**
	 * The first mail without headers that equal the default. The default is made from the fields, so headers that
	 * nobody wrote change with them.
	 *
	 * @return array<string, mixed>
	 */
	public function written_mail(): array {
		$mail = $this->mail->to_stored();
		if ( MailDefaults::additional_headers( $this->fields ) === $mail['additional_headers'] ) {
			unset( $mail['additional_headers'] );
		}
		return $mail;
	}

	public function mail_2(): MailTemplate {
		return $this->mail_2;
	}

	public function texts(): Texts {
		return $this->texts;
	}

	public function settings(): AdditionalSettings {
		return $this->settings;
	}

	public function is_for_members(): bool {
		return $this->settings->is_on( 'subscribers_only' );
	}

	/** A private form is shown only to users who may read it. */
	public function is_private(): bool {
		return 'private' === $this->post->post_status;
	}

	/** Forms that only some users may fill in need a nonce, and all forms do if the site says so. */
	public function needs_nonce(): bool {
		$is_needed = $this->is_for_members()
			|| $this->is_private()
			|| ( defined( 'WPCF7_VERIFY_NONCE' ) && true === constant( 'WPCF7_VERIFY_NONCE' ) );
		return (bool) Hook::filter( 'wpcf7_verify_nonce', $is_needed, $this );
	}

	public function is_demo(): bool {
		return $this->settings->is_on( 'demo_mode' );
	}

	/**
	 * Replaces parts of a mail for this request only; add-ons do that before the emails are sent.
	 *
	 * @param array<array-key, mixed> $parts
	 */
	public function replace_mail( string $name, array $parts ): void {
		if ( 'mail' === $name ) {
			$this->mail = new MailTemplate( $name, $parts + $this->mail->to_stored() );
		} elseif ( 'mail_2' === $name ) {
			$this->mail_2 = new MailTemplate( $name, $parts + $this->mail_2->to_stored() );
		}
	}

	/** @param array<array-key, mixed> $texts By key. */
	public function replace_texts( array $texts ): void {
		$this->texts = new Texts( $texts + $this->texts->written() );
	}

	public function replace_settings( string $content ): void {
		$this->settings = new AdditionalSettings( $content );
	}
}
