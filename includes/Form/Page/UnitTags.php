<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

defined( 'ABSPATH' ) || exit;

/** Makes the unit tags of the forms on a page. The last number of a tag counts all forms of the page. */
final class UnitTags {
	private int $count = 0;

	public function next( int $form_id ): string {
		++$this->count;
		$post = in_the_loop() ? (int) get_the_ID() : 0;
		return sprintf( 'wpcf7-f%d%s-o%d', $form_id, $post > 0 ? '-p' . $post : '', $this->count );
	}
}
