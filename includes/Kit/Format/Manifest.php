<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Kit\KitError;

defined( 'ABSPATH' ) || exit;

/**
 * What a kit says of itself. All values in it have been checked.
 *
 * @phpstan-type Image array{name: string, mime: string, bytes: int, width: int, height: int, alt: string}
 */
final class Manifest {
	/**
	 * @param array<string, ManifestItem>                        $items     By their keys.
	 * @param array{cta: bool, share: bool, accessibility: bool} $settings
	 * @param array<string, Image>                               $media     By their SHA-256.
	 * @param string                                             $thumbnail A key of `$media`, or empty.
	 * @param list<array{key: string, title: string, reason?: string}> $unknown Items that cannot be imported. One
	 *        without a reason is of a kind that this version does not know.
	 */
	public function __construct(
		public string $name,
		public string $title,
		public string $description,
		public string $locale,
		public string $created,
		public string $plugin,
		public string $wordpress,
		public array $items,
		public array $settings,
		public array $media,
		public string $thumbnail = '',
		public array $unknown = []
	) {}

	/**
	 * The file of an item.
	 *
	 * @throws KitError When there is no such item.
	 */
	public function file( string $key ): string {
		if ( ! isset( $this->items[ $key ] ) ) {
			throw new KitError( 'kit_damaged', $key );
		}
		return $this->items[ $key ]->file();
	}
}
