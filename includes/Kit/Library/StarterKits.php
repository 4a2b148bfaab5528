<?php

declare( strict_types=1 );

namespace Rueda\Kit\Library;

use Rueda\Kit\Format\Kit;
use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/**
 * The kits that come with the plugin. Rueda has exported them: tools/kits.mjs puts them in their place.
 *
 * @phpstan-type Told array{
 *   id: string, title: string, description: string, locale: string, thumbnail: string, counts: array<string, int>
 * }
 */
final class StarterKits {
	/** The first of them is the kit that a new site is offered. */
	private const NAMES = [ 'small-site', 'valley', 'wheel-landing', 'contact' ];

	private const LANGUAGES = [ 'en', 'es' ];
	private const FOLDER    = RUEDA_DIR . 'kits';

	/**
	 * All starter kits, those in the site's language first. A kit with damaged files is left out.
	 *
	 * @return list<Told>
	 */
	public static function all(): array {
		$kits = [];
		foreach ( self::ids() as $id ) {
			try {
				$kits[] = self::describe( $id, self::kit( $id ) );
			} catch ( KitError ) {
				continue;
			}
		}
		return $kits;
	}

	/** Null where there is no such kit. */
	public static function open( string $id ): ?Kit {
		return in_array( $id, self::ids(), true ) ? self::kit( $id ) : null;
	}

	/** The kit that a new site is offered, in its language. */
	public static function first(): string {
		return self::NAMES[0] . '-' . self::language();
	}

	/** @return list<string> Those in the site's language first. */
	private static function ids(): array {
		$ids = [];
		foreach ( array_unique( [ self::language(), ...self::LANGUAGES ] ) as $language ) {
			foreach ( self::NAMES as $name ) {
				$ids[] = "$name-$language";
			}
		}
		return $ids;
	}

	private static function kit( string $id ): FolderKit {
		return new FolderKit( self::FOLDER . '/' . $id, self::FOLDER . '/media' );
	}

	/** The site's language, because an admin may use wp-admin in another one. */
	private static function language(): string {
		$language = substr( get_locale(), 0, 2 );
		return in_array( $language, self::LANGUAGES, true ) ? $language : self::LANGUAGES[0];
	}

	/** @return Told */
	private static function describe( string $id, FolderKit $kit ): array {
		$manifest = $kit->manifest();
		$image    = $manifest->media[ $manifest->thumbnail ]['name'] ?? '';
		$types    = array_map( static fn ( $item ): string => $item->doc_type, array_values( $manifest->items ) );
		return [
			'id'          => $id,
			'title'       => $manifest->title,
			'description' => $manifest->description,
			'locale'      => $manifest->locale,
			'thumbnail'   => '' === $image
				? ''
				: RUEDA_URL . 'kits/media/' . FolderKit::image_file( $manifest->thumbnail, $image ),
			'counts'      => array_count_values( $types ),
		];
	}
}
