<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Blocks\PatternFolder;
use Rueda\Form\Field\Field;
use Rueda\Form\FormPostType;
use Rueda\Form\Page\FormPrinter;

defined( 'ABSPATH' ) || exit;

/** Registers ready-made forms as patterns. Each file in `patterns` describes one form. */
final class FormPatterns {
	private const CATEGORY = 'rueda-forms';

	/** The files in `patterns`; the most usual form comes first. */
	private const FORMS = [ 'contact', 'feedback', 'appointment', 'newsletter', 'application' ];

	public static function register_all(): void {
		( new PatternFolder( self::CATEGORY, __DIR__ . '/patterns' ) )->register(
			__( 'Forms', 'rueda' ),
			__( 'Ready-made forms: rename, add and remove what you like.', 'rueda' ),
			'rueda/form-',
			self::FORMS,
			[ self::class, 'pattern' ]
		);
	}

	/**
	 * @param array{title: string, description: string, button: string, fields: list<array<string, mixed>>} $form
	 * @return array<string, mixed>
	 */
	public static function pattern( array $form ): array {
		return [
			'title'         => $form['title'],
			'description'   => $form['description'],
			'postTypes'     => [ FormPostType::NAME ],
			'viewportWidth' => 600,
			'content'       => self::content( $form['fields'], $form['button'] ),
		];
	}

	/** @param list<array<string, mixed>> $fields The attributes of each field. */
	private static function content( array $fields, string $button ): string {
		$blocks = '';
		foreach ( $fields as $field ) {
			$blocks .= get_comment_delimited_block_content( Field::BLOCK, $field, '' ) . "\n\n";
		}
		return $blocks . get_comment_delimited_block_content( FormPrinter::SUBMIT, [ 'text' => $button ], '' );
	}
}
