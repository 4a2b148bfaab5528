<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Module;

/** Forms: where they are stored, how they stand on pages, and what happens to what visitors send. */
final class FormModule implements Module {

	public function __construct( private FormPostType $post_type, private FormMeta $meta ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_types' ] );
	}

	public function register_types(): void {
		$this->post_type->register();
		$this->meta->register();
	}
}
