<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Closure;
use Rueda\Compat\OldNames\CustomTags;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\RepeatedBlocks;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\Intake\EmptyMessage;
use Rueda\Form\Intake\FilledEntries;
use Rueda\Form\Intake\OwnContent;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Markup\AddressMarkup;
use Rueda\Form\Markup\ConditionalMarkup;
use Rueda\Form\Markup\Elements;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\FormMarkup;
use Rueda\Form\Markup\GroupMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\StepMarkup;
use Rueda\Form\Markup\UsedIds;
use Rueda\Form\Markup\View;
use Rueda\Form\Post\Answered;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Prints forms and, inside them, the blocks that they are made of. */
final class FormPrinter {
	public const SUBMIT = Form::SUBMIT;

	/** The form that is being printed: WordPress does not tell a field block which form it belongs to. */
	private ?View $view = null;

	/** Marks the parts with conditions of the form that is being printed. */
	private ?ConditionalMarkup $conditional = null;

	/** Prints the steps of the form that is being printed. */
	private ?StepMarkup $steps = null;

	/** The form that was printed last. */
	private static ?Form $current = null;

	/** How many forms of the page have been printed. */
	private int $count = 0;

	/** @param callable(): ?PlainPost $plain Gives what received a form posted without a script, if there is one. */
	public function __construct(
		private FormMarkup $markup,
		private FieldMarkup $fields,
		private UsedIds $ids,
		private $plain
	) {}

	/** @param array{id: string, name: string, title: string, class: string} $options */
	public function render( Form $form, array $options ): string {
		$post  = in_the_loop() ? (int) get_the_ID() : 0;
		$tag   = sprintf( 'wpcf7-f%d%s-o%d', $form->public_id(), $post > 0 ? '-p' . $post : '', ++$this->count );
		$plain = ( $this->plain )();
		$found = $plain?->outcome( $tag );
		$sent  = $plain?->sent() ?? [];
		if ( [] !== $sent && $form->has_groups() ) {
			$filled = new FilledEntries( new EmptyMessage( $this->fields->days() ) );
			$sent   = $filled->counts( $form, $sent ) + $sent;
		}
		$view = new View( $form, $tag, $post, $this->ids, $found, $sent );
		if ( null !== $found ) {
			ContactFormBlock::enqueue_late_style();
		}

		$this->view    = $view;
		self::$current = $form;
		try {
			return InLocale::run(
				$form->locale(),
				fn (): string => $this->after_sending( $view )
					?? $this->markup->render( $view, $options, $this->content( $view ) )
			);
		} finally {
			$this->view        = null;
			$this->conditional = null;
			$this->steps       = null;
		}
	}

	/** The content that is shown in place of a form whose message was sent; null for none. */
	private function after_sending( View $view ): ?string {
		$all = $view->form()->after_sending();
		if ( [] === $all ) {
			return null;
		}
		foreach ( $all as $after ) {
			OwnContent::enqueue_styles( $after->leads_to_page() ? [] : $after->blocks() );
		}
		$content = $view->content_after_sending();
		return '' === $content ? null : $this->markup->render_content( $view, $content );
	}

	private function content( View $view ): string {
		$form  = $view->form();
		$parts = $form->parts();
		$style = $form->has_groups() ? GroupMarkup::style() : '';
		if ( null === $parts ) {
			return $style . $this->content_in_steps( $view, $form->blocks() );
		}
		$conditional       = new ConditionalMarkup(
			$form,
			$parts,
			fn ( string $name, Closure $shown ): ?array => false === $form->field( $name )?->kind()->is_sent()
				? Answered::calculated( $form, $name, $shown )
				: $this->fields->at_first( $view, $name )
		);
		$this->conditional = $conditional;
		return $style . $conditional->around(
			fn (): string => $this->content_in_steps( $view, ShownBlocks::numbered( $form->blocks() ) )
		);
	}

	/** @param list<array<array-key, mixed>> $blocks */
	private function content_in_steps( View $view, array $blocks ): string {
		if ( ! str_contains( $view->form()->content(), '<!-- wp:' . Form::STEP ) ) {
			return self::blocks( $blocks );
		}
		$this->steps = new StepMarkup(
			$view,
			fn ( array $step ): bool => null !== $this->conditional && $this->conditional->hides( $step )
		);
		return $this->steps->around( $blocks, static fn ( array $some ): string => self::blocks( $some ) );
	}

