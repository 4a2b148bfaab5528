<?php

declare( strict_types=1 );

namespace Rueda\Form\Markup;

defined( 'ABSPATH' ) || exit;

/** Remembers the form that is being printed, because WordPress does not tell a field block which form it belongs to. */
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
