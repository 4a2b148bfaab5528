<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Blocks\PatternFolder;
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
		( new PatternFolder( self::CATEGORY, __DIR__ . '/patterns' ) )->register(
			__( 'Forms', 'rueda' ),
			__( 'Ready-made forms: rename, add and remove what you like.', 'rueda' ),
			'rueda/form-',
			self::FORMS,
			[ $this, 'pattern' ]
		);
	}

	/**
	 * @param array{title: string, description: string, button: string, fields: list<array<string, mixed>>} $form
	 * @return array<string, mixed>
	 */
	public function pattern( array $form ): array {
		return [
			'title'         => $form['title'],
			'description'   => $form['description'],
			'postTypes'     => [ FormPostType::NAME ],
			'viewportWidth' => 600,
			'content'       => self::content( $form['fields'], $form['button'] ),
		];
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
