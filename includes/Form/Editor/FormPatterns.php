<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Form\Field\Field;
use Rueda\Form\FormPostType;
use Rueda\Form\Page\FormPrinter;

defined( 'ABSPATH' ) || exit;

/** Ready-made forms. Each file in `patterns` is one: its title, what it is for, and its fields. */
final class FormPatterns {
	private const CATEGORY = 'rueda-forms';

	/** Files in `patterns`, the most usual first. */
	private const FORMS = [ 'contact', 'feedback', 'appointment', 'newsletter', 'application' ];

	public function register_all(): void {
		// A screen that answers REST calls of its own asks twice.
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( self::CATEGORY ) ) {
			return;
		}
		register_block_pattern_category(
			self::CATEGORY,
			[
				'label'       => __( 'Forms', 'rueda' ),
				'description' => __( 'Ready-made forms: rename, add and remove what you like.', 'rueda' ),
			]
		);
		foreach ( self::FORMS as $name ) {
			$form = $this->read( $name );
			register_block_pattern(
				'rueda/form-' . $name,
				[
					'title'         => $form['title'],
					'description'   => $form['description'],
					'categories'    => [ self::CATEGORY ],
					'postTypes'     => [ FormPostType::NAME ],
					'viewportWidth' => 600,
					'content'       => self::content( $form['fields'], $form['button'] ),
				]
			);
		}
	}

	/** @return array{title: string, description: string, button: string, fields: list<array<string, mixed>>} */
	private function read( string $name ): array {
		/** @var array{title: string, description: string, button: string, fields: list<array<string, mixed>>} $form */
		$form = require __DIR__ . "/patterns/$name.php";
		return $form;
	}

	/** @param list<array<string, mixed>> $fields Attributes of each. */
	private static function content( array $fields, string $button ): string {
		$blocks = '';
		foreach ( $fields as $field ) {
			$blocks .= get_comment_delimited_block_content( Field::BLOCK, $field, '' ) . "\n\n";
		}
		return $blocks . get_comment_delimited_block_content( FormPrinter::SUBMIT, [ 'text' => $button ], '' );
	}
}
