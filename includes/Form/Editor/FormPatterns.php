<?php

declare( strict_types=1 );

namespace Rueda\Form\Editor;

use Rueda\Blocks\PatternFolder;
use Rueda\Form\Field\Field;
use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Page\FormPrinter;

defined( 'ABSPATH' ) || exit;

/** Registers ready-made forms as patterns. Each file in `patterns` describes one form. */
final class FormPatterns {
	private const CATEGORY = 'rueda-forms';

	/** The files in `patterns`; the most usual form comes first. */
	private const FORMS = [ 'contact', 'feedback', 'appointment', 'newsletter', 'application', 'registration' ];

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
	 * @param array{
	 *   title: string, description: string, button: string, fields?: list<array<string, mixed>>,
	 *   steps?: list<array{title: string, answers?: bool, fields: list<array<string, mixed>>}>
	 * } $form With fields or with steps.
	 * @return array<string, mixed>
	 */
	public static function pattern( array $form ): array {
		$content = self::fields( $form['fields'] ?? [] );
		foreach ( $form['steps'] ?? [] as $step ) {
			$content .= get_comment_delimited_block_content(
				Form::STEP,
				array_diff_key( $step, [ 'fields' => true ] ),
				"\n" . self::fields( $step['fields'] )
			) . "\n\n";
		}
		return [
			'title'         => $form['title'],
			'description'   => $form['description'],
			'postTypes'     => [ FormPostType::NAME ],
			'viewportWidth' => 600,
			'content'       => $content
				. get_comment_delimited_block_content( FormPrinter::SUBMIT, [ 'text' => $form['button'] ], '' ),
		];
	}

	/** @param list<array<string, mixed>> $fields The attributes of each field. */
	private static function fields( array $fields ): string {
		$blocks = '';
		foreach ( $fields as $field ) {
			$blocks .= get_comment_delimited_block_content( Field::BLOCK, $field, '' ) . "\n\n";
		}
		return $blocks;
	}
}
