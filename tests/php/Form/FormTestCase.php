<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form;

use Rueda\Form\Form;
use Rueda\Form\Forms;
use Rueda\Form\FormPostType;
use Rueda\Form\MailDefaults;
use Rueda\Tests\TestCase;

/** Forms to test with. */
abstract class FormTestCase extends TestCase {

	/**
	 * @param list<array<string, mixed>> $fields   Attributes of the fields; a text among them is taken as markup.
	 * @param array<string, mixed>       $settings Fields of the post; `meta_input` for metas.
	 */
	final protected function make_form( array $fields, array $settings = [] ): int {
		$content = '';
		foreach ( $fields as $field ) {
			$content .= is_array( $field ) ? sprintf( "<!-- wp:rueda/form-field %s /-->\n", serialize_block_attributes( $field ) ) : $field;
		}
		kses_remove_filters();
		$id = wp_insert_post(
			wp_slash(
				$settings + [
					'post_type'    => FormPostType::NAME,
					'post_status'  => 'publish',
					'post_title'   => 'Contact',
					'post_content' => $content . '<!-- wp:rueda/form-submit /-->',
				]
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	final protected function read_form( int $id ): Form {
		$form = ( new Forms( new MailDefaults() ) )->find( $id );
		self::assertNotNull( $form );
		return $form;
	}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $settings
	 */
	final protected function form( array $fields, array $settings = [] ): Form {
		return $this->read_form( $this->make_form( $fields, $settings ) );
	}
}
