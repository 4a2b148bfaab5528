<?php

declare( strict_types=1 );

namespace Rueda\Kit\Export;

use Rueda\Kit\Format\DocType;
use Rueda\Support\Database\Rows;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The keys of this site's posts. A key is made of the slug; it differs from the slug when posts share one, when a draft
 * has none, or when the slug has letters that a file's name cannot have.
 */
final class Keys {
	/** @var array<string, array<int, string>> By post type and id. */
	private array $keys = [];

	public function key_of( WP_Post $post ): ?string {
		return $this->of_type( $post->post_type )[ $post->ID ] ?? null;
	}

	public function post( string $key ): ?WP_Post {
		$doc_type = strtok( $key, ':' );
		$id       = array_search( $key, $this->of_type( (string) $doc_type ), true );
		return false === $id ? null : get_post( $id );
	}

	/** @return array<int, string> By the ids of posts, oldest first. */
	public function of_type( string $doc_type ): array {
		return $this->keys[ $doc_type ] ??= DocType::is_known( $doc_type ) ? self::keys_of_type( $doc_type ) : [];
	}

	/** @return array<int, string> */
	private static function keys_of_type( string $doc_type ): array {
		global $wpdb;
		$keys  = [];
		$taken = [];
		// Names alone, of posts in every state; WP_Query would read their content too.
		$find = 'SELECT ID, post_name, post_title FROM %i WHERE post_type = %s'
			. " AND post_status IN ( 'publish', 'future', 'draft', 'pending', 'private' ) ORDER BY ID";
		foreach ( Rows::select( $find, $wpdb->posts, $doc_type ) as $row ) {
			$first  = self::slug( (string) $row['post_name'], (string) $row['post_title'] );
			$free   = $first;
			$number = 2;
			while ( isset( $taken[ $free ] ) ) {
				$free = "{$first}-{$number}";
				++$number;
			}
			$taken[ $free ]           = true;
			$keys[ (int) $row['ID'] ] = $doc_type . ':' . $free;
		}
		return $keys;
	}

	private static function slug( string $slug, string $title ): string {
		$slug = '' === $slug ? sanitize_title( $title ) : $slug;
		$text = preg_replace( '/[^a-z0-9_-]/', '', strtolower( remove_accents( urldecode( $slug ) ) ) ) ?? '';
		$text = ltrim( substr( $text, 0, 150 ), '_-' );
		return '' === $text ? 'item-' . substr( md5( $slug ), 0, 8 ) : $text;
	}
}
