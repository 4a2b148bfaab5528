<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

defined( 'ABSPATH' ) || exit;

/** A line of words around the fields of a template. */
final class Words {

	/** What is longer says more than which field this is. */
	private const LABEL = 120;

	/**
	 * @param bool $is_rich  Whether a paragraph can hold it; else it stays HTML.
	 * @param bool $is_label Whether its author said that it names a field.
	 * @param bool $is_shown Whether there is more in it to see than words: pictures, buttons.
	 */
	public function __construct(
		private string $html = '',
		private bool $is_rich = true,
		private bool $is_label = false,
		private bool $is_shown = false
	) {}

	public function and( Words $more ): self {
		return new self(
			$this->html . $more->html,
			$this->is_rich && $more->is_rich,
			$this->is_label || $more->is_label,
			$this->is_shown || $more->is_shown
		);
	}

	public function html(): string {
		return Html::line( $this->html );
	}

	public function is_rich(): bool {
		return $this->is_rich;
	}

	public function is_blank(): bool {
		return $this->is_rich && ! $this->is_shown && '' === Html::plain( $this->html );
	}

	public function has_words(): bool {
		return '' !== Html::plain( $this->html );
	}

	public function is_shown(): bool {
		return $this->is_shown;
	}

	/** Whether it plainly names the field that comes next. */
	public function can_be_label(): bool {
		$plain = Html::plain( $this->html );
		if ( '' === $plain || $this->is_shown ) {
			return false;
		}
		return $this->is_label
			|| ( mb_strlen( $plain ) <= self::LABEL && 1 !== preg_match( '/.{40}[.!]$/us', $plain ) );
	}

	/** As our label takes it: with what marks up words, and without empty marks. */
	public function label(): string {
		$html = preg_replace( '~<([a-z]+)\b[^>]*>\s*</\1>~i', '', wp_kses( $this->html, 'data' ) );
		return Html::line( $html ?? '' );
	}
}
