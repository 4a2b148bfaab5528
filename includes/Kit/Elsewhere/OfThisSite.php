<?php

declare( strict_types=1 );

namespace Rueda\Kit\Elsewhere;

defined( 'ABSPATH' ) || exit;

/**
 * The names of this site's own posts in a kit that the site has made of its pages. In all other kits, the numbers of
 * posts and images are those of another site.
 */
final class OfThisSite {
	/** The field of the manifest that only this site can write. */
	public const MARK = 'rueda_site';

	/** WordPress makes no slug with two hyphens side by side, so such a key finds no post by its slug. */
	private const SLUG = 'of-this-site--';

	public static function signature(): string {
		return wp_hash( 'rueda_kit_of_this_site' );
	}

	/** @param array<array-key, mixed> $manifest As it is written in the file. */
	public static function has_made( array $manifest ): bool {
		$mark = $manifest[ self::MARK ] ?? null;
		return is_string( $mark ) && hash_equals( self::signature(), $mark );
	}

	public static function slug( int $id ): string {
		return self::SLUG . $id;
	}

	public static function key( string $type, int $id ): string {
		return $type . ':' . self::slug( $id );
	}

	/** The post that a key names; 0 where it names none of this type. */
	public static function post_of( string $key ): int {
		$id = self::number( $key );
		return $id > 0 && get_post_type( $id ) === strstr( $key, ':', true ) ? $id : 0;
	}

	/** The number in a key; 0 where the key names no post of this site. */
	public static function number( string $key ): int {
		return 1 === preg_match( '/^\w+:' . self::SLUG . '(\d{1,18})$/D', $key, $found ) ? (int) $found[1] : 0;
	}
}
