<?php

declare( strict_types=1 );

namespace Rueda\Form\Page;

use Rueda\Form\FormPostType;
use Rueda\Form\ImportedForms;

defined( 'ABSPATH' ) || exit;

/** Finds a form that a shortcode names: by its id, hash or title in Contact Form 7, or by its own. */
final class NamedForms {
	/** @param string $id The beginning of a hash, or an id. */
	public function find( string $id, string $title ): ?int {
		$form = 1 === preg_match( '/^[0-9a-f]{7,64}$/D', $id )
			? ImportedForms::with_hash( $id ) ?? $this->with_hash( $id )
			: null;
		if ( null === $form && 1 === preg_match( '/^\d{1,18}$/D', $id ) ) {
			$form = ImportedForms::with_source( (int) $id ) ?? $this->with_number( (int) $id );
		}
		// In the content of a page, a title may contain HTML entities, as in `&amp;`.
		foreach ( '' === $title ? [] : array_unique(
			[ $title, html_entity_decode( $title, ENT_QUOTES | ENT_HTML5 ) ]
		) as $words ) {
			$form ??= ImportedForms::with_title( $words ) ?? $this->with_title( $words );
		}
		return $form;
	}

	/** Finds a form by the hash that the management routes list. The hash is not stored but computed from the id. */
	private function with_hash( string $beginning ): ?int {
		foreach ( $this->ids() as $id ) {
			if ( str_starts_with( FormPostType::hash( $id ), $beginning ) ) {
				return $id;
			}
		}
		return null;
	}

	private function with_number( int $id ): ?int {
		return FormPostType::NAME === get_post_type( $id ) ? $id : null;
	}

	/** A published form comes before a private one of the same title. */
	private function with_title( string $title ): ?int {
		$ids       = $this->ids( $title );
		$published = array_filter( $ids, static fn ( int $id ): bool => 'publish' === get_post_status( $id ) );
		return array_values( $published )[0] ?? $ids[0] ?? null;
	}

	/** @return list<int> Ids of published and private forms, the oldest first; an empty title stands for all titles. */
	private function ids( string $title = '' ): array {
		$found = get_posts(
			[
				'post_type'   => FormPostType::NAME,
				'post_status' => [ 'publish', 'private' ],
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
