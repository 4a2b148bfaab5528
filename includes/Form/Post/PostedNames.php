<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Form;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;
use WeakMap;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Which of the names that a request brings belong to a form. Nothing else of it is kept. */
final class PostedNames {

	/** The most characters of a value that is no field's: as long as that of a hidden field. */
	public const MOST = 10000;

	/** @var WeakMap<Form, list<string>> */
	private WeakMap $known;

	public function __construct() {
		$this->known = new WeakMap();
	}

	public function has( Form $form, string $name ): bool {
		return null !== $form->field( $name ) || in_array( $name, $this->more( $form ), true );
	}

	/** @return list<string> Besides the fields. Looked for only where something else was posted. */
	private function more( Form $form ): array {
		if ( ! isset( $this->known[ $form ] ) ) {
			/**
			 * Names besides the form's fields that an add-on posts with a form, and that messages keep.
			 *
			 * @param list<string> $names Controls in the form's own HTML, and what its mails name.
			 * @param Form         $form  The form.
			 */
			$names = Listeners::filter(
				'rueda_form_posted_names',
				[ ...self::in_html( $form ), ...self::in_mails( $form ) ],
				$form
			);

			$this->known[ $form ] = Read::strings( $names );
		}
		return $this->known[ $form ];
	}

	/** @return list<string> Of controls that the author wrote as HTML. */
	public static function in_html( Form $form ): array {
		$tags  = new WP_HTML_Tag_Processor( $form->content() );
		$names = [];
		while ( $tags->next_tag() ) {
			$name = in_array( $tags->get_tag(), [ 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON' ], true )
				? $tags->get_attribute( 'name' )
				: null;
			if ( is_string( $name ) ) {
				// As PHP makes of it.
				$names[] = strtr( preg_replace( '/\[.*$/s', '', trim( $name ) ) ?? '', '. ', '__' );
			}
		}
		return $names;
	}

	/** @return list<string> */
	private static function in_mails( Form $form ): array {
		$names = [];
		foreach ( [ $form->mail(), $form->mail_2() ] as $mail ) {
			$text = implode( "\n", array_filter( $mail->to_array(), 'is_string' ) );
			preg_match_all( '/\[\s*(?:_(?:raw|format)_)?([A-Za-z][0-9A-Za-z:._-]*)/', $text, $found );
			array_push(
				$names,
				...array_map( static fn ( string $name ): string => strtr( $name, '.', '_' ), $found[1] )
			);
		}
		return $names;
	}
}
