<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

defined( 'ABSPATH' ) || exit;

/** Counts the forms of a page, all together. */
final class UnitTags {

	private int $count = 0;

	public function next( int $form_id ): string {
		++$this->count;
		$post = in_the_loop() ? (int) get_the_ID() : 0;
		return sprintf( 'wpcf7-f%d%s-o%d', $form_id, $post > 0 ? '-p' . $post : '', $this->count );
	}
}