	/** @param list<array<array-key, mixed>> $blocks */
	private static function blocks( array $blocks ): string {
		$content = '';
		$blocks  = Elements::printed( $blocks );
		$blocks  = CustomTags::are_there() ? CustomTags::printed( $blocks ) : $blocks;
		foreach ( $blocks as $block ) {
			/**
			 * @var array{
			 *   blockName?: string|null, attrs?: array<array-key, mixed>, innerHTML?: string,
			 *   innerBlocks?: array<array<array-key, mixed>>, innerContent?: array<array-key, mixed>
			 * } $block
			 */
			$content .= render_block( $block );
		}
		return $content;
	}

	/** The form that is being printed, or was printed last. */
	public static function current(): ?Form {
		return self::$current;
	}

	public function is_printing(): bool {
		return null !== $this->view;
	}

	/**
	 * Prints the block of a field; outside of a form it prints nothing.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_field( array $attributes ): string {
		if ( null === $this->view ) {
			return '';
		}
		$field = $this->view->form()->field( Read::text( $attributes, 'name' ) )
			?? Field::from_attributes( $attributes );
		if ( '' === $field->name() && $field->kind()->has_name() ) {
			return '';
		}
		$own  = CustomTags::are_there() ? CustomTags::html( new Tag( $field ) ) : null;
		$html = $own ?? $this->fields->render( $this->view, $field );
		// WordPress filters other blocks where the form is printed, but fields are printed after that.
		return null === $this->conditional ? $html : $this->conditional->mark_part( $html, $attributes );
	}

	/**
	 * Prints a step around its inner blocks; outside of a form only those.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_step( array $attributes, string $content ): string {
		$html = null === $this->steps ? $content : $this->steps->section( $attributes, $content );
		return null === $this->conditional ? $html : $this->conditional->mark_part( $html, $attributes );
	}

	/**
	 * Prints an address around its fields; outside of a form only those.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_address( array $attributes, string $content ): string {
		$html = null === $this->view ? $content : AddressMarkup::around( $attributes, $content );
		return null === $this->conditional ? $html : $this->conditional->mark_part( $html, $attributes );
	}

	/**
	 * Prints a repeatable group around its entries; outside of a form only those.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_group( array $attributes, string $content ): string {
		$field = $this->view?->form()->field( Read::text( $attributes, 'name' ) );
		if ( null === $this->view || null === $field ) {
			return $content;
		}
		$html = ( new GroupMarkup( $this->view ) )->group(
			$attributes,
			$field,
			$this->fields->render( $this->view, $field ) . $content
		);
		return null === $this->conditional ? $html : $this->conditional->mark_part( $html, $attributes );
	}

	/**
	 * Prints one entry of a repeatable group, or what is around those that may be left out.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function render_entry( array $attributes, string $content ): string {
		$field = $this->view?->form()->field( Read::text( $attributes, 'group' ) );
		if ( null === $this->view || null === $field ) {
			return null === $this->conditional || null === ShownBlocks::number_of( $attributes )
				? $content
				: $this->conditional->mark_part( "<div>{$content}</div>", $attributes );
		}
		$markup = new GroupMarkup( $this->view );
		if ( ! isset( $attributes[ RepeatedBlocks::NUMBER ] ) ) {
			return $markup->more( $field, $content, $this->fields->at_first( $this->view, $field->name() ) ?? [] );
		}
		$html = $markup->entry( $attributes, $field, $content );
		return null === $this->conditional ? $html : $this->conditional->mark_part( $html, $attributes, false );
	}

	/**
	 * The id and the classes of a button are read as those of a field.
	 *
	 * @param array<array-key, mixed> $attributes
	 */
	public static function button( array $attributes ): Field {
		return Field::from_attributes(
			[ 'htmlId' => Read::text( $attributes, 'htmlId' ), 'className' => Read::text( $attributes, 'className' ) ]
		);
	}

	/** @param array<string, mixed> $attributes */
	public function render_submit( array $attributes ): string {
		if ( null === $this->view ) {
			return '';
		}
		$text    = trim( Read::text( $attributes, 'text' ) );
		$field   = self::button( $attributes );
		$button  = $field->attributes;
		$own     = CustomTags::are_there() ? CustomTags::html( Tag::of_button( $text, $field ) ) : null;
		$element = $own ?? Html::open(
			'input',
			[
				'class' => Html::classes(
					[ 'wpcf7-form-control', 'wpcf7-submit', 'has-spinner', ...$button->classes, 'wp-element-button' ]
				),
				'id'    => '' === $this->ids->take( $button->html_id, '' ) ? null : $button->html_id,
				'type'  => 'submit',
				'value' => '' === $text ? __( 'Send', 'rueda' ) : wp_strip_all_tags( $text ),
			]
		);
		return Html::element( 'p', [ 'class' => 'rueda-submit' ], $element );
	}
}
