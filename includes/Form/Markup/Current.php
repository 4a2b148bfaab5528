<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

defined( 'ABSPATH' ) || exit;

/** The form that is being printed: its fields are blocks, and WordPress calls them without saying for whom. */
final class Current {

	private ?View $view = null;

	public function view(): ?View {
		return $this->view;
	}

	/** @param callable(): string $print */
	public function during( View $view, callable $print ): string {
		$this->view = $view;
		try {
			return $print();
		} finally {
			$this->view = null;
		}
	}
}
