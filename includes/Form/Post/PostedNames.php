<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Form;
use Rueda\Support\Listeners\Listeners;
use Rueda\Support\Read;
use WeakMap;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Knows which names of posted values belong to a form. Values with other names are not kept. */
final class PostedNames {
	/** The most characters of a value of no field; hidden fields have the same limit. */
	public const MOST = 10000;

	/** @var WeakMap<Form, list<string>> */
	private WeakMap $known;

	public function __construct() {
		$this->known = new WeakMap();
	}

	public function has( Form $form, string $name ): bool {
		return null !== $form->field( $name ) || in_array( $name, $this->more( $form ), true );
	}

	/** @return list<string> Names besides the fields. They are computed only if other names were posted. */
	private function more( Form $form ): array {
		if ( ! isset( $this->known[ $form ] ) ) {
			/**
			 * Filters the names besides the form's fields whose values are kept with a message.
			 *
			 * @param list<string> $names Names of controls in the form's own HTML, and of mail-tags in its mails.
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

	/** @return list<string> Names of controls that the author wrote as HTML. */
	public static function in_html( Form $form ): array {
		$tags  = new WP_HTML_Tag_Processor( $form->content() );
		$names = [];
		while ( $tags->next_tag() ) {
			$name = in_array( $tags->get_tag(), [ 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON' ], true )
				? $tags->get_attribute( 'name' )
				: null;
			if ( is_string( $name ) ) {
				// PHP changes names of posted values in the same way.
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
