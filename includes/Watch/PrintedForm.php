<?php

declare( strict_types=1 );

namespace Rueda\Watch;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** A form as it stands in the HTML of a page. */
final class PrintedForm {
	/** @param array<string, string> $inputs What a browser sends with it besides the visitor's answers, by name. */
	private function __construct( public array $inputs ) {}

	/** @return self|null Null if the form is not on the page. */
	public static function in( string $html, string $public_id ): ?self {
		$tags   = new WP_HTML_Tag_Processor( $html );
		$inputs = [];
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			$tag = $tags->get_tag();
			if ( 'FORM' === $tag ) {
				if ( ( $inputs['_wpcf7'] ?? '' ) === $public_id ) {
					return new self( $inputs );
				}
				$inputs = [];
			} elseif ( 'INPUT' === $tag ) {
				$name  = $tags->get_attribute( 'name' );
				$value = $tags->get_attribute( 'value' );
				// Answers are not taken from the page: the fields of a form have other names.
				if ( is_string( $name ) && 1 === preg_match( '/^_(?!wpcf7_free_text_)/', $name ) ) {
					$inputs[ $name ] = is_string( $value ) ? $value : '';
				}
			}
		}
		return ( $inputs['_wpcf7'] ?? '' ) === $public_id ? new self( $inputs ) : null;
	}
}
