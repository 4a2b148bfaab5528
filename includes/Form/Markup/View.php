<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

use Rueda\Form\AfterSending;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\Protocol\Outcome;
use Rueda\Form\Protocol\UnitTag;

defined( 'ABSPATH' ) || exit;

/** One form on one page: its unit tag, and what the visitor sent, if the form was posted without a script. */
final class View {
	private bool $has_response   = false;
	private ?RequiredMark $marks = null;

	/** @var list<Field>|null The character counters of the form. */
	private ?array $counters = null;

	/** @var array<array-key, int>|null The names of the fields that are shown under conditions. */
	private ?array $conditional = null;

	/** @var array<string, string> Ids of controls. */
	private array $known = [];

	/** @param array<array-key, mixed> $sent What the visitor sent, unslashed, to fill the fields again. */
	public function __construct(
		private Form $form,
		private string $unit_tag,
		private int $container,
		private UsedIds $ids,
		private ?Outcome $outcome = null,
		private array $sent = []
	) {}

	public function form(): Form {
		return $this->form;
	}

	public function unit_tag(): string {
		return $this->unit_tag;
	}

	public function container(): int {
		return $this->container;
	}

	public function marks(): RequiredMark {
		return $this->marks ??= new RequiredMark( $this->form->fields() );
	}

	/** Called only for forms that have such content. */
	public function content_after_sending(): string {
		return AfterSending::content_in( $this->outcome?->extra() ?? [] );
	}

	public function status(): string {
		return null === $this->outcome ? Outcome::INIT : $this->outcome->status();
	}

	public function status_class(): string {
		return Outcome::class_of( $this->status() );
	}

	public function message(): string {
		return null === $this->outcome ? '' : $this->outcome->message();
	}

	/** @return array<string, string> */
	public function errors(): array {
		return null === $this->outcome ? [] : $this->outcome->errors();
	}

	public function error( Field $field ): string {
		return $this->errors()[ $field->name() ] ?? '';
	}

	public function is_invalid( Field $field ): bool {
		return isset( $this->errors()[ $field->name() ] );
	}

	public function is_conditional( Field $field ): bool {
		$this->conditional ??= array_flip( $this->form->parts()?->fields() ?? [] );
		return isset( $this->conditional[ $field->name() ] );
	}

	/** Whether the fields show again what the visitor typed. */
	public function keeps_values(): bool {
		return [] !== $this->sent && null !== $this->outcome && ! $this->outcome->is( Outcome::MAIL_SENT );
	}

	/** @return mixed The value that the visitor sent; null if nothing was sent. */
	public function sent( string $name ): mixed {
		return $this->keeps_values() ? $this->sent[ $name ] ?? null : null;
	}

	/** @return list<string> */
	public function sent_texts( string $name ): array {
		$value = $this->sent( $name );
		return array_values(
			array_map( 'strval', array_filter( is_array( $value ) ? $value : [ $value ], 'is_scalar' ) )
		);
	}

	/** The id of the control: the author's, unless the page has it already; else one that is unique on the page. */
	public function id_of( Field $field ): string {
		$key = $field->name() . '|' . $field->attributes->html_id;

		$this->known[ $key ] ??= $this->ids->take( $field->attributes->html_id, $this->own_id( $field, '' ) );
		return $this->known[ $key ];
	}

	public function own_id( Field $field, string $part ): string {
		$name = '' === $field->name() ? $field->type() : $field->name();
		return preg_replace(
			'/[^A-Za-z0-9_-]+/',
			'_',
			'rueda' . substr( $this->unit_tag, strlen( 'wpcf7' ) ) . '-' . $name . $part
		) ?? '';
	}

	/** The id of what a character counter says. */
	public function count_id( Field $counter ): string {
		$way = $counter->attributes->counts_down ? '-down' : '-up';
		return $this->own_id( $counter, '-' . $counter->attributes->target . $way );
	}

	/** For `aria-describedby`: the ids of the error, which the protocol puts first, of the help and of counters. */
	public function described_by( Field $field ): ?string {
		$ids = [];
		if ( $this->is_invalid( $field ) ) {
			$ids[] = UnitTag::printed_error_id( $this->unit_tag, $field->name() );
		}
		if ( '' !== $field->attributes->help ) {
			$ids[] = $this->own_id( $field, '-help' );
		}
		if ( '' !== $field->kind()->limits_in_words( $field ) ) {
			$ids[] = $this->own_id( $field, '-limits' );
		}
		$this->counters ??= $this->form->fields( 'count' );
		foreach ( $this->counters as $counter ) {
			if ( $counter->attributes->target === $field->name() ) {
				$ids[] = $this->count_id( $counter );
			}
		}
		return [] === $ids ? null : implode( ' ', $ids );
	}

	/** Notes that the author has put the place of the answer among the fields. */
	public function place_response(): void {
		$this->has_response = true;
	}

	public function has_response(): bool {
		return $this->has_response;
	}
}
