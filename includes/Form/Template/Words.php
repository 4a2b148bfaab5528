<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Support\Label;

defined( 'ABSPATH' ) || exit;

/**
 * A piece of text around the fields of a template.
 *
 * @immutable
 */
final class Words {
	/** The most characters of a label; longer text says more than what the field is. */
	private const LABEL = 120;

	/** Text that is nothing but tags which nobody knows, as in `[step "Two"]`. */
	private const TAGS = '~^(?:\[/?[a-z][^\[\]]*+\]\s*+)++$~D';

	/**
	 * @param bool $is_rich  Whether a paragraph may contain it; otherwise it becomes an HTML block.
	 * @param bool $is_label Whether the author marked it as a label.
	 * @param bool $is_shown Whether it contains more than text, such as images or buttons.
	 */
	public function __construct(
		private string $html = '',
		public bool $is_rich = true,
		private bool $is_label = false,
		public bool $is_shown = false
	) {}

	/** The words of a label or legend element. Its classes stay with them, because a theme may draw them by these. */
	public static function of_label( Node $node ): self {
		$html    = $node->inner();
		$classes = TemplateHtml::line( $node->attribute( 'class' ) );
		if ( '' !== $classes && '' !== TemplateHtml::plain( $html ) ) {
			$html = sprintf( '<span class="%s">%s</span>', esc_attr( $classes ), TemplateHtml::line( $html ) );
		}
		return new self( $html, TemplateHtml::is_words( $node ), true );
	}

	public function and( Words $more ): self {
		return new self(
			$this->html . $more->html,
			$this->is_rich && $more->is_rich,
			$this->is_label || $more->is_label,
			$this->is_shown || $more->is_shown
		);
	}

	public function html(): string {
		return TemplateHtml::line( $this->html );
	}

	public function is_blank(): bool {
		return $this->is_rich && ! $this->is_shown && '' === TemplateHtml::plain( $this->html );
	}

	public function has_words(): bool {
		return '' !== TemplateHtml::plain( $this->html );
	}

	/** Whether the text can be the label of the next field. */
	public function can_be_label(): bool {
		$plain = TemplateHtml::plain( $this->html );
		if ( '' === $plain || $this->is_shown ) {
			return false;
		}
		return $this->is_label || (
			mb_strlen( $plain ) <= self::LABEL
			&& 1 !== preg_match( '/.{40}[.!]$/us', $plain )
			&& 1 !== preg_match( self::TAGS, $plain )
		);
	}

	/** The HTML as our labels allow it: inline markup only. An empty element is an icon if it has a class. */
	public function label(): string {
		$html = Label::with_classes( $this->html );
		$html = preg_replace( '~<([a-z]+)(?![^>]*\sclass=)\b[^>]*>\s*</\1>~i', '', $html );
		return TemplateHtml::line( $html ?? '' );
	}
}
