<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Rueda\Form\FormPostType;
use Rueda\Form\ImportedForms;
use Rueda\Form\Value\Secret;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a form as shortcodes of the protocol name it: those that were imported by what they were called there, all by
 * what they are called here.
 */
final class NamedForms {
	public function __construct( private ImportedForms $imported ) {}

	/** @param string $id The beginning of a hash, or a number. */
	public function find( string $id, string $title ): ?int {
		$form = 1 === preg_match( '/^[0-9a-f]{7,64}$/D', $id )
			? $this->imported->with_hash( $id ) ?? $this->with_hash( $id )
			: null;
		if ( null === $form && 1 === preg_match( '/^\d{1,18}$/D', $id ) ) {
			$form = $this->imported->of( (int) $id ) ?? $this->with_number( (int) $id );
		}
		// In the text of a page an ampersand may be written in two ways.
		foreach ( '' === $title ? [] : array_unique(
			[ $title, html_entity_decode( $title, ENT_QUOTES | ENT_HTML5 ) ]
		) as $words ) {
			$form ??= $this->imported->with_title( $words ) ?? $this->with_title( $words );
		}
		return $form;
	}

	/** The hash that the protocol's list of forms tells is not stored: it is made of the number. */
	private function with_hash( string $beginning ): ?int {
		foreach ( $this->ids() as $id ) {
			if ( str_starts_with( Secret::mark( 'form', (string) $id ), $beginning ) ) {
				return $id;
			}
		}
		return null;
	}

	private function with_number( int $id ): ?int {
		return FormPostType::NAME === get_post_type( $id ) ? $id : null;
	}

	private function with_title( string $title ): ?int {
		return $this->ids( $title )[0] ?? null;
	}

	/** @return list<int> Of published forms, the oldest first; of all titles where none is named. */
	private function ids( string $title = '' ): array {
		$found = get_posts(
			[
				'post_type'   => FormPostType::NAME,
				'title'       => $title,
				'numberposts' => -1,
				'fields'      => 'ids',
				'orderby'     => 'ID',
				'order'       => 'ASC',
			]
		);
		return array_values( array_filter( $found, 'is_int' ) );
	}
}
